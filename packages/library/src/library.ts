/** A library of puzzles in one file. Every call is a transaction: it is there as a whole when it returns, or not at all. */
import { countFilled, type Grade, makePuzzleText, type Puzzle } from '@hyperdoku/engine';
import { type Connection, inTransaction, type Opened, type OpenOptions, openDatabase } from './database.js';
import { type Filter, makeCondition } from './filter.js';
import { LongWork } from './longWork.js';
import type { PuzzleKey } from './puzzleKey.js';

/** A puzzle as it comes, by whatever found its key: workers do that, so that the one who writes need not. */
export interface NewPuzzle extends PuzzleKey {
  readonly shape: string;
  readonly puzzle: string;
  readonly clues: number;
  readonly grade?: Grade;
  /** Where it is from: a file, or the name under which it is made again. */
  readonly source: string;
}

/** A puzzle as a library takes it in. */
export const describePuzzle = (puzzle: Puzzle, key: PuzzleKey, source: string, grade?: Grade): NewPuzzle => ({
  ...key,
  shape: puzzle.shape.name,
  puzzle: makePuzzleText(puzzle),
  clues: countFilled(puzzle),
  source,
  ...(grade && { grade }),
});

/** A puzzle as it stands in the library. */
export interface StoredPuzzle {
  readonly id: number;
  readonly shape: string;
  readonly puzzle: string;
  readonly clues: number;
  readonly level: string | null;
  readonly effort: number | null;
  readonly hardest: string | null;
  readonly source: string;
  readonly added: string;
  readonly keyOf: string;
  readonly key: string;
}

const columns =
  'id, shape, puzzle, clues, level, effort, hardest, source, added, key_of AS "keyOf", key' as const;

/** The best of a shape, and how it was proved. */
export interface StoredRecord {
  readonly clues: number;
  readonly puzzle: string;
  readonly seed: string;
  readonly proof: string;
}

/** A task of a run, noted with what came of it. */
export interface TaskMark {
  readonly run: string;
  readonly task: number;
}

/** A task and what came of it. */
export interface DoneTask {
  readonly mark: TaskMark;
  readonly puzzles: readonly NewPuzzle[];
}

/** What came of adding puzzles. */
export interface Added {
  /** Of each puzzle whether the library did not have it before. */
  readonly isNew: readonly boolean[];
  /** Whether the task had been noted already, so that nothing was stored. */
  readonly repeated: boolean;
}

/** Things that are counted, each a column of the table. */
export type Feature = 'shape' | 'level' | 'hardest' | 'clues' | 'key_of';

/** So many rows are read at a time, so that a list of any length takes little memory, and nobody is kept from writing. */
const pageSize = 500;

/** Puzzles in one SQLite file, each once up to symmetry. */
export class Library {
  private readonly connection: Connection;
  readonly longWork: LongWork;

  private constructor(connection: Connection) {
    this.connection = connection;
    this.longWork = new LongWork(connection);
  }

  static open(path: string, options?: OpenOptions): Opened<Library> {
    const opened = openDatabase(path, options);
    return opened.ok ? { ok: true, value: new Library(opened.value) } : opened;
  }

  /** Moves what was written from the log into the file itself, as far as nobody else reads it, so that the file can be copied alone. */
  close(): void {
    try {
      this.connection.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // A full disk, or a file that may only be read: what is in the log is as safe there.
    } finally {
      this.connection.close();
    }
  }

  /** Stores what is new; of what is known only a grade that was missing. With a task, only if that was not done before. */
  add(puzzles: readonly NewPuzzle[], now: Date, mark?: TaskMark): Added {
    return inTransaction(this.connection, () => this.addNow(puzzles, now, mark));
  }

  /** The same for several tasks at once: to have one on the disk takes as long as to have a hundred there. */
  addTasks(tasks: readonly DoneTask[], now: Date): void {
    inTransaction(this.connection, () => {
      for (const { puzzles, mark } of tasks) this.addNow(puzzles, now, mark);
    });
  }

  private addNow(puzzles: readonly NewPuzzle[], now: Date, mark?: TaskMark): Added {
    if (mark && this.isDone(mark)) return { isNew: puzzles.map(() => false), repeated: true };
    const isNew = puzzles.map(puzzle => this.addOne(puzzle, now));
    if (mark)
      this.connection
        .prepare('INSERT INTO tasks (run, task, made, fresh) VALUES (?, ?, ?, ?)')
        .run(mark.run, mark.task, puzzles.length, isNew.filter(Boolean).length);
    return { isNew, repeated: false };
  }

  private addOne({ key, keyOf, shape, puzzle, clues, grade, source }: NewPuzzle, now: Date): boolean {
    const { changes } = this.connection
      .prepare(
        `INSERT INTO puzzles (key, key_of, shape, puzzle, clues, source, added) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (key) DO NOTHING`,
      )
      .run(key, keyOf, shape, puzzle, clues, source, now.toISOString());
    if (grade?.status === 'graded') this.addGrade(key, grade);
    return changes === 1;
  }

