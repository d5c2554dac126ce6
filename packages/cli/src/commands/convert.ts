import { type FormatName, formatNames, formats } from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { type ExitCode, exitCodes, type Finish, worse } from '../exit.js';
import { complain, type Io, writeData } from '../io.js';
import { makeItemProblemText, type PuzzleOptions, readPuzzles, takesPuzzles } from '../puzzles.js';

export function define(command: Command, io: Io, finish: Finish): void {
  const list = formatNames.map(name => `  ${name.padEnd(9)} ${formats[name].title}`).join('\n');
  takesPuzzles(command)
    .addOption(new Option('--to <format>', 'the format to write').choices(formatNames).makeOptionMandatory())
    .addHelpText(
      'after',
      `\nFormats:\n${list}\n\nExamples:\n  hyperdoku convert --to link puzzle.sdk\n  hyperdoku convert --to dimacs cube.txt > cube.cnf\n  hyperdoku convert --shape 4x4 --to json sixteens.txt`,
    )
    .action(async (inputs: string[], options: PuzzleOptions & { to: FormatName }) => {
      let code: ExitCode = exitCodes.fine;
      let written = 0;
      for await (const item of readPuzzles(io, inputs, options)) {
        const result = item.sheet.ok ? formats[options.to].make(item.sheet.value) : item.sheet;
        if (!result.ok) {
          complain(io, makeItemProblemText(item, result.problem));
          code = worse(code, exitCodes.badInput);
        } else if (written > 0 && !formats[options.to].perLine) {
          complain(io, `A ${options.to} file holds one puzzle; the others were left out.`);
          code = exitCodes.badInput;
          break;
        } else {
          for (const piece of result.value) await writeData(io, piece);
          await writeData(io, '\n');
          written++;
        }
      }
      finish(code);
    });
}
