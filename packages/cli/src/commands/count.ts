import { emptyPuzzle, outlineOf, parseSpec, shapeOf } from '@hyperdoku/engine';
import type { Command } from 'commander';
import { countPuzzle } from '../counting.js';
import { forEachPuzzle } from '../eachPuzzle.js';
import { type ExitCode, exitCodes, type Finish, worse } from '../exit.js';
import { complain, type Io } from '../io.js';
import { type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { beginWork, parseCount, takesTime, type WorkOptions } from '../work.js';

interface CountOptions extends PuzzleOptions, WorkOptions {
  readonly limit?: number;
  readonly json?: boolean;
}

export function define(command: Command, io: Io, finish: Finish): void {
  takesTime(takesPuzzles(command))
    .option('--limit <number>', 'stop when so many are known', parseCount)
    .option('--json', 'one JSON object a line')
    .addHelpText(
      'after',
      '\nA shape alone counts its complete grids. Exits with 2 when there are none, 3 when the time ran out.\n\nExamples:\n  hyperdoku count 3x2\n  hyperdoku count plane:3^3\n  hyperdoku count --limit 1000 puzzle.txt',
    )
    .action(async (inputs: string[], options: CountOptions) => {
      let code: ExitCode = exitCodes.fine;
      // Shapes and puzzles may be mixed; what reads as a spec is one.
      const specs = inputs.map(input => parseSpec(input));
      if (inputs.length > 0 && specs.every(spec => spec.ok)) {
        const work = beginWork(io, options, { pieces: 1 });
        for (const spec of specs) {
          if (!spec.ok) continue;
          const outline = outlineOf(spec.value);
          const shape = outline.ok ? shapeOf(spec.value) : outline;
          if (shape.ok) code = worse(code, await countPuzzle(io, emptyPuzzle(shape.value), work, options));
          else {
            const impossible = shape.problem.code === 'shape-impossible';
            if (impossible) io.output.write('0\n');
            complain(io, shape.problem.message);
            code = worse(code, impossible ? exitCodes.no : exitCodes.badInput);
          }
        }
        work.clear();
        finish(code);
        return;
      }
      finish(
        await forEachPuzzle(io, inputs, options, (puzzle, _, work) => countPuzzle(io, puzzle, work, options)),
      );
    });
}
