import { makeTheme, paperPalette, printTheme } from '@hyperdoku/engine';
import type { PaperName } from '@hyperdoku/print';
import { type Command, Option } from 'commander';
import { countPieces, type MakingOptions, makeBookPuzzles, readPart } from '../bookPuzzles.js';
import { type Finish, Refusal } from '../exit.js';
import { beginOutputFile } from '../files.js';
import type { Io } from '../io.js';
import { loadPrint } from '../print.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { beginWork, parseCount, takesWork, type WorkOptions } from '../work.js';

interface BookCommandOptions extends WorkOptions, MakingOptions {
  readonly output: string;
  readonly title: string;
  readonly paper: PaperName;
  readonly booklet?: boolean;
  readonly colour?: boolean;
  readonly perPage?: number;
  readonly address?: string;
}

const words = texts.commands.book;
/** The papers that print knows; to ask it would mean to load it. */
const papers: readonly PaperName[] = ['a4', 'letter', 'a5'];
const mostPerPage = 24;

function parsePerPage(text: string): number {
  const number = parseCount(text);
  if (number > mostPerPage) throw new Refusal(texts.book.perPage(mostPerPage));
  return number;
}

export function define(command: Command, io: Io, finish: Finish): void {
  takesWork(command.argument('<orders...>', words.orders), '60s')
    .requiredOption('-o, --output <file>', words.output)
    .option('--title <title>', words.title, texts.book.title)
    .addOption(new Option('--paper <paper>', words.paper).choices(papers).default('a4'))
    .option('--booklet', words.booklet)
    .option('--colour', words.colour)
    .option('--per-page <number>', words.perPage, parsePerPage)
    .option('--address <url>', words.address)
    .option('--explained', words.explained)
    .option('--seed <seed>', texts.commands.generate.seed)
    .addHelpText('after', makeHelp('book'))
    .action(async (orders: string[], options: BookCommandOptions) => {
      const print = await loadPrint();
      const parts = orders.map(readPart);
      const file = beginOutputFile(options.output);
      try {
        const pieces = countPieces(parts);
        const work = beginWork(io, options, pieces === undefined ? {} : { pieces });
        const { puzzles, code } = await makeBookPuzzles(io, parts, options, work, print);
        work.clear();
        if (io.signal?.aborted) return;
        const planned = await print.planBook(puzzles, {
          title: options.title,
          language: say.language,
          fonts: print.readFontFiles(),
          paper: options.paper,
          booklet: options.booklet === true,
          theme: options.colour ? makeTheme({ ...paperPalette, paper: 'none' }) : printTheme,
          ...(options.perPage !== undefined && { perPage: options.perPage }),
          ...(options.address !== undefined && { address: options.address }),
        });
        if (!planned.ok) throw new Refusal(print.sayBookProblem(planned.problem, say.language));
        await planned.book.write(file.write);
        file.commit();
        finish(code);
      } finally {
        file.discard();
      }
    });
}
