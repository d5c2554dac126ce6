/** What can be set, by flags and by the environment; a flag outweighs the environment. */
import { availableParallelism } from 'node:os';
import type { Caps } from './work/work.js';

/** What a server can be told. */
export interface Settings extends Caps {
  readonly host: string;
  /** 0 takes any port that is free. */
  readonly port: number;
  /** The folder of the web app; the one that comes with the server if not said, none if empty. */
  readonly app?: string;
  /** The file of a library of puzzles to offer. */
  readonly library?: string;
  /** The address of the farm's queue, for long jobs. */
  readonly queue?: string;
  /** Seconds for which the queue keeps what came of a job. */
  readonly keep: number;
  readonly workers: number;
  /** Memory of one worker. */
  readonly megabytes: number;
  /** The longest body. */
  readonly bytes: number;
  /** Requests of one client at a time, and of all. */
  readonly perClient: number;
  readonly requests: number;
  /** Requests that wait for a worker, and how long one waits. */
  readonly waiting: number;
  readonly patience: number;
  /** How much of all workers' time one client gets when it asks for more and more, in percent. */
  readonly share: number;
  readonly connections: number;
  /** In how long a request must have come in, and an answer gone out between two signs of life. */
  readonly slowness: number;
  /** How long running work may go on after the server was told to stop. */
  readonly grace: number;
  /** How many proxies stand before the server; each adds an address to X-Forwarded-For. */
  readonly proxies: number;
  /** Origins whose pages may use the API and show the app in a frame; * for all. */
  readonly allow: readonly string[];
  readonly log: 'silent' | 'error' | 'warn' | 'info';
}

/** How much is logged. */
export const logLevels = ['silent', 'error', 'warn', 'info'] as const;

/** The settings that hold where nothing else is said. */
export const defaultSettings: Settings = {
  host: '127.0.0.1',
  port: 4180,
  keep: 86_400,
  workers: Math.max(2, availableParallelism()),
  megabytes: 512,
  bytes: 1 << 20,
  depth: 32,
  milliseconds: 10_000,
  guesses: 10_000_000,
  cells: 10_000,
  puzzles: 1000,
  jobPuzzles: 10_000,
  perClient: 16,
  requests: 1000,
  waiting: 200,
  patience: 5000,
  share: 50,
  connections: 2000,
  slowness: 10_000,
  grace: 5000,
  proxies: 0,
  allow: [],
  log: 'info',
};

type Numbers = { [K in keyof Settings]-?: Settings[K] extends number ? K : never }[keyof Settings];

/** Least and most of every number. */
const ranges: Readonly<Record<Numbers, readonly [least: number, most: number]>> = {
  port: [0, 65_535],
  keep: [60, 31_536_000],
  workers: [1, 256],
  megabytes: [64, 65_536],
  bytes: [1024, 64 << 20],
  depth: [4, 1000],
  milliseconds: [1, 3_600_000],
  guesses: [1, Number.MAX_SAFE_INTEGER],
  cells: [1, 1_048_576],
  puzzles: [1, 100_000],
  jobPuzzles: [1, 1_000_000],
  perClient: [1, 100_000],
  requests: [1, 100_000],
  waiting: [0, 100_000],
  patience: [1, 600_000],
  share: [1, 100],
  connections: [1, 100_000],
  slowness: [100, 3_600_000],
  grace: [0, 600_000],
  proxies: [0, 16],
};

/** A setting that cannot be: its name, and what would fit. */
export interface SettingProblem {
  readonly setting: string;
  readonly given: string;
  readonly fits: string;
}

/** Settings, or which of them is wrong. */
export type SettingsRead =
  | { readonly ok: true; readonly value: Settings }
  | { readonly ok: false; readonly problem: SettingProblem };

type Texts = Readonly<Record<string, string | undefined>>;

/** `perClient` is HYPERDOKU_PER_CLIENT in the environment. */
export const variableOf = (setting: string): string =>
  `HYPERDOKU_${setting.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()}`;

/** The names of all settings. */
export const settingNames = [
  ...Object.keys(defaultSettings),
  'app',
  'library',
  'queue',
] as readonly (keyof Settings)[];

const isNumber = (name: keyof Settings): name is Numbers => Object.hasOwn(ranges, name);

/** Reads settings from flags, and from the environment where a flag is missing. */
export function readSettings(flags: Texts, env: Texts): SettingsRead {
  const found: Record<string, unknown> = {};
  for (const name of settingNames) {
    const given = flags[name] ?? env[variableOf(name)];
    if (given === undefined) continue;
    const problem = (fits: string): SettingsRead => ({ ok: false, problem: { setting: name, given, fits } });
    if (isNumber(name)) {
      const [least, most] = ranges[name];
      const value = Number(given);
      if (!/^\d{1,16}$/.test(given) || value < least || value > most) return problem(`${least}..${most}`);
      found[name] = value;
    } else if (name === 'allow') {
      const origins = given.split(/[\s,]+/).filter(origin => origin !== '');
      if (!origins.every(isOrigin)) return problem('https://example.org');
      found[name] = origins;
    } else if (name === 'log') {
      const level = logLevels.find(known => known === given);
      if (!level) return problem(logLevels.join(', '));
      found[name] = level;
    } else found[name] = given;
  }
  return { ok: true, value: { ...defaultSettings, ...found } };
}

/** Nothing else may get into a header. */
const isOrigin = (text: string): boolean => text === '*' || /^https?:\/\/[\w.-]+(?::\d+)?$/.test(text);
