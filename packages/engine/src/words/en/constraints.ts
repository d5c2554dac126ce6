import type { ConstraintName, StatedConstraint } from '../../base/constraintName.js';
import { makeVisible } from '../../base/visible.js';
import { makeSymbolText } from '../../board/symbols.js';
import type { Constraint, KindName } from '../../shape/constraint.js';
import type { Shape } from '../../shape/shape.js';
import { stateConstraint } from '../../shape/stateConstraint.js';
import type { ProblemWords } from '../words.js';
import { capital, count, list, number, quote } from './grammar.js';

const nouns: Readonly<Record<KindName, string>> = {
  region: 'extra region',
  diagonal: 'diagonal',
  windoku: 'windoku',
  'disjoint-groups': 'disjoint groups',
  'anti-knight': 'anti-knight',
  'anti-king': 'anti-king',
  offsets: 'offsets',
  'non-consecutive': 'non-consecutive',
  killer: 'cage',
  'little-killer': 'little killer',
  arrow: 'arrow',
  thermo: 'thermometer',
  greater: 'greater than',
  'white-dot': 'white dot',
  'black-dot': 'black dot',
  xv: 'XV',
  whisper: 'whispers line',
  palindrome: 'palindrome',
  renban: 'renban line',
  between: 'between line',
  clone: 'clone',
  odd: 'odd cells',
  even: 'even cells',
  candidates: 'given candidates',
};

export const nameKind = (kind: KindName): string => nouns[kind];

/** At the beginning of a sentence: `Constraint 3 (cage)`. */
export const nameConstraint = ({ kind, name, number: at }: ConstraintName): string => {
  const noun = nouns[kind as KindName] ?? kind;
  return name ? `${capital(noun)} ${quote(makeVisible(name))}` : `Constraint ${at} (${noun})`;
};

/** `(1, -1)`. */
const stepText = (step: readonly number[]): string => `(${step.join(', ')})`;

/** Of a square, as it is seen. */
const diagonalName = ([across, down]: readonly number[]): string =>
  `${across === down ? 'falling' : 'rising'} ${nouns.diagonal}`;

/** A constraint as a legend calls it, without its cells: `cage 17`. */
export function labelConstraint(shape: Shape, constraint: Constraint): string {
  const { kind, name, values, axes } = stateConstraint(shape, constraint);
  const own = name === undefined ? '' : ` ${quote(makeVisible(name))}`;
  const noun = nouns[kind as KindName];
  const withValue = (value: unknown): string => (value === undefined ? noun : `${noun} ${value}`);
  const label = (): string => {
    switch (kind as KindName) {
      case 'diagonal': {
        const direction = values.direction as number[];
        return axes === 2 ? diagonalName(direction) : withValue(stepText(direction));
      }
      case 'offsets':
        return withValue((values.offsets as number[][]).map(stepText).join(', '));
      case 'killer':
      case 'little-killer':
        return withValue(values.sum);
      case 'thermo':
        return values.slow ? `slow ${noun}` : noun;
      case 'white-dot':
      case 'whisper':
        return withValue(values.difference);
      case 'black-dot':
        return withValue(values.ratio);
      case 'xv':
        return values.sum === 10 ? 'X' : values.sum === 5 ? 'V' : withValue(values.sum);
      case 'candidates':
        return withValue(
          (values.symbols as number[]).map(symbol => makeSymbolText(symbol, shape.symbols)).join(', '),
        );
      default:
        return noun;
    }
  };
  return label() + own;
}

/** Of kinds that say nothing but that they hold. */
export const boardSentences = {
  windoku: 'Windows as large as a box, one cell from the border and from each other, hold each symbol once.',
  'disjoint-groups': 'Cells at the same place in their boxes hold different symbols.',
  'anti-knight': "Cells a knight's move apart hold different symbols.",
  'anti-king': 'Cells that touch, even at a corner, hold different symbols.',
  'non-consecutive': 'Neighbours never hold symbols that follow each other.',
} as const satisfies Partial<Readonly<Record<KindName, string>>>;

