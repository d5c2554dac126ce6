import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import fc from '../base/property.testkit.js';
import { expectOk } from '../base/result.js';
import { addCandidate, candidatesOf, noCandidates, removeCandidate } from '../board/candidates.js';
import { createGrid, emptyGrid } from '../board/grid.js';
import { asPuzzle, emptyPuzzle } from '../board/puzzle.js';
import { parseShape } from '../shape/shapes.js';
import { ladderUpTo } from './ladder.js';
import { Position } from './position.js';
import { nextStep } from './technique.js';

const shape = expectOk(parseShape('2x2'));
const puzzle = emptyPuzzle(shape);
const ladder = ladderUpTo();
const gridOf = (symbols: readonly number[]) =>
  expectOk(createGrid(shape, [...symbols, ...Array(16 - symbols.length).fill(0)]));

describe('a position that somebody has begun', () => {
  test('has the entries placed, and in open cells only what was left', () => {
    const entries = gridOf([1, 2]);
    const candidates = candidatesOf(entries);
    removeCandidate(candidates, 2, 3);
    const position = Position.of(puzzle, { entries, candidates });
    expect([position.symbols[1], position.candidatesOf(2), position.candidatesOf(3)]).toEqual([
      2,
      [4],
      [3, 4],
    ]);
    expect(position.nakedSingles.has(2)).toBe(true);
  });
  test('knows clues from entries, and so does its copy', () => {
    const position = Position.of(expectOk(asPuzzle(gridOf([1]))), { entries: gridOf([1, 2]) });
    for (const one of [position, position.copy()])
      expect([0, 1, 2].map(cell => one.isClue(cell))).toEqual([true, false, false]);
  });
  test('has all candidates in a cell where nothing is noted', () => {
    const candidates = noCandidates(shape);
    addCandidate(candidates, 5, 1);
    const position = Position.of(puzzle, { candidates });
    expect([position.candidatesOf(5), position.candidatesOf(6)]).toEqual([[1], [1, 2, 3, 4]]);
  });
  test('shows by a breach where entries or notes contradict each other or the rule, and nothing is thrown', () => {
    expect(Position.of(puzzle, { entries: gridOf([1, 1]) }).breach).toBeDefined();
    fc.assert(
      fc.property(
        fc.array(fc.nat(4), { minLength: 16, maxLength: 16 }),
        fc.array(fc.nat(15), { minLength: 16, maxLength: 16 }),
        (symbols, masks) => {
          const candidates = { ...noCandidates(shape), masks: Int32Array.from(masks) };
          const position = Position.of(puzzle, { entries: gridOf(symbols), candidates });
          const conflicts = Position.of(puzzle, { entries: gridOf(symbols) }).breach;
          if (conflicts) expect(position.breach).toBeDefined();
          nextStep(position, ladder);
        },
      ),
      { numRuns: campaign(50, 2000) },
    );
  });
  test('is the puzzle alone where there is nothing', () => {
    const alone = Position.of(puzzle);
    expect(Position.of(puzzle, { entries: emptyGrid(shape), candidates: noCandidates(shape) })).toEqual(
      alone,
    );
  });
});
