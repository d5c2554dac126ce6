/** Where `--library` puts puzzles: each is in the file before the command says anything about it. */
import { type Budget, type CountState, type Grade, type Puzzle, parsePuzzle } from '@hyperdoku/engine';
import type { Library, LibraryFailure, NewPuzzle } from '@hyperdoku/library';
import type { Command } from 'commander';
import { orRefuse, Refusal } from './exit.js';
import { codeOf, isFile, messageOf } from './files.js';
import { complain, type Io } from './io.js';
import { loadPackage } from './optionalPackage.js';
import type { RecordBook } from './records.js';
import { texts } from './texts/index.js';

export interface ShelfOptions {
  readonly library?: string;
}

export const takesLibrary = (command: Command): Command =>
  command.option('--library <file>', texts.options.library);

const loadLibrary = () => loadPackage('@hyperdoku/library', () => import('@hyperdoku/library'));

/** Opens a library; one that is only read must be there. */
async function openLibrary(path: string, { mustExist = false } = {}): Promise<Library> {
  const { Library } = await loadLibrary();
  if (!isFile(path) && mustExist) throw new Refusal(texts.input.noFile(path));
  const opened = Library.open(path, { mustExist });
  if (opened.ok) return opened.value;
  throw new Refusal(sayFailure(path, opened.failure));
}

function sayFailure(path: string, failure: LibraryFailure): string {
  switch (failure.kind) {
    case 'newer':
      return texts.library.newer(path, failure.version, failure.known);
    case 'not-library':
      return texts.library.notLibrary(path);
    case 'unusable':
      return texts.library.unusable(path, failure.reason);
  }
}

/** Does something with a library and closes it; what the file system or SQLite refuses ends the command with a sentence. */
export async function withLibrary<T>(
  path: string,
  options: { readonly mustExist?: boolean },
  work: (library: Library) => T | Promise<T>,
): Promise<T> {
  const library = await openLibrary(path, options);
  try {
    return await work(library);
  } catch (error) {
    throw refuseLibrary(path, error);
  } finally {
    library.close();
  }
}

const refuseLibrary = (path: string, error: unknown): unknown =>
  String(codeOf(error)).startsWith('SQLITE_')
    ? new Refusal(texts.library.unusable(path, messageOf(error)))
    : error;

/** Does something with an open library, with a sentence for what SQLite refuses. */
const attemptOn =
  (path: string) =>
  <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw refuseLibrary(path, error);
    }
  };

/** A puzzle with its key, ready to be stored by whoever has the library open. */
export async function describeForLibrary(
  puzzle: Puzzle,
  source: string,
  grade: Grade | undefined,
  budget: Budget,
): Promise<NewPuzzle> {
  const { describePuzzle, findKey } = await loadLibrary();
  return describePuzzle(puzzle, await findKey(puzzle, budget), source, grade);
}

export interface Shelf {
  /** How many puzzles came, and how many of them the library did not have. */
  readonly tally: { readonly puzzles: number; readonly fresh: number };
  /** Stores them; of each whether it is new, where that is known already. */
  add(puzzles: readonly NewPuzzle[]): readonly boolean[];
  /** Says how many were new. */
  close(): void;
}

/** The shelf that the options ask for, if they do. In a part of a larger work, whoever does the whole stores its puzzles. */
export async function openShelf(io: Io, { library: path }: ShelfOptions): Promise<Shelf | undefined> {
  if (path === undefined) return undefined;
  const { part } = io;
  const library = part ? undefined : await openLibrary(path);
  const tally = { puzzles: 0, fresh: 0 };
  const attempt = attemptOn(path);
  return {
    tally,
    add: puzzles => {
      if (!library) {
        part?.keep(puzzles);
        return [];
      }
      const { isNew } = attempt(() => library.add(puzzles, new Date()));
      tally.puzzles += puzzles.length;
      tally.fresh += isNew.filter(Boolean).length;
      return isNew;
    },
    close: () => {
      if (!library) return;
      library.close();
      complain(io, texts.library.kept(tally.puzzles, tally.fresh));
    },
  };
}

/** A library as a book of records; the puzzles of the records stand among the others, too. */
export async function openRecordLibrary(path: string): Promise<RecordBook> {
  const library = await openLibrary(path);
  const attempt = attemptOn(path);
  return {
    path,
    read: shape => attempt(() => library.record(shape)),
    keep: async (shape, entry, instead) => {
      const puzzle = orRefuse(parsePuzzle(entry.puzzle));
      const described = await describeForLibrary(puzzle, texts.commands.hunt.source, undefined, {});
      return attempt(() => {
        library.add([described], new Date());
        return library.keepRecord(shape, entry, instead);
      });
    },
    logOf: name => ({
      read: () => attempt(() => library.longWork.readHunt(name)),
      begin: start => attempt(() => library.longWork.beginHunt(name, start)),
      pass: grids => attempt(() => library.longWork.passGrids(name, grids)),
    }),
    close: () => library.close(),
  };
}

/** Where a count keeps how far it is. */
export interface CountLog {
  read(puzzle: string): CountState | undefined;
  keep(puzzle: string, state: CountState): void;
  close(): void;
}

/** The log that the options ask for, if they do. */
export async function openCountLog({ library: path }: ShelfOptions): Promise<CountLog | undefined> {
  if (path === undefined) return undefined;
  const library = await openLibrary(path);
  const attempt = attemptOn(path);
  return {
    read: puzzle => attempt(() => library.longWork.readCount(puzzle)),
    keep: (puzzle, state) => attempt(() => library.longWork.keepCount(puzzle, state)),
    close: () => library.close(),
  };
}

/** Refuses options that each say where to keep things. */
export function refuseTwoPlaces(command: Command): void {
  const typed = (name: string): boolean => command.getOptionValueSource(name) === 'cli';
  if (typed('save') && typed('library')) throw new Refusal(texts.usage.together('save', 'library'));
}
