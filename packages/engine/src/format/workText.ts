/** What became of an order or a budget, as sentences. */
import type { Shortfall } from '../generate/generate.js';
import type { Shortage } from '../solve/budget.js';

const shortageTexts: Readonly<Record<Shortage, string>> = {
  aborted: 'The work was stopped.',
  nodes: 'As many guesses as allowed were made.',
  time: 'The time ran out.',
};

export const makeShortageText = (shortage: Shortage): string => shortageTexts[shortage];

/** What the best puzzle that was found has instead of what was wanted: the end of a sentence. */
export function makeShortfallText(shortfall: Shortfall): string {
  switch (shortfall.kind) {
    case 'clues':
      return `${shortfall.got} clues instead of ${shortfall.wanted}`;
    case 'minimal':
      return 'clues that may not be needed';
    case 'ungraded':
      return 'no grade';
    case 'level':
      return `the level ${shortfall.got} instead of ${shortfall.wanted}`;
    case 'technique':
      return `${shortfall.got ?? 'nothing'} as its hardest technique instead of ${shortfall.wanted}`;
  }
}
