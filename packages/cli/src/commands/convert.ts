import { type FormatName, formatNames, formats, turnEventLoop } from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { readGrids, writeCoverSize } from '../cover.js';
import { type ExitCode, exitCodes, type Finish, Refusal, worse } from '../exit.js';
import { complain, type Io, writeData } from '../io.js';
import { makeItemProblemText, type PuzzleOptions, readPuzzles, takesPuzzles } from '../puzzles.js';
import { makeHelp, say, texts } from '../texts/index.js';

interface ConvertOptions extends PuzzleOptions {
  readonly to: FormatName;
  readonly stats?: boolean;
  readonly json?: boolean;
}

const words = texts.commands.convert;

export function define(command: Command, io: Io, finish: Finish): void {
  const list = formatNames.map(name => `  ${name.padEnd(9)} ${say.format(name)}`).join('\n');
  takesPuzzles(command)
    .addOption(new Option('--to <format>', words.to).choices(formatNames).makeOptionMandatory())
    .option('--stats', words.stats)
    .option('--json', words.json)
    .addHelpText(
      'after',
      makeHelp(
        'convert',
        `${texts.commands.convert.formats}
${list}`,
      ),
    )
    .action(async (inputs: string[], options: ConvertOptions) => {
      const isCover = options.to === 'cover';
      if (options.stats && !isCover) throw new Refusal(texts.usage.statsOfCover);
      if (options.json && !options.stats) throw new Refusal(texts.usage.jsonOfStats);
      let code: ExitCode = exitCodes.fine;
      let written = 0;
      const make = formats[options.to].makeList?.() ?? formats[options.to].make;
      for await (const item of (isCover ? readGrids : readPuzzles)(io, inputs, options)) {
        if (options.stats && item.sheet.ok) {
          await writeCoverSize(io, item.number, item.sheet.value, options.json === true);
          continue;
        }
        const result = item.sheet.ok ? make(item.sheet.value) : item.sheet;
        if (!result.ok) {
          complain(io, makeItemProblemText(item, result.problem));
          code = worse(code, exitCodes.badInput);
        } else if (written > 0 && !formats[options.to].perLine) {
          complain(io, texts.usage.oneEach(options.to));
          code = exitCodes.badInput;
          break;
        } else {
          for (const piece of result.value) {
            await writeData(io, piece);
            // A large matrix takes long to write, and Ctrl-C has to arrive.
            await turnEventLoop();
            if (io.signal?.aborted) return;
          }
          await writeData(io, '\n');
          written++;
        }
      }
      finish(code);
    });
}
