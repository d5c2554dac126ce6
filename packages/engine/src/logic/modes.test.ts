import { describe, expect, test } from 'vitest';
import { createRandom } from '../base/random.js';
import { emptyPuzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import { askOracle, makeLine } from '../solve/oracle.testkit.js';
import { puzzleOf, shapeNamed, smallKinds, somePuzzle } from '../solve/puzzles.testkit.js';
import { type Mode, modes, solveByMode } from './modes.js';

/** Minimal puzzles with one solution each, by the weakest mode that solves them. */
describe.each<[Mode | undefined, [string, string][]]>([
  [
    'singles',
    [
      ['3x2', '.....5...36..3..4..4.1.62......13...'],
      ['3x3', '.......52...6..14.7.49...8.52.....1.8.67....5..........4...2..66...1...9..28.3...'],
      ['4^3', '4.............2.1.................1.........3...................'],
      ['latin:4^3', '.13..........3....4............................4.....3......4..2'],
    ],
  ],
  [
    'tier2',
    [
      ['3x2', '6.......5.1..2........5..1.42......3'],
      ['3x3', '.27.......8...9......74...58..3...2..634......7.1..69...9...1..5....34.2....5.9..'],
      ['4^3', '............2..........1.............4..............3.........3.'],
      ['latin:4^3', '.4....................1.2...4................3..4...1.....1.....'],
      ['2x2x1', '..4........1........2........3.............3..1..2..4...........'],
    ],
  ],
  [
    'tier3',
    [
      ['3x2', '.3...4....6...2.....1.2..5.61.......'],
      ['3x3', '......348............9851.2..9..1.34.2.64......3...2.79.8..2....4.5....1.72...5..'],
      ['plane:3^3', '..1896...9..73.....5..4....'],
      ['iso:4', '.3..28.67..5...3......74.1.......31.....6......2'],
    ],
  ],
  [
    undefined,
    [
      ['3x2', '6......31.5....5.6....3..1.32.......'],
      ['latin:4^3', '....4..........1...........3........12..2...............34......'],
      ['plane:3^3', '.93....8.6.......14...2.5..'],
    ],
  ],
])('%s is the first that solves', (first, puzzles) => {
  test.each(puzzles)('%s %s', (spec, text) => {
    const puzzle = puzzleOf(spec, text);
    const [solution] = askOracle(puzzle, 2);
    const strong = first ? modes.indexOf(first) : modes.length;
    for (const [i, mode] of modes.entries()) {
      const { status, grid } = solveByMode(puzzle, mode);
      expect([mode, status]).toEqual([mode, i < strong ? 'stuck' : 'solved']);
      if (status === 'solved') expect(makeLine(grid.symbols)).toBe(solution);
    }
  });
});

describe.each(modes)('%s', mode => {
  test('never places what is not in the solution, and says none only where there is none', () => {
    for (const kind of smallKinds) {
      for (let seed = 0; seed < 10; seed++) {
        const puzzle = somePuzzle(kind, createRandom(`modes ${seed}`));
        const expected = askOracle(puzzle, 2);
        const { status, grid } = solveByMode(puzzle, mode);
        if (status === 'none') expect(expected).toEqual([]);
        if (status === 'solved') expect(expected).toEqual([makeLine(grid.symbols)]);
        if (expected.length !== 1) continue;
        const solution = expected[0].split(' ').map(Number);
        expect(Array.from(grid.symbols).filter((s, cell) => s !== blank && s !== solution[cell])).toEqual([]);
      }
    }
  });

  test('goes through an empty board once for each of its rules', () => {
    const rules = { singles: 1, tier1: 1, tier2: 2, tier3: 3 }[mode];
    expect(solveByMode(emptyPuzzle(shapeNamed('3x3')), mode)).toMatchObject({
      status: 'stuck',
      sweeps: rules,
    });
  });
});

/** The weakest mode that sees that there is no solution; those before it are stuck. */
test.each<[Mode, string, string]>([
  ['singles', '2x2', '.12. 3... 4... ....'],
  [
    'tier2',
    '3x3',
    '...1..... ......1.. ..5...... 1........ ......... ......... .1....... ......... .........',
  ],
  ['tier2', '4^3', '..4......4................1.............4.......................'],
  ['tier3', '3x3', '.7.61.......9...7.9....71.....29...44.7...8.2....73......5...28..97.4......829.5.'],
  ['tier3', 'iso:4', '....5..2.8.7..538.7.....7..25.6..1...45...215.6.'],
])('%s is the first to see that %s %s has no solution', (first, spec, text) => {
  const puzzle = puzzleOf(spec, text);
  expect(askOracle(puzzle, 1)).toEqual([]);
  for (const [i, mode] of modes.entries())
    expect([mode, solveByMode(puzzle, mode).status]).toEqual([
      mode,
      i < modes.indexOf(first) ? 'stuck' : 'none',
    ]);
});