const isOfBoard = (kind: string): kind is keyof typeof boardSentences => Object.hasOwn(boardSentences, kind);

/** What a constraint demands, as a player reads it. */
export const sayConstraint = (shape: Shape, constraint: Constraint): string =>
  sayStated(stateConstraint(shape, constraint));

export function sayStated({ kind, cells, values, axes, symbols }: StatedConstraint): string {
  const all = list(cells);
  const [from, to] = [cells[0], cells[cells.length - 1]];
  if (isOfBoard(kind)) return boardSentences[kind];
  switch (kind as Exclude<KindName, keyof typeof boardSentences>) {
    case 'region':
      return `No symbol stands twice in ${all}.`;
    case 'diagonal':
      return axes === 2
        ? `No symbol stands twice on the ${diagonalName(values.direction as number[])}.`
        : `No symbol stands twice on a diagonal in direction ${stepText(values.direction as number[])}.`;
    case 'offsets':
      return `Cells ${list(
        (values.offsets as number[][]).map(stepText),
        'or',
      )} apart hold different symbols.`;
    case 'killer':
      return values.sum === undefined
        ? `The cage ${all} repeats no symbol.`
        : `The cage ${all} adds up to ${values.sum} and repeats no symbol.`;
    case 'little-killer':
      return cells.length === 1
        ? `${all} is ${values.sum}.`
        : `The cells ${all} add up to ${values.sum}; symbols may repeat.`;
    case 'arrow': {
      const circle = (values.circle as string[]).length;
      const arms = `${list(cells.slice(circle))} ${cells.length === circle + 1 ? 'adds' : 'add'} up`;
      return circle === 1
        ? `${arms} to the circle ${from}.`
        : `${arms} to the number that ${list(cells.slice(0, circle))} show together.`;
    }
    case 'thermo':
      return values.slow
        ? `Symbols never fall along the slow thermometer ${all}.`
        : `Symbols rise along the thermometer ${all}.`;
    case 'greater':
      return `${from} is greater than ${list(cells.slice(1))}.`;
    case 'white-dot':
      return `${all} differ by ${values.difference ?? 1}.`;
    case 'black-dot':
      return `One of ${all} is ${values.ratio === undefined ? 'twice' : `${values.ratio} times`} the other.`;
    case 'xv':
      return `${all} add up to ${values.sum}.`;
    case 'whisper':
      return `On the whispers line ${all}, neighbours differ by at least ${values.difference ?? Math.ceil(symbols / 2)}.`;
    case 'palindrome':
      return `The palindrome ${all} reads the same from both ends.`;
    case 'renban':
      return `The renban line ${all} holds symbols that follow each other, in any order.`;
    case 'between':
      return `${list(cells.slice(1, -1))} ${cells.length === 3 ? 'lies' : 'lie'} strictly between the ends ${from} and ${to}.`;
    case 'clone': {
      const half = cells.length / 2;
      return half === 1
        ? `${to} repeats ${from}.`
        : `${list(cells.slice(half))} repeat ${list(cells.slice(0, half))}, in this order.`;
    }
    case 'odd':
      return `${all} ${cells.length === 1 ? 'is' : 'are'} odd.`;
    case 'even':
      return `${all} ${cells.length === 1 ? 'is' : 'are'} even.`;
    case 'candidates':
      return `${all} ${cells.length === 1 ? 'holds' : 'hold'} ${list(
        (values.symbols as number[]).map(symbol => makeSymbolText(symbol, symbols)),
        'or',
      )}.`;
  }
}

type CustomRuleWords = ProblemWords['custom-rule'];

