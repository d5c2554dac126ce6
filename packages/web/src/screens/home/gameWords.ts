/** What is said of a game that is not open. */
import { type Level, parsePuzzleId } from '@hyperdoku/engine';
import { blanksOf } from '../../library/blanks.js';
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

/** How many of its blanks are filled. */
export const filledOf = (game: GameRecord): number => Math.max(0, blanksOf(game) - game.openCells);

/** How far it is: the clues of a puzzle that is being set, or how many cells of how many are filled. */
export const progressText = (game: GameRecord): string =>
  game.setting ? texts.home.clues(filledOf(game)) : texts.home.filled(filledOf(game), blanksOf(game));
