/** English: short, plain, kind. An error says what is wrong and, where it can, what to do. */

import { refuseConflict } from '../../board/conflicts.js';
import { ruleOf } from '../../shape/shapes.js';
import type { ShapeWords, Words } from '../words.js';
import { labelConstraint, nameKind } from './constraints.js';
import { number } from './grammar.js';
import { nameOrientation } from './houses.js';
import { plainEnglish } from './plain.js';
import { sayRule } from './rules.js';
import { sayAnswer, sayContradiction, sayLeaf } from './search.js';
import { shapes } from './shapes.js';
import { sayStep, tellStep } from './steps.js';
import { reasons } from './techniqueReasons.js';
import { levels, techniques } from './techniques.js';
import { sayProgress, sayShortfall, shortages } from './work.js';

const shapesBySpec: Readonly<Record<string, ShapeWords>> = shapes;

export const english: Words = {
  ...plainEnglish,
  conflict: (grid, conflict) => plainEnglish.problem(refuseConflict(grid, conflict).problem),
  contradiction: sayContradiction,
  kind: nameKind,
  constraintLabel: labelConstraint,
  shortage: shortage => shortages[shortage],
  shortfall: sayShortfall,
  progress: sayProgress,
  rule: spec => sayRule(ruleOf(spec)),
  shape: spec => (Object.hasOwn(shapes, spec) ? shapesBySpec[spec] : undefined),
  orientation: (shape, orientation) => nameOrientation(shape, orientation, false),
  houses: (shape, orientation, count) =>
    `${number(count)} ${nameOrientation(shape, orientation, count !== 1)}`,
  step: sayStep,
  telling: tellStep,
  technique: name => ({ ...techniques[name], why: reasons[name] }),
  level: level => levels[level],
  answer: sayAnswer,
  leaf: sayLeaf,
};
