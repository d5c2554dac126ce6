/**
 * What every kind of constraint means, said a second time and without the engine: conditions on the symbols of some cells. From these
 * a formula is made by forbidding every wrong filling of those cells one by one, which is long and plain.
 */
import type { KindName } from '@hyperdoku/engine';

/** A small board without gaps: cells are counted along the first axis first. */
export interface Board {
  /** The spec of the shape without constraints. */
  readonly base: string;
  readonly symbols: number;
  readonly extents: readonly number[];
  /** How long the boxes are along each axis, for each way in which they lie. */
  readonly boxes: readonly (readonly number[])[];
}

export interface Condition {
  readonly cells: readonly number[];
  holds(symbols: readonly number[]): boolean;
}

/** A constraint as a rule states it, of which this reads what it knows. */
export interface Stated {
  readonly kind: KindName;
  readonly cells?: readonly number[];
  readonly others?: readonly number[];
  readonly circle?: readonly number[];
  readonly symbols?: readonly number[];
  readonly direction?: readonly number[];
  readonly offsets?: readonly (readonly number[])[];
  readonly sum?: number;
  readonly difference?: number;
  readonly ratio?: number;
  readonly slow?: boolean;
}

const span = (length: number): number[] => Array.from({ length }, (_, i) => i);

export const cellCountOf = ({ extents }: Board): number => extents.reduce((a, b) => a * b);

const placeOf = ({ extents }: Board, cell: number): number[] => {
  let left = cell;
  return extents.map(extent => {
    const at = left % extent;
    left = (left - at) / extent;
    return at;
  });
};

const add = (symbols: readonly number[]): number => symbols.reduce((a, b) => a + b, 0);
const areDifferent = (symbols: readonly number[]): boolean => new Set(symbols).size === symbols.length;
const follow = (symbols: readonly number[], test: (a: number, b: number) => boolean): boolean =>
  symbols.every((symbol, i) => i === 0 || test(symbols[i - 1], symbol));

/** Every two cells whose places differ like this have symbols that fit together. */
function wherever(
  board: Board,
  isMeant: (step: readonly number[]) => boolean,
  fit: (a: number, b: number) => boolean,
): Condition[] {
  const places = span(cellCountOf(board)).map(cell => placeOf(board, cell));
  return places.flatMap((one, a) =>
    places
      .slice(0, a)
      .flatMap((other, b) =>
        isMeant(one.map((at, axis) => at - other[axis]))
          ? [{ cells: [a, b], holds: ([x, y]: readonly number[]) => fit(x, y) }]
          : [],
      ),
  );
}

const differ = (a: number, b: number): boolean => a !== b;
const lengthsOf = (step: readonly number[]): string =>
  step
    .map(Math.abs)
    .filter(along => along > 0)
    .sort()
    .join();

/** The cells of the board in groups by a key; those without one are in none. */
function groupBy(board: Board, keyOf: (place: readonly number[]) => string | undefined): number[][] {
  const groups = new Map<string, number[]>();
  for (const cell of span(cellCountOf(board))) {
    const key = keyOf(placeOf(board, cell));
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), cell]);
  }
  return [...groups.values()];
}

const allDiffer = (groups: readonly (readonly number[])[]): Condition[] =>
  groups.flatMap(cells =>
    cells.flatMap((cell, i) =>
      cells.slice(0, i).map(other => ({
        cells: [cell, other],
        holds: areDifferent,
      })),
    ),
  );

function diagonals(board: Board, direction: readonly number[]): number[][] {
  return groupBy(board, place => {
    const along = place.flatMap((at, axis) =>
      direction[axis] === 0 ? [] : [direction[axis] > 0 ? at : board.extents[axis] - 1 - at],
    );
    return new Set(along).size === 1 ? place.filter((_, axis) => direction[axis] === 0).join() : undefined;
  });
}

/** Windows leave one cell at the border and one between each other. */
const windows = (board: Board): number[][] =>
  board.boxes.flatMap((lengths, way) =>
    groupBy(board, place => {
      const window = place.map((at, axis) => {
        const length = lengths[axis];
        if (length === 1) return `=${at}`;
        const number = Math.floor((at - 1) / (length + 1));
        const start = 1 + number * (length + 1);
        const isInside = at >= start && at < start + length && start + length < board.extents[axis];
        return isInside ? String(number) : undefined;
      });
      return window.includes(undefined) ? undefined : `${way}: ${window}`;
    }),
  );

