import { type FormatName, formatNames, formats } from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { type ExitCode, exitCodes, type Finish, worse } from '../exit.js';
import { complain, type Io, writeData } from '../io.js';
import { makeItemProblemText, type PuzzleOptions, readPuzzles, takesPuzzles } from '../puzzles.js';
import { makeHelp, say, texts } from '../texts/index.js';

const words = texts.commands.convert;

export function define(command: Command, io: Io, finish: Finish): void {
  const list = formatNames.map(name => `  ${name.padEnd(9)} ${say.format(name)}`).join('\n');
  takesPuzzles(command)
    .addOption(new Option('--to <format>', words.to).choices(formatNames).makeOptionMandatory())
    .addHelpText(
      'after',
      makeHelp(
        'convert',
        `${texts.commands.convert.formats}
${list}`,
      ),
    )
    .action(async (inputs: string[], options: PuzzleOptions & { to: FormatName }) => {
      let code: ExitCode = exitCodes.fine;
      let written = 0;
      const make = formats[options.to].makeList?.() ?? formats[options.to].make;
      for await (const item of readPuzzles(io, inputs, options)) {
        const result = item.sheet.ok ? make(item.sheet.value) : item.sheet;
        if (!result.ok) {
          complain(io, makeItemProblemText(item, result.problem));
          code = worse(code, exitCodes.badInput);
        } else if (written > 0 && !formats[options.to].perLine) {
          complain(io, texts.usage.oneEach(options.to));
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
