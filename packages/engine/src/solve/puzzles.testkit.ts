/** Puzzles for the tests of this room: given as texts, or made at random from a seed. */
import { createRandom, type Random, type Seed } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { candidatesOf, listCandidates } from '../board/candidates.js';
import { createGrid, emptyGrid } from '../board/grid.js';
import { asPuzzle, type Puzzle } from '../board/puzzle.js';
import { blank, parseSymbolText } from '../board/symbols.js';
import { instantGrid } from '../shape/instantGrid.js';
import type { Shape } from '../shape/shape.js';
import { parseShape } from '../shape/shapes.js';
import { moveSymbols, randomSymmetry } from '../shape/symmetry.js';
import { askOracle, parseLine } from './oracle.testkit.js';

const span = (length: number): number[] => Array.from({ length }, (_, i) => i);

const withDiagonals = (base: string, n: number): string => {
  const houses = [span(n).map(i => (n + 1) * i), span(n).map(i => (n - 1) * (i + 1))];
  return `custom:${JSON.stringify({ title: `${base} with diagonals`, base, houses })}`;
};

const regions = 'AAAAB CABBB CCCBD CEDDD EEEED'.replaceAll(' ', '');
const jigsaw = {
  title: 'Jigsaw',
  symbols: 5,
  extents: [5, 5],
  houses: [
    ...span(5).map(row => span(5).map(column => 5 * row + column)),
    ...span(5).map(column => span(5).map(row => 5 * row + column)),
    ...[...'ABCDE'].map(region => span(25).filter(cell => regions[cell] === region)),
  ],
};

/** A shape and what share of the cells are clues, in percent from least to most. */
export interface PuzzleKind {
  readonly name: string;
  readonly spec: string;
  readonly clues: readonly [number, number];
}

/** Small shapes of every family; the shares are such that puzzles with none, one and many solutions are all frequent. */
export const smallKinds: readonly PuzzleKind[] = [
  { name: '2x2', spec: '2x2', clues: [20, 50] },
  { name: '3x2', spec: '3x2', clues: [25, 60] },
  { name: '3x3', spec: '3x3', clues: [30, 65] },
  { name: '2x2x1', spec: '2x2x1', clues: [15, 40] },
  { name: '3x2x1', spec: '3x2x1', clues: [20, 45] },
  { name: '4^3', spec: '4^3', clues: [4, 25] },
  { name: 'latin:3^3', spec: 'latin:3^3', clues: [4, 30] },
  { name: 'latin:4^2', spec: 'latin:4^2', clues: [15, 50] },
  { name: 'latin:4^3', spec: 'latin:4^3', clues: [15, 40] },
  { name: 'plane:3^3', spec: 'plane:3^3', clues: [30, 65] },
  { name: 'iso:2', spec: 'iso:2', clues: [10, 45] },
  { name: 'iso:4', spec: 'iso:4', clues: [30, 65] },
  { name: 'faces:4', spec: 'faces:4', clues: [40, 75] },
  { name: 'a jigsaw', spec: `custom:${JSON.stringify(jigsaw)}`, clues: [15, 45] },
  { name: 'Sudoku X', spec: withDiagonals('3x3', 9), clues: [25, 50] },
];

/** A shape whose minimal puzzles take search hundreds of guesses and the oracle only milliseconds. */
export const hardSpec = withDiagonals('4x3', 12);

export const shapeNamed = (spec: string): Shape => expectOk(parseShape(spec));

/** Clues that are known to be consistent. */
export const puzzleWith = (shape: Shape, symbols: ArrayLike<number>): Puzzle =>
  expectOk(asPuzzle(expectOk(createGrid(shape, symbols))));

/** A puzzle as it is written down; what is neither a symbol nor `.` only divides the text. */
export function puzzleOf(spec: string, text: string): Puzzle {
  const shape = shapeNamed(spec);
  const symbols = [...text].map(character => parseSymbolText(character, shape.symbols));
  return puzzleWith(
    shape,
    symbols.filter(symbol => symbol !== undefined),
  );
}

