/** Writes the open game after every change, one write at a time; other tabs' moves are taken in as they come. */
import { Session } from '@hyperdoku/engine';
import { type GameRecord, loadGame, onGameNews, saveGame } from '../storage/games.js';
import { leaveUnsaved } from '../storage/unsaved.js';
import { texts } from '../texts/index.js';
import { tick } from './clock.js';
import { changeGame, currentGame, notify, type OpenGame } from './game.js';

let wanted = false;
let writing: Promise<void> | undefined;

/** The record as it is to be stored now. */
function recordOf({ record, session, layout, cursor }: OpenGame): GameRecord {
  return {
    ...record,
    saved: session.save(),
    openCells: session.openCells,
    elapsed: session.elapsed,
    updated: Date.now(),
    view: { ...layout.perspective, cursor },
  };
}

export function saveSoon(): void {
  wanted = true;
  writing ??= writeAll().finally(() => {
    writing = undefined;
  });
}

/** Waits until everything is written. */
export const saved = async (): Promise<void> => {
  while (writing) await writing;
};

async function writeAll(): Promise<void> {
  while (wanted) {
    wanted = false;
    const game = currentGame();
    if (!game) return;
    tick();
    try {
      const record = recordOf(game);
      const stored = await saveGame(record);
      const now = currentGame();
      if (now?.record.id !== stored.id) return;
      if (stored.revision === record.revision + 1) {
        changeGame({ record: { ...now.record, revision: stored.revision } });
      } else if (!wanted) takeRecord(stored);
      // Else there are moves made while the write was under way: the revision stays behind, so that the next round merges.
    } catch (error) {
      console.warn(error);
      notify(texts.problems.notSaved);
      return;
    }
  }
}

/** Shows the game as it is stored, with the moves of another tab. */
function takeRecord(record: GameRecord): void {
  const game = currentGame();
  if (game?.record.id !== record.id) return;
  const session = Session.restore(record.saved);
  if (!session.ok) return;
  changeGame({
    record,
    session: session.value,
    revision: game.revision + 1,
    wrong: new Set(),
    hint: undefined,
  });
}

onGameNews(async ({ id, revision }) => {
  const game = currentGame();
  if (game?.record.id !== id) return;
  if (revision < 0) {
    // Removed elsewhere while it is open here: what is on the screen is kept.
    saveSoon();
    return;
  }
  await saved();
  const now = currentGame();
  if (now?.record.id !== id || now.record.revision >= revision) return;
  const stored = await loadGame(id);
  // What was done here meanwhile is on its way to the disk, where it is merged.
  if (stored && !writing && currentGame()?.record.revision === now.record.revision) takeRecord(stored);
});

addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden' && currentGame()) saveSoon();
});
addEventListener('pagehide', () => {
  const game = currentGame();
  if (!game) return;
  tick();
  leaveUnsaved(recordOf(game));
});
