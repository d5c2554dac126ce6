import { describe, expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { firstConflict } from '../board/conflicts.js';
import { emptyPuzzle, type Solution } from '../board/puzzle.js';
import { parseShape } from '../shape/shapes.js';
import { decide, findSolution } from '../solve/decide.js';
import { minimiseBySets } from './minimiseBySets.js';
import { listSwaps } from './unavoidable.js';

const rules = [
  '3x3',
  '{"base":"3x3","constraints":[{"kind":"anti-knight"}]}',
  '{"base":"2x2","constraints":[{"kind":"palindrome","cells":[0,5,11,14]}]}',
  '{"base":"3x3","constraints":[{"kind":"killer","cells":[0,1,9],"sum":15},{"kind":"thermo","cells":[40,41,42]}]}',
  '{"base":"4^3","constraints":[{"kind":"greater","cells":[0,1]}]}',
];

async function solve(text: string): Promise<Solution> {
  const found = await findSolution(emptyPuzzle(expectOk(parseShape(text))), { nodes: 100_000 });
  if (found.status !== 'found') throw new Error('no solution was found');
  return found.solution;
}

describe.each(rules)('on %s', text => {
  test('two symbols that change about in an unavoidable set make another solution', async () => {
    const { shape, symbols } = await solve(text);
    const sets = listSwaps({ shape, symbols } as Solution);
    expect(sets.length).toBeGreaterThan(0);
    for (const cells of sets) {
      const swapped = Uint8Array.from(symbols);
      const [a, b] = new Set(Array.from(cells, cell => symbols[cell]));
      for (const cell of cells) swapped[cell] = a + b - symbols[cell];
      expect(firstConflict({ shape, symbols: swapped })).toBeUndefined();
    }
  });

  test('a puzzle made of such sets has one solution', async () => {
    const solution = await solve(text);
    const { puzzle } = expectOk(await minimiseBySets(solution, 'sets', { nodes: 200_000 }));
    expect(await decide(puzzle)).toMatchObject({ status: 'unique' });
  });
});
