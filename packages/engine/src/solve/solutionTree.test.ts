import { describe, expect, test } from 'vitest';
import { createRandom } from '../base/random.js';
import { emptyPuzzle } from '../board/puzzle.js';
import { askOracle, makeLine } from './oracle.testkit.js';
import { puzzleOf, shapeNamed, smallKinds, somePuzzle, sparsePuzzle } from './puzzles.testkit.js';
import { buildSolutionTree, drawSolutionTree, type SolutionTree } from './solutionTree.js';

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

const draw = (spec: string, text: string, branches?: number) => {
  const puzzle = puzzleOf(spec, text);
  const tree = buildSolutionTree(puzzle, branches === undefined ? {} : { branches });
  return `\n${[...drawSolutionTree(puzzle.shape, tree)].join('\n')}\n`;
};

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

describe('the drawing', () => {
  test('shows where solutions part', () => {
    expect(draw('2x2', '12.. .... ..1. ....')).toMatchInlineSnapshot(`
      "
      ├─ r1c3 is 3
      │  ├─ r2c1 is 3: solution 1
      │  └─ r2c1 is not 3
      │     ├─ r3c1 is 2: solution 2
      │     └─ r3c1 is not 2: solution 3
      └─ r1c3 is not 3
         ├─ r2c1 is 3
         │  ├─ r3c1 is 2: solution 4
         │  └─ r3c1 is not 2: solution 5
         └─ r2c1 is not 3: solution 6
      "
    `);
  });
  test('of one solution', () => {
    expect(draw('2x2', '.34. .... .... 2..1')).toMatchInlineSnapshot(`
      "
      solution 1
      "
    `);
  });
  test('of none', () => {
    expect(draw('2x2', '12.. ..3. .... ....')).toMatchInlineSnapshot(`
      "
      no solution
      "
    `);
  });
  test('says what was not looked at', () => {
    expect(draw('latin:3^3', '.'.repeat(27), 2)).toMatchInlineSnapshot(`
      "
      ├─ x1 y1 z1 is 1
      │  ├─ x2 y1 z1 is 2: not looked at
      │  └─ x2 y1 z1 is not 2: not looked at
      └─ x1 y1 z1 is not 1: not looked at
      "
    `);
  });
});
