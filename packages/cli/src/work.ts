/** What the commands that take long have in common: how long, by which prover, with which kernels, and what to say meanwhile. */
import {
  type Budget,
  type DecideOptions,
  KernelPool,
  type Method,
  methods,
  type Prover,
} from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { Refusal } from './exit.js';
import type { Io } from './io.js';
import { createProgressLine } from './progress.js';
import { texts } from './texts/index.js';

export interface WorkOptions {
  readonly timeout?: number;
  readonly prover?: Method;
}

const unitMilliseconds: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** `500ms`, `1s`, `2m`; a bare number is seconds. */
function parseDuration(text: string): number {
  const match = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/.exec(text.trim());
  if (!match) throw new Refusal(texts.usage.duration(text.slice(0, 20)));
  return Number(match[1]) * unitMilliseconds[match[2] ?? 's'];
}

export function parseCount(text: string): number {
  const value = Number(text);
  if (!/^\d{1,15}$/.test(text) || value < 1) throw new Refusal(texts.usage.count(text.slice(0, 20)));
  return value;
}

export const takesTime = (command: Command, defaultTimeout?: string): Command =>
  command.addOption(
    new Option('--timeout <time>', texts.options.timeout)
      .argParser(parseDuration)
      .default(defaultTimeout && parseDuration(defaultTimeout), defaultTimeout),
  );

export const takesWork = (command: Command, defaultTimeout?: string): Command =>
  takesTime(command, defaultTimeout).addOption(
    new Option('--prover <method>', texts.options.prover).choices(methods).default('auto'),
  );

/** What the prover is made of is read when it is first asked: few puzzles need it. */
const loadProver = async (): Promise<Prover> => (await import('@hyperdoku/sat')).createSatProver();
export const lateProver: Prover = {
  name: 'cadical',
  search: async position => (await loadProver()).search(position),
  openClues: async (solution, kept) => (await loadProver()).openClues(solution, kept),
};

/** The work of one command. */
export interface Work {
  /** The budget of one puzzle, which begins now. */
  budget(): Budget;
  /** The budget of one puzzle, and how to decide it. */
  decision(): DecideOptions;
  /** So many more puzzles are done. */
  tick(puzzles?: number): void;
  /** Takes what was shown meanwhile off the terminal; more may follow. */
  clear(): void;
}

export interface WorkPlan {
  /** How many puzzles there will be, where that is known. */
  readonly pieces?: number;
  /** What to say before the progress, as it is at the time. */
  readonly note?: () => string;
}

export function beginWork(io: Io, { timeout, prover }: WorkOptions, plan: WorkPlan = {}): Work {
  const kernels = new KernelPool();
  const line = createProgressLine(io, { ...plan, ...(timeout !== undefined && { timeout }) });
  const budget = (): Budget => {
    line.begin();
    return {
      kernels,
      onProgress: line.show,
      ...(timeout !== undefined && { milliseconds: timeout }),
      ...(io.signal && { signal: io.signal }),
    };
  };
  return {
    budget,
    decision: () => ({ ...budget(), method: prover ?? 'auto', prover: lateProver }),
    tick: line.tick,
    clear: line.clear,
  };
}
