/** How much room an element has on the page, now and after every change of it. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Room } from './fitBoards.js';

export function useRoom(ref: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoom(before =>
        before?.width === width && before.height === height && before.textSize === textSize
          ? before
          : { width, height, textSize },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}
