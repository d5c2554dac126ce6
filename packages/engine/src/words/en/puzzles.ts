/** English for what is said of puzzles, short of how they are solved. */
import { refuseConflict } from '../../board/conflicts.js';
import type { PuzzleWords } from '../words.js';
import { catalogEnglish } from './catalog.js';
import { labelConstraint, nameKind } from './constraints.js';
import { number } from './grammar.js';
import { nameOrientation } from './houses.js';
import { plainEnglish } from './plain.js';
import { ruleEnglish } from './rules.js';
import { sayProgress, sayShortfall, shortages } from './work.js';

export const puzzleEnglish: PuzzleWords = {
  ...plainEnglish,
  ...catalogEnglish,
  ...ruleEnglish,
  conflict: (grid, conflict) => plainEnglish.problem(refuseConflict(grid, conflict).problem),
  kind: nameKind,
  constraintLabel: labelConstraint,
  shortage: shortage => shortages[shortage],
  shortfall: sayShortfall,
  progress: sayProgress,
  orientation: (shape, orientation) => nameOrientation(shape, orientation, false),
  houses: (shape, orientation, count) =>
    `${number(count)} ${nameOrientation(shape, orientation, count !== 1)}`,
};
