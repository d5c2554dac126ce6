/**
 * Mouse and finger on the canvas: a tap picks a cell, a drag turns the camera; a mouse hovers over cells. A tap at the place of
 * the last one goes on to the next cell behind, a double click asks for more, and a finger that rests looks inside.
 */
import type { Point } from './picking.js';

/** Less is a tap, more is a drag. */
const dragPixels = 6;
/** How long a finger rests until it looks inside. */
const longPress = 450;

export interface Gestures {
  /** A cell is tapped; `more` while it is added to the others. */
  readonly select: (cell: number, more: boolean) => void;
  readonly hover: (cell: number | undefined) => void;
  /** A double click on a cell. */
  readonly open?: (cell: number) => void;
  /** A finger rests on the canvas, or leaves it again. */
  readonly peek?: (isOn: boolean) => void;
}

/** What is drawn: the cells under a point, the topmost first, and whether one hides what is behind it. */
interface Pointed {
  readonly cellsAt: (point: Point) => readonly number[];
  readonly hides: (cell: number) => boolean;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const isNear = (a: Place, b: Place): boolean => Math.hypot(a.x - b.x, a.y - b.y) < dragPixels;

/** Follows the pointer; returns how to stop. */
export function watchPointer(
  canvas: HTMLCanvasElement,
  { cellsAt, hides }: Pointed,
  { select, hover, open, peek }: Gestures,
): () => void {
  const placeOf = ({ clientX: x, clientY: y }: MouseEvent): Place => ({ x, y });
  const under = ({ x, y }: Place): readonly number[] => {
    const box = canvas.getBoundingClientRect();
    return cellsAt({ x: ((x - box.left) / box.width) * 2 - 1, y: 1 - ((y - box.top) / box.height) * 2 });
  };
  /** The cell under the mouse, and where that began. */
  let hovered: (Place & { readonly cell: number | undefined; readonly isPicked?: boolean }) | undefined;
  /** A cell that was picked stays under the mouse; one that lights empty ones too, though one of them now lies before it. */
  const choose = (cells: readonly number[], place: Place): number | undefined => {
    if (hovered?.cell === undefined || !isNear(hovered, place)) return cells[0];
    const at = cells.indexOf(hovered.cell);
    return at < 0 || (!hovered.isPicked && cells.slice(0, at).some(hides)) ? cells[0] : hovered.cell;
  };
  let down: Place | undefined;
  /** Where the last tap was, and what it picked. */
  let last: (Place & { readonly cell: number }) | undefined;
  /** The fingers on the canvas: two of them turn or move it, and are no tap. */
  const fingers = new Set<number>();
  let frame = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let isPeeking = false;
  const stopPeeking = (): void => {
    clearTimeout(resting);
    if (isPeeking) peek?.(false);
    isPeeking = false;
  };
  const tap = (place: Place, more: boolean): void => {
    const cells = under(place);
    const isAgain = last !== undefined && isNear(last, place) && cells.includes(last.cell);
    const again = isAgain && last ? cells[(cells.indexOf(last.cell) + 1) % cells.length] : undefined;
    const cell = again ?? choose(cells, place);
    if (cell === undefined) return;
    last = { ...place, cell };
    hovered = { ...place, cell, isPicked: true };
    select(cell, more);
  };
  const stop = new AbortController();
  const listen = <T extends keyof HTMLElementEventMap>(
    type: T,
    hear: (event: HTMLElementEventMap[T]) => void,
  ): void => canvas.addEventListener(type, hear, { signal: stop.signal });
  listen('pointerdown', event => {
    fingers.add(event.pointerId);
    stopPeeking();
    down = fingers.size === 1 ? placeOf(event) : undefined;
    if (!down || event.pointerType === 'mouse' || !peek) return;
    resting = setTimeout(() => {
      isPeeking = true;
      down = undefined;
      peek(true);
    }, longPress);
  });
  listen('pointercancel', event => {
    fingers.delete(event.pointerId);
    stopPeeking();
    down = undefined;
  });
  let tapped: Place | undefined;
  listen('pointerup', event => {
    fingers.delete(event.pointerId);
    const place = placeOf(event);
    tapped = down && event.button === 0 && !isPeeking && isNear(down, place) ? place : undefined;
    stopPeeking();
    down = undefined;
  });
  listen('click', event => {
    if (!tapped) return;
    // The second click of two is no wish for the cell behind.
    if (event.detail === 2 && last && isNear(last, tapped)) open?.(last.cell);
    else tap(tapped, event.ctrlKey || event.metaKey);
    tapped = undefined;
  });
  listen('pointermove', event => {
    if (down && !isNear(down, placeOf(event))) clearTimeout(resting);
    if (event.pointerType !== 'mouse' || event.buttons !== 0 || frame !== 0) return;
    // Once a frame is enough for the eye.
    frame = requestAnimationFrame(() => {
      frame = 0;
      const place = placeOf(event);
      const cell = choose(under(place), place);
      if (cell !== hovered?.cell) hovered = { ...place, cell };
      hover(cell);
    });
  });
  listen('pointerleave', () => {
    cancelAnimationFrame(frame);
    frame = 0;
    hovered = undefined;
    hover(undefined);
  });
  return () => {
    cancelAnimationFrame(frame);
    stopPeeking();
    stop.abort();
  };
}
