import { type FormatName, formatNames, formats, type Sheet, type SheetPart } from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { type ExitCode, exitCodes, type Finish, worse } from '../exit.js';
import { complain, type Io, writeData } from '../io.js';
import { makeItemProblemText, type PuzzleOptions, readPuzzles, takesPuzzles } from '../puzzles.js';
import { makeHelp, say, texts } from '../texts/index.js';

const words = texts.commands.convert;

export function define(command: Command, io: Io, finish: Finish): void {
  const list = formatNames.map(name => `  ${name.padEnd(10)} ${say.format(name)}`).join('\n');
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
      const told = new Set<SheetPart>();
      const { heading, ending } = formats[options.to];
      for await (const item of readPuzzles(io, inputs, options)) {
        const result = item.sheet.ok ? formats[options.to].make(item.sheet.value) : item.sheet;
        if (!result.ok) {
          complain(io, makeItemProblemText(item, result.problem));
          code = worse(code, exitCodes.badInput);
        } else if (written > 0 && !formats[options.to].perLine && heading === undefined) {
          complain(io, texts.usage.oneEach(options.to));
          code = exitCodes.badInput;
          break;
        } else {
          if (written === 0 && heading !== undefined) await writeData(io, `${heading}\n`);
          for (const piece of result.value) await writeData(io, piece);
          await writeData(io, '\n');
          written++;
          if (item.sheet.ok) tellNotKept(io, item.sheet.value, options.to, told);
        }
      }
      if (written > 0 && ending !== undefined) await writeData(io, `${ending}\n`);
      finish(code);
    });
}

/** Says what a puzzle has that the format has no place for, of each part once. */
function tellNotKept(io: Io, sheet: Sheet, to: FormatName, told: Set<SheetPart>): void {
  const { entries, candidates, solution, about } = sheet;
  const has: Readonly<Record<SheetPart, boolean>> = {
    entries: entries !== undefined,
    candidates: candidates !== undefined,
    solution: solution !== undefined,
    about: Object.keys(about).length > 0,
  };
  const lost = (Object.keys(has) as SheetPart[]).filter(
    part => has[part] && !told.has(part) && !formats[to].keeps.includes(part),
  );
  if (lost.length === 0) return;
  for (const part of lost) told.add(part);
  complain(io, texts.usage.notKept(to, say.list(lost.map(part => texts.usage.parts[part]))));
}
