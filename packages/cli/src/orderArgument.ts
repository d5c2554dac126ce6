/** What is to be made: an order or the name of a puzzle, and options that say the same things one by one. */
import {
  asSolution,
  fail,
  fillMethods,
  levels,
  type Order,
  type OrderKey,
  parseOrder,
  parsePuzzleId,
  type Shape,
  type Solution,
  samplers,
  shapeOf,
  techniqueNames,
} from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { exitCodeOf, orRefuse, Refusal } from './exit.js';
import { isFile } from './files.js';
import type { Io } from './io.js';
import { readPuzzles } from './puzzles.js';
import { readSpec } from './shapeArgument.js';
import { say, texts } from './texts/index.js';

/** The options as they are typed. */
export interface OrderOptions {
  readonly number?: number;
  readonly seed?: string;
  /** A file of grids. */
  readonly from?: string;
  readonly clues?: string;
  readonly blanks?: string;
  readonly region?: string;
  readonly minimal?: boolean;
  readonly level?: string;
  readonly technique?: string;
  readonly using?: string;
  readonly logicOnly?: boolean;
  readonly with?: readonly string[];
  readonly sampler?: string;
  readonly method?: string;
  readonly moved?: string;
}

const words = texts.commands.generate;
const asTyped = (text: string): string => text;
const suggesting = (flags: string, what: string, choices: readonly string[]): Option =>
  new Option(flags, what).choices(choices).argParser(asTyped);

/** An option for each thing that can be ordered, under its name in orders. */
export const takesOrder = (command: Command): Command =>
  command
    .option('--seed <seed>', words.seed)
    .option('--clues <number>', words.clues)
    .option('--blanks <number>', words.blanks)
    .option('--region <region>', words.region)
    .option('--minimal', words.minimal)
    .addOption(suggesting('--level <level>', words.level, levels))
    .addOption(suggesting('--technique <name>', words.technique, techniqueNames))
    .option('--using <techniques>', words.using)
    .option('--logic-only', words.logicOnly)
    .option('--with <kinds>', words.with, (text, before: readonly string[] = []) => [...before, text])
    .addOption(suggesting('--sampler <sampler>', words.sampler, samplers))
    .addOption(suggesting('--method <method>', words.method, fillMethods))
    .option('--moved <seed>', words.moved);

export interface ShapeOrder {
  readonly shape: Shape;
  readonly order: Order;
  readonly number: number;
  /** Of a named puzzle, or as given. */
  readonly seed?: string;
}

export function readOrder(argument: string, options: OrderOptions): ShapeOrder {
  const { seed } = options;
  const typed = listTyped(options);
  if (/^[^{]*#/.test(argument)) {
    const id = orRefuse(parsePuzzleId(argument, readSpec));
    const [extra] = [
      ...(seed === undefined ? [] : ['seed']),
      ...typed.map(([key]) => key),
      ...(options.number === undefined ? [] : ['n']),
      ...(options.from === undefined ? [] : ['from']),
    ];
    if (extra !== undefined) orRefuse(fail('order-unfit', 'name-and-option', { option: extra }));
    return { shape: orRefuse(shapeOf(id.spec)), order: id.order, number: 1, seed: id.seed };
  }
  const added = typed.map(([key, value]) => (value === '' ? key : `${key}=${value}`));
  const { spec, order, number } = orRefuse(parseOrder(argument, readSpec, added));
  if (options.number !== undefined && number > 1)
    orRefuse(fail('order-unfit', 'option-twice', { option: 'n' }));
  return {
    shape: orRefuse(shapeOf(spec)),
    order,
    number: options.number ?? number,
    ...(seed !== undefined && { seed }),
  };
}

/** What was typed, by its key in orders; where commas part the items of a list, orders have a plus. */
function listTyped(options: OrderOptions): (readonly [OrderKey, string])[] {
  const { clues, blanks, region, minimal, level, technique, using, logicOnly, sampler, method, moved } =
    options;
  const values: Readonly<Record<OrderKey, string | undefined>> = {
    clues,
    blanks,
    region,
    minimal: minimal ? '' : undefined,
    level,
    technique,
    using: using?.replaceAll(',', '+'),
    'logic-only': logicOnly ? '' : undefined,
    with: options.with?.join('+').replaceAll(',', '+'),
    sampler,
    method,
    moved,
  };
  const keys = Object.keys(values) as readonly OrderKey[];
  return keys.flatMap(key => {
    const value = values[key];
    return value === undefined ? [] : [[key, value] as const];
  });
}

/** The grids of a file, from which puzzles are to be made. */
export async function readSolutions(io: Io, path: string, { spec }: Shape): Promise<readonly Solution[]> {
  const solutions: Solution[] = [];
  if (path !== '-' && !isFile(path)) throw new Refusal(texts.input.noFile(path));
  for await (const { number, sheet } of readPuzzles(io, [path], { shape: spec })) {
    const solution = sheet.ok ? asSolution(sheet.value.grid) : sheet;
    if (!solution.ok)
      throw new Refusal(texts.ofPuzzle(number, say.problem(solution.problem)), exitCodeOf(solution.problem));
    solutions.push(solution.value);
  }
  return solutions;
}
