/** Why each technique is right, in a sentence for somebody who has not met it. */
import type { TechniqueName } from '../../logic/techniqueNames.js';
import type { HouseText } from './houseTerms.js';

const subset =
  'The cells see each other, so each needs a symbol of its own, and there are no more: every one is used up in them.';
const hidden = 'Each of the symbols has to stand in one of the cells, so the cells are full with them.';
const fish =
  'Each of the first needs the symbol, and none of those that cross them takes it twice; so each of these gets it from one of the first, and has no room for it elsewhere.';
const finned =
  'Either a fin holds the symbol, or none does and the pattern is whole; what goes sees the fins and loses the symbol in both cases.';
const chain =
  'If the first does not hold, the last does; so one of the two holds, and whatever both rule out goes.';
const twoPairs =
  'The two places that see each other do not both hold the symbol, so one of the other two does.';
const trial = 'What leads to a contradiction is wrong.';

export const reasons: Readonly<Record<TechniqueName, HouseText>> = {
  'full-house': ({ a }) => `Every symbol stands once in ${a}, and only one is missing.`,
  'hidden-single':
    'Every symbol has to stand somewhere there, and all other places see it already or have lost it.',
  'last-in-constraint': 'All its other cells are filled, and only this symbol meets what it demands.',
  'naked-single': 'Every other symbol stands in a cell that it sees, or has been ruled out.',
  'cage-combinations': 'The cage holds one of these sets, whichever it is.',
  'line-bounds': 'Whatever the other cells hold, nothing that goes would meet what the constraint demands.',
  'locked-candidates': 'The symbol stands in one of these places, and what goes sees every one of them.',
  'house-sum': ({ one }) =>
    `Every ${one} holds every symbol once, so its sum is known, and the sums of the cages are given.`,
  'naked-pair': subset,
  'hidden-pair': hidden,
  'naked-triple': subset,
  'hidden-triple': hidden,
  'joint-sum':
    'Each of them holds every symbol once, so their sum is known, and the sums of the cages are given.',
  'x-wing': fish,
  'xy-wing': 'The cell holds one of its two symbols, and each of them leaves the third symbol to a wing.',
  'naked-quad': subset,
  'hidden-quad': hidden,
  pigeonhole: subset,
  swordfish: fish,
  skyscraper: twoPairs,
  'two-string-kite': twoPairs,
  'turbot-fish': twoPairs,
  'empty-rectangle':
    'If the symbol does not stand at the one place, it stands at the other, which leaves it only the places in the box that are not seen from there; what goes sees the first place and all of these.',
  'wxyz-wing':
    'All but one of the symbols fill at most one cell each, which leaves at least one cell for the last.',
  'sue-de-coq':
    'No symbol fills two of the cells, and there are as many symbols as cells; so each fills one, and goes from wherever all its places there are seen.',
  'als-xz': chain,
  'als-xy-wing': chain,
  'xyz-wing':
    'The cell holds one of its three symbols: the shared one, or one that leaves the shared one to a wing.',
  'w-wing':
    'If neither cell held the second symbol, both would hold the first, and what joins them would have no place for it.',
  'simple-colouring': ({ a }) =>
    `Where ${a} has two places, one holds the symbol and the other does not; so all places of one colour hold it, and none of the other.`,
  'multi-colouring':
    'Of each group one colour holds the symbol; two colours that see each other cannot both, so one of the other two does.',
  'unique-rectangle':
    'The two symbols could change places without touching anything else, and there would be a second solution.',
  'hidden-rectangle':
    'The two symbols could change places without touching anything else, and there would be a second solution.',
  bug: 'Without the third symbol every open cell could take the other one of its two, and there would be a second solution.',
  'finned-x-wing': finned,
  jellyfish: fish,
  'finned-swordfish': finned,
  'x-chain': chain,
  'xy-chain': chain,
  'avoidable-rectangle':
    'The two symbols could change places without touching a clue, and there would be a second solution.',
  'alternating-chain': chain,
  'mixed-fish': fish,
  template: ({ one }) =>
    `Every ${one} needs the symbol, and with it in this cell there is no way to give it to all of them.`,
  'grouped-chain': chain,
  'set-chain': chain,
  'forcing-chain': 'One of the cases is true, and all that can be true come to the same.',
  'short-trial': trial,
  'long-trial': trial,
  'nested-trial': trial,
  search: trial,
};
