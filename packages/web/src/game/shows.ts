/**
 * Things shown over the boards: a search at work, the path by logic, a replay of the player's own solve. The game stays as it
 * is beneath; a show is a row of frames that can be played, paused, stepped and scrubbed.
 */
import { type Cell, type Position, positionFrom, type SymbolNumber } from '@hyperdoku/engine';
import { say, texts } from '../texts/play.js';
import type { Stretch } from '../work/jobs.js';
import type { Core } from './core.js';
import { Film } from './film.js';
import { createSearchFrames, type Frame, framesOfReplay } from './frames.js';
import type { Selection } from './selection.js';
import { noShow, type ShowState } from './showState.js';
import type { Walk } from './solver.js';
import type { GameState, Show } from './state.js';
import { Store } from './store.js';

export const speeds = [2, 5, 15, 50, 200, 1000] as const;

/** How many frames are asked for at a time, at first few, and how many are kept at most. */
const firstStretch = 20;
const stretch = 400;
const mostFrames = 200_000;

/** At more frames a second, boards would only flicker. */
const mostToFollow = 15;

/** What is on the boards now, and where the player was before. */
interface Open {
  readonly film: Film;
  readonly place: Pick<GameState, 'cursor' | 'selection'>;
  readonly stop: AbortController;
}

export class Shows {
  readonly showing = new Store(noShow);
  readonly #core: Core;
  readonly #selection: Selection;
  #open: Open | undefined;
  #stopFrame = (): void => {};

  constructor(core: Core, selection: Selection) {
    this.#core = core;
    this.#selection = selection;
  }

  async showSearch(): Promise<void> {
    const { solver } = this.#core.options;
    const { puzzle } = this.#core.state.session;
    if (!this.#mayBegin() || !solver.walkSearch) return;
    const signal = this.#begin('solve', puzzle.symbols);
    this.#run();
    const toFrames = createSearchFrames(puzzle.symbols);
    await this.#gather(solver.walkSearch(puzzle, signal), signal, toFrames);
  }

  async showPath(): Promise<void> {
    const { solver } = this.#core.options;
    const { session } = this.#core.state;
    if (!this.#mayBegin() || !solver.walkPath) return;
    const question = this.#core.toQuestion();
    const position = positionFrom(question);
    if (!position.ok) {
      this.#core.notify(say.problem(position.problem));
      return;
    }
    const signal = this.#begin('path', session.symbols, position.value);
    await this.#gather(solver.walkPath(question, signal), signal, steps => steps.map(step => ({ step })));
  }

  showReplay(): void {
    const { session } = this.#core.state;
    this.#core.change({ finished: false });
    this.#begin('replay', session.puzzle.symbols);
    this.#set({ frames: framesOfReplay(session), growing: false });
    this.#run();
  }

  showAt(wanted: number): void {
    const { frames, kind, growing } = this.showing.state;
    if (!this.#open || !kind) return;
    const at = Math.max(0, Math.min(wanted, frames.length));
    // A path shows each step before it is taken, so that its evidence can be seen; only the last one is taken at once.
    const isEnd = at === frames.length && !growing;
    const taken = kind === 'path' && !isEnd ? Math.max(0, at - 1) : at;
    const { symbols, position } = this.#open.film.goTo(taken, frames);
    const { step, cell: fresh } = (at > 0 && frames[at - 1]) || {};
    this.#set({ at });
    this.#core.change({
      show: {
        kind,
        symbols,
        ...(step && { step }),
        ...(fresh !== undefined && { fresh }),
        ...(position && { candidatesOf: (cell: Cell) => position.candidatesOf(cell) }),
      },
    });
    if (step) this.#selection.goToStep(step);
    else if (fresh !== undefined && this.#canFollow()) this.#selection.goToAny([fresh]);
  }

  /** Whether an eye could follow from board to board. */
  #canFollow(): boolean {
    const { playing, speed } = this.showing.state;
    return !playing || speed <= mostToFollow;
  }

  playShow(playing: boolean): void {
    const { at, frames, growing } = this.showing.state;
    if (playing && at >= frames.length && !growing) this.showAt(0);
    this.#set({ playing });
    if (playing) this.#run();
  }

  stepShow(by: number): void {
    this.#set({ playing: false });
    this.showAt(this.showing.state.at + by);
  }

  setSpeed(speed: number): void {
    this.#set({ speed });
  }

  stopShow(): void {
    const open = this.#open;
    if (!open) return;
    this.#stopFrame();
    open.stop.abort();
    this.#open = undefined;
    this.#set({ ...noShow, speed: this.showing.state.speed });
    this.#core.change({ show: undefined, ...open.place });
  }

  #set(changes: Partial<ShowState>): void {
    this.showing.set({ ...this.showing.state, ...changes });
  }

  #mayBegin(): boolean {
    const { show, paused } = this.#core.state;
    return !show && !paused;
  }

  /** Aborted when the show ends. */
  #begin(kind: Show['kind'], symbols: ArrayLike<SymbolNumber>, position?: Position): AbortSignal {
    const { cursor, selection } = this.#core.state;
    const stop = new AbortController();
    this.#open = { film: new Film(symbols, position), place: { cursor, selection }, stop };
    this.#set({ ...noShow, speed: this.showing.state.speed, kind, growing: true, playing: kind !== 'path' });
    this.#core.change({
      show: { kind, symbols: Uint8Array.from(symbols) },
      hint: undefined,
      hover: undefined,
      wrong: new Set(),
    });
    return stop.signal;
  }

  #run(): void {
    const { time } = this.#core.options;
    this.#stopFrame();
    let last = time.now();
    let owed = 0;
    const turn = (): void => {
      const { playing, speed, frames, at, growing } = this.showing.state;
      if (!playing) return;
      const now = time.now();
      owed += ((now - last) / 1000) * speed;
      last = now;
      const whole = Math.floor(owed);
      owed -= whole;
      if (whole > 0 && at < frames.length) this.showAt(at + whole);
      if (at >= frames.length && !growing) this.#set({ playing: false });
      else this.#stopFrame = time.nextFrame(turn);
    };
    this.#stopFrame = time.nextFrame(turn);
  }

  /** Gathers frames for as long as the show is on. */
  async #gather<T>(
    walk: Walk<T>,
    signal: AbortSignal,
    toFrames: (steps: Stretch<T>['steps']) => readonly Frame[],
  ): Promise<void> {
    try {
      for (let growing = true; growing; ) {
        const isFirst = this.showing.state.frames.length === 0;
        const { steps, done } = await walk(isFirst ? firstStretch : stretch);
        if (signal.aborted) return;
        const frames = [...this.showing.state.frames, ...toFrames(steps)];
        growing = !done && frames.length < mostFrames;
        this.#grow(frames, growing);
      }
    } catch {
      if (signal.aborted) return;
      this.#set({ growing: false });
      if (this.showing.state.frames.length === 0) this.stopShow();
      this.#core.notify(texts.problems.worker);
    }
  }

  #grow(frames: readonly Frame[], growing: boolean): void {
    this.#set({ frames, growing });
    const { kind, at } = this.showing.state;
    if (kind === 'path' && at === 0 && frames.length > 0) this.showAt(1);
    else if (!growing) this.showAt(at);
  }
}

export const makeShows = (core: Core, selection: Selection): Shows => new Shows(core, selection);
