import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  asPuzzle,
  createRandom,
  expectOk,
  type Grade,
  generatePuzzle,
  moveSymbols,
  parsePuzzle,
  parseSpec,
  shapeOf,
} from '@hyperdoku/engine';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { fixturePath } from '../../../tools/fixtures.testkit.js';
import { describePuzzle, findKey, Library, type NewPuzzle } from './index.js';

const base = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
afterAll(() => rmSync(base, { recursive: true }));
let count = 0;
let path = '';
beforeEach(() => {
  const folder = join(base, String(++count));
  mkdirSync(folder);
  path = join(folder, 'puzzles.db');
});

function open(file = path): Library {
  const opened = Library.open(file);
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  return opened.value;
}

const now = new Date('2026-11-18T12:00:00Z');
const graded: Grade = {
  status: 'graded',
  level: 'hard',
  effort: 321,
  hardest: 'x-wing',
  rounds: { 'naked-single': 3, 'hidden-single': 2, 'x-wing': 1 },
};
const made = (name: string, more: Partial<NewPuzzle> = {}): NewPuzzle => ({
  key: name,
  keyOf: 'form',
  shape: '2x2',
  puzzle: '2x2:......42.41..3..',
  clues: 5,
  source: 'test',
  ...more,
});
const keysOf = (library: Library, ...filter: Parameters<Library['list']>): string[] =>
  Array.from(library.list(...filter), ({ key }) => key);

describe('a library', () => {
  test('holds each puzzle once, and says which are new', () => {
    const library = open();
    expect(library.add([made('a'), made('b'), made('a')], now).isNew).toEqual([true, true, false]);
    expect(library.add([made('b')], now).isNew).toEqual([false]);
    expect(keysOf(library)).toEqual(['a', 'b']);
    library.close();
    expect(keysOf(open())).toEqual(['a', 'b']);
  });

  test('takes a grade that comes later, and keeps the first', () => {
    const library = open();
    library.add([made('a')], now);
    library.add([made('a', { grade: graded })], now);
    library.add([made('a', { grade: { ...graded, level: 'easy', rounds: { 'full-house': 1 } } })], now);
    expect(library.find(1)).toMatchObject({ level: 'hard', effort: 321, hardest: 'x-wing' });
    expect(library.techniquesOf(1)).toEqual(graded.rounds);
  });

  test('finds by shape, level, technique, clues and source', () => {
    const library = open();
    library.add(
      [
        made('a', { clues: 20 }),
        made('b', { clues: 25, grade: graded }),
        made('c', { clues: 30, shape: '9^3', grade: { ...graded, level: 'easy', rounds: {} } }),
        made('d', { clues: 35, source: 'elsewhere' }),
      ],
      now,
    );
    expect(keysOf(library, { shape: '9^3' })).toEqual(['c']);
    expect(keysOf(library, { levels: ['easy', 'hard'] })).toEqual(['b', 'c']);
    expect(keysOf(library, { technique: 'x-wing' })).toEqual(['b']);
    expect(keysOf(library, { clues: { from: 25, to: 30 } })).toEqual(['b', 'c']);
    expect(keysOf(library, { clues: { to: 25 }, levels: ['hard'] })).toEqual(['b']);
    expect(keysOf(library, { source: 'elsewhere' })).toEqual(['d']);
    expect(library.count({ shape: '2x2' })).toBe(3);
    expect(keysOf(library, { shape: '2x2' }, 1, 1)).toEqual(['b']);
    expect([0, 2, 3].map(place => library.pick({ shape: '2x2' }, place)?.key)).toEqual(['a', 'd', undefined]);
    expect(library.tally('level')).toEqual([
      [null, 2],
      ['easy', 1],
      ['hard', 1],
    ]);
  });

  test('lists any number, page by page, while others are added', () => {
    const library = open();
    library.add(
      Array.from({ length: 1100 }, (_, i) => made(`k${i}`)),
      now,
    );
    const seen: number[] = [];
    for (const { id } of library.list()) {
      if (id === 1) library.add([made('late')], now);
      seen.push(id);
    }
    expect(seen).toEqual(Array.from({ length: 1101 }, (_, i) => i + 1));
    expect(keysOf(library, {}, 700).length).toBe(700);
  });

  test('does a task once, however often it is handed in', () => {
    const library = open();
    const mark = { run: 'r', task: 7 };
    expect(library.add([made('a'), made('b')], now, mark)).toEqual({ isNew: [true, true], repeated: false });
    expect(library.add([made('c')], now, mark)).toEqual({ isNew: [false], repeated: true });
    expect(keysOf(library)).toEqual(['a', 'b']);
    expect(library.progressOf('r')).toEqual({ done: new Set([7]), made: 2, fresh: 2 });
    expect(library.progressOf('other').done.size).toBe(0);
  });

  test('keeps the best record of a shape', () => {
    const library = open();
    const entry = (clues: number) => ({ clues, puzzle: 'p', seed: '1', proof: 'search' });
    expect(library.record('2x2')).toBeUndefined();
    expect(library.keepRecord('2x2', entry(5)).clues).toBe(5);
    expect(library.keepRecord('2x2', entry(6)).clues).toBe(5);
    expect(library.keepRecord('2x2', entry(4)).clues).toBe(4);
    // Of two that are as good the first stays, unless it is named as the one to give way.
    const other = { ...entry(4), puzzle: 'q' };
    expect(library.keepRecord('2x2', other, 'r').puzzle).toBe('p');
    expect(library.keepRecord('2x2', other, 'p').puzzle).toBe('q');
    expect(library.keepRecord('2x2', entry(4), 'q').puzzle).toBe('p');
    expect(library.record('2x2')).toEqual(entry(4));
  });
});

