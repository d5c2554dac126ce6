import { extname } from 'node:path';
import {
  makeSvgFile,
  parseAxis,
  parseView,
  type Sheet,
  type ThemeName,
  themes,
  type ViewName,
  viewCellSize,
  viewNames,
  viewsOf,
} from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { type Drawn, drawSheet, type Shown, shownThings } from '../drawnPuzzle.js';
import { exitCodes, type Finish, orRefuse, Refusal } from '../exit.js';
import { writeOutputFile } from '../files.js';
import { type Io, writeData } from '../io.js';
import { loadPrint } from '../print.js';
import { type PuzzleOptions, readPuzzles, takesPuzzles } from '../puzzles.js';
import { makeRows } from '../table.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { beginWork, parseCount, takesTime, type WorkOptions } from '../work.js';

const pictureFormats = ['svg', 'png', 'pdf'] as const;
type PictureFormat = (typeof pictureFormats)[number];

interface PictureOptions extends PuzzleOptions, WorkOptions {
  readonly view?: ViewName;
  readonly as?: PictureFormat;
  readonly theme: ThemeName;
  readonly size?: Size;
  readonly axis?: string;
  readonly show?: Shown;
  readonly step?: number;
  readonly output?: string;
}

/** A width in inches, or in the units of the format. */
interface Size {
  readonly value: number;
  readonly inInches: boolean;
}

const inches: Readonly<Record<string, number>> = { mm: 1 / 25.4, cm: 1 / 2.54, in: 1 };
/** Pixels and points of an inch. */
const perInch: Readonly<Record<PictureFormat, number>> = { svg: 96, png: 96, pdf: 72 };
const [leastSize, mostSize] = [16, 20_000];

const words = texts.commands.picture;

function parseSize(text: string): Size {
  const match = /^(\d+(?:\.\d+)?)(px|pt|mm|cm|in)?$/.exec(text.trim());
  const unit = match?.[2] ?? 'px';
  const value = Number(match?.[1]) * (inches[unit] ?? 1);
  const inInches = Object.hasOwn(inches, unit);
  const pixels = inInches ? value * perInch.svg : value;
  if (!match || pixels < leastSize || pixels > mostSize)
    throw new Refusal(texts.picture.size(text.slice(0, 20)));
  return { value, inInches };
}

export function define(command: Command, io: Io, finish: Finish): void {
  const views = makeRows(viewNames.map(view => [`  ${view}`, texts.picture.views[view]] as const));
  takesTime(takesPuzzles(command), '10s')
    .addOption(new Option('--view <view>', words.view).choices(viewNames))
    .addOption(new Option('--as <format>', words.as).choices(pictureFormats))
    .addOption(new Option('--theme <theme>', words.theme).choices(Object.keys(themes)).default('paper'))
    .option('--size <width>', words.size, parseSize)
    .option('--axis <axis>', words.axis)
    .addOption(new Option('--show <what>', words.show).choices(shownThings))
    .addOption(new Option('--step <number>', words.step).argParser(parseCount).conflicts('show'))
    .option('-o, --output <file>', words.output)
    .addHelpText('after', makeHelp('picture', [words.views, ...views].join('\n')))
    .action(async (inputs: string[], options: PictureOptions) => {
      const format = options.as ?? formatOf(options.output) ?? 'svg';
      if (options.output === undefined && format !== 'svg' && io.output.isTTY)
        throw new Refusal(texts.picture.terminal);
      const sheet = await readOne(io, inputs, options);
      const work = beginWork(io, options);
      const { shape } = sheet.grid;
      const view = orRefuse(parseView(shape, options.view ?? viewsOf(shape)[0]));
      const axis = options.axis === undefined ? undefined : orRefuse(parseAxis(shape, options.axis));
      const { show, step } = options;
      const drawn = await drawSheet(
        sheet,
        {
          view,
          ...(axis !== undefined && { axis }),
          ...(show && { show }),
          ...(step !== undefined && { step }),
        },
        work,
      );
      work.clear();
      const picture = await makePicture(drawn, format, options);
      if (options.output === undefined) await writeData(io, picture);
      else writeOutputFile(options.output, picture);
      finish(exitCodes.fine);
    });
}

const formatOf = (path = ''): PictureFormat | undefined =>
  pictureFormats.find(format => extname(path).toLowerCase() === `.${format}`);

async function readOne(io: Io, inputs: readonly string[], options: PuzzleOptions): Promise<Sheet> {
  const sheets: Sheet[] = [];
  for await (const { sheet } of readPuzzles(io, inputs, { ...options, takesShapes: true })) {
    sheets.push(orRefuse(sheet));
    if (sheets.length > 1) throw new Refusal(texts.picture.several(sheets.length));
  }
  if (sheets.length === 0) throw new Refusal(texts.input.empty, exitCodes.interrupted);
  return sheets[0];
}

async function makePicture(
  { drawing, title }: Drawn,
  format: PictureFormat,
  { theme: name, size }: PictureOptions,
): Promise<string | Uint8Array> {
  const theme = themes[name];
  const cellSize = viewCellSize;
  const width = size && size.value * (size.inInches ? perInch[format] : 1);
  const common = { title, theme, cellSize, ...(width !== undefined && { width }) };
  if (format === 'svg') return `${makeSvgFile(drawing, common)}\n`;
  const print = await loadPrint();
  const fonts = print.readFontFiles();
  if (format === 'pdf') return print.makePdfPicture(drawing, { ...common, language: say.language, fonts });
  const { bounds } = drawing;
  const pixels = Math.round(width ?? bounds.width * cellSize);
  const height = Math.round((pixels * bounds.height) / bounds.width);
  if (Math.max(pixels, height) > mostSize) throw new Refusal(texts.picture.tooLarge(height, mostSize));
  return print.makePng(makeSvgFile(drawing, { title, theme, cellSize }), pixels, fonts);
}
