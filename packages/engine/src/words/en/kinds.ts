/** What constraints of each kind demand, for somebody who has not met them. */
import type { KindName } from '../../shape/constraint.js';
import { boardSentences } from './constraints.js';

export const kinds: Readonly<Record<KindName, string>> = {
  ...boardSentences,
  region: 'No symbol stands twice in these cells, wherever they lie.',
  diagonal: 'No symbol stands twice on the diagonal, from corner to corner.',
  offsets: 'Cells that are so many steps apart along each axis hold different symbols.',
  killer: 'The symbols of a cage are all different, and add up to its sum if it has one.',
  'little-killer': 'The symbols of these cells, often a diagonal, add up to the sum; they may repeat.',
  arrow: 'The symbols along the arrow add up to the number in its circle.',
  thermo:
    'Symbols rise from the bulb to the end; along a slow thermometer they may also stay the same, but never fall.',
  greater: 'The first cell holds a greater symbol than the second.',
  'white-dot': 'The symbols on both sides of the dot differ by 1, or by as much as you say.',
  'black-dot': 'One of the two symbols is twice the other, or as many times it as you say.',
  xv: 'The two symbols add up to 10 (X), to 5 (V), or to another number.',
  whisper: 'Neighbours on the line differ by at least half the number of symbols, or by as much as you say.',
  palindrome: 'The line reads the same from both ends.',
  renban: 'The line holds symbols that follow each other, in any order and without repeats.',
  between: 'What lies on the line lies strictly between the symbols at its two ends.',
  clone: 'Two groups of cells hold the same symbols at the same places.',
  odd: 'These cells hold odd symbols.',
  even: 'These cells hold even symbols.',
  candidates: 'These cells hold one of the symbols you choose.',
};
