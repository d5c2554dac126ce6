/** The file of records: for each shape the puzzle with the fewest clues, and how it was proved. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Refusal } from './exit.js';
import { texts } from './texts/index.js';

export interface RecordEntry {
  readonly clues: number;
  readonly puzzle: string;
  readonly seed: string;
  /** How uniqueness was proved. */
  readonly proof: string;
}

export type Records = Readonly<Record<string, RecordEntry>>;

export function readRecords(path: string): Records {
  if (!existsSync(path)) return {};
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Records;
  } catch {
    // Reported below: the file is not overwritten.
  }
  throw new Refusal(texts.hunt.notRecords(path));
}

/** Writes a new file and moves it into place, so that a whole one is there whatever happens. */
export function writeRecord(path: string, spec: string, entry: RecordEntry): void {
  const records = { ...readRecords(path), [spec]: entry };
  const sorted = Object.fromEntries(Object.entries(records).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(`${path}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${path}.new`, path);
}
