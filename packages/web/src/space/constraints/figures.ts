/** All that is drawn of the constraints of a shape, once for all layouts: pieces by constraint, and the tints of hulls. */
import type { Cell, Constraint, Shape } from '@hyperdoku/engine';
import { type Colour, lookOf } from './looks.js';
import { cellsOfPieces, type Mark, type Pieces } from './pieces.js';
import { chooseTints } from './tints.js';
import { type Touching, touchingIn } from './touching.js';

export interface Figure extends Pieces {
  /** The constraint that it is drawn for, by its index. */
  readonly owner: number;
  readonly cells: ReadonlySet<Cell>;
  readonly colour: Colour;
  /** The number of its tint, where it is tinted. */
  readonly tint: number;
}

export interface Figures {
  readonly list: readonly Figure[];
  readonly touching: Touching;
  /** How soon the distance takes them away, from 1: the sooner, the more of them lie behind each other. */
  readonly steep: number;
  /** All marks, each with the index of its figure. */
  readonly marks: readonly { readonly figure: number; readonly mark: Mark }[];
}

export function figuresOf(shape: Shape): Figures {
  const touching = touchingIn(shape);
  const drawn = shape.constraints.flatMap((constraint, owner) => drawFigure(shape, constraint, owner));
  const tinted = drawn.filter(({ colour }) => colour === 'tinted');
  const tints = chooseTints(
    tinted.map(({ cells }) => cells),
    touching,
  );
  const list = drawn.map(figure => ({ ...figure, tint: tints[tinted.indexOf(figure)] ?? 0 }));
  return {
    list,
    touching,
    steep: steepnessOf(shape, list),
    marks: list.flatMap(({ marks }, figure) => marks.map(mark => ({ figure, mark }))),
  };
}

function steepnessOf({ extents, cellCount }: Shape, figures: readonly Figure[]): number {
  const drawn = new Set(figures.flatMap(({ cells }) => [...cells]));
  const deep = Math.max(1, (Math.max(...extents) / 4) ** 1.5);
  return 1 + (deep - 1) * (drawn.size / cellCount);
}

function drawFigure(shape: Shape, constraint: Constraint, owner: number): Omit<Figure, 'tint'>[] {
  const look = lookOf(constraint.spec.kind);
  if (!look) return [];
  const pieces = look.draw(constraint, shape);
  return [{ ...pieces, owner, cells: cellsOfPieces(pieces), colour: look.colour }];
}
