/** Which puzzles of a library a command is about, as it is typed. */
import {
  type Level,
  levels,
  type Spec,
  shapeOf,
  type TechniqueName,
  techniqueNames,
} from '@hyperdoku/engine';
import type { Filter } from '@hyperdoku/library';
import { type Command, Option } from 'commander';
import { orRefuse, Refusal } from '../exit.js';
import { readSpec } from '../shapeArgument.js';
import { say, texts } from '../texts/index.js';
import { parseCount } from '../work.js';

export interface FilterOptions {
  readonly shape?: Spec;
  readonly level?: readonly Level[];
  readonly technique?: TechniqueName;
  readonly clues?: NonNullable<Filter['clues']>;
  readonly source?: string;
  readonly limit?: number;
}

const words = texts.commands.library;

/** `25`, `20..30`, `..60` or `25..`. */
function parseClues(text: string): NonNullable<Filter['clues']> {
  const [, exact, from, to] = /^(?:(\d{1,9})|(\d{0,9})\.\.(\d{0,9}))$/.exec(text) ?? [];
  if (exact !== undefined) return { from: Number(exact), to: Number(exact) };
  if (from === undefined || (from === '' && to === ''))
    throw new Refusal(texts.library.clues(text.slice(0, 20)));
  return { ...(from !== '' && { from: Number(from) }), ...(to !== '' && { to: Number(to) }) };
}

/** `hard`, or `medium..expert`. */
function parseLevels(text: string): readonly Level[] {
  const [first, last = first] = text.split('..').map(name => (levels as readonly string[]).indexOf(name));
  if (first < 0 || last < first || text.split('..').length > 2)
    throw new Refusal(texts.library.levels(text.slice(0, 40), say.list(levels)));
  return levels.slice(first, last + 1);
}

export const takesFilter = (command: Command): Command =>
  command
    .option('--shape <spec>', words.shape, text => orRefuse(readSpec(text)))
    .option('--level <level>', words.level, parseLevels)
    .addOption(new Option('--technique <name>', words.technique).choices(techniqueNames))
    .option('--clues <range>', words.clues, parseClues)
    .option('--source <source>', words.source);

export const takesLimit = (command: Command): Command =>
  command.option('--limit <number>', words.limit, parseCount);

export const filterFrom = ({ shape, level, technique, clues, source }: FilterOptions): Filter => ({
  ...(shape && { shape: orRefuse(shapeOf(shape)).name }),
  ...(level && { levels: level }),
  ...(technique && { technique }),
  ...(clues && { clues }),
  ...(source !== undefined && { source }),
});
