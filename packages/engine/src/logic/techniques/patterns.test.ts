import { describe, expect, test } from 'vitest';
import type { SymbolNumber } from '../../board/symbols.js';
import type { Cell } from '../../shape/shape.js';
import { puzzleWith, shapeNamed } from '../../solve/puzzles.testkit.js';
import { Position } from '../position.js';
import type { TechniqueName } from '../techniqueNames.js';
import { find, texts } from './patterns.testkit.js';

// Sketches: a pattern on an otherwise empty board.

const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const allBut = (...not: number[]): number[] => nine.filter(i => !not.includes(i));

/** A cell of a plane, by column and row. */
type Plane = (column: number, row: number) => Cell;

interface Sketch {
  readonly position: Position;
  readonly at: Plane;
  only(column: number, row: number, ...symbols: SymbolNumber[]): void;
  /** Leaves a symbol only these columns of a row. */
  confine(symbol: SymbolNumber, row: number, ...columns: number[]): void;
}

function sketch(spec: string, at: Plane): Sketch {
  const shape = shapeNamed(spec);
  const position = Position.of(puzzleWith(shape, new Uint8Array(shape.cellCount)));
  return {
    position,
    at,
    only(column, row, ...symbols) {
      for (let symbol = 1; symbol <= shape.symbols; symbol++)
        if (!symbols.includes(symbol)) position.eliminate(at(column, row), symbol);
    },
    confine(symbol, row, ...columns) {
      for (const column of allBut(...columns)) position.eliminate(at(column, row), symbol);
    },
  };
}

const grid = (columns: readonly number[], rows: readonly number[], symbols: readonly SymbolNumber[]) =>
  columns.flatMap(column => rows.flatMap(row => symbols.map(symbol => [column, row, symbol] as const)));

interface Pattern {
  readonly name: TechniqueName;
  draw(s: Sketch): void;
  readonly removes: readonly (readonly [number, number, SymbolNumber])[];
}

const drawn: readonly Pattern[] = [
  {
    name: 'naked-pair',
    draw: s => [0, 5].forEach(column => void s.only(column, 0, 1, 2)),
    removes: grid(allBut(0, 5), [0], [1, 2]),
  },
  {
    name: 'naked-triple',
    draw: s => {
      s.only(0, 0, 1, 2);
      s.only(4, 0, 2, 3);
      s.only(8, 0, 1, 3);
    },
    removes: grid(allBut(0, 4, 8), [0], [1, 2, 3]),
  },
  {
    name: 'naked-quad',
    draw: s =>
      [0, 3, 4, 8].forEach((column, i) => void s.only(column, 0, ...(i < 3 ? [1 + i, 4] : [1, 2, 3]))),
    removes: grid(allBut(0, 3, 4, 8), [0], [1, 2, 3, 4]),
  },
  {
    name: 'hidden-pair',
    draw: s => [1, 2].forEach(symbol => void s.confine(symbol, 0, 0, 5)),
    removes: grid([0, 5], [0], [3, 4, 5, 6, 7, 8, 9]),
  },
  {
    name: 'hidden-triple',
    draw: s => {
      s.confine(1, 0, 0, 4);
      s.confine(2, 0, 4, 8);
      s.confine(3, 0, 0, 8);
    },
    removes: grid([0, 4, 8], [0], [4, 5, 6, 7, 8, 9]),
  },
  {
    name: 'hidden-quad',
    draw: s => [1, 2, 3, 4].forEach(symbol => void s.confine(symbol, 0, 2 * (symbol - 1), (2 * symbol) % 8)),
    removes: grid([0, 2, 4, 6], [0], [5, 6, 7, 8, 9]),
  },
  {
    name: 'x-wing',
    draw: s => [0, 4].forEach(row => void s.confine(1, row, 1, 7)),
    removes: grid([1, 7], allBut(0, 4), [1]),
  },
  {
    name: 'swordfish',
    draw: s => {
      s.confine(1, 0, 1, 4);
      s.confine(1, 4, 4, 7);
      s.confine(1, 8, 1, 7);
    },
    removes: grid([1, 4, 7], allBut(0, 4, 8), [1]),
  },
  {
    name: 'jellyfish',
    draw: s => {
      s.confine(1, 0, 0, 3);
      s.confine(1, 3, 3, 5);
      s.confine(1, 5, 5, 8);
      s.confine(1, 8, 0, 8);
    },
    removes: grid([0, 3, 5, 8], allBut(0, 3, 5, 8), [1]),
  },
  {
    name: 'finned-x-wing',
    draw: s => {
      s.confine(1, 0, 1, 7);
      s.confine(1, 4, 1, 7, 8);
    },
    removes: grid([7], [3, 5], [1]),
  },
  {
    name: 'finned-swordfish',
    draw: s => {
      s.confine(1, 0, 1, 4);
      s.confine(1, 4, 4, 7, 8);
      s.confine(1, 8, 1, 7);
    },
    removes: grid([7], [3, 5], [1]),
  },
  {
    // Rows; a box and columns.
    name: 'mixed-fish',
    draw: s => {
      s.confine(1, 0, 0, 1, 4);
      s.confine(1, 1, 2, 7);
      s.confine(1, 4, 4, 7);
    },
    removes: [
      ...grid([0, 1, 2], [2], [1]),
      ...grid([4], allBut(0, 1, 4), [1]),
      ...grid([7], allBut(0, 1, 4), [1]),
    ],
  },
  {
    name: 'template',
    draw: s => [0, 4].forEach(row => void s.confine(1, row, 1, 7)),
    removes: [[7, 2, 1]],
  },
  {
    name: 'xy-wing',
    draw: s => {
      s.only(0, 0, 1, 2);
      s.only(5, 0, 1, 3);
      s.only(0, 5, 2, 3);
    },
    removes: [[5, 5, 3]],
  },
  {
    name: 'xyz-wing',
    draw: s => {
      s.only(0, 0, 1, 2, 3);
      s.only(5, 0, 1, 3);
      s.only(1, 1, 2, 3);
    },
    removes: grid([1, 2], [0], [3]),
  },
  {
    name: 'w-wing',
    draw: s => {
      s.only(0, 0, 1, 2);
      s.only(4, 8, 1, 2);
      s.confine(1, 4, 0, 4);
    },
    removes: [
      [4, 0, 2],
      [0, 8, 2],
    ],
  },
];

const planes: readonly (readonly [string, Plane])[] = [
  ['3x3', (column, row) => column + 9 * row],
  ['9^3', (column, row) => 4 + 9 * column + 81 * row],
  ['3x3x1', (column, row) => column + 9 * row + 81 * 5],
];

describe.each(planes)('on a plane of %s', (spec, at) => {
  test.each(drawn)('the $name removes just what it should', ({ name, draw, removes }) => {
    const s = sketch(spec, at);
    draw(s);
    const wanted = texts(removes.map(([column, row, symbol]) => ({ cell: at(column, row), symbol })));
    const effects = find(name, s.position).map(step => texts(step.eliminations));
    expect(effects).toContainEqual(wanted);
  });
});
