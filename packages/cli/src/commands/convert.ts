import {
  asPuzzle,
  type FormatName,
  formatNames,
  formats,
  listLeftOut,
  makeVisibleLines,
  type Sheet,
} from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { report, verdictOn } from '../eachPuzzle.js';
import { type ExitCode, exitCodes, type Finish, worse } from '../exit.js';
import { complain, type Io, writeData } from '../io.js';
import {
  type InputItem,
  makeItemProblemText,
  type PuzzleOptions,
  readPuzzles,
  takesPuzzles,
} from '../puzzles.js';
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
      const { perLine, make } = formats[options.to];
      let code: ExitCode = exitCodes.fine;
      let written = 0;
      for await (const item of readPuzzles(io, inputs, options)) {
        const { sheet } = item;
        const result = sheet.ok ? make(sheet.value) : sheet;
        if (!result.ok && perLine) {
          code = worse(code, await report(io, item, result.problem, { json: options.to === 'json' }));
        } else if (!result.ok) {
          complain(io, texts.ofPuzzle(item.number, makeItemProblemText(item, result.problem)));
          code = worse(code, verdictOn(result.problem).code);
        } else if (written > 0 && !perLine) {
          complain(io, texts.usage.oneEach(options.to));
          code = exitCodes.badInput;
          break;
        } else {
          if (sheet.ok) warn(io, item, sheet.value, options.to);
          for (const piece of result.value) await writeData(io, makeVisibleLines(piece));
          await writeData(io, '\n');
          written++;
        }
      }
      finish(code);
    });
}

/** Says what is lost on the way, and what is no puzzle though it is written like one. */
function warn(io: Io, { number }: InputItem, sheet: Sheet, format: FormatName): void {
  const leftOut = listLeftOut(sheet, format);
  if (leftOut.length > 0) {
    const parts = say.list(leftOut, 'or');
    complain(io, texts.ofPuzzle(number, texts.convert.leftOut(format, parts, leftOut.length)));
  }
  const puzzle = asPuzzle(sheet.grid);
  if (!puzzle.ok)
    complain(io, texts.ofPuzzle(number, `${say.problem(puzzle.problem)} ${texts.convert.kept}`));
}
