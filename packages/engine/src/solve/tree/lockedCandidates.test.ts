import { describe, expect, test } from 'vitest';
import { createRandom } from '../../base/random.js';
import { english } from '../../words/en/index.js';
import { noItem } from '../kernel.js';
import { askOracle, parseLine } from '../oracle.testkit.js';
import { propagate } from '../propagate.js';
import { puzzleOf, smallKinds, somePuzzle } from '../puzzles.testkit.js';
import { TreeKernel } from './treeKernel.js';

describe('singles and locked candidates', () => {
  test.each(smallKinds)('never take a symbol of a solution away: $name', kind => {
    for (let seed = 0; seed < 40; seed++) {
      const puzzle = somePuzzle(kind, createRandom(`locked ${seed}`));
      const { symbols: n } = puzzle.shape;
      const expected = askOracle(puzzle, 20);
      const { live, contradiction } = propagate(puzzle);
      if (contradiction) expect(expected).toEqual([]);
      const left = new Set(live);
      for (const line of expected)
        expect([...parseLine(line)].every((symbol, cell) => left.has(cell * n + symbol - 1))).toBe(true);
    }
  });

  test('leave rising options, one in each cell that is decided', () => {
    const { live } = propagate(puzzleOf('2x2', '.34. .... .... 2..1'));
    expect(live.length).toBe(16);
    expect([...live].sort((a, b) => a - b)).toEqual([...live]);
  });

  test.each([
    [
      '3x3',
      '.7.61.......9...7.9....71.....29...44.7...8.2....73......5...28..97.4......829.5.',
      'No place is left for 6 in the box at r7c7.',
    ],
    [
      'iso:4',
      '....5..2.8.7..538.7.....7..25.6..1...45...215.6.',
      'No place is left for 6 in the box at f1r3c1.',
    ],
  ])('run into a contradiction that singles do not see: %s %s', (spec, text, sentence) => {
    const puzzle = puzzleOf(spec, text);
    expect(new TreeKernel(puzzle.shape).load(puzzle.symbols)).toBe(noItem);
    const { live, contradiction } = propagate(puzzle);
    expect(live.length).toBe(0);
    expect(contradiction && english.contradiction(puzzle.shape, contradiction)).toBe(sentence);
  });

  test('find what singles do not, in the plane and in space', () => {
    for (const name of ['3x3', '3x2x1', 'iso:4', 'plane:3^3']) {
      const kind = smallKinds.find(small => small.name === name) ?? smallKinds[0];
      let gained = 0;
      for (let seed = 0; seed < 40; seed++) {
        const puzzle = somePuzzle(kind, createRandom(`locked ${seed}`));
        const kernel = new TreeKernel(puzzle.shape);
        if (kernel.load(puzzle.symbols) !== noItem) continue;
        gained += kernel.listLiveOptions().length - propagate(puzzle).live.length;
      }
      expect(gained, name).toBeGreaterThan(0);
    }
  });
});
