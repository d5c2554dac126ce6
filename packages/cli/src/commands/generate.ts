import { randomUUID } from 'node:crypto';
import {
  fillMethods,
  type Generated,
  generatePuzzle,
  gradePuzzle,
  type KindWish,
  kindNames,
  levels,
  makePuzzleId,
  makePuzzleText,
  type Order,
  parsePuzzleId,
  parseWishes,
  type Shape,
  samplers,
  shapeOf,
  techniqueNames,
} from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { forEachSeed } from '../eachSeed.js';
import { type ExitCode, exitCodes, type Finish, orRefuse, Refusal } from '../exit.js';
import { complain, type Io, writeJsonLine, writePuzzle } from '../io.js';
import { readSpec } from '../shapeArgument.js';
import { makeRows } from '../table.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { parseCount, parseCountOrNone, takesWork, type Work, type WorkOptions } from '../work.js';

interface GenerateCommandOptions extends WorkOptions, Omit<Order, 'clues'> {
  readonly number: number;
  readonly seed?: string;
  readonly clues?: number;
  readonly blanks?: number;
  readonly attempts?: number;
  readonly grade?: boolean;
  readonly json?: boolean;
}

const words = texts.commands.generate;

export function define(command: Command, io: Io, finish: Finish): void {
  takesWork(command.argument('<spec>', words.spec))
    .option('-n, --number <number>', words.number, parseCount, 1)
    .option('--seed <seed>', words.seed)
    .option('--clues <number>', words.clues, parseCountOrNone)
    .option('--blanks <number>', words.blanks, parseCount)
    .option('--minimal', words.minimal)
    .addOption(new Option('--level <level>', words.level).choices(levels))
    .addOption(new Option('--technique <name>', words.technique).choices(techniqueNames))
    .option('--logic-only', words.logicOnly)
    .option('--with <kinds>', words.with, (text, before: readonly KindWish[] = []) => [
      ...before,
      ...orRefuse(parseWishes(text)),
    ])
    .addOption(new Option('--sampler <sampler>', words.sampler).choices(samplers))
    .addOption(new Option('--method <method>', words.method).choices(fillMethods))
    .option('--attempts <number>', words.attempts, parseCount)
    .option('--grade', words.grade)
    .option('--json', words.json)
    .addHelpText('after', makeHelp('generate', listKinds()))
    .action(async (argument: string, options: GenerateCommandOptions) => {
      const { shape, seed, order } = readOrder(argument, options);
      finish(
        await forEachSeed(io, seed, options, (own, number, work) =>
          make(io, { shape, seed: own, order }, number, options, work),
        ),
      );
    });
}

/** What can be ordered, with its noun where that says more. */
const listKinds = (): string =>
  [words.kinds, ...makeRows(kindNames.map(kind => [`  ${kind}`, say.kind(kind)] as const))].join('\n');

interface SeededOrder {
  readonly shape: Shape;
  readonly seed: string;
  readonly order: Order;
}

async function make(
  io: Io,
  { shape, seed, order }: SeededOrder,
  number: number,
  options: GenerateCommandOptions,
  work: Work,
): Promise<ExitCode> {
  const { method, prover, ...budget } = work.decision();
  const made = orRefuse(
    await generatePuzzle(shape, seed, order, {
      ...budget,
      ...(method !== 'search' && prover && { prover }),
      ...(options.attempts !== undefined && { attempts: options.attempts }),
    }),
  );
  await writeMade(io, { shape, seed, order }, made, options, work);
  const { shortage, shortfall, attempts } = made;
  if (shortage) complain(io, texts.ofPuzzle(number, texts.make.otherNextTime(say.shortage(shortage))));
  if (shortfall) complain(io, texts.ofPuzzle(number, texts.make.best(say.shortfall(shortfall), attempts)));
  return shortfall ? exitCodes.no : shortage ? exitCodes.unknown : exitCodes.fine;
}

/** The order, from the name of a puzzle or from the options. */
function readOrder(argument: string, options: GenerateCommandOptions): SeededOrder {
  const id = /^[^{]*#/.test(argument) ? orRefuse(parsePuzzleId(argument, readSpec)) : undefined;
  const shape = orRefuse(shapeOf(id ? id.spec : orRefuse(readSpec(argument))));
  const { clues, blanks, minimal, level, technique, logicOnly, with: wishes, sampler, method } = options;
  if (clues !== undefined && blanks !== undefined) throw new Refusal(texts.usage.together('clues', 'blanks'));
  const wanted = clues ?? (blanks === undefined ? undefined : shape.cellCount - blanks);
  const order: Order = {
    ...id?.order,
    ...(wanted !== undefined && { clues: wanted }),
    ...(minimal && { minimal }),
    ...(level && { level }),
    ...(technique && { technique }),
    ...(logicOnly && { logicOnly }),
    ...(wishes && { with: wishes }),
    ...(sampler && { sampler }),
    ...(method && { method }),
  };
  return { shape, seed: options.seed ?? id?.seed ?? randomUUID().slice(0, 8), order };
}

async function writeMade(
  io: Io,
  { shape, seed, order }: SeededOrder,
  made: Generated,
  options: GenerateCommandOptions,
  work: Work,
): Promise<void> {
  if (!options.json) return writePuzzle(io, made.puzzle);
  const { puzzle, solution, clues, proof, minimal, attempts, shortfall, shortage } = made;
  const grade = options.grade
    ? await gradePuzzle(puzzle, { assumeUnique: true, ...work.budget() })
    : made.grade;
  return writeJsonLine(io, {
    // A name promises the same puzzle again, which work that was cut short cannot.
    ...(!shortage && { id: makePuzzleId({ spec: shape.spec, seed, order }) }),
    puzzle: makePuzzleText(puzzle),
    solution: makePuzzleText(solution),
    clues,
    seed,
    proof,
    minimal,
    ...(grade && { grade }),
    ...(order.with && { constraints: puzzle.shape.constraints.map(({ spec }) => spec) }),
    attempts,
    ...(shortfall && { shortfall }),
    ...(shortage && { shortage }),
  });
}
