/** Every reader of text from outside, as one table: a text in, results out. */
import { expectOk, type Result } from '../base/result.js';
import { parseMoveText } from '../board/move.js';
import { parseCellName } from '../shape/names.js';
import { parseShape } from '../shape/shapes.js';
import { formatNames, formats } from './formats.js';
import { parsePuzzleId } from './puzzleId.js';
import { parsePuzzles } from './reader.js';

const classic = expectOk(parseShape('3x3'));

export const parsers: Readonly<Record<string, (text: string) => Result<unknown>[]>> = {
  ...Object.fromEntries(formatNames.map(name => [name, (text: string) => [formats[name].parse(text)]])),
  'any format': text => parsePuzzles(text),
  shape: text => [parseShape(text)],
  'custom rule': text => [parseShape(`custom:${text}`)],
  'cell name': text => [parseCellName(classic, text)],
  move: text => [parseMoveText(classic, text)],
  'puzzle id': text => [parsePuzzleId(text)],
};
