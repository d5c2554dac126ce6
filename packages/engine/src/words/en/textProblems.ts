import type { IntegersPart, XmlPart } from '../../base/problem.js';
import { makeCharacterName } from '../shorten.js';
import type { ProblemWords } from '../words.js';
import { nameConstraint } from './constraints.js';
import { capital, count, list, number, quote } from './grammar.js';

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

const wantedInXml: Readonly<Record<XmlPart, string>> = {
  element: 'an element such as <game>',
  name: 'a name',
  equals: 'an equals sign and a value in quotes',
  quote: 'the closing quote of this value',
  'tag-end': 'the end of this tag, >',
  'comment-end': 'the end of this comment or section',
  root: 'the end of an element that is still open',
  'nothing-more': 'nothing, since the document is at its end',
};

export const textProblems: Pick<
  ProblemWords,
  | 'text-syntax'
  | 'rule-missing'
  | 'text-too-long'
  | 'link-damaged'
  | 'rule-unknown'
  | 'format-unknown'
  | 'format-unfit'
> = {
  'text-syntax': {
    'no-puzzle': () => 'There is no puzzle in this text.',
    'rule-alone': ({ title }) =>
      `${title === '' ? 'This' : capital(quote(title))} is a rule without clues: a shape to make puzzles on, but no puzzle.`,
    'after-rule': () => 'Behind a rule nothing may follow but a colon and the cells of a puzzle.',
    'below-rule': () =>
      'This line names no shape, and the rule above holds only where it is named: state it as custom:x={…} and put custom:x: in front of its puzzles.',
    'several-puzzles': () => 'There is more than one puzzle in this text.',
    character: ({ character: text }) => `${character(text)} is neither a symbol nor a blank.`,
    'beyond-last-symbol': ({ text, last }) => `${text} is beyond the last symbol, ${last}.`,
    word: ({ text, last }) =>
      `${capital(quote(text))} is neither a number up to ${last} nor a set of pencil marks.`,
    'kind-unknown': ({ text, kinds }) =>
      `${capital(quote(text))} is no kind of constraint. Kinds are ${kinds.join(', ')}.`,
    'kind-count': ({ text, kind }) =>
      `How many is a whole number from 1 up, as in ${kind}=3; ${quote(text)} has none.`,
    'two-blanks': ({ first, second }) =>
      `Blanks were ${quote(first)} before, so ${quote(second)} cannot be one in the same puzzle.`,
    'alphabet-unclear': ({ readings }) => {
      const ways = readings.map(({ name, first, last }) => `as ${name} (${first} to ${last})`);
      return `The symbols can be read ${list(ways, 'or')}; say which.`;
    },
    'blank-or-rule': ({ sign }) =>
      `Lines of ${quote(sign)} alone may be blank rows or rules between boxes; write blanks by another sign, such as a dot.`,
    'tall-marks': () =>
      'Cells of three lines with pencil marks in them cannot be read; write the marks of a cell side by side.',
    'blanks-unseen': () =>
      'There are more lines than rows and no sign for a blank, so it cannot be seen where the blanks are; write them as dots.',
    'alphabet-unfit': ({ alphabet, symbols }) =>
      `The symbols of this shape cannot be written as ${alphabet}: there are ${number(symbols)}.`,
    'list-value': ({ text }) => `${capital(quote(text))} is no value of a cell in a list.`,
    'list-shortened': () => 'This list was shortened where "..." stands; print it in full.',
    'list-open': () => 'The brackets of this list are not closed.',
    'list-tail': ({ text }) => `${capital(quote(text))} stands after the end of a list.`,
    'list-ragged': ({ wanted, given }) =>
      `Lists of ${number(wanted)} stand before, and here is one of ${number(given)}.`,
    'csv-column': ({ column, columns }) =>
      `There is no column ${quote(column)} in this line: it has only ${number(columns)}.`,
    'csv-solution': () => 'The second text of cells in this line is not a full solution.',
    json: () => 'This is not valid JSON from here on.',
    'json-form': () => 'A puzzle in JSON is an object with "shape" and "clues".',
    'json-field': ({ field }) => `A puzzle in JSON has no field ${quote(field)}.`,
    'json-format': ({ format }) => `"format" must be "${format}".`,
    'json-version': ({ version }) => `Only version ${version} of the JSON format can be read here.`,
    'json-shape': () => '"shape" must be a spec such as "9^3", or a custom rule.',
    'json-cells': ({ field }) => `"${field}" must be a text of cells or a list of numbers.`,
    'json-text': ({ field }) => `"${field}" must be a text.`,
    'json-candidates': () =>
      '"candidates" must be a list with one list of symbols for each cell, and none but its own for a filled one.',
    encoding: ({ encoding }) =>
      `What stands here is not ${encoding}. Save the file as UTF-8 or UTF-16 and try again; nothing after it was read.`,
    'hodoku-form': ({ example }) =>
      `A line of HoDoKu's library has colons around technique, candidates, 81 cells and deleted candidates, as in "${example}".`,
    'hodoku-candidate': ({ text }) =>
      `${capital(quote(text))} is not a candidate; HoDoKu writes symbol, row and column, as in 812.`,
    'sudokuwiki-board': ({ text }) =>
      `Links to sudokuwiki.org are read with 81 cells or with a board that begins with S9B; this one has ${quote(text)}.`,
    'sudokuwiki-cell': ({ text }) => `${capital(quote(text))} is not the code of a cell.`,
    'foreign-field': ({ program, field }) => `${capital(quote(field))} is not as ${program} writes it.`,
    'foreign-square': ({ program, rows, columns }) =>
      `Of ${program} only squares are read, of 2 to 64 rows; this grid has ${number(rows)} rows and ${number(columns)} columns.`,
    xml: ({ kind }) => `Here the XML should have ${wantedInXml[kind]}.`,
    'xml-entity': ({ text }) => `${capital(quote(text))} is not a character of XML.`,
    'xml-tag': ({ tag }) => `There should be no ${quote(tag)} here.`,
    'opensudoku-version': ({ version }) =>
      `Version ${quote(version)} of OpenSudoku's format cannot be read here.`,
    'opensudoku-data': () =>
      'The data of a game are 81 digits, or a version and the value, notes and state of each cell.',
    'dimacs-shape': ({ example }) =>
      `No comment such as "${example}" names the shape, so the variables have no meaning.`,
    'dimacs-header': ({ example }) => `A header looks like "${example}".`,
    'dimacs-variables': ({ wanted, given }) =>
      `This shape has ${count(wanted, 'variable')}, not ${number(given)}.`,
    'dimacs-clause': () => 'A clause is a line of whole numbers.',
    'dimacs-variable': ({ variable, last }) => `There is no variable ${variable}; the last is ${last}.`,
    'cover-header': () =>
      'The first line of an exact cover looks like "| exact-cover rows=729 columns=324 ones=2916 shape=3x3".',
    'cover-number': ({ of, said, there }) =>
      `The header says ${number(said)} ${of === 'secondary' ? 'secondary columns' : of}, but there are ${number(there)}.`,
    'cover-column': ({ text, wanted }) =>
      wanted === ''
        ? `The columns end before ${quote(text)}.`
        : `Here is ${quote(text)} instead of the name of the column ${wanted}.`,
    'cover-row': ({ text, example }) => `Here is ${quote(text)} instead of a row such as ${quote(example)}.`,
    'cover-cell': ({ cell, rows, symbols }) =>
      `${cell} has ${count(rows, 'row')}; a cell with a clue has 1, and a blank cell all ${symbols}.`,
    'integers-empty': () => 'The file is empty.',
    'integers-cut-short': ({ axes }) => `The file ends before the ${count(axes, 'length')} of the box.`,
    'integers-number': ({ text, of }) =>
      `${capital(quote(text))} is not a whole number; ${whereInIntegers[of]}.`,
    'integers-range': ({ of, least, most, given }) =>
      `${partOfIntegers[of]} from ${least} to ${most}; here is ${given}.`,
    'id-form': ({ example }) => `The name of a puzzle looks like ${example}.`,
    'id-seed': () => 'The seed has a % that is not part of a code such as %20.',
    'order-long': ({ limit }) => `An order has at most ${count(limit, 'character')}.`,
    'order-option': ({ text, keys }) =>
      `${capital(quote(text))} is not something that can be ordered; an order has the options ${list(keys)}.`,
    'order-value': ({ key, value, words }) =>
      words.length === 0
        ? `The option ${key} cannot be ${quote(value)}.`
        : `The option ${key} cannot be ${quote(value)}; there are ${list(words)}.`,
  },
  'rule-missing': {
    name: ({ name }) =>
      `No line above says what the rule ${quote(name)} is; it is stated as custom:${name}={"base":"3x3","houses":[…]}.`,
    'file-not-given': ({ path }) =>
      `The rule of this puzzle is in the file ${quote(path)}, which must be given too.`,
    'no-file': ({ path }) => `The rule should be in the file ${quote(path)}, but there is no such file.`,
    'file-outside': ({ path }) =>
      `The rule should be in ${quote(path)}; a puzzle may name only files that lie beside its own or in a folder there.`,
    'file-not-plain': ({ path }) => `The rule should be in ${quote(path)}, which is not a file.`,
    'file-too-large': ({ path, megabytes }) =>
      `${capital(quote(path))} is longer than ${megabytes} MB, which no rule needs.`,
    'file-unreadable': ({ path, reason }) => `The rule in ${quote(path)} could not be read (${reason}).`,
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
    elsewhere: ({ name }) =>
      `This link does not hold the puzzle, only its name, ${quote(name)}, and nothing is fetched from the network here. Open it in a browser and export the puzzle, or copy the long link.`,
  },
  'rule-unknown': {
    constraints: ({ program, names }) =>
      `This puzzle of ${program} has rules that are not known here: ${list(names)}.`,
  },
  'format-unknown': {
    name: ({ text, formats }) => `There is no format ${quote(text)}; the formats are ${formats.join(', ')}.`,
  },
  'format-unfit': {
    'only-classic': ({ format, shape }) =>
      `The ${format} format holds only 3x3 puzzles, and this is ${shape}; text, link and json hold every shape.`,
    'only-grids': ({ format, shape }) =>
      `The ${format} format holds only shapes whose cells fill a grid, and ${shape} is not one.`,
    'no-marks': ({ format, cell }) =>
      `The ${format} format has a set of symbols for every cell, and nothing is left for ${cell}.`,
    'only-letters': ({ format, shape }) =>
      `The ${format} format holds only shapes of up to 35 symbols, and ${shape} has more.`,
    'only-boxes': ({ format, shape }) =>
      `The ${format} format holds only box shapes such as 3x2x1, and ${shape} is not one.`,
    'only-squares': ({ format, shape }) =>
      `The ${format} format holds only squares with rows and columns, and ${shape} is not one.`,
    'exact-cover': ({ constraint }) =>
      `${nameConstraint(constraint)} adds or compares symbols, which an exact cover cannot say; it knows what is so exactly once or at most once.`,
    constraint: ({ format, constraint }) =>
      `${nameConstraint(constraint)} cannot be said in the ${format} format; text, link and json hold every rule.`,
  },
};
