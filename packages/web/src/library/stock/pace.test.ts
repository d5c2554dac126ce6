import { describe, expect, test } from 'vitest';
import type { GameRecord } from '../../storage/record.js';
import { findPace, guessSeconds } from './pace.js';

const puzzle = `3x3:${'.'.repeat(50)}${'1'.repeat(31)}`;
const load = { blanks: 50, effort: 260 };

/** A game that took so many times as long as guessed. */
const played = (spec: string, times: number, changes: Partial<GameRecord> = {}): GameRecord =>
  ({
    spec,
    status: 'solved',
    grade: { status: 'graded', level: 'easy', effort: load.effort, rounds: {} },
    elapsed: 1000 * times * guessSeconds(spec, load),
    saved: { puzzle },
    ...changes,
  }) as GameRecord;

describe('the time a game will take', () => {
  test('is about ten minutes for an easy 9×9, and more with more blanks, effort or axes', () => {
    const usual = guessSeconds('3x3', load);
    expect(usual / 60).toBeGreaterThan(6);
    expect(usual / 60).toBeLessThan(14);
    expect(guessSeconds('3x3', { ...load, blanks: 100 })).toBe(2 * usual);
    expect(guessSeconds('3x3', { ...load, effort: 700 })).toBeGreaterThan(3 * usual);
    expect(guessSeconds('9^3', load)).toBeGreaterThan(usual);
  });

  test('is a guess until a game is finished', () => {
    expect(findPace('3x3', [])).toEqual({ factor: 1, games: 0 });
    const open = [played('3x3', 3, { status: 'playing' }), played('3x3', 3, { status: 'given-up' })];
    expect(findPace('3x3', open)).toEqual({ factor: 1, games: 0 });
  });

  test('goes by the middle one of the games of the same shape, or of all', () => {
    const games = [played('3x3', 2), played('3x3', 0.5), played('3x3', 40), played('3x2', 7)];
    expect(findPace('3x3', games)).toEqual({ factor: expect.closeTo(2), games: 3 });
    expect(findPace('3x2', games)).toEqual({ factor: expect.closeTo(7), games: 1 });
    expect(findPace('9^3', games).games).toBe(4);
  });
});
