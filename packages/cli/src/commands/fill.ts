import {
  type FillMethod,
  fillGrid,
  fillMethods,
  makePuzzleText,
  makeShortageText,
  parseShape,
} from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { codeOf, type ExitCode, exitCodes, type Finish, Refusal, worse } from '../exit.js';
import { complain, type Io, writeJsonLine, writeLine } from '../io.js';
import { beginWork, parseCount, takesTime, type WorkOptions } from '../work.js';

interface FillCommandOptions extends WorkOptions {
  readonly number: number;
  readonly seed: string;
  readonly method: FillMethod;
  readonly json?: boolean;
}

export function define(command: Command, io: Io, finish: Finish): void {
  takesTime(command.argument('<spec>', 'a shape such as 9^3'))
    .option('-n, --number <number>', 'how many grids', parseCount, 1)
    .option('--seed <seed>', 'the same seed makes the same grids', '1')
    .addOption(new Option('--method <method>', 'how').choices(fillMethods).default('mixed'))
    .option('--json', 'one JSON object a line')
    .addHelpText(
      'after',
      '\nMethods: mixed starts from an instant solution and leaves its isomorphism class; laid never does; backtracking is\nrandom search from nothing; pattern, diagonal and blocks are ways to a flat grid, of which blocks nearly always fails.\n\nExamples:\n  hyperdoku fill 9^3 --seed 7\n  hyperdoku fill 3x3 -n 10 --method diagonal\n  hyperdoku fill 2x2 --method blocks --json',
    )
    .action(async (spec: string, options: FillCommandOptions) => {
      const shape = parseShape(spec);
      if (!shape.ok) {
        const impossible = shape.problem.code === 'shape-impossible';
        throw new Refusal(shape.problem.message, impossible ? exitCodes.no : exitCodes.badInput);
      }
      const work = beginWork(io, options, { pieces: options.number });
      let code: ExitCode = exitCodes.fine;
      for (let i = 1; i <= options.number && !io.signal?.aborted; i++) {
        const seed = options.number === 1 ? options.seed : `${options.seed}-${i}`;
        const filled = await fillGrid(shape.value, seed, {
          ...work.budget(),
          method: options.method,
        });
        if (!filled.ok) throw new Refusal(filled.problem.message, codeOf(filled.problem));
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
          complain(io, `grid ${i}: ${makeShortageText(shortage)} It is less mixed than it should be.`);
          code = worse(code, exitCodes.unknown);
        }
        work.tick();
      }
      work.clear();
      finish(code);
    });
}
