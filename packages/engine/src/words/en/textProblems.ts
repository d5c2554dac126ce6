import type { IntegersPart } from '../../base/problem.js';
import { makeCharacterName } from '../shorten.js';
import type { ProblemWords } from '../words.js';
import { capital, count, number, quote } from './grammar.js';

function character(text: string): string {
  const { shown, name } = makeCharacterName(text);
  return shown ? `"${name}"` : `The character ${name}`;
}

const whereInIntegers: Readonly<Record<IntegersPart, string>> = {
  axes: 'the first line is the number of axes',
  length: 'after the number of axes there is one length of the box on each line',
  value: 'after the lengths of the box there is one value on each line',
};

const partOfIntegers: Readonly<Record<IntegersPart, string>> = {
  axes: 'The number of axes runs',
  length: 'The lengths of a box run',
  value: 'The values run',
};

export const textProblems: Pick<
  ProblemWords,
  'text-syntax' | 'text-too-long' | 'link-damaged' | 'format-unknown' | 'format-unfit'
> = {
  'text-syntax': {
    'no-puzzle': () => 'There is no puzzle in this text.',
    'several-puzzles': () => 'There is more than one puzzle in this text.',
    character: ({ character: text }) => `${character(text)} is neither a symbol nor a blank.`,
    'beyond-last-symbol': ({ text, last }) => `${text} is beyond the last symbol, ${last}.`,
    json: () => 'This is not valid JSON from here on.',
    'json-form': () => 'A puzzle in JSON is an object with "shape" and "clues".',
    'json-field': ({ field }) => `A puzzle in JSON has no field ${quote(field)}.`,
    'json-format': ({ format }) => `"format" must be "${format}".`,
    'json-version': ({ version }) => `Only version ${version} of the JSON format can be read here.`,
    'json-shape': () => '"shape" must be a spec such as "9^3", or a custom rule.',
    'json-cells': ({ field }) => `"${field}" must be a text of cells or a list of numbers.`,
    'json-text': ({ field }) => `"${field}" must be a text.`,
    'dimacs-shape': ({ example }) =>
      `No comment such as "${example}" names the shape, so the variables have no meaning.`,
    'dimacs-header': ({ example }) => `A header looks like "${example}".`,
    'dimacs-variables': ({ wanted, given }) =>
      `This shape has ${count(wanted, 'variable')}, not ${number(given)}.`,
    'dimacs-clause': () => 'A clause is a line of whole numbers.',
    'dimacs-variable': ({ variable, last }) => `There is no variable ${variable}; the last is ${last}.`,
    'integers-empty': () => 'The file is empty.',
    'integers-cut-short': ({ axes }) => `The file ends before the ${count(axes, 'length')} of the box.`,
    'integers-number': ({ text, of }) =>
      `${capital(quote(text))} is not a whole number; ${whereInIntegers[of]}.`,
    'integers-range': ({ of, least, most, given }) =>
      `${partOfIntegers[of]} from ${least} to ${most}; here is ${given}.`,
    'id-form': ({ example }) => `The name of a puzzle looks like ${example}.`,
    'id-seed': () => 'The seed has a % that is not part of a code such as %20.',
    'id-option': ({ text }) => `${capital(quote(text))} is not something that can be ordered.`,
  },
  'text-too-long': {
    line: ({ megabytes }) =>
      `This line is longer than ${megabytes} MB, which no puzzle needs. Nothing after it was read.`,
    file: ({ megabytes }) =>
      `This file is longer than ${megabytes} MB, which no puzzle needs. Nothing after that was read.`,
  },
  'link-damaged': {
    damaged: () => 'This link is damaged or cut off; ask for it to be sent again.',
    'no-marker': ({ marker }) => `This is not a link to a puzzle: it has no ${marker} in it.`,
    'newer-version': () => 'This link was made by a newer version of Hyperdoku.',
  },
  'format-unknown': {
    name: ({ text, formats }) => `There is no format ${quote(text)}; the formats are ${formats.join(', ')}.`,
  },
  'format-unfit': {
    'only-classic': ({ format, shape }) =>
      `The ${format} format holds only 3x3 puzzles, and this is ${shape}; text, link and json hold every shape.`,
    'only-boxes': ({ format, shape }) =>
      `The ${format} format holds only box shapes such as 3x2x1, and ${shape} is not one.`,
  },
};
