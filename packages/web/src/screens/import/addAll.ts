/** Puts many puzzles into the library at once; those that are there already are only counted. */
import { asPuzzle, makePuzzleText } from '@hyperdoku/engine';
import { addGame, isBegun } from '../../library/addGame.js';
import { listGames } from '../../storage/games.js';
import type { Found } from './reading.js';

export interface Added {
  readonly added: number;
  readonly there: number;
}

/** The library is looked through once, not once for each puzzle. */
export async function addAll(found: readonly Found[], report: (done: number) => void): Promise<Added> {
  const games = await listGames();
  const known = new Set(games.filter(game => !game.setting).map(game => game.saved.puzzle));
  let added = 0;
  let there = 0;
  for (const { sheet } of found) {
    const puzzle = asPuzzle(sheet.grid);
    if (!puzzle.ok) continue;
    const text = makePuzzleText(puzzle.value);
    if (known.has(text) && !isBegun(sheet)) there++;
    else {
      known.add(text);
      const title = sheet.about.title ?? '';
      await addGame(puzzle.value, { origin: 'import', title, begun: sheet, kept: true });
      added++;
    }
    report(added + there);
  }
  return { added, there };
}