export const constraintProblems: {
  readonly [D in Extract<keyof CustomRuleWords, `constraint${string}`>]: CustomRuleWords[D];
} = {
  constraints: () => '"constraints" must be a list of objects, each with its "kind".',
  'constraint-form': ({ number: at }) => `Constraint ${at} is not an object with a "kind".`,
  'constraint-kind': ({ number: at, kind, kinds }) =>
    `Constraint ${at} is of kind ${quote(kind)}, which is not known. Kinds are ${kinds.join(', ')}.`,
  'constraint-name': ({ number: at, limit }) =>
    `The name of constraint ${at} must be a text of at most ${count(limit, 'character')}.`,
  'constraint-field-unknown': ({ constraint, field, fields }) =>
    `${nameConstraint(constraint)} has no field ${quote(field)}${fields.length === 0 ? '' : `; its fields are ${list(fields)}`}.`,
  'constraint-field-missing': ({ constraint, field }) => `${nameConstraint(constraint)} needs "${field}".`,
  'constraint-cells': ({ constraint, field }) =>
    `${nameConstraint(constraint)}: "${field}" must list positions.`,
  'constraint-cell-count': ({ constraint, field, least, most, given }) =>
    `${nameConstraint(constraint)} has ${count(given, 'cell')} in "${field}"; it needs ${
      most === undefined
        ? `at least ${number(least)}`
        : least === most
          ? number(least)
          : `${least} to ${most}`
    }.`,
  'constraint-cell-missing': ({ constraint, position }) =>
    `${nameConstraint(constraint)} names position ${position}, where there is no cell.`,
  'constraint-cell-twice': ({ constraint }) => `${nameConstraint(constraint)} names a cell twice.`,
  'constraint-number': ({ constraint, field, least }) =>
    `${nameConstraint(constraint)}: "${field}" must be a whole number of at least ${number(least)}.`,
  'constraint-flag': ({ constraint, field }) =>
    `${nameConstraint(constraint)}: "${field}" must be true or false.`,
  'constraint-symbols': ({ constraint, field }) =>
    `${nameConstraint(constraint)}: "${field}" must list symbols by their numbers, from 1.`,
  'constraint-symbol': ({ constraint, symbol, symbols }) =>
    `${nameConstraint(constraint)} names symbol ${symbol}; symbols are 1 to ${symbols}.`,
  'constraint-step': ({ constraint, field }) =>
    `${nameConstraint(constraint)}: "${field}" must give a whole number for each axis, such as [1, -1].`,
  'constraint-steps': ({ constraint, field }) =>
    `${nameConstraint(constraint)}: "${field}" must list steps, each a whole number for each axis, such as [[1, 2]].`,
  'constraint-diagonal': ({ constraint, axes }) =>
    `${nameConstraint(constraint)}: "direction" must give 1, -1 or 0 for each of the ${count(axes, 'axis', 'axes')}, not 0 for two or more that are equally long and no longer than there are symbols.`,
  'constraint-offsets': ({ constraint, axes }) =>
    `${nameConstraint(constraint)}: each offset must give a whole number for each of the ${count(axes, 'axis', 'axes')}, not all of them 0.`,
  'constraint-axes': ({ constraint, most }) =>
    `${nameConstraint(constraint)} works on grids of at most ${count(most, 'axis', 'axes')}.`,
  'constraint-boxes': ({ constraint }) =>
    `${nameConstraint(constraint)} needs boxes, and this shape has no room for it.`,
  'constraint-clone': ({ constraint, cells, others }) =>
    `${nameConstraint(constraint)} has ${count(cells, 'cell')} in "cells" and ${number(others)} in "others"; they must be as many.`,
  'constraint-too-large': ({ constraint, limit }) =>
    `${nameConstraint(constraint)} would relate more than ${count(limit, 'pair')} of cells on this shape.`,
  'constraint-different': ({ constraint, cells, symbols }) =>
    `${nameConstraint(constraint)} has ${count(cells, 'cell')} that may not repeat a symbol, and there are only ${count(symbols, 'symbol')}.`,
  'constraint-impossible': ({ constraint }) => `${nameConstraint(constraint)} cannot be met by any symbols.`,
  'constraint-sum': ({ constraint, sum, least, most }) =>
    constraint.kind === 'arrow'
      ? `${nameConstraint(constraint)} cannot be met: its cells always add up to ${most < 0 ? 'more' : 'less'} than its circle holds.`
      : `${nameConstraint(constraint)} cannot add up to ${number(sum)}: its cells reach ${number(least)} to ${number(most)}.`,
};
