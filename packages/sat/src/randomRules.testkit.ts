/** Rules of random constraints of all kinds on small boards, most of them made so that a hidden solution obeys them. */
import {
  createRandom,
  expectOk,
  instantGrid,
  type KindName,
  kindNames,
  moveSymbols,
  parseShape,
  type Random,
  randomSymmetry,
  type Seed,
} from '@hyperdoku/engine';
import { type Board, cellCountOf, isMetBy, meaningOf, type Stated } from './meanings.testkit.js';

const boards: readonly Board[] = [
  { base: '2x2', symbols: 4, extents: [4, 4], boxes: [[2, 2]] },
  { base: '3x2', symbols: 6, extents: [6, 6], boxes: [[3, 2]] },
  { base: '2x2x1', symbols: 4, extents: [4, 4, 4], boxes: [[2, 2, 1]] },
  {
    base: '4^3',
    symbols: 4,
    extents: [4, 4, 4],
    boxes: [
      [2, 2, 1],
      [2, 1, 2],
      [1, 2, 2],
    ],
  },
  { base: 'latin:4^2', symbols: 4, extents: [4, 4], boxes: [] },
  { base: 'latin:5^2', symbols: 5, extents: [5, 5], boxes: [] },
  { base: 'latin:3^3', symbols: 3, extents: [3, 3, 3], boxes: [] },
];

/** What holds on the whole board is hard to obey; a rule has one such constraint at most. */
const global: readonly KindName[] = [
  'diagonal',
  'windoku',
  'disjoint-groups',
  'anti-knight',
  'anti-king',
  'offsets',
  'non-consecutive',
];
const local = kindNames.filter(kind => !global.includes(kind));

export interface RandomRule {
  readonly board: Board;
  readonly constraints: readonly Stated[];
  /** Some symbols of the hidden solution, 0 for blank. */
  readonly clues: Uint8Array;
  /** A solution of the board, which most of the constraints obey. */
  readonly hidden: Uint8Array;
}

export function makeRule(seed: Seed): RandomRule {
  const random = createRandom(seed);
  const board = boards[random.below(boards.length)];
  const shape = expectOk(parseShape(board.base));
  const instant = instantGrid(shape);
  if (!instant) throw new Error(`no solution of ${board.base} is at hand`);
  const hidden = moveSymbols(randomSymmetry(shape, random), instant);
  const constraints: Stated[] = [];
  if (random.below(3) === 0)
    constraints.push(obeyed(board, global[random.below(global.length)], hidden, random));
  const wanted = 1 + random.below(6);
  for (let i = 0; i < wanted; i++)
    constraints.push(obeyed(board, local[random.below(local.length)], hidden, random));
  const share = random.below(50);
  const clues = Uint8Array.from(hidden, symbol => (random.below(100) < share ? symbol : 0));
  return { board, constraints, clues, hidden };
}

/** A killer: all of a board cut into cages of a hidden solution, each of neighbours where it can be. */
export function makeKiller(seed: Seed): RandomRule {
  const random = createRandom(seed);
  const board = boards[random.below(boards.length)];
  const { extents } = board;
  const shape = expectOk(parseShape(board.base));
  const hidden = moveSymbols(randomSymmetry(shape, random), instantGrid(shape) ?? new Uint8Array());
  const strides = extents.map((_, axis) => extents.slice(0, axis).reduce((a, b) => a * b, 1));
  const areNear = (a: number, b: number): boolean => strides.includes(Math.abs(a - b));
  const taken = new Set<number>();
  const constraints: Stated[] = [];
  const order = [...random.permutation(cellCountOf(board))];
  for (const first of order) {
    if (taken.has(first)) continue;
    const cells = [first];
    const size = 1 + random.below(4);
    for (const cell of order) {
      if (cells.length >= size) break;
      const isFree = !taken.has(cell) && !cells.includes(cell);
      const fits = cells.some(other => areNear(cell, other)) && cells.every(o => hidden[o] !== hidden[cell]);
      if (isFree && fits) cells.push(cell);
    }
    for (const cell of cells) taken.add(cell);
    constraints.push({ kind: 'killer', cells, sum: cells.reduce((sum, cell) => sum + hidden[cell], 0) });
  }
  const share = random.below(30);
  const clues = Uint8Array.from(hidden, symbol => (random.below(100) < share ? symbol : 0));
  return { board, constraints, clues, hidden };
}

