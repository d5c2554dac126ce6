/** English: short, plain, kind. An error says what is wrong and, where it can, what to do. */
import type { Problem } from '../../base/problem.js';
import { refuseConflict } from '../../board/conflicts.js';
import { houseNameOf } from '../../shape/names.js';
import { ruleOf } from '../../shape/shapes.js';
import { sayProblem } from '../problems.js';
import type { ProblemWords, ShapeWords, Words } from '../words.js';
import { boardProblems } from './boardProblems.js';
import { formats } from './formats.js';
import { list, number } from './grammar.js';
import { nameFace, nameHouse, nameOrientation } from './houses.js';
import { makingProblems } from './makingProblems.js';
import { sayRule } from './rules.js';
import { savedGameProblems } from './savedGameProblems.js';
import { sayAnswer, sayContradiction, sayLeaf } from './search.js';
import { shapeProblems } from './shapeProblems.js';
import { shapes } from './shapes.js';
import { sayStep } from './steps.js';
import { levels, techniques } from './techniques.js';
import { textProblems } from './textProblems.js';
import { sayProgress, sayShortfall, shortages } from './work.js';

const problems: ProblemWords = {
  ...shapeProblems,
  ...boardProblems,
  ...textProblems,
  ...savedGameProblems,
  ...makingProblems,
};

/** The sentence, behind the part of the file that it is about. */
function problem(problem: Problem): string {
  const { item, field, character } = problem;
  const puzzle = item === undefined ? '' : `Puzzle ${number(item)}: `;
  const at = character === undefined ? '' : ` at character ${number(character)}`;
  const where = field === undefined ? '' : `In "${field}"${at}: `;
  return `${puzzle}${where}${sayProblem(problems, problem)}`;
}

function placedProblem(placed: Problem): string {
  const { line, column } = placed;
  if (line === undefined) return problem(placed);
  const at = column === undefined ? '' : `, column ${number(column)}`;
  return `line ${number(line)}${at}: ${problem(placed)}`;
}

const shapesBySpec: Readonly<Record<string, ShapeWords>> = shapes;

export const english: Words = {
  language: 'en',
  number,
  list,
  problem,
  placedProblem,
  conflict: (grid, conflict) => problem(refuseConflict(grid, conflict).problem),
  contradiction: sayContradiction,
  shortage: shortage => shortages[shortage],
  shortfall: sayShortfall,
  progress: sayProgress,
  rule: spec => sayRule(ruleOf(spec)),
  shape: spec => (Object.hasOwn(shapes, spec) ? shapesBySpec[spec] : undefined),
  house: (shape, house) => nameHouse(houseNameOf(shape, house)),
  orientation: (shape, orientation) => nameOrientation(shape, orientation, false),
  houses: (shape, orientation, count) =>
    `${number(count)} ${nameOrientation(shape, orientation, count !== 1)}`,
  face: nameFace,
  step: sayStep,
  technique: name => techniques[name],
  level: level => levels[level],
  format: name => formats[name],
  answer: sayAnswer,
  leaf: sayLeaf,
};