const alikeInBoxes = (board: Board): number[][] =>
  board.boxes.flatMap((lengths, way) =>
    groupBy(
      board,
      place => `${way}: ${place.map((at, axis) => (lengths[axis] === 1 ? `=${at}` : at % lengths[axis]))}`,
    ),
  );

/** What a constraint demands of a board. */
export function meaningOf(stated: Stated, board: Board): readonly Condition[] {
  const { kind, cells = [], others = [], circle = [], symbols = [], sum = Number.NaN } = stated;
  const all = (holds: Condition['holds']): Condition[] => [{ cells, holds }];
  const each = (holds: (symbol: number) => boolean): Condition[] =>
    cells.map(cell => ({ cells: [cell], holds: ([symbol]) => holds(symbol) }));
  switch (kind) {
    case 'region':
      return allDiffer([cells]);
    case 'diagonal':
      return allDiffer(diagonals(board, stated.direction ?? []));
    case 'windoku':
      return allDiffer(windows(board));
    case 'disjoint-groups':
      return allDiffer(alikeInBoxes(board));
    case 'anti-knight':
      return wherever(board, step => lengthsOf(step) === '1,2', differ);
    case 'anti-king':
      return wherever(board, step => Math.max(...step.map(Math.abs)) === 1, differ);
    case 'offsets': {
      const meant = (stated.offsets ?? []).flatMap(step => [String(step), String(step.map(at => 0 - at))]);
      return wherever(board, step => meant.includes(String(step)), differ);
    }
    case 'non-consecutive':
      return wherever(
        board,
        step => lengthsOf(step) === '1',
        (a, b) => Math.abs(a - b) !== 1,
      );
    case 'killer':
      return all(they => areDifferent(they) && (Number.isNaN(sum) || add(they) === sum));
    case 'little-killer':
    case 'xv':
      return all(they => add(they) === sum);
    case 'arrow': {
      const digits = circle.length;
      const number = (they: readonly number[]): number =>
        they.reduce((value, digit) => 10 * value + digit, 0);
      const holds = (they: readonly number[]): boolean =>
        number(they.slice(0, digits)) === add(they.slice(digits));
      return [{ cells: [...circle, ...cells], holds }];
    }
    case 'thermo':
      return all(they => follow(they, (a, b) => (stated.slow ? a <= b : a < b)));
    case 'greater':
      return all(([first, ...rest]) => rest.every(symbol => symbol < first));
    case 'white-dot':
      return all(([a, b]) => Math.abs(a - b) === (stated.difference ?? 1));
    case 'black-dot': {
      const ratio = stated.ratio ?? 2;
      return all(([a, b]) => a * ratio === b || b * ratio === a);
    }
    case 'whisper': {
      const least = stated.difference ?? Math.ceil(board.symbols / 2);
      return all(they => follow(they, (a, b) => Math.abs(a - b) >= least));
    }
    case 'palindrome':
      return all(they => they.join() === [...they].reverse().join());
    case 'renban':
      return all(they => areDifferent(they) && Math.max(...they) - Math.min(...they) === they.length - 1);
    case 'between':
      return all(they => {
        const ends = [they[0], they[they.length - 1]];
        return they.slice(1, -1).every(symbol => symbol > Math.min(...ends) && symbol < Math.max(...ends));
      });
    case 'clone':
      return cells.map((cell, i) => ({ cells: [cell, others[i]], holds: ([a, b]) => a === b }));
    case 'odd':
      return each(symbol => symbol % 2 === 1);
    case 'even':
      return each(symbol => symbol % 2 === 0);
    case 'candidates':
      return each(symbol => symbols.includes(symbol));
  }
}

export const isMetBy = ({ cells, holds }: Condition, grid: ArrayLike<number>): boolean =>
  holds(cells.map(cell => grid[cell]));

/** Clauses that forbid every wrong filling of the cells of a condition; variable cell · symbols + symbol says that it is there. */
export function forbidWrong({ cells, holds }: Condition, symbols: number): number[][] {
  const clauses: number[][] = [];
  for (let number = 0; number < symbols ** cells.length; number++) {
    const filling = cells.map((_, i) => (Math.floor(number / symbols ** i) % symbols) + 1);
    if (!holds(filling)) clauses.push(cells.map((cell, i) => -(cell * symbols + filling[i])));
  }
  return clauses;
}
