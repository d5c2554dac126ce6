/** What tests of the headless game share: time that passes when it is told to, a solver without workers, small puzzles. */
import {
  asPuzzle,
  decide,
  deduceSteps,
  expectOk,
  gradePuzzle,
  ladderUpTo,
  nextStep,
  type Puzzle,
  parsePuzzleText,
  positionFrom,
  Session,
  traceSearch,
  withEvidence,
} from '@hyperdoku/engine';
import type { SearchStep } from '../work/jobs.js';
import { createGame } from './createGame.js';
import type { Game } from './game.js';
import type { GameOptions } from './options.js';
import { makeSetter } from './setter.js';
import { makeShows } from './shows.js';
import type { Solver, Walk } from './solver.js';
import type { Time } from './time.js';
import type { KeyPress } from './typing.js';

export const square = '3x3:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const cube = '4^3:..4.4..............2...42.......4......3....341...3..4.....1..4.';

export const readPuzzle = (text: string): Puzzle => expectOk(asPuzzle(expectOk(parsePuzzleText(text))));

interface Timer {
  due: number;
  readonly every: number | undefined;
  readonly call: () => void;
}

/** Nothing happens before `pass` says that time has passed. */
export class FakeTime implements Time {
  isPageSeen = true;
  #now = 0;
  readonly #timers = new Set<Timer>();

  now = (): number => this.#now;
  isSeen = (): boolean => this.isPageSeen;
  after = (milliseconds: number, call: () => void): (() => void) => this.#set(milliseconds, undefined, call);
  every = (milliseconds: number, call: () => void): (() => void) =>
    this.#set(milliseconds, milliseconds, call);
  nextFrame = (call: () => void): (() => void) => this.#set(16, undefined, call);

  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const [next] = [...this.#timers].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due);
      if (!next) break;
      this.#now = next.due;
      if (next.every === undefined) this.#timers.delete(next);
      else next.due += next.every;
      next.call();
    }
    this.#now = end;
  }

  /** How much is still to come. */
  get waiting(): number {
    return this.#timers.size;
  }

  #set(milliseconds: number, every: number | undefined, call: () => void): () => void {
    const timer = { due: this.#now + milliseconds, every, call };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }
}

function walkSteps<T>(steps: AsyncIterator<T> | Iterator<T>): Walk<T> {
  return async count => {
    const taken: T[] = [];
    while (taken.length < count) {
      const next = await steps.next();
      if (next.done) return { steps: taken, done: true };
      taken.push(next.value);
    }
    return { steps: taken, done: false };
  };
}

function* listSearch(puzzle: Puzzle): Generator<SearchStep> {
  for (const step of traceSearch(puzzle)) if (step.kind !== 'solution') yield step;
}

/** Answers at once, on the spot. */
export const readySolver: Solver = {
  async prove(puzzle) {
    const verdict = await decide(puzzle);
    if (verdict.status === 'unique')
      return { ok: true, value: { status: 'unique', solution: Uint8Array.from(verdict.solution.symbols) } };
    if (verdict.status === 'many') return { ok: true, value: { status: 'many', differing: verdict.differ } };
    return { ok: true, value: { status: verdict.status } };
  },
  grade: async puzzle => ({ ok: true, value: await gradePuzzle(puzzle, { assumeUnique: true }) }),
  async hint(question) {
    const position = expectOk(positionFrom(question));
    const step = nextStep(position, ladderUpTo({ assumeUnique: question.unique }));
    return {
      ok: true,
      value: step ? { kind: 'step', step: withEvidence(position, step) } : { kind: 'stuck' },
    };
  },
  walkPath: question =>
    walkSteps(deduceSteps(expectOk(positionFrom(question)), { assumeUnique: question.unique })),
  walkSearch: puzzle => walkSteps(listSearch(puzzle)),
};

/** A solver that is asked and never answers; the signals it was given. */
export function createSilentSolver(): { readonly solver: Solver; readonly signals: AbortSignal[] } {
  const signals: AbortSignal[] = [];
  const wait = (signal: AbortSignal): Promise<never> => {
    signals.push(signal);
    return new Promise(() => {});
  };
  return {
    signals,
    solver: {
      prove: (_puzzle, _milliseconds, signal) => wait(signal),
      hint: (_question, signal) => wait(signal),
      walkPath: (_question, signal) => () => wait(signal),
    },
  };
}

export function openGame(text: string, options: Partial<GameOptions> = {}): Game {
  const whole: GameOptions = {
    session: Session.start(readPuzzle(text)),
    settings: () => ({ showsConflicts: true, tidiesNotes: true, digitFirst: false }),
    solver: readySolver,
    time: new FakeTime(),
    ...options,
  };
  return createGame(whole, { makeSetter, makeShows });
}

/** `Shift+Control+1`, `ArrowLeft`, `a`: as a browser would tell it. */
export function readKeys(text: string): KeyPress {
  const parts = text.split('+');
  const key = parts.pop() ?? '';
  const code = /^\d$/.test(key) ? `Digit${key}` : /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key;
  return {
    key,
    code,
    shift: parts.includes('Shift'),
    ctrl: parts.includes('Control'),
    alt: parts.includes('Alt'),
  };
}

/** Presses keys one after the other; which of them meant something. */
export const press = (game: Game, ...keys: string[]): boolean[] => keys.map(key => game.press(readKeys(key)));
