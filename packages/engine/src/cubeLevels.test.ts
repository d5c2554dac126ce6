/** Puzzles of every level of the nine-cube, proved and graded again. They take minutes, so `npm test` leaves them out. */
import { expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { expectOk } from './base/result.js';
import { firstConflict } from './board/conflicts.js';
import { parsePuzzle } from './format/ownText.js';
import { makePuzzleText } from './format/puzzleText.js';
import { generatePuzzle } from './generate/generate.js';
import { gradePuzzle } from './grade/grade.js';
import { levels } from './grade/scale.js';
import { parseShape } from './shape/shapes.js';
import { decide } from './solve/decide.js';

const shape = expectOk(parseShape('9^3'));
const seeds = campaign(0, 10);

test.runIf(seeds > 0).each(levels)(
  'ten cubes that are %s have one solution, and are graded so when they are read again',
  { timeout: 3_600_000 },
  async level => {
    for (let seed = 1; seed <= seeds; seed++) {
      const made = expectOk(await generatePuzzle(shape, seed, { level }));
      expect([seed, made.status]).toEqual([seed, 'met']);
      // What is read knows nothing of how it was made.
      const puzzle = expectOk(parsePuzzle(makePuzzleText(made.puzzle)));
      const verdict = await decide(puzzle);
      expect(verdict).toMatchObject({ status: 'unique' });
      if (verdict.status === 'unique') {
        expect([...verdict.solution.symbols]).toEqual([...made.solution.symbols]);
        expect(firstConflict(verdict.solution)).toBeUndefined();
      }
      expect(await gradePuzzle(puzzle, { assumeUnique: true })).toMatchObject({ status: 'graded', level });
    }
  },
);
