/** What all parts of a game share: its state, who hears of changes, its voice, and how long it lives. */
import type { Cell, Question } from '@hyperdoku/engine';
import type { GameOptions } from './options.js';
import { firstState, type GameState } from './state.js';

/** What hearers are told of a change. */
export interface Change {
  /** The cells that hold another symbol than before. */
  readonly cells: readonly Cell[];
  /** Whether it is worth keeping; where the player looks, for one, is not. */
  readonly isLasting: boolean;
}

const passing: Change = { cells: [], isLasting: false };
const noticeMilliseconds = 6000;

export class Core {
  readonly options: GameOptions;
  #state: GameState;
  readonly #hearers = new Set<(change: Change) => void>();
  readonly #life = new AbortController();
  #dropNotice = (): void => {};
  /** Whether the message that is shown is still true. */
  #noticeHolds = (_: GameState): boolean => true;

  constructor(options: GameOptions) {
    this.options = options;
    const { automaticNotes = false } = options.settings();
    this.#state = { ...firstState(options), automatic: automaticNotes && !options.setting };
  }

  get state(): GameState {
    return this.#state;
  }

  /** What whoever gives hints must know. While a puzzle is being set, what is proved is not about its clues but about all that is entered. */
  toQuestion(): Question {
    const { session, proof } = this.#state;
    return session.toQuestion(proof === 'unique' && !this.options.setting);
  }

  /** Aborted when the game is closed. */
  get life(): AbortSignal {
    return this.#life.signal;
  }

  readonly subscribe = (hear: (change: Change) => void): (() => void) => {
    this.#hearers.add(hear);
    return () => this.#hearers.delete(hear);
  };

  change(changes: Partial<GameState>, what: Partial<Change> = {}): void {
    const next = { ...this.#state, ...changes };
    const isStale = next.notice && next.notice === this.#state.notice && !this.#noticeHolds(next);
    this.#state = isStale ? { ...next, notice: undefined } : next;
    const change = { ...passing, ...what };
    for (const hear of [...this.#hearers]) hear(change);
  }

  /** Says it to those who listen. */
  say(text: string): void {
    this.change(this.spoken(text));
  }

  /** Two equal sentences in a row differ by an unseen character, or the second would not be read. */
  spoken(text: string): Pick<GameState, 'said'> {
    return { said: this.#state.said === text ? `${text}\u00A0` : text };
  }

  /** Says it, and shows it for a while, or for as long as it is true: usually until something is written. */
  notify(text: string, holds?: (state: GameState) => boolean): void {
    const { revision } = this.#state;
    this.#noticeHolds = holds ?? (state => state.revision === revision);
    this.#dropNotice();
    this.#dropNotice = this.options.time.after(noticeMilliseconds, () => this.change({ notice: undefined }));
    this.change({ notice: text, ...this.spoken(text) });
  }

  close(): void {
    this.#dropNotice();
    this.#hearers.clear();
    this.#life.abort();
  }
}
