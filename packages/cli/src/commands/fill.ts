import { type FillMethod, fillGrid, fillMethods, makePuzzleText, parseShape } from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { type ExitCode, exitCodes, type Finish, Refusal, worse } from '../exit.js';
import { complain, type Io, writeJsonLine, writeLine } from '../io.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { beginWork, parseCount, takesTime, type WorkOptions } from '../work.js';

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
      const shape = parseShape(spec);
      if (!shape.ok) throw Refusal.of(shape.problem);
      const work = beginWork(io, options, { pieces: options.number });
      let code: ExitCode = exitCodes.fine;
      for (let i = 1; i <= options.number && !io.signal?.aborted; i++) {
        const seed = options.number === 1 ? options.seed : `${options.seed}-${i}`;
        const filled = await fillGrid(shape.value, seed, {
          ...work.budget(),
          method: options.method,
        });
        if (!filled.ok) throw Refusal.of(filled.problem);
        const { solution, tries, mixes, shortage } = filled.value;
        const grid = makePuzzleText(solution);
        if (options.json) {
          await writeJsonLine(io, {
            grid,
            seed,
            method: options.method,
            tries,
            mixes,
            ...(shortage && { shortage }),
          });
        } else await writeLine(io, grid);
        if (shortage) {
          complain(io, texts.ofGrid(i, texts.make.lessMixed(say.shortage(shortage))));
          code = worse(code, exitCodes.unknown);
        }
        work.tick();
      }
      work.clear();
      finish(code);
    });
}
