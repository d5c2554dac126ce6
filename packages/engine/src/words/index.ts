/** Sentences for people, of problems, rules, houses, steps, techniques and levels. */
export { catalogWordsFor } from './catalog.js';
export { english } from './en/index.js';
export { languages, wordsFor } from './languages.js';
export { plainWordsFor } from './plain.js';
export { puzzleWordsFor } from './puzzles.js';
export { referenceFor } from './reference.js';
export { ruleWordsFor } from './rules.js';
export { describeShape, type ShapeData } from './shapeData.js';
export { drawSolutionTree } from './solutionTreeText.js';
export { describeStep } from './stepData.js';
export { type OutlineLine, outlineTelling } from './stepParts.js';
export type {
  FactWords,
  PlainWords,
  ReferenceWords,
  ShapeWords,
  TechniqueWords,
  Telling,
  Words,
} from './words.js';
