import { randomUUID } from 'node:crypto';
import {
  fillMethods,
  type Generated,
  generatePuzzle,
  gradePuzzle,
  levels,
  makePuzzleId,
  makePuzzleText,
  type Order,
  parsePuzzleId,
  parseSpec,
  type Shape,
  type Spec,
  samplers,
  shapeOf,
  techniqueNames,
} from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { type ExitCode, exitCodes, type Finish, Refusal, worse } from '../exit.js';
import { complain, type Io, writeJsonLine, writeLine } from '../io.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { beginWork, parseCount, takesWork, type Work, type WorkOptions } from '../work.js';

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
    .option('--clues <number>', words.clues, parseCount)
    .option('--blanks <number>', words.blanks, parseCount)
    .option('--minimal', words.minimal)
    .addOption(new Option('--level <level>', words.level).choices(levels))
    .addOption(new Option('--technique <name>', words.technique).choices(techniqueNames))
    .option('--logic-only', words.logicOnly)
    .addOption(new Option('--sampler <sampler>', words.sampler).choices(samplers))
    .addOption(new Option('--method <method>', words.method).choices(fillMethods))
    .option('--attempts <number>', words.attempts, parseCount)
    .option('--grade', words.grade)
    .option('--json', words.json)
    .addHelpText('after', makeHelp('generate'))
    .action(async (argument: string, options: GenerateCommandOptions) => {
      const { shape, seed, order } = readOrder(argument, options);
      const work = beginWork(io, options, { pieces: options.number });
      let code: ExitCode = exitCodes.fine;
      for (let i = 1; i <= options.number && !io.signal?.aborted; i++) {
        const own = options.number === 1 ? seed : `${seed}-${i}`;
        const { method, prover, ...budget } = work.decision();
        const made = await generatePuzzle(shape, own, order, {
          ...budget,
          ...(method !== 'search' && prover && { prover }),
          ...(options.attempts !== undefined && { attempts: options.attempts }),
        });
        if (!made.ok) throw Refusal.of(made.problem);
        await writeMade(io, shape, own, order, made.value, options, work);
        const { shortage, shortfall, attempts } = made.value;
        if (shortage) {
          complain(io, texts.ofPuzzle(i, texts.make.otherNextTime(say.shortage(shortage))));
          code = worse(code, exitCodes.unknown);
        }
        if (shortfall) {
          complain(io, texts.ofPuzzle(i, texts.make.best(say.shortfall(shortfall), attempts)));
          code = worse(code, exitCodes.no);
        }
        work.tick();
      }
      work.clear();
      finish(code);
    });
}

/** The order, from the name of a puzzle or from the options. */
function readOrder(
  argument: string,
  options: GenerateCommandOptions,
): { shape: Shape; seed: string; order: Order } {
  const id = argument.includes('#') ? parsePuzzleId(argument) : undefined;
  if (id && !id.ok) throw Refusal.of(id.problem);
  const spec = id ? id.value.spec : readSpec(argument);
  const shape = shapeOf(spec);
  if (!shape.ok) throw Refusal.of(shape.problem);
  const { clues, blanks, minimal, level, technique, logicOnly, sampler, method } = options;
  if (clues !== undefined && blanks !== undefined) throw new Refusal(texts.usage.together('clues', 'blanks'));
  const wanted = clues ?? (blanks === undefined ? undefined : shape.value.cellCount - blanks);
  const order: Order = {
    ...id?.value.order,
    ...(wanted !== undefined && { clues: wanted }),
    ...(minimal && { minimal }),
    ...(level && { level }),
    ...(technique && { technique }),
    ...(logicOnly && { logicOnly }),
    ...(sampler && { sampler }),
    ...(method && { method }),
  };
  return { shape: shape.value, seed: options.seed ?? id?.value.seed ?? randomUUID().slice(0, 8), order };
}

function readSpec(text: string): Spec {
  const spec = parseSpec(text);
  if (!spec.ok) throw Refusal.of(spec.problem);
  return spec.value;
}

async function writeMade(
  io: Io,
  shape: Shape,
  seed: string,
  order: Order,
  made: Generated,
  options: GenerateCommandOptions,
  work: Work,
): Promise<void> {
  if (!options.json) return writeLine(io, makePuzzleText(made.puzzle));
  const { puzzle, solution, clues, proof, minimal, attempts, shortfall, shortage } = made;
  const grade = options.grade ? await gradePuzzle(puzzle, work.budget()) : made.grade;
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
    attempts,
    ...(shortfall && { shortfall }),
    ...(shortage && { shortage }),
  });
}
