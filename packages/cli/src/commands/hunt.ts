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
import { openRecordFile, type RecordBook } from '../records.js';
import { readSpec } from '../shapeArgument.js';
import { nameShape } from '../shapeName.js';
import { openRecordLibrary, refuseTwoPlaces, type ShelfOptions } from '../shelf.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { beginWork, parseCount, takesWork, type Work, type WorkOptions } from '../work.js';

interface HuntCommandOptions extends WorkOptions, ShelfOptions {
  readonly seed: string;
  readonly save: string;
  readonly guesses?: number;
  readonly fresh?: boolean;
  readonly json?: boolean;
}

const words = texts.commands.hunt;

export function define(command: Command, io: Io, finish: Finish): void {
  takesWork(command.argument('<spec>', words.spec))
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
  const hunted = await hunt(shape, options.seed, {
    ...work.budget(),
    ...(start && { start }),
    ...(options.guesses !== undefined && { guesses: options.guesses }),
    onFind: saveFind,
  });
  work.clear();
  return orRefuse(hunted).best ? exitCodes.fine : exitCodes.unknown;
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
