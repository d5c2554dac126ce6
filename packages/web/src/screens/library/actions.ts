/** What can be done with a game of the library without opening it. */
import { makeLink, parsePuzzle, parsePuzzleText } from '@hyperdoku/engine';
import { addGame } from '../../library/addGame.js';
import type { Desk } from '../../library/desk.js';
import { removeGame } from '../../storage/games.js';
import type { GameRecord } from '../../storage/record.js';

/** The address of this page with the puzzle in it; undefined where the record cannot be read. */
export function linkTo({ saved }: GameRecord): string | undefined {
  const grid = parsePuzzleText(saved.puzzle);
  return grid.ok ? makeLink(grid.value, location.href.replace(/#.*$/s, '')) : undefined;
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A fresh game of the same puzzle; its id, or undefined where the record cannot be read. */
export async function playAgain(game: GameRecord): Promise<string | undefined> {
  const puzzle = parsePuzzle(game.saved.puzzle);
  if (!puzzle.ok) return undefined;
  const { origin, title, puzzleId, grade, solution } = game;
  return addGame(puzzle.value, {
    origin,
    title,
    ...(puzzleId !== undefined && { puzzleId }),
    ...(grade && { grade }),
    ...(solution && { solution }),
  });
}

/** Takes a game away. If it lies open on the desk it is closed first, or closing would save it again. */
export async function takeAway({ id }: GameRecord, desk: Desk): Promise<void> {
  if (desk.state?.id === id) await desk.close();
  await removeGame(id);
}
