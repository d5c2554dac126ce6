/** One line on the error stream that says how far the work is, when that stream is a terminal. */
import type { Progress } from '@hyperdoku/engine';
import { clearBeforeWriting, type Io } from './io.js';
import { say, texts } from './texts/index.js';

export interface ProgressLine {
  /** Another piece of work begins, such as the next puzzle of the input. */
  begin(): void;
  /** How far the piece in hand is. */
  show(progress: Progress): void;
  /** So many more pieces are done, the one in hand if not said. */
  tick(pieces?: number): void;
  /** Takes the line away. */
  clear(): void;
}

export interface ProgressOptions {
  /** How many pieces of work there are, where that is known. */
  readonly pieces?: number;
  /** When the piece in hand will be given up, in milliseconds from its beginning. */
  readonly timeout?: number;
  /** What to say first, as it is at the time. */
  readonly note?: () => string;
}

const words = texts.progress;

const tickMilliseconds = 200;
/** A piece of work that takes longer than this gets a bar of its own. */
const longMilliseconds = 1000;

export function createProgressLine(io: Io, options: ProgressOptions = {}): ProgressLine {
  if (!io.errors.isTTY)
    return { begin: () => undefined, show: () => undefined, tick: () => undefined, clear: () => undefined };
  const start = performance.now();
  let begun = start;
  let last = start;
  let done = 0;
  let shown = false;
  const write = (text: string): void => {
    const note = options.note?.();
    const line = note ? `${note}: ${text}` : text;
    io.errors.write(`\r\u001b[K${line.slice(0, Math.max(20, (io.errors.columns ?? 80) - 1))}`);
    shown = true;
  };
  const clear = (): void => {
    if (shown) io.errors.write('\r\u001b[K');
    shown = false;
  };
  clearBeforeWriting(io, clear);
  return {
    begin: () => {
      begun = performance.now();
    },
    show: progress => {
      const spent = performance.now() - begun;
      if (spent < longMilliseconds && options.pieces !== 1) return;
      write(makeProgressText(progress, spent, options.timeout));
    },
    tick: (pieces = 1) => {
      done += pieces;
      const now = performance.now();
      if (now - last < tickMilliseconds || options.pieces === 1) return;
      last = now;
      write(makeBatchText(done, now - start, options.pieces));
    },
    clear,
  };
}

/** How far one long piece of work is: a bar where the total is known, or else the time limit; a count otherwise. */
export function makeProgressText(progress: Progress, spent: number, timeout?: number): string {
  const { done, total } = progress;
  const count = say.progress({ ...progress, done: Math.floor(done) });
  if (total !== undefined && total > 0) {
    const share = Math.min(1, done / total);
    const left = share > 0 ? `, ${words.left(makeTimeText(spent / share - spent))}` : '';
    return `${makeBar(share)} ${count}${left}`;
  }
  if (timeout !== undefined && timeout > 0) {
    const left = words.atMost(makeTimeText(timeout - spent));
    return `${makeBar(Math.min(1, spent / timeout))} ${count}, ${left}`;
  }
  return `${count}, ${makeTimeText(spent)}`;
}

/** How far a list of puzzles is. */
export function makeBatchText(done: number, spent: number, pieces?: number): string {
  const rate = Math.round(done / Math.max(1e-3, spent / 1000));
  if (pieces === undefined) return words.puzzles(done, rate);
  const share = done / pieces;
  const left = words.left(makeTimeText(spent / share - spent));
  return `${makeBar(share)} ${words.puzzlesOf(done, pieces, rate)}, ${left}`;
}

const barWidth = 20;

const makeBar = (share: number): string => {
  const full = Math.round(share * barWidth);
  return `${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${String(Math.floor(share * 100)).padStart(3)} %`;
};

/** Milliseconds as a person would say them. */
export function makeTimeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < 60) return words.seconds(seconds);
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return words.minutes(minutes);
  const hours = Math.round(minutes / 60);
  if (hours < 48) return words.hours(hours);
  const days = Math.round(hours / 24);
  return days < 730 ? words.days(days) : words.years;
}
