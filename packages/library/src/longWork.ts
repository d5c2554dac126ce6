/** How far long work is, so that whoever begins it again goes on: hunts by their seed, counts by their puzzle. */
import type { CountState } from '@hyperdoku/engine';
import type { Connection } from './database.js';

/** Which hunt: its shape, its seed, and whatever else decides what it finds. */
export interface HuntName {
  readonly shape: string;
  readonly seed: string;
  readonly way: string;
}

/** A puzzle to hunt on from, and the seed it came from. */
export interface HuntStart {
  readonly puzzle: string;
  readonly seed: string;
}

/** How far a hunt is. */
export interface HuntState {
  /** What it began from, if it did not begin from nothing. */
  readonly start: HuntStart | undefined;
  /** How many grids it has been through. */
  readonly passed: number;
}

/** What a library notes of work that is not done. */
export class LongWork {
  private readonly connection: Connection;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  readHunt({ shape, seed, way }: HuntName): HuntState | undefined {
    const rows = this.connection
      .prepare('SELECT start, start_seed, passed FROM hunts WHERE shape = ? AND seed = ? AND way = ?')
      .raw()
      .all(shape, seed, way) as [string | null, string | null, number][];
    if (rows.length === 0) return undefined;
    const [[puzzle, startSeed, passed]] = rows;
    const start = puzzle === null ? undefined : { puzzle, seed: startSeed ?? '' };
    return { start, passed };
  }

  /** Notes where a hunt begins; one that was noted before is forgotten. */
  beginHunt({ shape, seed, way }: HuntName, start?: HuntStart): void {
    this.connection
      .prepare(
        'INSERT OR REPLACE INTO hunts (shape, seed, way, start, start_seed, passed) VALUES (?, ?, ?, ?, ?, 0)',
      )
      .run(shape, seed, way, start?.puzzle ?? null, start?.seed ?? null);
  }

  /** Of two processes with the same hunt the one that is further counts. */
  passGrids({ shape, seed, way }: HuntName, passed: number): void {
    this.connection
      .prepare('UPDATE hunts SET passed = max(passed, ?) WHERE shape = ? AND seed = ? AND way = ?')
      .run(passed, shape, seed, way);
  }

  readCount(puzzle: string): CountState | undefined {
    const rows = this.connection
      .prepare('SELECT branches, sum, done, found FROM counts WHERE puzzle = ?')
      .all(puzzle);
    return rows[0] as CountState | undefined;
  }

  /** Of two processes with the same count the one that is further counts, unless they split the puzzle in different ways. */
  keepCount(puzzle: string, { branches, sum, done, found }: CountState): void {
    this.connection
      .prepare(
        `INSERT INTO counts (puzzle, branches, sum, done, found) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (puzzle) DO UPDATE SET branches = excluded.branches, sum = excluded.sum,
           done = excluded.done, found = excluded.found
         WHERE excluded.done > done OR excluded.branches != branches OR excluded.sum != sum`,
      )
      .run(puzzle, branches, sum, done, found);
  }
}
