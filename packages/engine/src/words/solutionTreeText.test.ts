import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../solve/puzzles.testkit.js';
import { buildSolutionTree } from '../solve/solutionTree.js';
import { english } from './en/index.js';
import { drawSolutionTree } from './solutionTreeText.js';

const draw = (spec: string, text: string, branches?: number) => {
  const puzzle = puzzleOf(spec, text);
  const tree = buildSolutionTree(puzzle, branches === undefined ? {} : { branches });
  return `\n${[...drawSolutionTree(english, puzzle.shape, tree)].join('\n')}\n`;
};

describe('a solution tree', () => {
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
