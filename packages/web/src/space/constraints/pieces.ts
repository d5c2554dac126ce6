/** What is drawn of constraints, in terms of cells: hulls around them, strokes through them, cones between two, marks on them. */
import type { Cell } from '@hyperdoku/engine';

export interface Hull {
  readonly cells: readonly Cell[];
  /** How far it stays inside of the cubes of its cells. */
  readonly inset: number;
  /** How much its faces are seen beside its edges. */
  readonly fill: number;
}

/** Full, pale inside, or a ring that is open. */
export type Core = 'full' | 'pale' | 'open';

/** A tube through the middles of its cells; of a single cell, a ball. */
export interface Stroke {
  readonly cells: readonly Cell[];
  readonly radius: number;
  readonly core: Core;
  readonly isDashed: boolean;
  /** How much is left free at its first end. */
  readonly free: number;
}

/** Points from one cell to another, between them or at the end of a stroke. */
export interface Cone {
  readonly from: Cell;
  readonly to: Cell;
  readonly radius: number;
  readonly length: number;
  readonly at: 'between' | 'end';
}

/** A small sign between two cells or, of a single cell, at a place in it. */
export interface Mark {
  readonly cells: readonly Cell[];
  readonly form: 'tag' | 'disc' | 'square';
  /** Paper and ink change with the theme; white and black do not. */
  readonly ground: 'paper' | 'ink' | 'white' | 'black';
  readonly at: 'middle' | 'corner' | 'foot';
  readonly size: number;
  readonly text: string;
}

export interface Pieces {
  readonly hulls: readonly Hull[];
  readonly strokes: readonly Stroke[];
  readonly cones: readonly Cone[];
  readonly marks: readonly Mark[];
}

const nothing: Pieces = { hulls: [], strokes: [], cones: [], marks: [] };

export const draw = (pieces: Partial<Pieces>): Pieces => ({ ...nothing, ...pieces });

export const stroke = (
  cells: readonly Cell[],
  radius: number,
  { core = 'full', isDashed = false, free = 0 }: Partial<Stroke> = {},
): Stroke => ({ cells, radius, core, isDashed, free });

export const ball = (cell: Cell, radius: number, core: Core = 'full'): Stroke =>
  stroke([cell], radius, { core });

/** All cells that a constraint is drawn at. */
export function cellsOfPieces({ hulls, strokes, cones, marks }: Pieces): ReadonlySet<Cell> {
  const cells = new Set<Cell>();
  for (const piece of [...hulls, ...strokes, ...marks]) for (const cell of piece.cells) cells.add(cell);
  for (const { from, to } of cones) cells.add(from).add(to);
  return cells;
}