/** A full grid of any class: an instant one is moved, half of it is forgotten and filled in at random. */
export function someSolution(shape: Shape, random: Random): Uint8Array {
  const instant = instantGrid(shape);
  const start = instant ? moveSymbols(randomSymmetry(shape, random), instant) : emptyGrid(shape).symbols;
  const half = Array.from(start, symbol => (random.below(2) === 0 ? symbol : blank));
  const [line] = askOracle(puzzleWith(shape, half), 1, random);
  return moveSymbols(randomSymmetry(shape, random), parseLine(line));
}

/** Some of the clues of a random solution, and half the time a clue that is not the solution's. */
export function somePuzzle({ spec, clues: [least, most] }: PuzzleKind, random: Random): Puzzle {
  const shape = shapeNamed(spec);
  const solution = someSolution(shape, random);
  const share = least + random.below(most - least + 1);
  const clues = Math.round((share * shape.cellCount) / 100);
  const kept = new Uint8Array(shape.cellCount);
  for (const cell of random.permutation(shape.cellCount).subarray(0, clues)) kept[cell] = solution[cell];
  const puzzle = puzzleWith(shape, kept);
  return random.below(2) === 0 ? puzzle : withWrongClue(puzzle, solution, random);
}

/** One more clue that fits the others but is not the solution's, if there is one. */
function withWrongClue(puzzle: Puzzle, solution: Uint8Array, random: Random): Puzzle {
  const candidates = candidatesOf(puzzle);
  for (const cell of random.permutation(solution.length)) {
    const wrong = listCandidates(candidates, cell).filter(symbol => symbol !== solution[cell]);
    if (puzzle.symbols[cell] !== blank || wrong.length === 0) continue;
    const symbols = Uint8Array.from(puzzle.symbols);
    symbols[cell] = wrong[random.below(wrong.length)];
    return puzzleWith(puzzle.shape, symbols);
  }
  return puzzle;
}

/** A puzzle with one solution that has more if any clue goes. */
function minimalPuzzle(shape: Shape, random: Random): Puzzle {
  const symbols = someSolution(shape, random);
  for (const cell of random.permutation(shape.cellCount)) {
    const clue = symbols[cell];
    symbols[cell] = blank;
    if (askOracle(puzzleWith(shape, symbols), 2).length > 1) symbols[cell] = clue;
  }
  return puzzleWith(shape, symbols);
}

/** A minimal puzzle, and what becomes of it when one of its clues says something else: often none, sometimes many. */
export function tightPuzzles(shape: Shape, random: Random): Puzzle[] {
  const minimal = minimalPuzzle(shape, random);
  const clued = span(shape.cellCount).filter(cell => minimal.symbols[cell] !== blank);
  const cell = clued[random.below(clued.length)];
  const without = Uint8Array.from(minimal.symbols).fill(blank, cell, cell + 1);
  const others = listCandidates(candidatesOf(puzzleWith(shape, without)), cell);
  return [
    minimal,
    ...others
      .filter(symbol => symbol !== minimal.symbols[cell])
      .map(symbol => puzzleWith(shape, without.slice().fill(symbol, cell, cell + 1))),
  ];
}

/** So many clues of an instant solution: with few of them, search has much to do. */
export function sparsePuzzle(spec: string, clues: number, seed: Seed): Puzzle {
  const shape = shapeNamed(spec);
  const random = createRandom(seed);
  const full = moveSymbols(randomSymmetry(shape, random), instantGrid(shape) ?? emptyGrid(shape).symbols);
  const kept = new Uint8Array(shape.cellCount);
  for (const cell of random.permutation(shape.cellCount).subarray(0, clues)) kept[cell] = full[cell];
  return puzzleWith(shape, kept);
}
