/** What the commands that reason have in common. */
import {
  decide,
  isFull,
  type LadderOptions,
  makeCellName,
  makeSymbolText,
  outlineTelling,
  type Pace,
  type Puzzle,
  type Shape,
  type Sight,
  type Step,
  type TechniqueName,
  techniqueNames,
} from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { say, texts } from './texts/index.js';

export interface LogicOptions {
  readonly upto?: TechniqueName;
  readonly assumeUnique?: boolean;
}

export const takesLogic = (command: Command): Command =>
  command
    .addOption(new Option('--upto <technique>', texts.options.upto).choices(techniqueNames))
    .option('--assume-unique', texts.options.assumeUnique)
    .option('--no-assume-unique', texts.options.noAssumeUnique);

/** The ladder for a puzzle of which so much is known. What takes one solution for granted would be wrong where there are several. */
export function ladderFrom({ upto, assumeUnique }: LogicOptions, found: Found): LadderOptions {
  return {
    ...(upto && { upTo: upto }),
    assumeUnique: found !== 'many' && (assumeUnique ?? found === 'unique'),
  };
}

/** Guesses that a look at the number of solutions may take; most puzzles need far fewer. */
const guessesPerLook = 3000;

type Found = 'solved' | 'unique' | 'many' | 'none' | 'unknown';

/** How many solutions there are, as far as a short look shows. Logic is for puzzles with exactly one. */
export async function lookForSolutions(puzzle: Puzzle, pace: Pace): Promise<Found> {
  if (isFull(puzzle)) return 'solved';
  return (await decide(puzzle, pace.part({ nodes: guessesPerLook }))).status;
}

/** A step as lines of text, its cases below it and indented. */
export const outlineStep = (shape: Shape, step: Step, before = ''): string[] =>
  outlineTelling(say.telling(shape, step)).map(
    ({ depth, text }, i) => `${i === 0 ? before : '   '.repeat(depth + 1)}${text}`,
  );

/** A step as plain data with names instead of numbers. */
export function describeStep(shape: Shape, step: Step): Record<string, unknown> {
  const candidate = ({ cell, symbol }: { cell: number; symbol: number }) => ({
    cell: makeCellName(shape, cell),
    symbol: makeSymbolText(symbol, shape.symbols),
  });
  const sight = (by: Sight): string =>
    'house' in by
      ? say.house(shape, by.house)
      : 'cell' in by
        ? makeCellName(shape, by.cell)
        : say.constraintLabel(shape, shape.constraints[by.constraint]);
  const { witnesses = [], struck = [], seen = [] } = step.evidence ?? {};
  const link = (item: Step['chain'][number]) => ({ ...candidate(item), holds: item.holds });
  const describeBranch = ({ links, cases, guesses }: Step['branches'][number]): Record<string, unknown> => ({
    links: links.map(link),
    ...(cases && { cases: cases.map(describeBranch) }),
    ...(guesses !== undefined && { guesses }),
  });
  const named = {
    technique: step.technique,
    title: say.technique(step.technique).title,
    houses: step.houses.map(house => say.house(shape, house)),
    covers: step.covers.map(house => say.house(shape, house)),
    cells: step.cells.map(cell => makeCellName(shape, cell)),
    fins: step.fins.map(cell => makeCellName(shape, cell)),
    subset: (step.subset ?? []).map(cell => makeCellName(shape, cell)),
    symbols: step.symbols.map(symbol => makeSymbolText(symbol, shape.symbols)),
    chain: step.chain.map(link),
    branches: step.branches.map(branch => branch.links.map(link)),
    cases: step.branches.some(({ cases }) => cases) ? step.branches.map(describeBranch) : [],
    witnesses: witnesses.map(witness => ({
      ...candidate(witness),
      place: makeCellName(shape, witness.place),
      by: sight(witness.by),
    })),
    ruledOutBefore: struck.map(candidate),
    seen: seen.map(gone => ({
      ...candidate(gone),
      from: gone.holders.map(holder => ({ ...candidate(holder), by: sight(holder.by) })),
    })),
    placements: step.placements.map(candidate),
    eliminations: step.eliminations.map(candidate),
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value.length > 0));
}
