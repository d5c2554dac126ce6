import { readFileSync } from 'node:fs';
import {
  axisName,
  countHousesByOrientation,
  housesOf,
  type Orientation,
  parseShape,
  peersOf,
  ruleOf,
  type Shape,
} from '@hyperdoku/engine';
import type { Command } from 'commander';
import { exitCodes, type Finish, Refusal } from '../exit.js';
import { isFile, sizeOfFile } from '../files.js';
import { complain, type Io, writeJsonLine, writeLine } from '../io.js';

const maxRuleBytes = 16 << 20;
/** Peers are counted at no more cells than this, spread over the shape. */
const sampledCells = 2000;

/** The text of a spec, or the custom rule in a file. */
function readSpec(argument: string): string {
  if (!argument.toLowerCase().endsWith('.json')) return argument;
  if (!isFile(argument)) throw new Refusal(`There is no file ${argument}.`);
  if (sizeOfFile(argument) > maxRuleBytes) throw new Refusal(`${argument} is too large for a rule.`);
  return `custom:${readFileSync(argument, 'utf8')}`;
}

const describeHouses = (shape: Shape, { kind, axes }: Orientation): string => {
  if (kind === 'face' || axes.length === 0) return kind;
  if (kind === 'strip' || kind === 'hoop') return `${kind} ${'xyz'[axes[0]]}`;
  if (shape.extents.length === 2 && kind === 'line') return axes[0] === 0 ? 'row' : 'column';
  if (shape.extents.length === 2) return kind;
  return `${kind} ${axes.map(axis => axisName(shape, axis)).join('')}`;
};

function gatherFacts(shape: Shape) {
  const step = Math.max(1, Math.floor(shape.cellCount / sampledCells));
  const peers = new Set<number>();
  const houses = new Set<number>();
  for (let cell = 0; cell < shape.cellCount; cell += step) {
    peers.add(peersOf(shape, cell).length);
    houses.add(housesOf(shape, cell).length);
  }
  const range = (values: Set<number>) => [...new Set([Math.min(...values), Math.max(...values)])];
  const counts = countHousesByOrientation(shape);
  return {
    spec: shape.name,
    family: shape.spec.family,
    rule: ruleOf(shape.spec),
    symbols: shape.symbols,
    cells: shape.cellCount,
    extents: shape.extents,
    houses: shape.houseCount,
    housesByOrientation: shape.orientations.map((orientation, i) => ({
      name: describeHouses(shape, orientation),
      count: counts[i],
    })),
    housesPerCell: range(houses),
    peersPerCell: range(peers),
    exists: shape.spec.family === 'custom' ? 'unknown' : 'yes',
  };
}

export function define(command: Command, io: Io, finish: Finish): void {
  command
    .argument('<spec>', 'such as 9^3, 3x2x1, latin:4^3, or a JSON file with a custom rule')
    .option('--json', 'one JSON object')
    .addHelpText(
      'after',
      '\nExits with 2 when the shape cannot exist.\n\nExamples:\n  hyperdoku shape 9^3\n  hyperdoku shape 9^5\n  hyperdoku shape examples/sudoku-x.json',
    )
    .action(async (argument: string, { json }: { json?: boolean }) => {
      const shape = parseShape(readSpec(argument));
      if (!shape.ok) {
        const impossible = shape.problem.code === 'shape-impossible';
        if (json && impossible)
          await writeJsonLine(io, { spec: argument, exists: 'no', reason: shape.problem.message });
        else if (impossible) await writeLine(io, shape.problem.message);
        else complain(io, shape.problem.message);
        finish(impossible ? exitCodes.no : exitCodes.badInput);
        return;
      }
      const facts = gatherFacts(shape.value);
      if (json) await writeJsonLine(io, facts);
      else for (const line of makeFactLines(facts)) await writeLine(io, line);
      finish(exitCodes.fine);
    });
}

function makeFactLines(facts: ReturnType<typeof gatherFacts>): string[] {
  const number = (value: number) => value.toLocaleString('en-US');
  const range = (values: readonly number[]) => values.map(number).join(' to ');
  const houses = facts.housesByOrientation.map(({ name, count }) => `${number(count)} ${name}`).join(', ');
  const name = facts.spec.length > 60 ? `${facts.spec.slice(0, 60)}…` : facts.spec;
  return [
    `${name}  (${facts.family})`,
    facts.rule,
    '',
    `symbols          ${facts.symbols}`,
    `cells            ${number(facts.cells)}  (${facts.extents.join(' × ')})`,
    `houses           ${number(facts.houses)}  (${houses})`,
    `houses per cell  ${range(facts.housesPerCell)}`,
    `peers per cell   ${range(facts.peersPerCell)}`,
    `exists           ${facts.exists === 'yes' ? 'yes' : 'not known before it is solved'}`,
  ];
}