describe('long work', () => {
  test('a hunt is known by its name, and of two that go on with it the further one counts', () => {
    const { longWork } = open();
    const name = { shape: '2x2', seed: '1', way: 'w' };
    expect(longWork.readHunt(name)).toBeUndefined();
    longWork.beginHunt(name, { puzzle: 'p', seed: 's' });
    longWork.passGrids(name, 3);
    longWork.passGrids(name, 2);
    expect(longWork.readHunt(name)).toEqual({ start: { puzzle: 'p', seed: 's' }, passed: 3 });
    expect(longWork.readHunt({ ...name, seed: '2' })).toBeUndefined();
    longWork.beginHunt(name);
    expect(longWork.readHunt(name)).toEqual({ start: undefined, passed: 0 });
  });
  test('a count is known by its puzzle, and only goes forward unless it is split otherwise', () => {
    const { longWork } = open();
    const state = { branches: 256, sum: -7, done: 5, found: 2 ** 40 };
    longWork.keepCount('p', state);
    longWork.keepCount('p', { ...state, done: 4 });
    expect(longWork.readCount('p')).toEqual(state);
    longWork.keepCount('p', { ...state, sum: 8, done: 1 });
    expect(longWork.readCount('p')).toMatchObject({ sum: 8, done: 1 });
    expect(longWork.readCount('q')).toBeUndefined();
  });
});

describe('the key of a puzzle', () => {
  test.each(['3x3', '9^3', 'latin:4^3'])('of %s is the same under every symmetry', async spec => {
    const shape = expectOk(shapeOf(expectOk(parseSpec(spec))));
    const { puzzle } = expectOk(await generatePuzzle(shape, 'key'));
    const random = createRandom('key');
    const symbols = Uint8Array.from([0, ...Array.from(random.permutation(shape.symbols), i => i + 1)]);
    const cells = Int32Array.from({ length: shape.cellCount }, (_, cell) => cell);
    const other = expectOk(asPuzzle({ shape, symbols: moveSymbols({ cells, symbols }, puzzle.symbols) }));
    const [one, same] = [await findKey(puzzle), await findKey(other)];
    expect(one.keyOf).toBe('form');
    expect(same).toEqual(one);
    const different = expectOk(await generatePuzzle(shape, 'another')).puzzle;
    expect((await findKey(different)).key).not.toBe(one.key);
  });

  test('is its text where no form was found in time, and says so', async () => {
    const puzzle = expectOk(parsePuzzle(`3x3:${'.'.repeat(81)}`));
    const key = await findKey(puzzle, { nodes: 0 });
    expect(key.keyOf).toBe('text');
    const library = open();
    library.add([describePuzzle(puzzle, key, 'test')], now);
    expect(library.tally('key_of')).toEqual([['text', 1]]);
  });
});

