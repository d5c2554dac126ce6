import type { Library } from '@hyperdoku/library';
import type { Command } from 'commander';
import { type ExitCode, exitCodes, type Finish } from '../exit.js';
import type { Io } from '../io.js';
import { type AddOptions, addPuzzles } from '../library/addPuzzles.js';
import { checkLibrary } from '../library/checkLibrary.js';
import { type FilterOptions, filterFrom, takesFilter, takesLimit } from '../library/filterOptions.js';
import { exportPuzzles, listPuzzles, showPuzzle, writeStats } from '../library/views.js';
import { takesPuzzles } from '../puzzles.js';
import { withLibrary } from '../shelf.js';
import { makeHelp, texts } from '../texts/index.js';
import { beginWork, takesTime } from '../work.js';

const words = texts.commands.library;

interface JsonOption {
  readonly json?: boolean;
}

export function define(command: Command, io: Io, finish: Finish): void {
  command.addHelpText('after', makeHelp('library'));
  const about = (name: 'add' | 'list' | 'show' | 'export' | 'stats' | 'check'): Command =>
    command.command(name).description(words[name].summary).argument('<library>', words.file);
  const read = async (path: string, work: (library: Library) => Promise<ExitCode | undefined>) =>
    finish((await withLibrary(path, { mustExist: true }, work)) ?? exitCodes.fine);

  takesTime(takesPuzzles(about('add')), '60s')
    .option('--no-grade', words.add.noGrade)
    .option('--json', words.add.json)
    .action(async (path: string, inputs: string[], options: AddOptions) =>
      finish(await addPuzzles(io, path, inputs, options)),
    );
  takesLimit(takesFilter(about('list')))
    .option('--json', words.list.json)
    .action((path: string, options: FilterOptions & JsonOption) =>
      read(path, async library => {
        await listPuzzles(io, library, filterFrom(options), options);
        return undefined;
      }),
    );
  about('show')
    .argument('<number>', words.show.id)
    .option('--json', words.show.json)
    .action((path: string, number: string, { json = false }: JsonOption) =>
      read(path, async library => {
        await showPuzzle(io, library, number, json);
        return undefined;
      }),
    );
  takesLimit(takesFilter(about('export'))).action((path: string, options: FilterOptions) =>
    read(path, async library => {
      await exportPuzzles(io, library, filterFrom(options), options.limit);
      return undefined;
    }),
  );
  takesFilter(about('stats'))
    .option('--json', words.stats.json)
    .action((path: string, { json = false, ...options }: FilterOptions & JsonOption) =>
      read(path, async library => {
        await writeStats(io, library, filterFrom(options), json);
        return undefined;
      }),
    );
  about('check')
    .option('--json', words.check.json)
    .action((path: string, { json = false }: JsonOption) =>
      read(path, library => checkLibrary(io, library, beginWork(io, {}), json)),
    );
}
