/** Writes an open game after every change that lasts, one write at a time; other tabs' moves are taken in as they come. */
import { Session } from '@hyperdoku/engine';
import type { Game } from '../game/game.js';
import { makeView } from '../game/view.js';
import { type GameNews, type GameRecord, loadGame, onGameNews, saveGame } from '../storage/games.js';
import { leaveUnsaved } from '../storage/unsaved.js';
import { texts } from '../texts/index.js';

/** The record of a game as it is to be stored now. */
function updateRecord(record: GameRecord, { state, clock }: Game): GameRecord {
  clock.tick();
  const { session, status, grade, solution } = state;
  return {
    ...record,
    saved: session.save(),
    status,
    ...(grade && { grade }),
    ...(solution && { solution: record.solution ?? Uint8Array.from(solution.symbols) }),
    openCells: session.openCells,
    elapsed: session.elapsed,
    updated: Date.now(),
    view: makeView(state),
  };
}

export class Autosave {
  readonly #game: Game;
  #record: GameRecord;
  #isWanted = false;
  #writing: Promise<void> | undefined;
  readonly #stops: readonly (() => void)[];

  constructor(game: Game, record: GameRecord) {
    this.#game = game;
    this.#record = record;
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && this.#saveSoon(), {
      signal,
    });
    addEventListener('pagehide', () => leaveUnsaved(updateRecord(this.#record, game)), { signal });
    this.#stops = [
      () => leaving.abort(),
      onGameNews(news => this.#hear(news)),
      game.subscribe(({ isLasting }) => isLasting && this.#saveSoon()),
    ];
  }

  /** Waits until everything is written. */
  async saved(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  /** Writes the game once more, as it is left. */
  async close(): Promise<void> {
    this.#saveSoon();
    await this.saved();
    for (const stop of this.#stops) stop();
  }

  #saveSoon(): void {
    this.#isWanted = true;
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined;
    });
  }

  async #writeAll(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      try {
        const record = updateRecord(this.#record, this.#game);
        const stored = await saveGame(record);
        if (stored.revision === record.revision + 1) this.#record = { ...record, revision: stored.revision };
        else if (!this.#isWanted) this.#take(stored);
        // Else there are moves made while the write was under way: the revision stays behind, so that the next round merges.
      } catch (error) {
        console.warn(error);
        this.#game.notify(texts.problems.notSaved);
        return;
      }
    }
  }

  /** Shows the game as it is stored, with the moves of another tab. */
  #take(record: GameRecord): void {
    const session = Session.restore(record.saved);
    if (!session.ok) return;
    this.#record = record;
    this.#game.takeIn(session.value);
  }

  async #hear({ id, revision }: GameNews): Promise<void> {
    if (id !== this.#record.id) return;
    if (revision < 0) {
      // Removed elsewhere while it is open here: what is on the screen is kept.
      this.#saveSoon();
      return;
    }
    await this.saved();
    const { revision: known } = this.#record;
    if (known >= revision) return;
    const stored = await loadGame(id);
    // What was done here meanwhile is on its way to the disk, where it is merged.
    if (stored && !this.#writing && this.#record.revision === known) this.#take(stored);
  }
}
