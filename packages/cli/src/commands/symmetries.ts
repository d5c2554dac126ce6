import { findSymmetries, makeCellName, type Shape, type ShapeSymmetries, shapeOf } from '@hyperdoku/engine';
import type { Command } from 'commander';
import { exitCodes, type Finish, orRefuse } from '../exit.js';
import { type Io, writeJsonLine, writeLine } from '../io.js';
import { readSpec } from '../shapeArgument.js';
import { nameShape } from '../shapeName.js';
import { makeRows } from '../table.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { beginWork, takesTime, type WorkOptions } from '../work.js';

interface SymmetriesOptions extends WorkOptions {
  readonly json?: boolean;
}

const words = texts.commands.symmetries;
const labels = texts.symmetries;

/** More generators than this are only counted. */
const mostShown = 30;

export function define(command: Command, io: Io, finish: Finish): void {
  takesTime(command.argument('<spec>', words.spec), '60s')
    .option('--json', words.json)
    .addHelpText('after', makeHelp('symmetries'))
    .action(async (argument: string, options: SymmetriesOptions) => {
      const shape = orRefuse(shapeOf(orRefuse(readSpec(argument))));
      const work = beginWork(io, options, { pieces: 1 });
      const found = await findSymmetries(shape, work.budget());
      work.clear();
      const symmetries = orRefuse(found);
      if (options.json) await writeJsonLine(io, describe(shape, symmetries));
      else for (const line of makeLines(shape, symmetries)) await writeLine(io, line);
      finish(exitCodes.fine);
    });
}

const nameCell = (shape: Shape) => (cell: number) => makeCellName(shape, cell);
const nameHouse = (shape: Shape) => (house: number) => say.house(shape, house);

/** Orders may be too large for a number. */
const describe = (
  shape: Shape,
  { motions, order, renamings, generators, cellOrbits, houseOrbits }: ShapeSymmetries,
) => ({
  spec: shape.name,
  motions: String(motions),
  renamings: { which: renamings, number: String(order / motions) },
  symmetries: String(order),
  generators: generators.map(({ name }) => ({ ...name, sentence: say.motion(shape, name) })),
  cellOrbits: cellOrbits.map(orbit => orbit.map(nameCell(shape))),
  houseOrbits: houseOrbits.map(orbit => orbit.map(nameHouse(shape))),
});

function makeLines(shape: Shape, symmetries: ShapeSymmetries): string[] {
  const { motions, order, renamings, generators, cellOrbits, houseOrbits } = symmetries;
  const shown = generators.slice(0, generators.length === mostShown + 1 ? undefined : mostShown);
  const left = generators.length - shown.length;
  return [
    nameShape(shape),
    '',
    ...makeRows([
      [labels.motions, texts.number(motions)],
      [labels.renamings, renamings === 'all' ? texts.number(order / motions) : labels[renamings]],
      [labels.symmetries, texts.number(order)],
      [labels.cells, listOrbits(cellOrbits, nameCell(shape))],
      [labels.houses, listOrbits(houseOrbits, nameHouse(shape))],
    ]),
    '',
    generators.length === 0 ? labels.noGenerators : labels.generators,
    ...shown.map(({ name }) => `  ${say.motion(shape, name)}`),
    ...(left > 0 ? [`  ${labels.more(left)}`] : []),
  ];
}

const listOrbits = (orbits: readonly (readonly number[])[], nameOf: (member: number) => string): string =>
  labels.orbits(orbits.length, say.list(orbits.map(orbit => labels.orbit(orbit.length, nameOf(orbit[0])))));
