/**
 * Inputs that once failed are kept in `corpus/onceFailed.json`, each with what was wrong, the reader that it was given to, and what
 * comes of it now: puzzles, shapes, or a problem's code and detail. A text is a list of pieces, each with how often it stands
 * there; so is what comes of it. Every other reader gets it too, and has to answer.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  english,
  type Grid,
  makePuzzleText,
  parseSavedSession,
  type Result,
  Session,
  type Shape,
  type Sheet,
} from '@hyperdoku/engine';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../packages/cli/src/exit.js';
import { readRecords } from '../packages/cli/src/records.js';
import { type Parser, parsers } from '../packages/engine/src/format/parsers.testkit.js';

type Pieces = readonly (readonly [piece: string, times: number])[];

interface Entry {
  readonly name: string;
  readonly wrong: string;
  readonly reader: string;
  readonly text: Pieces;
  readonly outcome: Pieces;
}

const path = fileURLToPath(new URL('../corpus/onceFailed.json', import.meta.url));
const entries: readonly Entry[] = JSON.parse(readFileSync(path, 'utf8'));

/** Takes long with megabytes, and does nothing then that it does not do with less. */
const byCharacter = 'any format, one character at a time';
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

/** What comes of a file of records. */
function sayRecords(text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
  try {
    const file = join(folder, 'records.json');
    writeFileSync(file, text);
    return Object.keys(readRecords(file));
  } catch (error) {
    if (error instanceof Refusal) return ['refused'];
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const sayAll = (reader: string, text: string): string[] =>
  reader === 'records' ? sayRecords(text) : readers[reader](text).map(sayResult);

const unfold = (pieces: Pieces): string[] =>
  pieces.flatMap(([piece, times]) => Array<string>(times).fill(piece));

describe('what once failed', () => {
  test.each(entries)('$name: $wrong', ({ reader, text: pieces, outcome }) => {
    const text = pieces.map(([piece, times]) => piece.repeat(times)).join('');
    expect(sayAll(reader, text)).toEqual(unfold(outcome));
    for (const [name, read] of Object.entries(readers)) {
      if (name === byCharacter && text.length > long) continue;
      for (const result of read(text))
        if (!result.ok) expect(english.problem(result.problem)).toMatch(/^\S.{5,400}\.$/su);
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
