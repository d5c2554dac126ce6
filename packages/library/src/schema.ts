/**
 * The tables of a library, as the steps that lead there. The file says how many it has taken; whoever opens it takes the rest. A step
 * that has been released is never changed: what should be otherwise becomes one more.
 */
export const steps: readonly string[] = [
  `CREATE TABLE puzzles (
     id INTEGER PRIMARY KEY,
     key TEXT NOT NULL UNIQUE,
     key_of TEXT NOT NULL CHECK (key_of IN ('form', 'text')),
     shape TEXT NOT NULL,
     puzzle TEXT NOT NULL,
     clues INTEGER NOT NULL,
     level TEXT,
     effort REAL,
     hardest TEXT,
     source TEXT NOT NULL,
     added TEXT NOT NULL
   ) STRICT;
   CREATE INDEX puzzles_by_shape ON puzzles (shape, level, clues);
   CREATE TABLE techniques (
     puzzle INTEGER NOT NULL REFERENCES puzzles (id) ON DELETE CASCADE,
     technique TEXT NOT NULL,
     rounds INTEGER NOT NULL,
     PRIMARY KEY (puzzle, technique)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX techniques_by_name ON techniques (technique, puzzle);
   CREATE TABLE records (
     shape TEXT PRIMARY KEY,
     clues INTEGER NOT NULL,
     puzzle TEXT NOT NULL,
     seed TEXT NOT NULL,
     proof TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;`,
  // Tasks of a run of the farm, so that what was done is known from the same commit as what came of it.
  `CREATE TABLE tasks (
     run TEXT NOT NULL,
     task INTEGER NOT NULL,
     made INTEGER NOT NULL,
     fresh INTEGER NOT NULL,
     PRIMARY KEY (run, task)
   ) STRICT, WITHOUT ROWID;`,
  // How far hunts and counts are.
  `CREATE TABLE hunts (
     shape TEXT NOT NULL,
     seed TEXT NOT NULL,
     way TEXT NOT NULL,
     start TEXT,
     start_seed TEXT,
     passed INTEGER NOT NULL,
     PRIMARY KEY (shape, seed, way)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE counts (
     puzzle TEXT PRIMARY KEY,
     branches INTEGER NOT NULL,
     sum INTEGER NOT NULL,
     done INTEGER NOT NULL,
     found INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;`,
];

/** Marks the file as ours among all SQLite files: "HDKU". */
export const applicationId = 0x48_44_4b_55;
