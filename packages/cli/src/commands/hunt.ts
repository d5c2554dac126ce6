import {
  countFilled,
  decide,
  type Find,
  generatorVersion,
  makePuzzleText,
  parsePuzzle,
  type Shape,
  shapeOf,
} from '@hyperdoku/engine';
import type { HuntStart } from '@hyperdoku/library';
import type { Command } from 'commander';
import { type ExitCode, exitCodes, type Finish, orRefuse, Refusal } from '../exit.js';
import { complain, type Io, writeJsonLine, writeLine } from '../io.js';
import { type CrewOptions, takesJobs } from '../pool/crew.js';
import { huntTogether } from '../pool/hunters.js';
import { openRecordFile, type RecordBook, type RecordEntry } from '../records.js';
import { readSpec } from '../shapeArgument.js';
import { nameShape } from '../shapeName.js';
import { openRecordLibrary, refuseTwoPlaces, type ShelfOptions } from '../shelf.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { beginWork, parseCount, takesWork, type Work, type WorkOptions } from '../work.js';

interface HuntCommandOptions extends WorkOptions, ShelfOptions, CrewOptions {
  readonly seed: string;
  readonly save: string;
  readonly guesses?: number;
  readonly grids?: number;
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
    .option('--grids <number>', words.grids, parseCount)
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
  const { start, passed, log } = await openHunt(shape, options, book, known, work);
  if (known) complain(io, texts.hunt.record(known.clues));
  if (passed > 0) complain(io, texts.hunt.resumed(passed));
  const prove = async (find: Find): Promise<RecordEntry | undefined> => {
    const verdict = await decide(find.puzzle, { ...work.decision(), milliseconds: proofMilliseconds });
    if (verdict.status !== 'unique') return undefined;
    const { clues, seed } = find;
    return { clues, puzzle: makePuzzleText(find.puzzle), seed, proof: verdict.by };
  };
  /** The puzzle that was kept before its turn: of two that are as good the one that is told first stays. */
  let foreseen: string | undefined;
  const keep = async (entry: RecordEntry): Promise<void> => {
    const best = await book.keep(shape.name, entry, foreseen);
    record = best.clues;
  };
  /** The best that this hunt knows of, in the order in which things are told. */
  let told = known?.clues ?? Number.POSITIVE_INFINITY;
  const tell = async (find: Find): Promise<void> => {
    if (find.clues >= told) return;
    const entry = await prove(find);
    if (!entry) return;
    told = entry.clues;
    const { clues, puzzle, seed } = entry;
    try {
      if (options.json) await writeJsonLine(io, { clues, puzzle, seed });
      else await writeLine(io, `${clues}\t${puzzle}`);
    } finally {
      await keep(entry);
    }
  };
  const foresee = async (find: Find): Promise<void> => {
    if (find.clues >= (record ?? Number.POSITIVE_INFINITY)) return;
    const entry = await prove(find);
    if (!entry) return;
    await keep(entry);
    foreseen = entry.puzzle;
  };
  const { seed, guesses, grids: most = Number.POSITIVE_INFINITY, jobs = 1 } = options;
  const plan = { shape, seed, start, passed, most, jobs, ...(guesses !== undefined && { guesses }) };
  const hunted = await huntTogether(plan, work.budget(), { tell, foresee, pass: log.pass });
  work.clear();
  orRefuse(hunted);
  return told === Number.POSITIVE_INFINITY ? exitCodes.unknown : exitCodes.fine;
}

/** Where the hunt goes on: behind the grids that it has been through with this seed, or with the record. */
async function openHunt(
  shape: Shape,
  { seed, guesses, fresh }: HuntCommandOptions,
  book: RecordBook,
  known: KnownRecord | undefined,
  work: Work,
) {
  const way = JSON.stringify({ generator: generatorVersion, ...(guesses !== undefined && { guesses }) });
  const log = book.logOf({ shape: shape.name, seed, way });
  const state = fresh ? undefined : log.read();
  const passed = state?.passed ?? 0;
  const from = state ? state.start && readStart(state.start) : fresh ? undefined : known;
  if (!state) log.begin(from && { puzzle: makePuzzleText(from.puzzle), seed: from.seed });
  const start = from && passed === 0 ? await solveRecord(from, book.path, work) : undefined;
  return { start, passed, log };
}

function readStart({ puzzle: text, seed }: HuntStart): KnownRecord {
  const puzzle = orRefuse(parsePuzzle(text));
  return { puzzle, clues: countFilled(puzzle), seed };
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
