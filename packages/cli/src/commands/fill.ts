import { type FillMethod, fillGrid, fillMethods, makePuzzleText, shapeOf } from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { forEachSeed } from '../eachSeed.js';
import { exitCodes, type Finish, orRefuse } from '../exit.js';
import { complain, type Io, writeJsonLine, writePuzzle } from '../io.js';
import { readSpec } from '../shapeArgument.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { parseCount, takesTime, type WorkOptions } from '../work.js';

interface FillCommandOptions extends WorkOptions {
  readonly number: number;
  readonly seed: string;
  readonly method: FillMethod;
  readonly json?: boolean;
}

const words = texts.commands.fill;

export function define(command: Command, io: Io, finish: Finish): void {
  takesTime(command.argument('<spec>', words.spec))
    .option('-n, --number <number>', words.number, parseCount, 1)
    .option('--seed <seed>', words.seed, '1')
    .addOption(new Option('--method <method>', words.method).choices(fillMethods).default('mixed'))
    .option('--json', words.json)
    .addHelpText('after', makeHelp('fill'))
    .action(async (spec: string, options: FillCommandOptions) => {
      const shape = orRefuse(shapeOf(orRefuse(readSpec(spec))));
      finish(
        await forEachSeed(io, options.seed, options, async (seed, number, work) => {
          const { method, json } = options;
          const filled = orRefuse(await fillGrid(shape, seed, { ...work.budget(), method }));
          const { solution, tries, mixes, shortage } = filled;
          if (json)
            await writeJsonLine(io, {
              grid: makePuzzleText(solution),
              seed,
              method,
              tries,
              mixes,
              ...(shortage && { shortage }),
            });
          else await writePuzzle(io, solution);
          if (!shortage) return exitCodes.fine;
          complain(io, texts.ofGrid(number, texts.make.lessMixed(say.shortage(shortage))));
          return exitCodes.unknown;
        }),
      );
    });
}
