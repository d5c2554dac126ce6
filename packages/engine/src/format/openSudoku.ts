/**
 * Files of OpenSudoku for Android: XML with any number of games, in folders or not. The data of a game are 81 digits, or
 * `version: n` and, for each cell, its value, its notes and whether it can be changed, each with a bar behind it. Notes are numbers
 * with commas in version 1 and bits since; version 4 has a second kind of notes, version 5 a colour. What the folders are called
 * and when a game was played says nothing of the puzzle.
 */
import { fail, ok, type Result } from '../base/result.js';
import { blank, type SymbolNumber } from '../board/symbols.js';
import type { Cell } from '../shape/shape.js';
import { shapeOf } from '../shape/shapes.js';
import { classic } from './bareShape.js';
import { createSheet, filledGrid, marksAt } from './markedSheet.js';
import { type About, type AboutKey, placeProblem, type Sheet } from './sheet.js';
import { makeXmlText, readXml, type XmlEvent } from './xml.js';

const root = 'opensudoku';
const versions: ReadonlySet<string> = new Set(['1', '2', '3']);
const cellCount = 81;
const symbols = 9;
const writtenVersion = 3;

/** What one cell looks like in each version of the data, its fields by name. */
const cellPatterns: Readonly<Record<string, RegExp>> = {
  1: /(?<value>\d)\|(?<list>(?:\d,?)+|-)\|(?<editable>[01])\|/y,
  2: /(?<value>\d)\|(?<bits>\d{1,3})\|{1,2}(?<editable>[01])\|/y,
  3: /(?<value>\d)\|(?<bits>\d{1,3})\|(?<editable>[01])\|/y,
  4: /(?<value>\d)\|(?<bits>\d{1,3})\|(?<second>\d{1,3})\|(?<editable>[01])\|/y,
  5: /(?<value>\d)\|(?<bits>\d{1,3})\|(?<second>\d{1,3})\|(?<colour>\d)\|(?<editable>[01])\|/y,
};

/** Elements of old files that say something of all their games. */
const aboutTags: Readonly<Record<string, AboutKey>> = {
  author: 'author',
  description: 'description',
  comment: 'comment',
  created: 'date',
  source: 'source',
  level: 'level',
  sourceURL: 'url',
};

export const looksLikeOpenSudoku = (line: string): boolean =>
  /^\s*\ufeff?<(?:\?xml|!--|opensudoku)/i.test(line);

export const openSudokuFrame = {
  heading: `<?xml version="1.0" encoding="UTF-8"?>\n<${root} version="2">\n<folder name="Hyperdoku">`,
  ending: `</folder>\n</${root}>`,
} as const;

const bitsOf = (marks: readonly SymbolNumber[]): number =>
  marks.reduce((bits, symbol) => bits | (1 << (symbol - 1)), 0);

/** One game, to stand in the frame. */
export function makeOpenSudoku(sheet: Sheet): string {
  const { grid, entries, candidates, about } = sheet;
  const filled = filledGrid(sheet);
  const cells = Array.from(filled.symbols, (symbol, cell) => {
    const isClue = grid.symbols[cell] !== blank;
    return `${symbol}|${bitsOf(marksAt(sheet, cell))}|${isClue ? 0 : 1}|`;
  });
  const data =
    entries || candidates ? `version: ${writtenVersion}\n${cells.join('')}` : [...grid.symbols].join('');
  const comment = about.comment === undefined ? '' : ` note="${makeXmlText(about.comment)}"`;
  return `<game data="${makeXmlText(data)}"${comment} />`;
}

