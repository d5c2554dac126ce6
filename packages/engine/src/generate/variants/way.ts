/** How a kind of constraint comes into a puzzle. */
import type { Random } from '../../base/random.js';
import type { ConstraintSpec } from '../../shape/constraint.js';
import type { Shape } from '../../shape/shape.js';
import type { Ground } from './ground.js';

interface Counts {
  /** How many there are when no number is said, and how many there can be at all. */
  readonly usual: (shape: Shape) => number;
  readonly most: (shape: Shape) => number;
}

/** It describes a finished grid: one after the other is laid where it holds, until there is no room. */
export interface LaidOnGrid extends Counts {
  readonly on: 'grid';
  readonly lay: (ground: Ground) => ConstraintSpec | undefined;
}

/** It decides which grids there are: it is stated first, and the grid is filled under it. */
export interface StatedFirst extends Counts {
  readonly on: 'rule';
  /** Whether another seed may state it otherwise. */
  readonly isDrawn: boolean;
  readonly state: (shape: Shape, count: number, random: Random) => readonly ConstraintSpec[];
}

export type Way = LaidOnGrid | StatedFirst;