/** A constraint of this kind that the hidden solution obeys, if one is found soon; one in ten times any. */
function obeyed(board: Board, kind: KindName, hidden: ArrayLike<number>, random: Random): Stated {
  const tries = random.below(10) === 0 ? 1 : 200;
  let stated = propose(board, kind, hidden, random);
  for (let i = 1; i < tries && !meaningOf(stated, board).every(they => isMetBy(they, hidden)); i++)
    stated = propose(board, kind, hidden, random);
  return stated;
}

function propose(board: Board, kind: KindName, hidden: ArrayLike<number>, random: Random): Stated {
  const { symbols, extents, boxes } = board;
  const cellCount = cellCountOf(board);
  const some = (least: number, most: number): number[] =>
    [...random.permutation(cellCount)].slice(0, least + random.below(most - least + 1));
  const sumOf = (cells: readonly number[]): number => cells.reduce((sum, cell) => sum + hidden[cell], 0);
  const isRare = (): boolean => random.below(3) === 0;
  switch (kind) {
    case 'windoku':
    case 'disjoint-groups':
      return boxes.length > 0 ? { kind } : { kind: 'anti-king' };
    case 'anti-knight':
    case 'anti-king':
    case 'non-consecutive':
      return { kind };
    case 'diagonal': {
      const direction = extents.map(() => random.below(3) - 1);
      return direction.filter(step => step !== 0).length > 1
        ? { kind, direction }
        : { kind, direction: extents.map(() => 1) };
    }
    case 'offsets': {
      const step = extents.map(extent => random.below(2 * extent - 1) - extent + 1);
      return { kind, offsets: [step.every(along => along === 0) ? extents.map(() => 1) : step] };
    }
    case 'region':
      return { kind, cells: some(2, symbols) };
    case 'killer': {
      const cells = some(1, Math.min(4, symbols));
      return isRare() ? { kind, cells } : { kind, cells, sum: sumOf(cells) };
    }
    case 'little-killer': {
      const cells = some(1, 5);
      return { kind, cells, sum: sumOf(cells) };
    }
    case 'arrow': {
      const cells = some(2, 5);
      const digits = cells.length > 4 && isRare() ? 2 : 1;
      return { kind, circle: cells.slice(0, digits), cells: cells.slice(digits) };
    }
    case 'thermo': {
      const cells = some(2, 4);
      return isRare() ? { kind, cells, slow: true } : { kind, cells };
    }
    case 'greater':
      return { kind, cells: some(2, 4) };
    case 'white-dot': {
      const cells = some(2, 2);
      return isRare() ? { kind, cells } : { kind, cells, difference: 1 + random.below(symbols - 1) };
    }
    case 'black-dot': {
      const cells = some(2, 2);
      return isRare() ? { kind, cells, ratio: 3 } : { kind, cells };
    }
    case 'xv': {
      const cells = some(2, 2);
      return { kind, cells, sum: sumOf(cells) };
    }
    case 'whisper': {
      const cells = some(2, 4);
      return isRare() ? { kind, cells } : { kind, cells, difference: 1 + random.below(2) };
    }
    case 'palindrome':
      return { kind, cells: some(2, 5) };
    case 'renban':
      return { kind, cells: some(2, Math.min(4, symbols)) };
    case 'between':
      return { kind, cells: some(3, 4) };
    case 'clone': {
      const cells = some(4, 4);
      return { kind, cells: cells.slice(0, 2), others: cells.slice(2) };
    }
    case 'odd':
    case 'even':
      return { kind, cells: some(1, 2) };
    case 'candidates': {
      const chosen = [...random.permutation(symbols)].slice(0, 1 + random.below(symbols));
      return { kind, cells: some(1, 2), symbols: chosen.map(v => v + 1) };
    }
  }
}