function readData(data: string, about: About): Result<Sheet> {
  const shape = shapeOf(classic);
  if (!shape.ok) return shape;
  const text = data.trim();
  const versioned = /^version:\s*(\d{1,3})\s/.exec(text);
  if (!versioned) {
    if (!/^[\d.]{81}$/.test(text)) return fail('text-syntax', 'opensudoku-data', {});
    return createSheet(shape.value, { clues: Array.from(text, sign => Number(sign) || blank), about });
  }
  const pattern = cellPatterns[versioned[1]];
  if (!pattern) return fail('text-syntax', 'opensudoku-version', { version: versioned[1] });
  const clues = new Uint8Array(cellCount);
  const entries = new Uint8Array(cellCount);
  const marks = new Map<Cell, SymbolNumber[]>();
  const leftOut = new Set<string>();
  pattern.lastIndex = versioned[0].length;
  for (let cell = 0; cell < cellCount; cell++) {
    const fields = pattern.exec(text)?.groups;
    if (!fields) return fail('text-syntax', 'opensudoku-data', {});
    (fields.editable === '1' ? entries : clues)[cell] = Number(fields.value);
    const noted = readNotes(fields);
    if (!noted) return fail('text-syntax', 'opensudoku-data', {});
    marks.set(cell, noted);
    if (Number(fields.second ?? 0) !== 0) leftOut.add('secondaryMarks');
    if (Number(fields.colour ?? 0) !== 0) leftOut.add('colours');
  }
  if (pattern.lastIndex !== text.length) return fail('text-syntax', 'opensudoku-data', {});
  return createSheet(shape.value, { clues, entries, marks, about, leftOut: [...leftOut] });
}

function readNotes({ list, bits = '0' }: Readonly<Record<string, string>>): SymbolNumber[] | undefined {
  if (list !== undefined) {
    const noted = list
      .split(',')
      .filter(sign => sign !== '' && sign !== '-')
      .map(Number);
    return noted.some(symbol => symbol < 1 || symbol > symbols) ? undefined : noted;
  }
  const value = Number(bits);
  if (value >= 1 << symbols) return undefined;
  return Array.from({ length: symbols }, (_, i) => i + 1).filter(symbol => (value >> (symbol - 1)) & 1);
}

/** All games of a file, and what is wrong with those that cannot be read. */
export function parseOpenSudokuFile(text: string): Result<Sheet>[] {
  const sheets: Result<Sheet>[] = [];
  const about: Partial<Record<AboutKey, string>> = {};
  const path: string[] = [];
  for (const event of readXml(text)) {
    if (!event.ok) return [...sheets, event];
    const refused = takeEvent(event.value, path, about, sheets);
    if (refused) return [...sheets, refused];
  }
  return sheets;
}

function takeEvent(
  event: XmlEvent,
  path: string[],
  about: Partial<Record<AboutKey, string>>,
  sheets: Result<Sheet>[],
): Result<never> | undefined {
  const [inside] = path.slice(-1);
  if (event.kind === 'text') {
    const key = inside !== undefined && Object.hasOwn(aboutTags, inside) ? aboutTags[inside] : undefined;
    if (key && event.text.trim() !== '') about[key] = (about[key] ?? '') + event.text.trim();
    return undefined;
  }
  if (event.kind === 'close') {
    path.pop();
    return undefined;
  }
  const { name, attributes, place } = event;
  path.push(name);
  if (path.length === 1 && name !== root) return fail('text-syntax', 'xml-tag', { tag: name }, place);
  const version = attributes.get('version');
  if (path.length === 1 && version !== undefined && !versions.has(version.trim()))
    return fail('text-syntax', 'opensudoku-version', { version }, place);
  if (name !== 'game') return undefined;
  const comment = attributes.get('note');
  const sheet = readData(attributes.get('data') ?? '', { ...about, ...(comment && { comment }) });
  sheets.push(placeProblem(sheet, place.line ?? 1, place.column));
  return undefined;
}

/** Reads a file of exactly one game. */
export function parseOpenSudoku(text: string): Result<Sheet> {
  const [first, second] = parseOpenSudokuFile(text);
  if (!first) return fail('text-syntax', 'no-puzzle', {}, { line: 1, column: 1 });
  if (!first.ok) return first;
  if (second && !second.ok) return second;
  return second ? fail('text-syntax', 'several-puzzles', {}) : ok(first.value);
}