describe('opening', () => {
  test.each([
    ['text', 'this is no library'.repeat(100)],
    ['nothing but a few bytes', 'x'],
    ['less than a page', 'no library. '.repeat(50)],
  ])('a file that holds %s is refused, and left as it is', (_, text) => {
    writeFileSync(path, text);
    expect(Library.open(path)).toEqual({ ok: false, failure: { kind: 'not-library' } });
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
  test('without a name, or with one that would keep it in memory alone, is refused', () => {
    expect(Library.open('')).toMatchObject({ ok: false, failure: { kind: 'unusable' } });
    expect(Library.open(`file:${path}?mode=memory`)).toMatchObject({ ok: false });
  });

  test('in a folder that is not there is refused', () => {
    expect(Library.open(join(base, 'no', 'x.db'))).toMatchObject({
      ok: false,
      failure: { kind: 'unusable', reason: 'the file can be neither opened nor made' },
    });
  });
  test('a library of a newer version is refused, and says which', () => {
    copyFileSync(fixturePath('2026-11-library/library.db'), path);
    const bytes = readFileSync(path);
    // The version stands at byte 60 of every SQLite file.
    bytes.writeUInt32BE(99, 60);
    writeFileSync(path, bytes);
    expect(Library.open(path)).toMatchObject({ ok: false, failure: { kind: 'newer', version: 99 } });
  });
  test('a library of version 1 carries it forward, with all that is in it', () => {
    copyFileSync(fixturePath('2026-11-library/library.db'), path);
    const library = open();
    expect(Array.from(library.list(), ({ shape, clues, level }) => [shape, clues, level])).toEqual([
      ['3x3', 30, 'gentle'],
      ['2x2', 5, 'gentle'],
    ]);
    expect(library.record('2x2')?.clues).toBe(4);
    expect(library.add([made('new')], now, { run: 'r', task: 1 }).repeated).toBe(false);
    library.close();
    expect(open().progressOf('r').made).toBe(1);
  });
});

const distribution = JSON.stringify(new URL('../dist/index.js', import.meta.url).href);
/** A program that adds batches of five for ever, and says so of each when it is stored. */
const writer = (file: string): string => `
  import { Library } from ${distribution};
  const opened = Library.open(${JSON.stringify(file)});
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  const [from, step, to] = process.argv.slice(1).map(Number);
  for (let i = from; i < to; i += step) {
    const batch = Array.from({ length: 5 }, (_, k) => ({
      key: i + '/' + k, keyOf: 'form', shape: '2x2', puzzle: 'p', clues: i, source: 'batch ' + i,
      grade: ${JSON.stringify(graded)},
    }));
    opened.value.add(batch, new Date(0), { run: 'r', task: i });
    process.stdout.write(i + '\\n');
  }
  opened.value.close();`;

/** Runs it until it ends, or is killed once it has written so much. */
function runWriter(file: string, from: number, step: number, to: number, most = Number.POSITIVE_INFINITY) {
  const args = ['--input-type=module', '-e', writer(file), String(from), String(step), String(to)];
  const child = spawn(process.execPath, args);
  let [text, errors] = ['', ''];
  child.stderr.on('data', data => {
    errors += data;
  });
  child.stdout.on('data', data => {
    text += data;
    if (text.length >= most) child.kill('SIGKILL');
  });
  return new Promise<{ stored: number[]; errors: string }>(done =>
    child.on('close', () => {
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      done({ stored: whole.split('\n').filter(Boolean).map(Number), errors });
    }),
  );
}

test('several processes make one file at once and write to it, and nothing is lost', async () => {
  const batches = campaign(30, 600);
  const results = await Promise.all([0, 1, 2].map(own => runWriter(path, own, 3, 3 * batches)));
  expect(results.map(({ errors }) => errors)).toEqual(['', '', '']);
  const library = open();
  expect(library.count()).toBe(15 * batches);
  expect(library.progressOf('r')).toMatchObject({ made: 15 * batches, fresh: 15 * batches });
  expect(library.findDamage()).toEqual([]);
});

test('a file that is open in this process stays whole when it is opened again here, and written and closed elsewhere', async () => {
  const first = open();
  first.add([made('a')], now);
  open().close();
  for (const from of [0, 3]) {
    expect(await runWriter(path, from, 1, from + 3)).toMatchObject({ errors: '' });
    const again = open();
    expect([first.count(), again.count()]).toEqual([5 * (from + 3) + 1, 5 * (from + 3) + 1]);
    expect(again.findDamage()).toEqual([]);
    again.close();
  }
  first.add([made('b')], now);
  expect(open().findDamage()).toEqual([]);
});

test('kill -9 leaves a file that opens, no batch half there, and all that was acknowledged', async () => {
  const random = createRandom('kill');
  let next = 0;
  for (let round = 0; round < campaign(3, 100); round++) {
    const { stored, errors } = await runWriter(path, next, 1, 1e9, 1 + random.below(120));
    expect(errors).toBe('');
    const library = open();
    expect(library.findDamage()).toEqual([]);
    const { done, made: puzzles } = library.progressOf('r');
    for (const task of stored) expect(done).toContain(task);
    expect(library.count()).toBe(puzzles);
    next = done.size;
    expect([Math.max(...done) + 1, puzzles]).toEqual([next, 5 * next]);
    for (const { id, level } of library.list({ clues: { from: stored[0] ?? next } }))
      expect([level, library.techniquesOf(id)]).toEqual(['hard', graded.rounds]);
    library.close();
  }
});
