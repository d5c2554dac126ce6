import { catalog, expectOk, outlineOf, parseSpec } from '@hyperdoku/engine';
import type { Command } from 'commander';
import { exitCodes, type Finish } from '../exit.js';
import { type Io, writeJsonLine, writeLine } from '../io.js';
import { makeTable } from '../table.js';
import { makeHelp, say, texts } from '../texts/index.js';

const words = texts.commands.shapes;

export function define(command: Command, io: Io, finish: Finish): void {
  command
    .option('--json', words.json)
    .addHelpText('after', makeHelp('shapes'))
    .action(async ({ json }: { json?: boolean }) => {
      const entries = catalog.map(name => {
        const spec = expectOk(parseSpec(name));
        const { cellCount, symbols } = expectOk(outlineOf(spec));
        return { spec: name, ...say.shape(name), cells: cellCount, symbols, rule: say.rule(spec) };
      });
      if (json) {
        for (const entry of entries) await writeJsonLine(io, entry);
      } else {
        const rows = entries.map(({ spec, title = spec, cells, symbols, line = '' }) => [
          spec,
          title,
          say.number(cells),
          say.number(symbols),
          line,
        ]);
        const { spec, name, cells, symbols } = texts.shape.headings;
        for (const line of makeTable([spec, name, cells, symbols, ''], rows, [2, 3]))
          await writeLine(io, line);
      }
      finish(exitCodes.fine);
    });
}
