/**
 * Makes room for the hint in the column beside the boards: what is not needed to read it makes way, piece by piece, until the whole hint is
 * seen. How long its sentence is and how large its letters are, no style sheet knows; so it is measured.
 */
import { type RefObject, useLayoutEffect } from 'react';

/** Nothing makes way; the tools do; the perspective too; at last the hint comes first, and scrolls if it is still too long. */
const stages = [0, 1, 2, 3];

export function useHintRoom(panel: RefObject<HTMLElement | null>, hint: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hint has another length
  useLayoutEffect(() => {
    const card = panel.current;
    const side = card?.closest<HTMLElement>('.side');
    if (!card || !side) return;
    const fit = (): void => {
      for (const stage of stages) {
        side.dataset.crowded = String(stage);
        if (isWhole(card, side)) break;
      }
      // On a phone the column is a part of the page.
      card.scrollIntoView({ block: 'nearest' });
    };
    fit();
    addEventListener('resize', fit);
    return () => {
      removeEventListener('resize', fit);
      delete side.dataset.crowded;
    };
  }, [panel, hint]);
}

/** Whether all of the card is seen, and no part of its text is scrolled to. */
function isWhole(card: HTMLElement, side: HTMLElement): boolean {
  const text = card.querySelector('.hint-text');
  const end = Math.min(side.getBoundingClientRect().bottom, innerHeight);
  const isCut = text !== null && text.scrollHeight > text.clientHeight + 1;
  return !isCut && card.getBoundingClientRect().bottom <= end + 1;
}
