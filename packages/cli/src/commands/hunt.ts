import {
  countFilled,
  decide,
  type Find,
  hunt,
  makePuzzleText,
  parsePuzzle,
  type Shape,
  shapeOf,
} from '@hyperdoku/engine';
import type { Command } from 'commander';
import { type ExitCode, exitCodes, type Finish, orRefuse, Refusal } from '../exit.js';
import { complain, type Io, writeJsonLine, writeLine } from '../io.js';
import { type CrewOptions, takesJobs } from '../pool/crew.js';
import { callHunters, writeFind } from '../pool/hunters.js';
import { openRecordFile, type RecordBook } from '../records.js';
import { readSpec } from '../shapeArgument.js';
import { nameShape } from '../shapeName.js';
import { openRecordLibrary, refuseTwoPlaces, type ShelfOptions } from '../shelf.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { beginWork, parseCount, takesWork, type Work, type WorkOptions } from '../work.js';

interface HuntCommandOptions extends WorkOptions, ShelfOptions, CrewOptions {
  readonly seed: string;
  readonly save: string;
  readonly guesses?: number;
  readonly fresh?: boolean;
  readonly json?: boolean;
}

const words = texts.commands.hunt;

export function define(command: Command, io: Io, finish: Finish): void {
  takesJobs(takesWork(command.argument('<spec>', words.spec)))
    .option('--seed <seed>', words.seed, '1')
    .option('--save <file>', words.save, 'records.json')
    .option('--library <file>', words.library)
    .option('--guesses <number>', words.guesses, parseCount)
    .option('--fresh', words.fresh)
    .option('--json', words.json)
    .addHelpText('after', makeHelp('hunt'))
    .action(async (spec: string, options: HuntCommandOptions) => {
      refuseTwoPlaces(command);
      const shape = orRefuse(shapeOf(orRefuse(readSpec(spec))));
      const { library, save } = options;
      const book = library === undefined ? openRecordFile(save) : await openRecordLibrary(library);
      try {
        finish(await huntShape(io, shape, options, book));
      } finally {
        book.close();
      }
    });
}

/** A find counts only once it is proved, however long the hunt itself may take. */
const proofMilliseconds = 600_000;

async function huntShape(
  io: Io,
  shape: Shape,
  options: HuntCommandOptions,
  book: RecordBook,
): Promise<ExitCode> {
  const known = readRecord(book, shape);
  let record = known?.clues;
  const note = () => (record === undefined ? texts.hunt.noteNone : texts.hunt.noteRecord(record));
  const work = beginWork(io, options, { pieces: 1, note });
  const start = known && !options.fresh ? await solveRecord(known, book.path, work) : undefined;
  if (known) complain(io, texts.hunt.record(known.clues));
  const saveFind = async (find: Find): Promise<void> => {
    if (record !== undefined && find.clues >= record) return;
    const verdict = await decide(find.puzzle, { ...work.decision(), milliseconds: proofMilliseconds });
    if (verdict.status !== 'unique') return;
    const puzzle = makePuzzleText(find.puzzle);
    const proof = verdict.by;
    const { clues, seed } = find;
    try {
      if (options.json) await writeJsonLine(io, { clues, puzzle, seed });
      else await writeLine(io, `${clues}\t${puzzle}`);
    } finally {
      const best = await book.keep(shape.name, { clues, puzzle, seed, proof });
      record = best.clues;
    }
  };
  // Finds of several hunters are proved and saved one by one.
  let saved = Promise.resolve();
  const saveInTurn = (find: Find): Promise<void> => {
    saved = saved.then(() => saveFind(find));
    // Whoever waits for it is told; a find of another hunter may have nobody who does until the end.
    saved.catch(() => undefined);
    return saved;
  };
  const { seed, guesses, jobs = 1 } = options;
  const means = { ...(guesses !== undefined && { guesses }) };
  const order = { spec: shape.name, seed, ...(start && { start: writeFind(start) }), ...means };
  const hunters = jobs > 1 ? callHunters(jobs - 1, order, saveInTurn) : undefined;
  try {
    const own = { ...work.budget(), ...(start && { start }), ...means, onFind: saveInTurn };
    const hunted = await hunt(shape, seed, own);
    await hunters?.end();
    await saved;
    work.clear();
    return orRefuse(hunted).best || record !== known?.clues ? exitCodes.fine : exitCodes.unknown;
  } catch (error) {
    await hunters?.end();
    throw error;
  }
}

type KnownRecord = Omit<Find, 'solution'>;

function readRecord({ path, read }: RecordBook, shape: Shape): KnownRecord | undefined {
  const entry = read(shape.name);
  if (!entry) return undefined;
  const puzzle = parsePuzzle(entry.puzzle);
  if (!puzzle.ok) throw new Refusal(texts.hunt.unreadable(say.problem(puzzle.problem)));
  if (puzzle.value.shape.name !== shape.name || countFilled(puzzle.value) !== entry.clues)
    throw new Refusal(texts.hunt.otherRecord(path, nameShape(shape)));
  return { puzzle: puzzle.value, clues: entry.clues, seed: entry.seed };
}

/** The record as a place to go on from; its solution is found again, unless that takes too long. */
async function solveRecord(known: KnownRecord, path: string, work: Work): Promise<Find | undefined> {
  const verdict = await decide(known.puzzle, work.decision());
  if (verdict.status === 'unknown') return undefined;
  if (verdict.status !== 'unique')
    throw new Refusal(texts.hunt.otherRecord(path, nameShape(known.puzzle.shape)));
  return { ...known, solution: verdict.solution };
}
