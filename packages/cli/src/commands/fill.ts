import {
  countRandomBlocks,
  type FillMethod,
  fillGrid,
  fillMethods,
  makePuzzleText,
  type Shape,
  shapeOf,
  shareOfValidBlocks,
} from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { forEachSeed } from '../eachSeed.js';
import { type ExitCode, exitCodeOf, exitCodes, type Finish, orRefuse, Refusal } from '../exit.js';
import { complain, type Io, writeJsonLine, writeLine, writePuzzle } from '../io.js';
import { type CrewOptions, takesJobs } from '../pool/crew.js';
import { readSpec } from '../shapeArgument.js';
import { makeRows } from '../table.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { parseCount, takesTime, type Work, type WorkOptions } from '../work.js';

interface FillCommandOptions extends WorkOptions, CrewOptions {
  readonly number: number;
  readonly seed: string;
  readonly method: FillMethod;
  readonly tries?: number;
  readonly json?: boolean;
}

/** Search from nothing seldom ends beyond the plane, and is given up after this long unless another time is given. */
const backtrackingMilliseconds = 10_000;

const words = texts.commands.fill;

/** The method that a name means, or the beginning of one. */
function parseMethod(text: string): FillMethod {
  const [method, ...others] = fillMethods.filter(name => name.startsWith(text));
  if (!method || others.length > 0) throw new Refusal(texts.usage.method(text.slice(0, 20), fillMethods));
  return method;
}

export function define(command: Command, io: Io, finish: Finish): void {
  takesJobs(takesTime(command.argument('<spec>', words.spec)))
    .option('-n, --number <number>', words.number, parseCount, 1)
    .option('--seed <seed>', words.seed, '1')
    .addOption(
      new Option('--method <method>', words.method)
        .choices(fillMethods)
        .argParser(parseMethod)
        .default('mixed'),
    )
    .option('--tries <number>', words.tries, parseCount)
    .option('--json', words.json)
    .addHelpText('after', makeHelp('fill'))
    .action(async (spec: string, given: FillCommandOptions) => {
      const { method, tries } = given;
      if (tries !== undefined && method !== 'blocks') throw new Refusal(texts.usage.tries);
      const shape = orRefuse(shapeOf(orRefuse(readSpec(spec))));
      const options = method === 'backtracking' ? { timeout: backtrackingMilliseconds, ...given } : given;
      finish(
        await forEachSeed(io, options.seed, options, (seed, number, work) =>
          tries === undefined
            ? fill(io, shape, seed, number, options, work)
            : measure(io, shape, seed, number, { ...options, tries }, work),
        ),
      );
    });
}

async function fill(
  io: Io,
  shape: Shape,
  seed: string,
  number: number,
  { method, json }: FillCommandOptions,
  work: Work,
): Promise<ExitCode> {
  const filled = await fillGrid(shape, seed, { ...work.budget(), method });
  if (!filled.ok && method === 'backtracking')
    throw new Refusal(`${say.problem(filled.problem)} ${texts.make.betterMixed}`, exitCodeOf(filled.problem));
  const { solution, tries, mixes, shortage } = orRefuse(filled);
  const grid = makePuzzleText(solution);
  if (json) await writeJsonLine(io, { grid, seed, method, tries, mixes, ...(shortage && { shortage }) });
  else await writePuzzle(io, solution);
  if (!shortage) return exitCodes.fine;
  complain(io, texts.ofGrid(number, texts.make.lessMixed(say.shortage(shortage))));
  return exitCodes.unknown;
}

/** The experiment of random blocks: how many are valid, and how many only look so by their sums. */
async function measure(
  io: Io,
  shape: Shape,
  seed: string,
  number: number,
  { method, tries: wanted, json }: FillCommandOptions & { readonly tries: number },
  work: Work,
): Promise<ExitCode> {
  const counted = orRefuse(await countRandomBlocks(shape, seed, { ...work.budget(), tries: wanted }));
  const { tries, valid, sumsAlone, shortage } = counted;
  const exact = shareOfValidBlocks(shape);
  const shares = { validShare: valid / tries, sumsAloneShare: sumsAlone / tries };
  if (json)
    await writeJsonLine(io, {
      shape: shape.name,
      seed,
      method,
      ...counted,
      ...(tries > 0 && shares),
      ...(exact !== undefined && { exactShare: exact }),
    });
  else {
    const share = (n: number): string => texts.make.share(n, tries);
    const labels = texts.make.blocks;
    const rows = [
      [labels.tries, say.number(tries)],
      [labels.valid, share(valid)],
      [labels.sumsAlone, share(sumsAlone)],
      ...(exact === undefined ? [] : [[labels.exact, texts.make.exactShare(exact)] as const]),
    ] as const;
    if (number > 1) await writeLine(io, '');
    for (const line of makeRows(rows)) await writeLine(io, line);
  }
  if (!shortage) return exitCodes.fine;
  complain(io, texts.ofGrid(number, texts.make.fewerTries(say.shortage(shortage), tries, wanted)));
  return exitCodes.unknown;
}
