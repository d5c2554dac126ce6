/** English for what is said of every puzzle: what is wrong with it, and where. */
import type { Problem } from '../../base/problem.js';
import { houseNameOf } from '../../shape/names.js';
import { type NameRule, sayProblem } from '../problems.js';
import { shorten } from '../shorten.js';
import type { PlainWords, ProblemWords } from '../words.js';
import { boardProblems } from './boardProblems.js';
import { sayConstraint } from './constraints.js';
import { list, number, quote } from './grammar.js';
import { nameFace, nameHouse } from './houses.js';
import { makingProblems } from './makingProblems.js';
import { savedGameProblems } from './savedGameProblems.js';
import { shapeProblems } from './shapeProblems.js';
import { textProblems } from './textProblems.js';

const problems: ProblemWords = {
  ...shapeProblems,
  ...boardProblems,
  ...textProblems,
  ...savedGameProblems,
  ...makingProblems,
};

/** Shorter than what is cut as a whole, so that the quotation ends. */
const longestTitle = 40;
const nameRule: NameRule = title => (title === undefined ? 'this rule' : quote(shorten(title, longestTitle)));

/** The sentence, behind the part of the file that it is about. */
function problem(problem: Problem): string {
  const { item, field, character, ruleFile } = problem;
  const puzzle = item === undefined ? '' : `Puzzle ${number(item)}: `;
  const at = character === undefined ? '' : ` at character ${number(character)}`;
  const where = field === undefined ? '' : `In "${field}"${at}: `;
  const file = ruleFile === undefined ? '' : `In ${shorten(ruleFile)}: `;
  return `${puzzle}${where}${file}${sayProblem(problems, problem, nameRule)}`;
}

function placedProblem(placed: Problem): string {
  const { line, column } = placed;
  if (line === undefined) return problem(placed);
  const at = column === undefined ? '' : `, column ${number(column)}`;
  return `line ${number(line)}${at}: ${problem(placed)}`;
}

export const plainEnglish: PlainWords = {
  language: 'en',
  number,
  list,
  problem,
  placedProblem,
  constraint: sayConstraint,
  house: (shape, house) => nameHouse(houseNameOf(shape, house)),
  face: nameFace,
};
