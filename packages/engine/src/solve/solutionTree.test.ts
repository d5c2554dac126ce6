import { describe, expect, test } from 'vitest';
import { createRandom } from '../base/random.js';
import { emptyPuzzle } from '../board/puzzle.js';
import { askOracle, makeLine } from './oracle.testkit.js';
import { shapeNamed, smallKinds, somePuzzle, sparsePuzzle } from './puzzles.testkit.js';
import { buildSolutionTree, type SolutionTree } from './solutionTree.js';

/** The leaves and what the way to each says: options that hold and options that do not. */
function* listLeaves(
  tree: SolutionTree,
  yes: readonly [number, number][] = [],
  no: readonly [number, number][] = [],
): Generator<{ leaf: Exclude<SolutionTree, { kind: 'branch' }>; yes: typeof yes; no: typeof no }> {
  if (tree.kind !== 'branch') yield { leaf: tree, yes, no };
  else {
    yield* listLeaves(tree.yes, [...yes, [tree.cell, tree.symbol]], no);
    yield* listLeaves(tree.no, yes, [...no, [tree.cell, tree.symbol]]);
  }
}

describe('the leaves', () => {
  test.each(smallKinds)('of a $name tree are the solutions, each at the end of its own way', kind => {
    for (let seed = 0; seed < 10; seed++) {
      const puzzle = somePuzzle(kind, createRandom(`tree ${seed}`));
      const expected = askOracle(puzzle, 101);
      if (expected.length > 100) continue;
      const lines: string[] = [];
      for (const { leaf, yes, no } of listLeaves(buildSolutionTree(puzzle))) {
        expect(leaf.kind).not.toBe('cut');
        if (leaf.kind !== 'solution') continue;
        const { symbols } = leaf.solution;
        expect(yes.every(([cell, symbol]) => symbols[cell] === symbol)).toBe(true);
        expect(no.every(([cell, symbol]) => symbols[cell] !== symbol)).toBe(true);
        expect(leaf.number).toBe(lines.push(makeLine(symbols)));
      }
      expect(lines.sort()).toEqual(expected.sort());
    }
  });

  test('of all 288 grids of 4×4 are 288', () => {
    const tree = buildSolutionTree(emptyPuzzle(shapeNamed('2x2')));
    expect([...listLeaves(tree)].filter(({ leaf }) => leaf.kind === 'solution').length).toBe(288);
  });

  test.each([0, 1, 2, 10, 100])('are cut beyond %i branches', branches => {
    for (const puzzle of [emptyPuzzle(shapeNamed('9^3')), sparsePuzzle('2x2x2', 40, 'endless')]) {
      const leaves = [...listLeaves(buildSolutionTree(puzzle, { branches }))];
      expect(leaves.length).toBeLessThanOrEqual(branches + 1);
      expect(leaves.some(({ leaf }) => leaf.kind === 'cut')).toBe(true);
    }
  });
});
