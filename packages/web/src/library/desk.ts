/** The game that is taken out of the library in this tab: one at a time, and it stays out while other screens are looked at. */
import { asSolution, parseSavedSession, Session } from '@hyperdoku/engine';
import type { Game } from '../game/game.js';
import type { GameOptions } from '../game/options.js';
import { pageTime } from '../game/pageTime.js';
import { type Source, Store } from '../game/store.js';
import { useSettings } from '../settings/settings.js';
import { loadGame, removeGame } from '../storage/games.js';
import type { GameRecord } from '../storage/record.js';
import { Autosave } from './autosave.js';

interface OpenGame {
  readonly id: string;
  readonly game: Game;
  readonly autosave: Autosave;
}

/** Makes a game, and brings who helps it. */
type Create = (options: Omit<GameOptions, 'solver'>) => Game;

/** Why a game was not opened. */
export type Unopened = 'missing' | 'broken' | 'newer';

export class Desk implements Source<OpenGame | undefined> {
  readonly #open = new Store<OpenGame | undefined>(undefined);
  /** The game that was asked for last. */
  #wanted: string | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  get state(): OpenGame | undefined {
    return this.#open.state;
  }

  get subscribe(): Source<OpenGame | undefined>['subscribe'] {
    return this.#open.subscribe;
  }

  /**
   * Opens a game from the library; the one that is open goes back. Fails when the library cannot be read. What games are made with is
   * passed in: it comes with the screen that shows them, and the start does without.
   */
  open(id: string, create: Create): Promise<'opened' | Unopened> {
    this.#wanted = id;
    return this.#inTurn(async () => {
      // Who has asked for another game meanwhile does not want this one.
      if (this.state?.id === id || this.#wanted !== id) return 'opened';
      await this.#putBack();
      const loaded = await loadGame(id);
      if (!loaded) return 'missing';
      const saved = parseSavedSession(loaded.record.saved);
      const session = saved.ok ? Session.restore(saved.value) : saved;
      if (!session.ok) return session.problem.detail === 'newer' ? 'newer' : 'broken';
      const game = beginGame(create, loaded.record, session.value);
      this.#open.set({ id, game, autosave: new Autosave(game, loaded) });
      void game.study();
      return 'opened';
    });
  }

  /** Puts the game back as it is, saved. */
  close(): Promise<void> {
    return this.#inTurn(() => this.#putBack());
  }

  /** Waits until what was done is in the library too, and how long it took. */
  async saved(): Promise<void> {
    await this.state?.autosave.catchUp();
  }

  async #putBack(): Promise<void> {
    const { state } = this;
    if (!state) return;
    state.game.stopShow();
    const { isUntouched } = state.autosave;
    await state.autosave.close();
    if (isUntouched) await removeGame(state.id).catch(error => console.warn(error));
    state.game.close();
    this.#open.set(undefined);
  }

  /** One thing after the other: no game is opened while another is still being put back. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => {});
    return done;
  }
}

function beginGame(
  create: Create,
  { title, setting, status, grade, solution, view, mistakes = 0 }: GameRecord,
  session: Session,
): Game {
  const known = solution && asSolution({ shape: session.shape, symbols: solution });
  return create({
    session,
    title,
    setting,
    status,
    ...(grade && { grade }),
    ...(known?.ok && { solution: known.value }),
    ...(view && { view }),
    mistakes,
    settings: useSettings.getState,
    time: pageTime,
  });
}
