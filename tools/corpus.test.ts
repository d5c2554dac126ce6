/** The corpus is what it says: every puzzle has one solution and its grade, every record its number of clues and its proof. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  countFilled,
  decide,
  expectOk,
  fillGrid,
  gradePuzzle,
  minimise,
  parsePuzzle,
} from '@hyperdoku/engine';
import { createSatProver } from '@hyperdoku/sat';
import { describe, expect, test } from 'vitest';
import { campaign } from './campaign.js';

interface CorpusFile {
  readonly puzzles: readonly {
    shape: string;
    level: string;
    effort: number;
    hardest: string;
    clues: number;
    puzzle: string;
  }[];
}
interface RecordEntry {
  readonly clues: number;
  readonly puzzle: string;
  readonly proof: string;
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../corpus/${name}`, import.meta.url)), 'utf8'));
const { puzzles } = read('puzzles.json') as CorpusFile;
const records = Object.entries(read('records.json') as Record<string, RecordEntry>);
const puzzleOf = (text: string) => expectOk(parsePuzzle(text));
const prover = createSatProver();
const isSample = campaign(1, 0) === 1;
/** Several times as many as the hardest proof here takes. */
const proofNodes = 1_000_000;

describe('puzzles', () => {
  test.each(puzzles)('$shape, $level: one solution', async entry => {
    const puzzle = puzzleOf(entry.puzzle);
    expect([puzzle.shape.name, countFilled(puzzle)]).toEqual([entry.shape, entry.clues]);
    expect((await decide(puzzle, { prover })).status).toBe('unique');
  });
  // On the largest boards a grade takes long.
  const graded = puzzles.filter(({ puzzle }) => puzzle.length < 4000);
  test.each(graded.slice(0, campaign(38, graded.length)))('$shape, $level: its grade', async entry => {
    expect(await gradePuzzle(puzzleOf(entry.puzzle), { assumeUnique: true })).toMatchObject({
      level: entry.level,
      effort: entry.effort,
      hardest: entry.hardest,
    });
  });
});

describe('records', () => {
  test.each(records)('%s', async (spec, { clues, puzzle: text, proof }) => {
    const puzzle = puzzleOf(text);
    expect([puzzle.shape.name, countFilled(puzzle)]).toEqual([spec, clues]);
    const { status } = await decide(puzzle, { prover, nodes: isSample ? 1000 : proofNodes });
    expect(isSample && proof === 'sat' ? ['unique', 'unknown'] : ['unique']).toContain(status);
  });
  test.each([
    ['9^3', 26],
    ['2x2x2', 50],
    ['3x2x1', 16],
    ['4^3', 4],
  ] as const)('%s has at most %i clues', (spec, most) => {
    expect(records.find(([name]) => name === spec)?.[1].clues).toBeLessThanOrEqual(most);
  });
});

describe('a tesseract with 70 clues', async () => {
  const entry = (read('minimal.json') as Record<string, RecordEntry>)['9^4'];
  const puzzle = puzzleOf(entry.puzzle);
  const { solution } = expectOk(await fillGrid(puzzle.shape, 'hit', { method: 'laid' }));
  test('has the solution that it was made from', () => {
    expect(countFilled(puzzle)).toBe(entry.clues);
    for (const [cell, symbol] of Array.from(puzzle.symbols).entries())
      if (symbol !== 0) expect(solution.symbols[cell]).toBe(symbol);
  });
  test.skipIf(isSample)('has no other solution', async () => {
    expect((await decide(puzzle, { prover, nodes: proofNodes })).status).toBe('unique');
  });
  test.skipIf(isSample)('needs every one of its clues', async () => {
    // With so little effort nothing is taken away: only second solutions are found.
    const result = await minimise(puzzle, solution, 1, { prover, effort: 1, rounds: 1 });
    expect(result).toMatchObject({ clues: entry.clues, minimal: true, open: 0 });
  });
});
