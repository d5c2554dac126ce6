/** The file of records: for each shape the puzzle with the fewest clues, and how it was proved. */
import { accessSync, constants, readFileSync, realpathSync, statSync } from 'node:fs';
import type { HuntName, HuntStart, HuntState } from '@hyperdoku/library';
import { Refusal } from './exit.js';
import { withLock } from './fileLock.js';
import { codeOf, messageOf, replaceFile, tryBeside } from './files.js';
import { texts } from './texts/index.js';

export interface RecordEntry {
  readonly clues: number;
  readonly puzzle: string;
  readonly seed: string;
  /** How uniqueness was proved. */
  readonly proof: string;
}

export type Records = Readonly<Record<string, RecordEntry>>;

function isEntry(value: unknown): value is RecordEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { clues, puzzle, seed, proof } = value as Readonly<Partial<Record<keyof RecordEntry, unknown>>>;
  return Number.isSafeInteger(clues) && [puzzle, seed, proof].every(text => typeof text === 'string');
}

const areRecords = (value: unknown): value is Records =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isEntry);

/** Where a hunt keeps its records: a file of them, or a library. */
export interface RecordBook {
  /** What it is called in messages. */
  readonly path: string;
  read(shape: string): RecordEntry | undefined;
  /** Keeps a record unless there is one that is as good by now, and is not the puzzle to give way; what stands there then. */
  keep(shape: string, entry: RecordEntry, instead?: string): Promise<RecordEntry>;
  /** How far a hunt is; a file of records has no place for that, and every hunt begins anew. */
  logOf(name: HuntName): HuntLog;
  close(): void;
}

interface HuntLog {
  read(): HuntState | undefined;
  begin(start: HuntStart | undefined): void;
  pass(grids: number): void;
}

/** The file of records at a path. */
export function openRecordFile(path: string): RecordBook {
  const real = findRecords(path);
  return {
    path: real,
    read: shape => {
      const records = readRecords(real);
      return Object.hasOwn(records, shape) ? records[shape] : undefined;
    },
    keep: (shape, entry, instead) => keepRecord(real, shape, entry, instead),
    logOf: () => ({ read: () => undefined, begin: () => undefined, pass: () => undefined }),
    close: () => undefined,
  };
}

/** None when there is no such file; one that holds anything else is refused. */
export function readRecords(path: string): Records {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (areRecords(value)) return value;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {};
    if (!(error instanceof SyntaxError)) throw refuseWriting(path, error);
  }
  throw new Refusal(texts.hunt.notRecords(path));
}

/** Without the name of the file, which may be one that nobody has heard of. */
const reasonOf = (error: unknown): string => messageOf(error).split(',', 1)[0];

const refuseWriting = (path: string, error: unknown): Refusal =>
  error instanceof Refusal ? error : new Refusal(texts.hunt.unwritable(path, reasonOf(error)));

/** Refuses a path where no records could be written; where it is a link, the file that it leads to is the one meant. */
function findRecords(path: string): string {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) {
      tryBeside(path);
      return path;
    }
    if (!stats.isFile()) throw new Refusal(texts.hunt.notFile(path));
    const real = realpathSync(path);
    accessSync(real, constants.W_OK);
    tryBeside(real);
    return real;
  } catch (error) {
    throw refuseWriting(path, error);
  }
}

/** Adds a record unless the file has one that is as good by now, and is not the one to give way; what stands there then. */
export async function keepRecord(
  path: string,
  spec: string,
  entry: RecordEntry,
  instead?: string,
): Promise<RecordEntry> {
  let best = entry;
  const keep = (): void => {
    const records = readRecords(path);
    const known = Object.hasOwn(records, spec) ? records[spec] : undefined;
    if (known && (known.clues < entry.clues || (known.clues === entry.clues && known.puzzle !== instead))) {
      best = known;
      return;
    }
    const sorted = Object.entries({ ...records, [spec]: entry }).sort(([a], [b]) => (a < b ? -1 : 1));
    replaceFile(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  };
  const lock = `${path}.lock`;
  try {
    if (!(await withLock(lock, keep))) throw new Refusal(texts.hunt.locked(path, lock));
  } catch (error) {
    throw refuseWriting(path, error);
  }
  return best;
}
