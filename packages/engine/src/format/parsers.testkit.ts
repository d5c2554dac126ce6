/** Every reader of text from outside, as one table: a text in, results out. */
import { expectOk, fail, ok, type Result } from '../base/result.js';
import { parseMoveText } from '../board/move.js';
import { parseAxis, parseCellName } from '../shape/names.js';
import { parseShape, parseSpec } from '../shape/shapes.js';
import { formatNames, formats, parseFormatName } from './formats.js';
import { parseOrder } from './orderText.js';
import { parsePuzzle } from './ownText.js';
import { parsePuzzleId } from './puzzleId.js';
import { createPuzzleReader, parsePuzzles } from './reader.js';
import { parseZippedJson } from './zippedJson.js';

const classic = expectOk(parseShape('3x3'));
const larger = expectOk(parseSpec('4x4'));

export type Parser = (text: string) => Result<unknown>[];

/** Files of lines are read by one reader. */
const fileFormats = formatNames.filter(name => name === 'text' || !formats[name].perLine);

function parseByCharacter(text: string): Result<unknown>[] {
  const reader = createPuzzleReader();
  const results: Result<unknown>[] = [];
  for (let i = 0; i < text.length; i++) results.push(...reader.push(text[i]));
  results.push(...reader.end());
  return results;
}

export const parsers: Readonly<Record<string, Parser>> = {
  ...Object.fromEntries(formatNames.map(name => [name, (text: string) => [formats[name].parse(text)]])),
  ...Object.fromEntries(
    fileFormats.map(format => [`a file of ${format}`, (text: string) => parsePuzzles(text, { format })]),
  ),
  'any format': text => parsePuzzles(text),
  'any format, one character at a time': parseByCharacter,
  'any format, of another shape': text => parsePuzzles(text, { spec: larger }),
  puzzle: text => [parsePuzzle(text)],
  shape: text => [parseShape(text)],
  'custom rule': text => [parseShape(`custom:${text}`)],
  'cell name': text => [parseCellName(classic, text)],
  axis: text => [parseAxis(classic, text)],
  move: text => [parseMoveText(classic, text)],
  'puzzle id': text => [parsePuzzleId(text)],
  order: text => [parseOrder(text)],
  'shortened JSON': text => [
    parseZippedJson(text) === undefined ? fail('link-damaged', 'damaged', {}) : ok(undefined),
  ],
  'format name': text => [parseFormatName(text)],
};
