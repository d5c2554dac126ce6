/** Techniques look at houses, and at cells that must differ; on a board with more demands they must still not be wrong. */
import { expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { createRandom } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { createGrid } from '../board/grid.js';
import { asPuzzle, emptyPuzzle, type Puzzle } from '../board/puzzle.js';
import { parseShape } from '../shape/shapes.js';
import { countSolutions } from '../solve/count.js';
import { decide, findSolution } from '../solve/decide.js';
import { deduce } from './deduce.js';
import { modes, solveByMode } from './modes.js';

const rules = [
  [{ kind: 'anti-knight' }],
  [
    { kind: 'killer', cells: [0, 9, 10], sum: 12 },
    { kind: 'renban', cells: [30, 40, 50] },
  ],
  [{ kind: 'non-consecutive' }, { kind: 'even', cells: [4, 44] }],
].map(constraints => ({ base: '3x3', constraints }));

/** Clues of a solution taken away at random as long as they leave one solution. */
async function digAtRandom(
  rule: object,
  seed: number,
): Promise<{ puzzle: Puzzle; solution: ArrayLike<number> }> {
  const shape = expectOk(parseShape(JSON.stringify(rule)));
  const found = await findSolution(emptyPuzzle(shape), { nodes: 100_000 });
  if (found.status !== 'found') throw new Error('no solution was found');
  const symbols = Uint8Array.from(found.solution.symbols);
  for (const cell of createRandom(seed).permutation(shape.cellCount)) {
    const held = symbols[cell];
    symbols[cell] = 0;
    const puzzle = expectOk(asPuzzle(expectOk(createGrid(shape, symbols))));
    if ((await decide(puzzle, { nodes: 2000 })).status !== 'unique') symbols[cell] = held;
  }
  const puzzle = expectOk(asPuzzle(expectOk(createGrid(shape, symbols))));
  return { puzzle, solution: found.solution.symbols };
}

test.each(rules.slice(0, campaign(2, rules.length)))(
  'every step keeps the only solution, and the last one reaches it: $constraints',
  async rule => {
    const { puzzle, solution } = await digAtRandom(rule, 1);
    const { steps, end, position } = await deduce(puzzle, { assumeUnique: true });
    for (const { placements, eliminations } of steps) {
      for (const { cell, symbol } of placements) expect(solution[cell]).toBe(symbol);
      for (const { cell, symbol } of eliminations) expect(solution[cell]).not.toBe(symbol);
    }
    expect(end).toBe('solved');
    expect([...position.symbols]).toEqual(Array.from(solution));
    for (const mode of modes) {
      const { status, grid } = solveByMode(puzzle, mode);
      expect(status).not.toBe('none');
      for (const [cell, symbol] of Array.from(grid.symbols).entries())
        if (symbol !== 0) expect(symbol).toBe(solution[cell]);
    }
  },
);

test('a board that houses alone would fill is not called solved when it breaks a constraint', async () => {
  const shape = expectOk(parseShape('{"base":"2x2","constraints":[{"kind":"greater","cells":[0,1]}]}'));
  // The houses force 1 and 2 at the beginning, and 1 is not greater than 2.
  const clues = [0, 0, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
  const puzzle = expectOk(asPuzzle(expectOk(createGrid(shape, clues))));
  expect((await countSolutions(puzzle)).count).toBe(0n);
  for (const mode of modes) expect(solveByMode(puzzle, mode).status).toBe('none');
  const { end, position } = await deduce(puzzle);
  expect([end, position.isSolved, position.breach]).toEqual(['none', false, { constraint: 0 }]);
});

test('a case is told as it was followed, though reasons are asked for while sums are at work', async () => {
  const cages: readonly (readonly [sum: number, ...cells: number[]])[] = [
    [7, 10, 14],
    [10, 24, 28, 40, 44],
    [5, 26, 27],
    [6, 32, 48],
    [10, 42, 54, 57, 58],
  ];
  const constraints = cages.map(([sum, ...cells]) => ({ kind: 'killer', cells, sum }));
  const shape = expectOk(parseShape(JSON.stringify({ base: '4^3', constraints })));
  const using = ['cage-combinations', 'locked-candidates', 'house-sum', 'forcing-chain'] as const;
  const { steps } = await deduce(emptyPuzzle(shape), { using });
  const branches = steps.flatMap(({ technique, branches }) =>
    technique === 'forcing-chain' ? branches : [],
  );
  expect(branches.some(({ failsAt }) => failsAt)).toBe(true);
});
