import { catalog, expectOk, outlineOf, parseSpec, ruleOf } from '@hyperdoku/engine';
import type { Command } from 'commander';
import { exitCodes, type Finish } from '../exit.js';
import { type Io, writeJsonLine, writeLine } from '../io.js';
import { makeTable } from '../table.js';

export function define(command: Command, io: Io, finish: Finish): void {
  command
    .option('--json', 'one JSON object a line')
    .addHelpText('after', '\nExamples:\n  hyperdoku shapes\n  hyperdoku shapes --json | head -3')
    .action(async ({ json }: { json?: boolean }) => {
      const entries = catalog.map(entry => {
        const spec = expectOk(parseSpec(entry.spec));
        const { cellCount, symbols } = expectOk(outlineOf(spec));
        return { ...entry, cells: cellCount, symbols, rule: ruleOf(spec) };
      });
      if (json) {
        for (const entry of entries) await writeJsonLine(io, entry);
      } else {
        const rows = entries.map(({ spec, title, cells, symbols, line }) => [
          spec,
          title,
          cells.toLocaleString('en-US'),
          String(symbols),
          line,
        ]);
        for (const line of makeTable(['spec', 'name', 'cells', 'symbols', ''], rows, [2, 3]))
          await writeLine(io, line);
      }
      finish(exitCodes.fine);
    });
}
