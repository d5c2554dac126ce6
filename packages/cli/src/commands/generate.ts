import { randomUUID } from 'node:crypto';
import {
  fillMethods,
  type Generated,
  generatePuzzle,
  gradePuzzle,
  levels,
  makePuzzleId,
  makePuzzleText,
  makeShortageText,
  makeShortfallText,
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
import { codeOf, type ExitCode, exitCodes, type Finish, Refusal, worse } from '../exit.js';
import { complain, type Io, writeJsonLine, writeLine } from '../io.js';
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

export function define(command: Command, io: Io, finish: Finish): void {
  takesWork(
    command.argument('<spec>', 'a shape such as 9^3, or the name of a puzzle such as 9^3#42,clues=60,g=2'),
  )
    .option('-n, --number <number>', 'how many puzzles', parseCount, 1)
    .option('--seed <seed>', 'the same seed makes the same puzzles (default: a new one each time)')
    .option('--clues <number>', 'just so many clues', parseCount)
    .option('--blanks <number>', 'just so many blanks', parseCount)
    .option('--minimal', 'every clue needed')
    .addOption(new Option('--level <level>', 'of this level').choices(levels))
    .addOption(
      new Option('--technique <name>', 'needs this technique and nothing harder').choices(techniqueNames),
    )
    .option('--logic-only', 'solvable without trial')
    .addOption(
      new Option(
        '--sampler <sampler>',
        'where clues are removed: anywhere (uniform), one of every block in turn (lhs), or in a symmetric pattern',
      ).choices(samplers),
    )
    .addOption(new Option('--method <method>', 'how the full grid is made').choices(fillMethods))
    .option('--attempts <number>', 'grids to try before the best is taken', parseCount)
    .option('--grade', 'grade the puzzles, with --json')
    .option('--json', 'one JSON object a line: puzzle, solution, clues, seed, proof')
    .addHelpText(
      'after',
      '\nWhat cannot be met ends with the best that was found, says so, and exits with 2; what a time limit cut short says so\ntoo, has no name, and exits with 3.\n\nExamples:\n  hyperdoku generate 3x3 -n 1000 --seed 1 > puzzles.txt\n  hyperdoku generate 9^3 --blanks 628\n  hyperdoku generate 3x3 --level hard --json\n  hyperdoku generate 9^3#42,clues=60,g=2',
    )
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
        if (!made.ok) throw new Refusal(made.problem.message, codeOf(made.problem));
        await writeMade(io, shape, own, order, made.value, options, work);
        const { shortage } = made.value;
        if (shortage) {
          complain(io, `puzzle ${i}: ${makeShortageText(shortage)} The same seed may give another puzzle.`);
          code = worse(code, exitCodes.unknown);
        }
        if (made.value.shortfall) {
          complain(
            io,
            `puzzle ${i}: the best found has ${makeShortfallText(made.value.shortfall)}, after ${made.value.attempts} grids.`,
          );
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
  if (id && !id.ok) throw new Refusal(id.problem.message);
  const spec = id ? id.value.spec : readSpec(argument);
  const shape = shapeOf(spec);
  if (!shape.ok) {
    throw new Refusal(
      shape.problem.message,
      shape.problem.code === 'shape-impossible' ? exitCodes.no : exitCodes.badInput,
    );
  }
  const { clues, blanks, minimal, level, technique, logicOnly, sampler, method } = options;
  if (clues !== undefined && blanks !== undefined)
    throw new Refusal('--clues and --blanks do not go together.');
  const wanted = clues ?? (blanks === undefined ? undefined : shape.value.cellCount - blanks);
  if (wanted !== undefined && wanted < 0)
    throw new Refusal(`${shape.value.name} has ${shape.value.cellCount} cells.`);
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
  if (!spec.ok) throw new Refusal(spec.problem.message);
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
