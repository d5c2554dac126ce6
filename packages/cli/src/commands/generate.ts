import { randomUUID } from 'node:crypto';
import {
  type Generated,
  generatePuzzle,
  gradePuzzle,
  isRepeatable,
  kindNames,
  makePuzzleId,
  makePuzzleText,
  type Order,
  orderAt,
  type Shape,
  type Solution,
} from '@hyperdoku/engine';
import type { Command } from 'commander';
import { forEachSeed } from '../eachSeed.js';
import { type ExitCode, exitCodes, type Finish, orRefuse } from '../exit.js';
import { complain, type Io, writeJsonLine, writePuzzle } from '../io.js';
import { type OrderOptions, readOrder, readSolutions, takesOrder } from '../orderArgument.js';
import { type CrewOptions, takesJobs } from '../pool/crew.js';
import { describeForLibrary, openShelf, type Shelf, type ShelfOptions, takesLibrary } from '../shelf.js';
import { makeRows } from '../table.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { parseCount, takesWork, type Work, type WorkOptions } from '../work.js';

interface GenerateCommandOptions extends WorkOptions, OrderOptions, ShelfOptions, CrewOptions {
  readonly from?: string;
  readonly attempts?: number;
  readonly strict?: boolean;
  readonly grade?: boolean;
  readonly json?: boolean;
}

const words = texts.commands.generate;

export function define(command: Command, io: Io, finish: Finish): void {
  takesJobs(
    takesLibrary(
      takesOrder(
        takesWork(command.argument('<order>', words.order)).option(
          '-n, --number <number>',
          words.number,
          parseCount,
        ),
      ),
    ),
  )
    .option('--from <file>', words.from)
    .option('--attempts <number>', words.attempts, parseCount)
    .option('--strict', words.strict)
    .option('--grade', words.grade)
    .option('--json', words.json)
    .addHelpText('after', makeHelp('generate', listKinds()))
    .action(async (argument: string, options: GenerateCommandOptions) => {
      const { shape, order, number, seed = randomUUID().slice(0, 8) } = readOrder(argument, options);
      const solutions = options.from === undefined ? [] : await readSolutions(io, options.from, shape);
      const all = number * Math.max(1, solutions.length);
      const shelf = await openShelf(io, options);
      // A file of grids is read once.
      const crew = { shelf, ...(options.from !== undefined && { jobs: 1 }) };
      try {
        finish(
          await forEachSeed(io, seed, { ...options, ...crew, number: all }, (own, place, work) => {
            const wish = { shape, seed: own, order: orderAt(order, (place - 1) % number, number) };
            const solution = solutions[Math.floor((place - 1) / number)];
            return make(io, { ...wish, ...(solution && { solution }) }, place, options, { work, shelf });
          }),
        );
      } finally {
        shelf?.close();
      }
    });
}

/** What can be ordered, with its noun where that says more. */
const listKinds = (): string =>
  [words.kinds, ...makeRows(kindNames.map(kind => [`  ${kind}`, say.kind(kind)] as const))].join('\n');

interface Wish {
  readonly shape: Shape;
  readonly seed: string;
  readonly order: Order;
  readonly solution?: Solution;
}

/** What it is made with, and where it is kept. */
interface Means {
  readonly work: Work;
  readonly shelf: Shelf | undefined;
}

async function make(
  io: Io,
  wish: Wish,
  number: number,
  options: GenerateCommandOptions,
  means: Means,
): Promise<ExitCode> {
  const { work } = means;
  const { method, prover, ...budget } = work.decision();
  const made = orRefuse(
    await generatePuzzle(wish.shape, wish.seed, wish.order, {
      ...budget,
      ...(method !== 'search' && prover && { prover }),
      ...(options.attempts !== undefined && { attempts: options.attempts }),
      ...(wish.solution && { solution: wish.solution }),
    }),
  );
  const { shortage, attempts } = made;
  if (made.status === 'met' || !options.strict) await writeMade(io, wish, made, options, means);
  if (shortage) complain(io, texts.ofPuzzle(number, texts.make.otherNextTime(say.shortage(shortage))));
  if (made.status === 'near')
    complain(io, texts.ofPuzzle(number, texts.make.best(say.shortfall(made.shortfall), attempts)));
  return shortage ? exitCodes.unknown : made.status === 'near' ? exitCodes.no : exitCodes.fine;
}

async function writeMade(
  io: Io,
  { shape, seed, order, solution: given }: Wish,
  made: Generated,
  options: GenerateCommandOptions,
  { work, shelf }: Means,
): Promise<void> {
  const { puzzle, solution, clues, proof, minimal, attempts, status, shortage } = made;
  const grade =
    options.grade && (options.json || shelf)
      ? await gradePuzzle(puzzle, { assumeUnique: true, ...work.budget() })
      : made.grade;
  // A name promises the same puzzle again, which it cannot where a grid was given.
  const isNamed = isRepeatable(made, shape, order) && !given;
  const id = isNamed && (options.json || shelf) ? makePuzzleId({ spec: shape.spec, seed, order }) : undefined;
  // What is only near to an order would stand in the library as if it had been met.
  if (status === 'met') shelf?.add([await describeForLibrary(puzzle, id ?? seed, grade, work.budget())]);
  if (!options.json) return writePuzzle(io, puzzle);
  return writeJsonLine(io, {
    ...(id !== undefined && { id }),
    status,
    puzzle: makePuzzleText(puzzle),
    solution: makePuzzleText(solution),
    clues,
    seed,
    proof,
    minimal,
    ...(grade && { grade }),
    ...(order.with && { constraints: puzzle.shape.constraints.map(({ spec }) => spec) }),
    attempts,
    ...(made.status === 'near' && { shortfall: made.shortfall }),
    ...(shortage && { shortage }),
  });
}
