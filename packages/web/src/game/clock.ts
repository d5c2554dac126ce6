/** The time played: it runs while the game is seen, neither paused nor over, and nothing is shown in its place. */
import type { Core } from './core.js';
import { type Source, Store } from './store.js';

const tickMilliseconds = 250;
/** A longer gap means that the machine slept. */
const longestTick = 2000;

/** Tells the whole seconds that were played. */
export class Clock implements Source<number> {
  readonly #core: Core;
  readonly #seconds: Store<number>;
  #last: number;
  #isWatched = false;

  constructor(core: Core) {
    this.#core = core;
    this.#last = core.options.time.now();
    this.#seconds = new Store(this.#played());
  }

  get state(): number {
    return this.#seconds.state;
  }

  get subscribe(): Source<number>['subscribe'] {
    return this.#seconds.subscribe;
  }

  /** The game is on the screen from now on; returns how to say that it is not any more. */
  watch(): () => void {
    this.tick();
    this.#isWatched = true;
    const stop = this.#core.options.time.every(tickMilliseconds, () => this.tick());
    return () => {
      this.tick();
      this.#isWatched = false;
      stop();
    };
  }

  /** Brings the session's time up to now. */
  tick(): void {
    const now = this.#core.options.time.now();
    const passed = now - this.#last;
    this.#last = now;
    if (this.#runs() && passed < longestTick) this.#core.state.session.elapsed += passed;
    this.#seconds.set(this.#played());
  }

  #played(): number {
    return Math.floor(this.#core.state.session.elapsed / 1000);
  }

  #runs(): boolean {
    const { paused, show, status } = this.#core.state;
    return this.#isWatched && !paused && !show && status === 'playing' && this.#core.options.time.isSeen();
  }
}
