/** What is found out of the puzzle beside the game: its solution, how hard it is; while it is being set, how many solutions. */
import { asPuzzle, asSolution, expectOk, largeBoard } from '@hyperdoku/engine';
import { texts } from '../texts/play.js';
import type { Core } from './core.js';

const proofMilliseconds = 60_000;
const gradeMilliseconds = 30_000;
/** A grade of a large board keeps every core busy for seconds, so it waits until the player has rested for so long. */
const calmMilliseconds = 2000;
/** While a puzzle is being set: when to begin after a change, and how long to look. */
const restMilliseconds = 200;
const settingMilliseconds = 20_000;

export class Study {
  readonly #core: Core;
  #studying: Promise<void> | undefined;
  #isWatching = false;
  /** The revision that was looked at last. */
  #studied = -1;
  #stopSetting = (): void => {};

  constructor(core: Core) {
    this.#core = core;
  }

  study(): Promise<void> {
    if (this.#core.options.setting) {
      this.#watchSetting();
      return Promise.resolve();
    }
    this.#studying ??= this.#studyPuzzle();
    return this.#studying;
  }

  close(): void {
    this.#stopSetting();
  }

  async #studyPuzzle(): Promise<void> {
    const { life } = this.#core;
    if (!this.#core.state.solution) await this.#prove();
    if (life.aborted) return;
    if (this.#core.state.proof === 'unique' && !this.#core.state.grade) {
      if (this.#core.state.session.shape.cellCount > largeBoard) await this.#becomeCalm();
      if (!life.aborted) await this.#grade();
    }
    const { proof, gradeFailed } = this.#core.state;
    if (proof === 'failed' || gradeFailed) this.#studying = undefined;
  }

  async #prove(): Promise<void> {
    const { life, options, state } = this.#core;
    const { puzzle, shape } = state.session;
    if (state.proof !== 'asking') this.#core.change({ proof: 'asking' });
    try {
      const proof = await options.solver.prove(puzzle, proofMilliseconds, life);
      if (life.aborted) return;
      if (!proof.ok) this.#core.change({ proof: 'none' });
      else if (proof.value.status !== 'unique') this.#core.change({ proof: proof.value.status });
      else {
        const solution = expectOk(asSolution({ shape, symbols: proof.value.solution }));
        this.#core.change({ proof: 'unique', solution }, { isLasting: true });
      }
    } catch {
      if (life.aborted) return;
      this.#core.change({ proof: 'failed' });
      this.#core.notify(texts.play.proof.failed);
    }
  }

  async #becomeCalm(): Promise<void> {
    const { life, options } = this.#core;
    for (let before = this.#core.state; !life.aborted; before = this.#core.state) {
      await new Promise<void>(rested => {
        options.time.after(calmMilliseconds, rested);
      });
      const { revision, cursor, layout } = this.#core.state;
      if (revision === before.revision && cursor === before.cursor && layout === before.layout) return;
    }
  }

  async #grade(): Promise<void> {
    const { life, options, state } = this.#core;
    if (state.gradeFailed) this.#core.change({ gradeFailed: false });
    try {
      const grade = await options.solver.grade?.(state.session.puzzle, gradeMilliseconds, life);
      if (life.aborted || !grade) return;
      this.#core.change(grade.ok ? { grade: grade.value } : { gradeFailed: true }, { isLasting: grade.ok });
    } catch {
      // Without a grade the game is as good.
      if (!life.aborted) this.#core.change({ gradeFailed: true });
    }
  }

  /** Asks again after every change, and is silent while clues contradict each other. */
  #watchSetting(): void {
    if (!this.#isWatching) this.#core.subscribe(() => this.#lookAtSetting());
    this.#isWatching = true;
    if (this.#core.state.proof === 'failed') this.#studied = -1;
    this.#lookAtSetting();
  }

  #lookAtSetting(): void {
    const { revision, session } = this.#core.state;
    if (revision === this.#studied) return;
    this.#studied = revision;
    this.#stopSetting();
    if (session.conflictCount === 0) this.#stopSetting = this.#proveSetting();
  }

  /** Returns how to stop. */
  #proveSetting(): () => void {
    const { options, state } = this.#core;
    const { shape, symbols } = state.session;
    const stop = new AbortController();
    if (state.proof !== 'asking') this.#core.change({ proof: 'asking' });
    const callOff = options.time.after(restMilliseconds, async () => {
      try {
        const puzzle = expectOk(asPuzzle({ shape, symbols: Uint8Array.from(symbols) }));
        const proof = await options.solver.prove(puzzle, settingMilliseconds, stop.signal);
        if (stop.signal.aborted) return;
        if (!proof.ok) this.#core.change({ proof: 'none' });
        else if (proof.value.status !== 'many') this.#core.change({ proof: proof.value.status });
        else this.#core.change({ proof: 'many', differing: proof.value.differing });
      } catch {
        if (!stop.signal.aborted) this.#core.change({ proof: 'failed' });
      }
    });
    return () => {
      callOff();
      stop.abort();
    };
  }
}
