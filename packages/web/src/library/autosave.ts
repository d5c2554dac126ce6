/**
 * Keeps an open game. Every change that lasts is noted at once, before it is seen, and then written to the database, one write
 * at a time; what the database refuses is offered again until it takes it. Other tabs' moves are taken in as they come.
 */
import { type SavedSession, Session } from '@hyperdoku/engine';
import type { Game } from '../game/game.js';
import { makeView } from '../game/gameView.js';
import {
  type GameNews,
  keepGame,
  type LoadedGame,
  noteGame,
  onGameNews,
  readKept,
  saveGame,
} from '../storage/games.js';
import { holdGame, releaseGame } from '../storage/held.js';
import type { GameRecord } from '../storage/record.js';
import { forgetUnsaved } from '../storage/unsaved.js';

/** Nobody has done anything in it yet but look. */
const isUntouched = ({ untouched = false }: GameRecord, session: Session): boolean =>
  untouched && session.log.length === 0 && session.checkpoints.length === 0 && session.hintsUsed === 0;

/** The record of a game as it is to be stored now. */
function updateRecord(record: GameRecord, { state, clock }: Game): GameRecord {
  clock.tick();
  const { session, status, grade, solution, mistakes } = state;
  return {
    ...record,
    saved: session.save(),
    // The rule of a puzzle that is being set changes.
    spec: session.shape.name,
    status,
    ...(grade && { grade }),
    ...(solution && { solution: record.solution ?? Uint8Array.from(solution.symbols) }),
    openCells: session.openCells,
    elapsed: session.elapsed,
    mistakes,
    untouched: isUntouched(record, session),
    updated: Date.now(),
    view: makeView(state),
  };
}

export class Autosave {
  readonly #game: Game;
  #record: GameRecord;
  /** What the database has of the game, at the revision of the record. */
  #stored: SavedSession | undefined;
  /** Whether the game has something that the database does not have. */
  #isBehind: boolean;
  #writing: Promise<void> | undefined;
  readonly #stops: readonly (() => void)[];

  constructor(game: Game, { record, isStored }: LoadedGame) {
    this.#game = game;
    this.#record = record;
    this.#stored = isStored ? record.saved : undefined;
    this.#isBehind = !isStored;
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && this.#save(), {
      signal,
    });
    addEventListener('pagehide', () => this.#note(), { signal });
    this.#stops = [
      () => leaving.abort(),
      onGameNews(news => this.#hear(news)),
      game.subscribe(({ isLasting }) => isLasting && this.#save()),
    ];
    // A game that is held is offered by its own keeper from now on.
    if (this.#isBehind) this.#save();
  }

  /** Whether the game is not worth keeping. */
  get isUntouched(): boolean {
    return isUntouched(this.#record, this.#game.state.session);
  }

  /** Writes what was not worth a write of its own: the time that was played since. */
  async catchUp(): Promise<void> {
    if (this.#game.state.session.elapsed > this.#record.elapsed) this.#save();
    await this.saved();
  }

  /** Waits until everything is written, or refused. */
  async saved(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  /** Writes the game once more, as it is left. */
  async close(): Promise<void> {
    this.#save();
    await this.saved();
    for (const stop of this.#stops) stop();
    if (this.#isBehind) await keepGame(updateRecord(this.#record, this.#game));
  }

  #note(): GameRecord {
    const record = updateRecord(this.#record, this.#game);
    noteGame(record, this.#stored);
    return record;
  }

  #save(): void {
    this.#isBehind = true;
    this.#note();
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined;
    });
  }

  async #writeAll(): Promise<void> {
    try {
      while (this.#isBehind) await this.#write();
    } catch (error) {
      console.warn(error);
      holdGame(updateRecord(this.#record, this.#game), () => this.#offer());
    }
  }

  /** Fails when the database refuses; then the game stays behind. */
  async #write(): Promise<void> {
    this.#isBehind = false;
    const record = updateRecord(this.#record, this.#game);
    const stored = await saveGame(record).catch(error => {
      this.#isBehind = true;
      throw error;
    });
    if (stored.revision === record.revision + 1) {
      this.#record = { ...record, revision: stored.revision };
      this.#stored = stored.saved;
    } else if (!this.#isBehind) this.#take(stored);
    // Else there are moves made while the write was under way: the revision stays behind, so that the next round merges.
    if (this.#isBehind) return;
    forgetUnsaved(record.id);
    releaseGame(record.id);
  }

  async #offer(): Promise<void> {
    this.#save();
    await this.saved();
    if (this.#isBehind) throw new Error('The database has refused a game again.');
  }

  /** Shows the game as it is stored, with the moves of another tab. */
  #take(record: GameRecord): void {
    const session = Session.restore(record.saved);
    if (!session.ok) return;
    this.#record = record;
    this.#stored = record.saved;
    this.#game.takeIn(session.value);
  }

  async #hear({ id, revision }: GameNews): Promise<void> {
    if (id !== this.#record.id) return;
    if (revision < 0) {
      // Removed elsewhere while it is open here: what is on the screen is kept.
      this.#stored = undefined;
      this.#save();
      return;
    }
    await this.saved();
    if (this.#isBehind) {
      // What was done here is not stored yet; with the next write the two are merged.
      this.#save();
      return;
    }
    const { revision: known } = this.#record;
    if (known >= revision) return;
    const kept = await readKept(id);
    // What was done here meanwhile is on its way to the disk, where it is merged.
    if (kept?.isStored && !this.#isBehind && !this.#writing && this.#record.revision === known)
      this.#take(kept.record);
  }
}
