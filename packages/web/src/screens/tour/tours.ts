/**
 * Guided moves on a small puzzle: what a shape has to show that flat Sudoku has not, one move at a time. A tour is data: the puzzle, and what
 * the player is to do at each stop. Why a symbol goes where it goes is found by the engine on the board as it is, as for any hint.
 */
import {
  ladderUpTo,
  orientationOf,
  positionFrom,
  type Session,
  type Step,
  stepsOf,
  type TechniqueName,
  withEvidence,
} from '@hyperdoku/engine';
import type { TourName } from './tourNames.js';

export type Stop =
  /** Writes a symbol that a house of this kind, lying along these axes, leaves no other place for. */
  | {
      readonly kind: 'write';
      readonly house: 'line' | 'box';
      readonly axes: readonly number[];
      readonly by: TechniqueName;
    }
  /** Looks along an axis. */
  | { readonly kind: 'look'; readonly axis: number }
  /** Opens the view in space. */
  | { readonly kind: 'space' };

export interface Tour {
  readonly puzzle: string;
  readonly stops: readonly Stop[];
}

const write = (house: 'line' | 'box', axes: readonly number[], by: TechniqueName): Stop => ({
  kind: 'write',
  house,
  axes,
  by,
});

const cube: Tour = {
  puzzle: '4^3:2.434.21.412123.34.2.234214.4321432.2.431.34341.12343..2.3..2143',
  stops: [
    write('line', [0], 'full-house'),
    write('line', [1], 'hidden-single'),
    write('line', [2], 'full-house'),
    write('line', [2], 'hidden-single'),
    write('box', [0, 1], 'hidden-single'),
    { kind: 'look', axis: 0 },
    write('box', [1, 2], 'hidden-single'),
    { kind: 'look', axis: 1 },
    write('box', [0, 2], 'hidden-single'),
    { kind: 'space' },
  ],
};

const tours: Readonly<Record<TourName, Tour>> = { cube };

export const tourNamed = (name: string): Tour | undefined =>
  Object.hasOwn(tours, name) ? tours[name as TourName] : undefined;

/** The move of a stop, on the board as it is now; none where the player is to look, not to write. */
export function findMove(session: Session, stop: Stop): Step | undefined {
  const position = positionFrom(session.toQuestion());
  if (stop.kind !== 'write' || !position.ok) return undefined;
  const { shape } = session;
  for (const technique of ladderUpTo({}).filter(({ name }) => name === stop.by))
    for (const step of stepsOf(technique, position.value)) {
      const [house] = step.houses;
      if (step.placements.length !== 1 || house === undefined) continue;
      const { kind, axes } = orientationOf(shape, house);
      if (kind === stop.house && `${axes}` === `${stop.axes}`) return withEvidence(position.value, step);
    }
  return undefined;
}
