import { expect, test } from 'vitest';
import { hashOf } from '../../../../../tools/wasmHash.mjs';
import { createRandom } from '../../base/random.js';
import { firstConflict } from '../../board/conflicts.js';
import type { Puzzle } from '../../board/puzzle.js';
import type { SearchKernel } from '../kernel.js';
import { createKernel } from '../kernelPool.js';
import { LadderKernel } from '../ladderKernel.js';
import { askOracle, makeLine } from '../oracle.testkit.js';
import { puzzleOf, puzzleWith, shapeNamed, somePuzzle, sparsePuzzle } from '../puzzles.testkit.js';
import { TreeKernel } from '../tree/treeKernel.js';
import { createBandKernel } from './bandKernel.js';
import { bandSource } from './bandWasm.js';

const classic = shapeNamed('3x3');

function createBand(): SearchKernel {
  const kernel = createBandKernel();
  if (!kernel) throw new Error('WebAssembly or its vector instructions are missing.');
  return kernel;
}

/** The first solutions in the order in which they come, `stretch` guesses at a time. */
function listSolutions(kernel: SearchKernel, { symbols }: Puzzle, limit: number, stretch: number): string[] {
  const lines: string[] = [];
  kernel.load(symbols);
  while (lines.length < limit) {
    const status = kernel.run(stretch);
    if (status === 'exhausted') break;
    if (status === 'solution') lines.push(makeLine(kernel.grid));
  }
  return lines;
}

/** From no solution to very many. */
const puzzles = Array.from({ length: 60 }, (_, seed) =>
  somePuzzle({ name: '9×9', spec: '3x3', clues: [25, 40] }, createRandom(`band ${seed}`)),
);

test('the WebAssembly in the sources was made from wasm/band.ts as it is now', () => {
  expect(hashOf('band.ts')).toBe(bandSource);
});

test('it counts up to a thousand like the general kernel, and gives none twice', () => {
  const band = createBand();
  const tree = new TreeKernel(classic);
  const counts = puzzles.map(puzzle => {
    const lines = listSolutions(band, puzzle, 1000, 1_000_000);
    expect(new Set(lines).size).toBe(lines.length);
    expect(listSolutions(tree, puzzle, 1000, 1_000_000).length).toBe(lines.length);
    return lines.length;
  });
  expect(counts.filter(count => count === 1000).length).toBeGreaterThan(5);
  expect(counts.filter(count => count > 1 && count < 1000).length).toBeGreaterThan(5);
});

test('one guess at a time it comes to the same solutions in the same order', () => {
  const [band, slow] = [createBand(), createBand()];
  for (const puzzle of puzzles) {
    const lines = listSolutions(band, puzzle, 100, 1_000_000);
    expect(listSolutions(slow, puzzle, 100, 1)).toEqual(lines);
    expect(slow.stats).toEqual(band.stats);
  }
});

test('where few clues leave no cell with two symbols, every solution keeps the rule and the clues, and none comes twice', () => {
  const band = createBand();
  for (let seed = 0; seed < 12; seed++) {
    const { symbols: clues } = sparsePuzzle('3x3', seed, seed);
    band.load(clues);
    const lines = new Set<string>();
    for (let i = 0; i < 60; i++) {
      expect(band.run(100_000)).toBe('solution');
      const grid = { shape: classic, symbols: band.grid.slice() };
      expect(firstConflict(grid)).toBeUndefined();
      expect(grid.symbols.every((symbol, cell) => symbol > 0 && [0, symbol].includes(clues[cell]))).toBe(
        true,
      );
      lines.add(makeLine(grid.symbols));
    }
    expect(lines.size).toBe(60);
  }
});

test('two of them at work do not share anything', () => {
  const [first, second] = [createBand(), createBand()];
  first.load(puzzles[0].symbols);
  second.load(puzzles[1].symbols);
  first.run(5);
  expect(listSolutions(second, puzzles[2], 50, 3)).toEqual(listSolutions(createBand(), puzzles[2], 50, 3));
});

test('no guesses allowed, none made', () => {
  const band = createBand();
  band.load(puzzles[0].symbols);
  expect([band.run(0), band.stats.nodes]).toEqual(['budget', 0]);
});

test('after the last solution it stays exhausted, also when asked again', () => {
  const band = createBand();
  band.load(
    puzzleOf('3x3', '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..')
      .symbols,
  );
  expect([1, 2, 3].map(() => band.run(1_000_000))).toEqual(['solution', 'exhausted', 'exhausted']);
});

test('a full grid, and clues that contradict each other', () => {
  const band = createBand();
  const [line] = askOracle(sparsePuzzle('3x3', 81, 0), 1);
  const full = puzzleWith(classic, line.split(' ').map(Number));
  expect(listSolutions(band, full, 2, 10)).toEqual([line]);
  const twice = Uint8Array.from({ length: 81 }, (_, cell) => (cell < 2 ? 1 : 0));
  band.load(twice);
  expect(band.run(1000)).toBe('exhausted');
});

test('it is the kernel of 3x3 and of 9^2, which is the same rule', () => {
  const names = ['3x3', '9^2'].map(spec => createKernel(shapeNamed(spec)));
  for (const kernel of names) expect(kernel).not.toBeInstanceOf(LadderKernel);
  for (const puzzle of puzzles.slice(0, 10))
    expect(listSolutions(names[1], puzzle, 20, 7)).toEqual(listSolutions(names[0], puzzle, 20, 7));
  expect(createKernel(shapeNamed('3x2'))).toBeInstanceOf(LadderKernel);
});
