/** The next step of a puzzle with everything that is said and drawn of it. */
import { fail, ok, type Result } from '../base/result.js';
import type { Grid } from '../board/grid.js';
import { asPuzzle, type Puzzle } from '../board/puzzle.js';
import { withEvidence } from '../logic/evidence.js';
import { ladderUpTo } from '../logic/ladder.js';
import { Position } from '../logic/position.js';
import type { Step } from '../logic/step.js';
import { nextStep } from '../logic/technique.js';
import type { TechniqueName } from '../logic/techniqueNames.js';
import { makeStepPicture } from '../render/stepPicture.js';
import { wordsFor } from '../words/languages.js';
import { isUnique } from './solve.js';

/** A step with its words and its picture. */
export interface Hint {
  readonly technique: TechniqueName;
  /** What the technique is called. */
  readonly title: string;
  /** The whole step in words. */
  readonly text: string;
  /** The step on the board, as an SVG file. It is drawn when it is first asked for. */
  readonly picture: string;
  /** The step as data: what it places and strikes out, and why. */
  readonly step: Step;
}

/** What the player has entered, and the language of the words. */
export interface HintOptions {
  /** The player's symbols beside the clues; they have to agree with the rule. */
  readonly entries?: Grid;
  /** The language, as a tag such as `en`. */
  readonly language?: string;
}

/** The easiest next step; a problem where symbols contradict each other, and undefined where there is nothing to do or no step is found. */
export function hint(
  puzzle: Puzzle,
  { entries, language = 'en' }: HintOptions = {},
): Result<Hint | undefined> {
  const refused = entries && refuseEntries(puzzle, entries);
  if (refused) return refused;
  const position = Position.of(puzzle, entries && { entries });
  const assumeUnique = isUnique(puzzle) === true;
  const found = position.isSolved ? undefined : nextStep(position, ladderUpTo({ assumeUnique }));
  if (!found) return ok(undefined);
  const step = withEvidence(position, found);
  const words = wordsFor(language);
  const { title } = words.technique(step.technique, puzzle.shape);
  const text = words.step(puzzle.shape, step);
  let picture: string | undefined;
  return ok({
    technique: step.technique,
    title,
    text,
    get picture() {
      picture ??= makeStepPicture(position, step, { title: text });
      return picture;
    },
    step,
  });
}

/** Why entries do not go with a puzzle, if they do not. */
function refuseEntries({ shape, symbols }: Puzzle, entries: Grid): Result<never> | undefined {
  if (entries.shape.name !== shape.name)
    return fail('cell-count', 'other-shape', { given: entries.shape.name, wanted: shape.name });
  const both = Uint8Array.from(symbols, (clue, cell) => clue || entries.symbols[cell]);
  const merged = asPuzzle({ shape, symbols: both });
  return merged.ok ? undefined : merged;
}
