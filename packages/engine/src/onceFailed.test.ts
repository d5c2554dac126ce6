/**
 * Inputs that once failed are kept in `corpus/onceFailed.json`, each with what was wrong, the reader that it was given to, and what
 * comes of it now: puzzles, shapes, or a problem's code and detail. A text is a list of pieces, each with how often it stands
 * there; so is what comes of it. Every other reader gets it too, and has to answer.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import type { Result } from './base/result.js';
import type { Grid } from './board/grid.js';
import { type Parser, parsers } from './format/parsers.testkit.js';
import { makePuzzleText } from './format/puzzleText.js';
import type { Sheet } from './format/sheet.js';
import { parseSavedSession } from './play/savedSession.js';
import { Session } from './play/session.js';
import type { Shape } from './shape/shape.js';
import { sentenceOf } from './words/sentences.testkit.js';

type Pieces = readonly (readonly [piece: string, times: number])[];

interface Entry {
  readonly name: string;
  readonly wrong: string;
  readonly reader: string;
  readonly text: Pieces;
  readonly outcome: Pieces;
}

const path = fileURLToPath(new URL('../../../corpus/onceFailed.json', import.meta.url));
const entries: readonly Entry[] = JSON.parse(readFileSync(path, 'utf8'));

/** Takes long with megabytes, and does nothing then that it does not do with less. */
const byCharacter = 'any format, one character at a time';
/** So long a text goes to a sample of the other readers, another one for each text. */
const long = 1_000_000;

function openSave(value: unknown): Result<unknown> {
  const saved = parseSavedSession(value);
  return saved.ok ? Session.restore(saved.value) : saved;
}

const readers: Readonly<Record<string, Parser>> = {
  ...parsers,
  'saved game': text => {
    try {
      return [openSave(JSON.parse(text))];
    } catch (error) {
      if (error instanceof SyntaxError) return [];
      throw error;
    }
  },
};

const isSheet = (value: object): value is Sheet => 'grid' in value;
const isGrid = (value: object): value is Grid => 'symbols' in value && 'shape' in value;
const isShape = (value: object): value is Shape => 'houses' in value;

/** What a result is, in a word. */
function sayResult(result: Result<unknown>): string {
  if (!result.ok) return `${result.problem.code}/${result.problem.detail}`;
  const value = Object(result.value);
  if (isSheet(value)) return makePuzzleText(value.grid);
  if (isShape(value)) return value.name;
  return isGrid(value) ? makePuzzleText(value) : 'opens';
}

const unfold = (pieces: Pieces): string[] =>
  pieces.flatMap(([piece, times]) => Array<string>(times).fill(piece));

describe('what once failed', () => {
  test.each(entries)('$name: $wrong', ({ name: entry, reader, text: pieces, outcome }) => {
    const text = pieces.map(([piece, times]) => piece.repeat(times)).join('');
    expect(readers[reader](text).map(sayResult)).toEqual(unfold(outcome));
    const place = entries.findIndex(({ name }) => name === entry);
    for (const [i, [name, read]] of Object.entries(readers).entries()) {
      if (text.length > long && (name === byCharacter || (i + place) % campaign(4, 1) !== 0)) continue;
      for (const result of read(text)) if (!result.ok) expect(sentenceOf(result)).toMatch(/^\S.{5,400}\.$/su);
    }
  });
});

/** These are no JSON. */
const thrower = () => {
  throw new Error('no');
};
test.each<[string, unknown]>([
  ['a BigInt', 5n],
  ['a Symbol', Symbol('saved')],
  ['a BigInt for a version', { version: 1n }],
  [
    'a Symbol for a change',
    { version: 1, log: [{ id: 'a', kind: 'enter', at: 0, changes: [Symbol('a'), 0, 2] }] },
  ],
  ['a field that throws', Object.defineProperty({}, 'version', { get: thrower })],
  ['a proxy that throws', new Proxy({}, { get: thrower })],
])('%s for a saved game threw, and is refused', (_, value) => {
  expect(openSave(value)).toMatchObject({ ok: false, problem: { code: 'saved-game' } });
});
