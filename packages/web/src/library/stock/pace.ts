/**
 * How long a game will take. The guess goes by the number of blanks and by the effort of the grade; how fast this player is, is found
 * from the games that were finished in this browser, those of the same shape first.
 */
import { outlineOf, parseSpec } from '@hyperdoku/engine';
import type { GameRecord } from '../../storage/record.js';
import { blanksOf } from '../blanks.js';

/** What the time depends on. */
interface Load {
  readonly blanks: number;
  readonly effort: number;
}

/** Fitted to what players of 9×9 puzzles take: about ten minutes for an easy one, about an hour for an extreme one. */
const secondsEach = 0.0026;
const steepness = 1.5;
/** Every axis beyond the second has more lines and boxes to look at. */
const moreForAxis = 0.25;

/** Seconds for a player of whom nothing is known. */
export function guessSeconds(spec: string, { blanks, effort }: Load): number {
  const parsed = parseSpec(spec);
  const outline = parsed.ok ? outlineOf(parsed.value) : parsed;
  const axes = outline.ok ? outline.value.extents.length : 2;
  return blanks * secondsEach * effort ** steepness * (1 + moreForAxis * Math.max(0, axes - 2));
}

export interface Pace {
  /** How many times as long as guessed. */
  readonly factor: number;
  /** The games that it was found from; none, and it is a guess. */
  readonly games: number;
}

const mostGames = 9;

/** The pace of a player at a shape, from games with the latest first. */
export function findPace(spec: string, games: readonly GameRecord[]): Pace {
  const timed = games.flatMap(game => {
    const { status, grade, elapsed } = game;
    if (status !== 'solved' || grade?.status !== 'graded' || elapsed === 0) return [];
    const guess = guessSeconds(game.spec, { blanks: blanksOf(game), effort: grade.effort });
    return guess > 0 ? [{ spec: game.spec, factor: elapsed / 1000 / guess }] : [];
  });
  const same = timed.filter(game => game.spec === spec);
  const factors = (same.length > 0 ? same : timed).slice(0, mostGames).map(({ factor }) => factor);
  factors.sort((a, b) => a - b);
  return { factor: factors[factors.length >> 1] ?? 1, games: factors.length };
}
