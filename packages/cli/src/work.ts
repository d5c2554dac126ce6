/** What the commands that search have in common: how long, by which prover, and what to say meanwhile. */
import { type Budget, type DecideOptions, type Method, methods } from '@hyperdoku/engine';
import { createSatProver } from '@hyperdoku/sat';
import { type Command, Option } from 'commander';
import { Refusal } from './exit.js';
import type { Io } from './io.js';

export interface WorkOptions {
  readonly timeout?: number;
  readonly prover?: Method;
}

const unitMilliseconds: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** `500ms`, `1s`, `2m`; a bare number is seconds. */
function parseDuration(text: string): number {
  const match = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/.exec(text.trim());
  if (!match) throw new Refusal(`--timeout looks like 500ms, 1s or 2m; "${text.slice(0, 20)}" does not.`);
  return Number(match[1]) * unitMilliseconds[match[2] ?? 's'];
}

export function parseCount(text: string): number {
  const value = Number(text);
  if (!/^\d{1,15}$/.test(text) || value < 1)
    throw new Refusal(`"${text.slice(0, 20)}" is not a number from 1 up.`);
  return value;
}

export const takesWork = (command: Command, defaultTimeout?: string): Command =>
  command
    .addOption(
      new Option('--timeout <time>', 'give up on a puzzle after this long, such as 500ms, 1s or 2m')
        .argParser(parseDuration)
        .default(defaultTimeout && parseDuration(defaultTimeout), defaultTimeout),
    )
    .addOption(
      new Option('--prover <method>', 'how to decide hard puzzles').choices(methods).default('auto'),
    );

/** The budget of one puzzle. */
export const budgetFrom = (io: Io, { timeout }: WorkOptions): Budget => ({
  ...(timeout !== undefined && { milliseconds: timeout }),
  ...(io.signal && { signal: io.signal }),
});

const satProver = createSatProver();

/** The budget of one puzzle, and how to decide it. */
export const decisionFrom = (io: Io, options: WorkOptions): DecideOptions => ({
  ...budgetFrom(io, options),
  method: options.prover ?? 'auto',
  prover: satProver,
});

export interface Ticker {
  /** One more puzzle is done. */
  tick(): void;
  /** Takes the line away. */
  clear(): void;
}

const tickMilliseconds = 200;

/** A running count on the error stream, when that is a terminal. */
export function createTicker(io: Io): Ticker {
  if (!io.errors.isTTY) return { tick: () => undefined, clear: () => undefined };
  const start = performance.now();
  let count = 0;
  let last = start;
  let shown = false;
  return {
    tick: () => {
      count++;
      const now = performance.now();
      if (now - last < tickMilliseconds) return;
      last = now;
      shown = true;
      const rate = Math.round(count / ((now - start) / 1000)).toLocaleString('en-US');
      io.errors.write(`\r\u001b[K${count.toLocaleString('en-US')} puzzles, ${rate} a second`);
    },
    clear: () => {
      if (shown) io.errors.write('\r\u001b[K');
    },
  };
}
