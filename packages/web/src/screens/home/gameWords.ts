/** What is said of a game that is not open. */
import { type Level, parsePuzzleId } from '@hyperdoku/engine';
import type { GameRecord } from '../../storage/record.js';
import { say, texts } from '../../texts/index.js';

/** The level found, or, until the game has been graded, the level ordered. */
export function levelOfGame({ grade, puzzleId }: GameRecord): Level | undefined {
  if (grade) return grade.status === 'graded' ? grade.level : undefined;
  const id = puzzleId === undefined ? undefined : parsePuzzleId(puzzleId);
  return id?.ok ? id.value.order.level : undefined;
}

export function levelText(game: GameRecord): string | undefined {
  const level = levelOfGame(game);
  return level && say.level(level);
}

export const statusText = ({ setting, status }: GameRecord): string =>
  setting ? texts.home.beingSet : texts.statuses[status];

const dot = '.'.charCodeAt(0);
const blanksKnown = new WeakMap<GameRecord, number>();

/** How many cells there are to fill: the dots of the puzzle's text, since no shape is to be built for a list. */
export function blanksOf(game: GameRecord): number {
  const known = blanksKnown.get(game);
  if (known !== undefined) return known;
  const { puzzle } = game.saved;
  let blanks = 0;
  for (let at = game.spec.length + 1; at < puzzle.length; at++) if (puzzle.charCodeAt(at) === dot) blanks++;
  blanksKnown.set(game, blanks);
  return blanks;
}

/** How many of them are filled. */
export const filledOf = (game: GameRecord): number => Math.max(0, blanksOf(game) - game.openCells);

/** How far it is: the clues of a puzzle that is being set, or how many cells of how many are filled. */
export const progressText = (game: GameRecord): string =>
  game.setting ? texts.home.clues(filledOf(game)) : texts.home.filled(filledOf(game), blanksOf(game));
