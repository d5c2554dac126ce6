/**
 * Guided moves on a small puzzle: what a shape has to show that flat Sudoku has not, one move at a time. A tour is data: the puzzle, and what
 * the player is to do at each stop. Why a symbol goes where it goes is found by the engine on the board as it is, as for any hint.
 */
import {
  type Cell,
  coordinatesOf,
  ladderUpTo,
  orientationOf,
  positionFrom,
  type Session,
  type Shape,
  type Step,
  stepsOf,
  type TechniqueName,
  withEvidence,
} from '@hyperdoku/engine';
import { isTourName, type TourName } from './tourNames.js';

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
  | { readonly kind: 'space' }
  /** Watches how a line grows to a square, a cube and a tesseract: as many axes as these; turned at last, to see it as one thing. */
  | { readonly kind: 'grow'; readonly axes: number; readonly turns?: boolean };

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

const tesseract: Tour = {
  puzzle:
    '2x2x1x1:2.3.3.214.1313421243..1.2431...4431..243.12..43.3..1213413..4.134..3134..421.134.12.2..1...31.4224313.2..3424..313424.132.3.3.2.13.2.21.21....212..13.241.4.4..3.124243.4.1.1342.2131.42.4.12..434212.34.3.2.2134312.24.312424.1.2..43122.3.31.42134342.421.1.4.',
  stops: [
    { kind: 'grow', axes: 1 },
    { kind: 'grow', axes: 2 },
    { kind: 'grow', axes: 3 },
    { kind: 'grow', axes: 4 },
    { kind: 'grow', axes: 4, turns: true },
    write('line', [0], 'full-house'),
    write('line', [2], 'full-house'),
    write('line', [3], 'full-house'),
    write('box', [0, 1], 'hidden-single'),
    write('line', [3], 'hidden-single'),
  ],
};

const tours: Readonly<Record<TourName, Tour>> = { cube, tesseract };

export const tourNamed = (name: string): Tour | undefined => (isTourName(name) ? tours[name] : undefined);

/** A step that concludes nothing. */
const nothing: Step = {
  technique: 'full-house',
  houses: [],
  covers: [],
  constraints: [],
  cells: [],
  fins: [],
  symbols: [],
  chain: [],
  branches: [],
  placements: [],
  eliminations: [],
};

/** All cells along the first so many axes, at the beginning of the others. */
function cellsAlong(shape: Shape, axes: number): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < shape.cellCount; cell++)
    if (coordinatesOf(shape, cell).every((at, axis) => axis < axes || at === 0)) cells.push(cell);
  return cells;
}

/** The move of a stop, on the board as it is now; none where the player is to look, not to write. */
export function findMove(session: Session, stop: Stop): Step | undefined {
  // What is only looked at is lit as what a step is about; what turns has its hues instead.
  if (stop.kind === 'grow')
    return stop.turns ? undefined : { ...nothing, cells: cellsAlong(session.shape, stop.axes) };
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
