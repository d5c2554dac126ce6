import {
  asPuzzle,
  CoverMatrix,
  type FormatName,
  formatNames,
  formats,
  type KeptPart,
  makeVisibleLines,
  notKept,
  type Sheet,
  turnEventLoop,
} from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { writeCoverSize } from '../cover.js';
import { report, verdictOn } from '../eachPuzzle.js';
import { type ExitCode, exitCodes, type Finish, Refusal, worse } from '../exit.js';
import { complain, type Io, writeData } from '../io.js';
import {
  type InputItem,
  makeItemProblemText,
  type PuzzleOptions,
  readPuzzles,
  takesPuzzles,
} from '../puzzles.js';
import { makeHelp, say, texts } from '../texts/index.js';

interface ConvertOptions extends PuzzleOptions {
  readonly to: FormatName;
  readonly stats?: boolean;
  readonly json?: boolean;
}

const words = texts.commands.convert;

export function define(command: Command, io: Io, finish: Finish): void {
  const list = formatNames.map(name => `  ${name.padEnd(10)} ${say.format(name)}`).join('\n');
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
      const { perLine, heading, ending } = formats[options.to];
      const make = formats[options.to].makeList?.() ?? formats[options.to].make;
      const told = new Set<KeptPart>();
      let code: ExitCode = exitCodes.fine;
      let written = 0;
      for await (const item of readPuzzles(io, inputs, { ...options, takesShapes: isCover })) {
        const { sheet } = item;
        const matrix = options.stats && sheet.ok ? CoverMatrix.of(sheet.value.grid.shape) : undefined;
        if (matrix?.ok && sheet.ok) {
          await writeCoverSize(io, item.number, matrix.value, sheet.value.grid, options.json === true);
          continue;
        }
        const result = sheet.ok ? make(sheet.value) : sheet;
        if (!result.ok && (perLine || options.stats)) {
          const json = options.to === 'json' || options.json === true;
          code = worse(code, await report(io, item, result.problem, { json }));
        } else if (!result.ok) {
          complain(io, texts.ofPuzzle(item.number, makeItemProblemText(item, result.problem)));
          code = worse(code, verdictOn(result.problem).code);
        } else if (written > 0 && !perLine && heading === undefined) {
          complain(io, texts.usage.oneEach(options.to));
          code = exitCodes.badInput;
          break;
        } else {
          if (sheet.ok) warn(io, item, sheet.value, options.to);
          if (written === 0 && heading !== undefined) await writeData(io, `${heading}\n`);
          for (const piece of result.value) {
            await writeData(io, makeVisibleLines(piece));
            // A large matrix takes long to write, and Ctrl-C has to arrive.
            await turnEventLoop();
            if (io.signal?.aborted) return;
          }
          await writeData(io, '\n');
          written++;
          if (item.sheet.ok) tellNotKept(io, item.sheet.value, options.to, told);
        }
      }
      if (written > 0 && ending !== undefined) await writeData(io, `${ending}\n`);
      finish(code);
    });
}

/** Says what is no puzzle though it is written like one, and what will be read as another shape. */
function warn(io: Io, { number }: InputItem, { grid }: Sheet, to: FormatName): void {
  const usual = ['3x3', '4x4', '5x5'];
  if (formats[to].namesNoShape && !usual.includes(grid.shape.name))
    complain(io, texts.ofPuzzle(number, texts.convert.noShape(to)));
  const puzzle = asPuzzle(grid);
  if (!puzzle.ok)
    complain(io, texts.ofPuzzle(number, `${say.problem(puzzle.problem)} ${texts.convert.kept}`));
}

/** Says what a puzzle has that the format has no place for, of each part once. */
function tellNotKept(io: Io, sheet: Sheet, to: FormatName, told: Set<KeptPart>): void {
  const lost = notKept(to, sheet).filter(part => !told.has(part));
  if (lost.length === 0) return;
  for (const part of lost) told.add(part);
  complain(io, texts.usage.notKept(to, say.list(lost.map(part => texts.usage.parts[part]))));
}