  private addGrade(key: string, { level, effort, hardest, rounds }: Grade & { status: 'graded' }): void {
    const { changes } = this.connection
      .prepare('UPDATE puzzles SET level = ?, effort = ?, hardest = ? WHERE key = ? AND level IS NULL')
      .run(level, effort, hardest ?? null, key);
    if (changes === 0) return;
    const insert = this.connection.prepare(
      'INSERT INTO techniques (puzzle, technique, rounds) SELECT id, ?, ? FROM puzzles WHERE key = ?',
    );
    for (const [technique, count] of Object.entries(rounds)) insert.run(technique, count, key);
  }

  /** In the order in which they came, from the first after this one. */
  *list(filter: Filter = {}, limit = Number.POSITIVE_INFINITY, after = 0): Generator<StoredPuzzle> {
    const { sql, values } = makeCondition(filter);
    const page = this.connection.prepare(
      `SELECT ${columns} FROM puzzles ${sql === '' ? 'WHERE' : `${sql} AND`} id > ? ORDER BY id LIMIT ?`,
    );
    let last = after;
    for (let left = limit; left > 0; ) {
      const rows = page.all(...values, last, Math.min(pageSize, left)) as StoredPuzzle[];
      yield* rows;
      if (rows.length < pageSize) return;
      left -= rows.length;
      last = rows[rows.length - 1].id;
    }
  }

  /** The puzzle at a place, from 0, among those that are meant. */
  pick(filter: Filter, place: number): StoredPuzzle | undefined {
    const { sql, values } = makeCondition(filter);
    const rows = this.connection
      .prepare(`SELECT ${columns} FROM puzzles ${sql} ORDER BY id LIMIT 1 OFFSET ?`)
      .all(...values, place);
    return rows[0] as StoredPuzzle | undefined;
  }

  find(id: number): StoredPuzzle | undefined {
    const rows = this.connection.prepare(`SELECT ${columns} FROM puzzles WHERE id = ?`).all(id);
    return rows[0] as StoredPuzzle | undefined;
  }

  /** The techniques on the way to its solution, with the rounds in which each was used. */
  techniquesOf(id: number): Readonly<Record<string, number>> {
    const rows = this.connection
      .prepare('SELECT technique, rounds FROM techniques WHERE puzzle = ?')
      .raw()
      .all(id) as [string, number][];
    return Object.fromEntries(rows);
  }

  count(filter: Filter = {}): number {
    const { sql, values } = makeCondition(filter);
    return this.readNumbers(`SELECT count(*) FROM puzzles ${sql}`, values)[0];
  }

  /** How many puzzles there are of each value. */
  tally(feature: Feature, filter: Filter = {}): (readonly [value: string | number | null, count: number])[] {
    const { sql, values } = makeCondition(filter);
    return this.connection
      .prepare(`SELECT ${feature}, count(*) FROM puzzles ${sql} GROUP BY ${feature} ORDER BY ${feature}`)
      .raw()
      .all(...values) as [string | number | null, number][];
  }

  record(shape: string): StoredRecord | undefined {
    const rows = this.connection
      .prepare('SELECT clues, puzzle, seed, proof FROM records WHERE shape = ?')
      .all(shape);
    return rows[0] as StoredRecord | undefined;
  }

  /** Keeps a record unless there is one that is as good, and is not the puzzle that is to give way; what stands there then. */
  keepRecord(shape: string, { clues, puzzle, seed, proof }: StoredRecord, instead = ''): StoredRecord {
    return inTransaction(this.connection, (): StoredRecord => {
      this.connection
        .prepare(
          `INSERT INTO records (shape, clues, puzzle, seed, proof) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (shape) DO UPDATE SET clues = excluded.clues, puzzle = excluded.puzzle,
             seed = excluded.seed, proof = excluded.proof WHERE excluded.clues < clues
               OR (excluded.clues = clues AND puzzle = ?)`,
        )
        .run(shape, clues, puzzle, seed, proof, instead);
      return this.record(shape) ?? { clues, puzzle, seed, proof };
    });
  }

  isDone({ run, task }: TaskMark): boolean {
    return this.readNumbers('SELECT count(*) FROM tasks WHERE run = ? AND task = ?', [run, task])[0] > 0;
  }

  /** The tasks of a run that are done, how many puzzles they made, and how many of those were new. */
  progressOf(run: string): {
    readonly done: ReadonlySet<number>;
    readonly made: number;
    readonly fresh: number;
  } {
    const done = this.connection.prepare('SELECT task FROM tasks WHERE run = ?').raw().all(run) as [number][];
    const [made, fresh] = this.readNumbers(
      'SELECT coalesce(sum(made), 0), coalesce(sum(fresh), 0) FROM tasks WHERE run = ?',
      [run],
    );
    return { done: new Set(done.map(([task]) => task)), made, fresh };
  }

  /** What SQLite finds wrong with the file itself. */
  findDamage(): string[] {
    const rows = this.connection.prepare('PRAGMA integrity_check').raw().all() as [string][];
    return rows.map(([text]) => text).filter(text => text !== 'ok');
  }

  private readNumbers(sql: string, values: readonly (string | number)[]): number[] {
    const [row] = this.connection
      .prepare(sql)
      .raw()
      .all(...values) as number[][];
    return row;
  }
}
