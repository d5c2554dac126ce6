/** What the commands that reason have in common. */
import {
  type Found,
  type LadderOptions,
  ladderFor,
  outlineTelling,
  type Shape,
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

/** The ladder for a puzzle of which so much is known. */
export const ladderFrom = ({ upto, assumeUnique }: LogicOptions, found: Found): LadderOptions =>
  ladderFor({ upTo: upto, assumeUnique }, found);

/** A step as lines of text, its cases below it and indented. */
export const outlineStep = (shape: Shape, step: Step, before = ''): string[] =>
  outlineTelling(say.telling(shape, step)).map(
    ({ depth, text }, i) => `${i === 0 ? before : '   '.repeat(depth + 1)}${text}`,
  );
