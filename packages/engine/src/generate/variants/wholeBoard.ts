/** Rules for the whole board, which are stated before its grid is filled. */
import type { Random } from '../../base/random.js';
import type { ConstraintSpec, KindName } from '../../shape/constraint.js';
import type { Shape } from '../../shape/shape.js';
import { directionsOf } from './directions.js';
import type { StatedFirst } from './way.js';

const stateOnce = (kind: KindName): StatedFirst => ({
  on: 'rule',
  isDrawn: false,
  usual: () => 1,
  most: () => 1,
  state: () => [{ kind }],
});

/** So many of a list, drawn at random. */
const draw = (
  usual: (shape: Shape) => number,
  list: (shape: Shape) => readonly (readonly number[])[],
  state: (steps: readonly (readonly number[])[]) => readonly ConstraintSpec[],
): StatedFirst => ({
  on: 'rule',
  isDrawn: true,
  usual,
  most: shape => list(shape).length,
  state: (shape: Shape, count: number, random: Random) => {
    const all = list(shape);
    return state([...random.permutation(all.length)].slice(0, count).map(at => all[at]));
  },
});

/** Axes along which a diagonal runs from corner to corner are equally long, and no longer than there are symbols. */
const diagonalsOf = (shape: Shape): readonly (readonly number[])[] =>
  directionsOf(shape).filter(step => {
    const lengths = shape.extents.filter((_, axis) => step[axis] !== 0);
    return lengths[0] <= shape.symbols && lengths.every(length => length === lengths[0]);
  });

/** How far apart cells may lie that are told to differ. */
const farthest = 3;

/** Steps like a knight's, along two axes and not equally far along both. */
const leapsOf = (shape: Shape): readonly (readonly number[])[] =>
  directionsOf(shape)
    .filter(step => step.filter(by => by !== 0).length === 2)
    .flatMap(step =>
      Array.from({ length: farthest * farthest }, (_, i) => [
        1 + (i % farthest),
        1 + Math.floor(i / farthest),
      ])
        .filter(([first, second]) => first !== second)
        .map(([first, second]) => {
          const at = step.findIndex(by => by !== 0);
          return step.map((by, axis) => by * (axis === at ? first : second));
        }),
    );

export const antiKnight = stateOnce('anti-knight');
export const antiKing = stateOnce('anti-king');
export const nonConsecutive = stateOnce('non-consecutive');
export const windoku = stateOnce('windoku');
export const disjointGroups = stateOnce('disjoint-groups');
/** Both of a square, as Sudoku X has them; in more dimensions one of many. */
export const diagonal = draw(
  ({ extents }) => (extents.length === 2 ? 2 : 1),
  diagonalsOf,
  steps => steps.map(direction => ({ kind: 'diagonal', direction })),
);
export const offsets = draw(
  () => 1,
  leapsOf,
  steps => [{ kind: 'offsets', offsets: steps }],
);
