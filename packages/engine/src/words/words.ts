/**
 * What a language must be able to say. Everything before this room is data; a language is one object of this form, in a
 * folder of its own, and the engine's users ask `wordsFor` for it. Names of cells, axes and shapes are notation and the
 * same in all of them.
 */
import type { FaceName } from '../base/houseName.js';
import type { Problem, ProblemCode, ProblemTable } from '../base/problem.js';
import type { Shortage } from '../base/shortage.js';
import type { Conflict } from '../board/conflicts.js';
import type { Grid } from '../board/grid.js';
import type { FormatName } from '../format/formats.js';
import type { Shortfall } from '../generate/order.js';
import type { Level } from '../grade/scale.js';
import type { Strength } from '../logic/focus.js';
import type { Candidate, Step } from '../logic/step.js';
import type { TechniqueName } from '../logic/techniqueNames.js';
import type { Constraint, KindName } from '../shape/constraint.js';
import type { Fact } from '../shape/facts.js';
import type { MotionName } from '../shape/frame.js';
import type { House, Orientation, Shape } from '../shape/shape.js';
import type { Spec } from '../shape/spec.js';
import type { Progress } from '../solve/budget.js';
import type { Contradiction } from '../solve/contradiction.js';
import type { SolutionLeaf } from '../solve/solutionTree.js';

/** A sentence for every code and detail. */
export type ProblemWords = {
  readonly [C in ProblemCode]: {
    readonly [D in keyof ProblemTable[C]]: (parameters: ProblemTable[C][D]) => string;
  };
};

/** What is said of a step, as a tree: cases, and what follows in each, can be folded away. */
export interface Telling {
  readonly text: string;
  readonly parts: readonly Telling[];
  /** What comes of all the parts. */
  readonly end?: string;
}

/** A technique in words. */
export interface TechniqueWords {
  readonly title: string;
  /** What it is, in one sentence for somebody who has not met it. */
  readonly what: string;
  /** Why it is right, in one sentence. */
  readonly why: string;
}

/** A shape of the catalog in words. */
export interface ShapeWords {
  readonly title: string;
  /** One line that makes somebody want to try it. */
  readonly line: string;
}

/** A fact in words. */
export interface FactWords {
  readonly label: string;
  readonly value: string;
  /** Where it comes from, or what shows it. */
  readonly source: string;
}

/** What is said wherever a puzzle is read and shown. It stands apart, so that a page that says no more fetches no more. */
export interface PlainWords {
  /** As in a language tag: `en`. */
  readonly language: string;
  number(value: number): string;
  /** `a, b and c`; of a long list the first few, and how many more. */
  list(items: readonly string[], joint?: 'and' | 'or'): string;
  /** What is wrong, as one or two whole sentences, without the line. */
  problem(problem: Problem): string;
  /** The same behind its line and column, if it has them. */
  placedProblem(problem: Problem): string;
  /** What a constraint demands, as a sentence. */
  constraint(shape: Shape, constraint: Constraint): string;
  /** A house, to stand inside a sentence: `row 3`. */
  house(shape: Shape, house: House): string;
  face(name: FaceName): string;
}

/** What is said where puzzles are offered. */
export interface CatalogWords {
  /** The title and line of a shape of the catalog. */
  shape(spec: string): ShapeWords | undefined;
  level(level: Level): string;
}

/** What is said where a puzzle is put on paper. */
export interface RuleWords {
  /** The rule of a shape in one sentence. */
  rule(spec: Spec): string;
}

/** What is said of puzzles, their shapes and the work on them, short of how they are solved. */
export interface PuzzleWords extends PlainWords, CatalogWords, RuleWords {
  conflict(grid: Grid, conflict: Conflict): string;
  /** Why work ended early, as a sentence. */
  shortage(shortage: Shortage): string;
  /** What the best puzzle that was found has instead of what was wanted: the end of a sentence. */
  shortfall(shortfall: Shortfall): string;
  /** How far work is: `12 of 50 grids`. */
  progress(progress: Progress): string;

  /** A kind of constraint, without an article: `cage`. */
  kind(name: KindName): string;
  /** A constraint as a legend calls it, without its cells: `cage 17`. */
  constraintLabel(shape: Shape, constraint: Constraint): string;
  /** A house of those that lie alike, without an article: `row`, `xy box`. */
  orientation(shape: Shape, orientation: Orientation): string;
  /** So many of them: `9 rows`. */
  houses(shape: Shape, orientation: Orientation, count: number): string;
}

/** Everything that can be said in a language. */
export interface Words extends PuzzleWords {
  contradiction(shape: Shape, contradiction: Contradiction): string;
  step(shape: Shape, step: Step, strength?: Strength): string;
  /** The whole step, with its cases apart; `step` says the same in one text. */
  telling(shape: Shape, step: Step): Telling;
  /** A technique, as it is told of this shape: on flat boards in rows, columns and boxes, elsewhere in houses. */
  technique(name: TechniqueName, shape?: Shape): TechniqueWords;

  /** The two answers to a question of a solution tree, and its ends. */
  answer(shape: Shape, candidate: Candidate, holds: boolean): string;
  leaf(leaf: SolutionLeaf): string;
}

/** What is looked up and not played with. */
export interface ReferenceWords {
  /** What is known of a shape. */
  fact(fact: Fact): FactWords;
  /** What a format is, to stand behind its name. */
  format(name: FormatName): string;
  /** A motion that generates symmetries of a shape, as a sentence. */
  motion(shape: Shape, name: MotionName): string;
  /** What constraints of a kind demand, for somebody who has not met them. */
  kindMeaning(name: KindName): string;
}
