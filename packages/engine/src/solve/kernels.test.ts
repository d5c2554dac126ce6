/** What the interface of kernels promises, for every kernel. */
import { describe, expect, test } from 'vitest';
import type { Shape } from '../shape/shape.js';
import { createBandKernel } from './band/bandKernel.js';
import { noItem, type SearchKernel } from './kernel.js';
import { createKernel } from './kernelPool.js';
import { LadderKernel } from './ladderKernel.js';
import { LearnKernel } from './learn/learnKernel.js';
import { makeLine } from './oracle.testkit.js';
import { puzzleOf, shapeNamed, sparsePuzzle } from './puzzles.testkit.js';
import { TreeKernel } from './tree/treeKernel.js';

const kernels: [string, (shape: Shape) => SearchKernel][] = [
  ['TreeKernel', shape => new TreeKernel(shape)],
  ['LearnKernel', shape => new LearnKernel(shape)],
  ['LadderKernel', shape => new LadderKernel(shape)],
  ['the band kernel', () => createBandKernel() as SearchKernel],
];
const inkala = puzzleOf(
  '3x3',
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
);

describe.each(kernels)('%s', (_, create) => {
  test.each([
    ['few', 2],
    ['many', 60],
  ])('has no solution for clues that clash, %s of them', (_, clues) => {
    const kernel = create(inkala.shape);
    const [line] = [...listSolutions(kernel, inkala.symbols)];
    const symbols = Uint8Array.from(line.split(' ').map(Number), (symbol, cell) =>
      cell < clues ? symbol : 0,
    );
    symbols[1] = symbols[0];
    expect(kernel.load(symbols) !== noItem || kernel.run(1000) === 'exhausted').toBe(true);
    expect(kernel.run(1000)).toBe('exhausted');
  });

  test('counts its guesses and solutions from each load on', () => {
    const kernel = create(inkala.shape);
    const runs = [1, 2].map(() => {
      const lines = [...listSolutions(kernel, inkala.symbols)];
      return { lines, ...kernel.stats };
    });
    expect(runs[0]).toMatchObject({ solutions: 1 });
    expect(runs[0].nodes).toBeGreaterThan(1);
    expect(runs[1]).toEqual(runs[0]);
  });

  test('makes no more guesses than it is allowed', () => {
    const kernel = create(inkala.shape);
    kernel.load(inkala.symbols);
    for (let nodes = 0, allowed = 0; kernel.run(allowed) === 'budget'; allowed = (allowed + 1) % 4) {
      expect(kernel.stats.nodes - nodes).toBe(allowed);
      nodes = kernel.stats.nodes;
    }
    expect(kernel.stats.solutions).toBe(1);
  });
});

function* listSolutions(kernel: SearchKernel, symbols: ArrayLike<number>): Generator<string> {
  kernel.load(symbols);
  while (kernel.run(100_000) === 'solution') yield makeLine(kernel.grid);
}

test('the ladder does not mind when the clues are overwritten before it climbs', () => {
  const { shape, symbols } = sparsePuzzle('9^3', 40, 7);
  const kernel = new LadderKernel(shape);
  const [expected] = listSolutions(kernel, symbols);
  expect(kernel.stats.nodes).toBeGreaterThan(200);
  const clues = Uint8Array.from(symbols);
  kernel.load(clues);
  clues.fill(0);
  expect(kernel.run(1000)).toBe('solution');
  expect(makeLine(kernel.grid)).toBe(expected);
});

test('a shape gets the kernel that suits it', () => {
  expect(createKernel(shapeNamed('9^3'))).toBeInstanceOf(LadderKernel);
  expect(createKernel(shapeNamed('3x3'))).not.toBeInstanceOf(LadderKernel);
});
