import { DancingLinks } from 'dancing-links';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { createGrid, emptyGrid, type Grid } from '../board/grid.js';
import { parseShape } from '../shape/shapes.js';
import { askOracle } from '../solve/oracle.testkit.js';
import { smallKinds, somePuzzle } from '../solve/puzzles.testkit.js';
import { sentenceOf } from '../words/sentences.testkit.js';
import { someGrid } from './corpus.testkit.js';
import { makeCover, parseCover } from './cover.js';
import { parsePuzzleText } from './puzzleText.js';

const write = (grid: Grid): string => [...expectOk(makeCover(grid))].join('');

const text = write(expectOk(parsePuzzleText('2x1:1...')));

test('a matrix is a header, the columns, and a line for every row', () => {
  expect(text.split('\n')).toEqual([
    '| exact-cover rows=7 columns=16 ones=28 shape=2x1',
    'r1c1 r1c2 r2c1 r2c2 b@r1c1=1 b@r1c1=2 b@r2c1=1 b@r2c1=2 r1=1 r1=2 r2=1 r2=2 c1=1 c1=2 c2=1 c2=2',
    'r1c1=1: r1c1 b@r1c1=1 r1=1 c1=1',
    'r1c2=1: r1c2 b@r1c1=1 r1=1 c2=1',
    'r1c2=2: r1c2 b@r1c1=2 r1=2 c2=2',
    'r2c1=1: r2c1 b@r2c1=1 r2=1 c1=1',
    'r2c1=2: r2c1 b@r2c1=2 r2=2 c1=2',
    'r2c2=1: r2c2 b@r2c1=1 r2=1 c2=1',
    'r2c2=2: r2c2 b@r2c1=2 r2=2 c2=2',
  ]);
});

test('comments, empty lines and other spacing are passed over', () => {
  const spaced = `\n${text.replaceAll('\n', ' \n\n| a comment\r\n').replaceAll(': ', ':   ')}\n`;
  expect(parseCover(spaced)).toEqual(parseCover(text));
  expect(parseCover(text).ok).toBe(true);
});

test.each([
  ['| exact-cover', '| exact', 'The first line of an exact cover looks like', 1],
  ['shape=2x1', 'shape=cheese', 'is not a shape', undefined],
  ['rows=7', 'rows=8', 'The header says 8 rows, but there are 7', 1],
  ['columns=16', 'columns=12', 'The header says 12 columns, but there are 16', 1],
  ['ones=28', 'ones=29', 'The header says 29 ones, but there are 28', 1],
  ['shape=2x1', 'shape=4x3x2x1', '4x3x2x1 has 331,776 cells, but 7 are given', 1],
  [' c2=2\n', '\n', 'Here is an empty text instead of the name of the column c2=2', 2],
  [' c2=2\n', ' c2=2 c3=1\n', 'The columns end before "c3=1"', 2],
  ['r1c2 r2c1', 'r2c1 r1c2', 'Here is "r2c1" instead of the name of the column r1c2', 2],
  ['r1c2=2: r1c2 b@r1c1=2', 'r1c2=2: r1c2 b@r1c1=1', 'instead of a row such as', 5],
  ['r1c1=1: ', 'r1c1=3: ', 'instead of a row such as "r1c1=1: r1c1', 3],
  [/r1c2=1:.*\n(.*)\n/, '$1\n$1\n', 'instead of a row such as', 5],
  [/rows=7(.*\n.*\n)/, 'rows=8$1r1c1=2: r1c1 b@r1c1=2 r1=2 c1=2\n', 'instead of a row such as', 4],
  [/rows=7([\s\S]*)$/, 'rows=8$1\nr3c1=1: r3c1', 'There are more than 4 cells', 10],
  [/rows=7([\s\S]*)\nr2c2=2.*$/, 'rows=6$1', 'The header says 28 ones, but there are 24', 1],
  [/\nr2c2=2.*$/, '', 'The header says 7 rows, but there are 6', 1],
])('%s changed to %s is refused', (part, changed, sentence, line) => {
  const damaged = text.replace(part, changed);
  expect(damaged).not.toBe(text);
  const result = parseCover(damaged);
  expect(sentenceOf(result)).toContain(sentence);
  expect(result).toMatchObject({ ok: false, problem: { ...(line && { line }) } });
});

test('a cell with some of its rows, but not all, is refused', () => {
  const lines = write(someGrid('2x2', 1, 0)).split('\n');
  lines.splice(4, 2);
  const result = parseCover(lines.join('\n').replace('rows=64', 'rows=62'));
  expect(sentenceOf(result)).toContain('r1c1 has 2 rows; a cell with a clue has 1, and a blank cell all 4.');
});

test('a large matrix is written in pieces', () => {
  const pieces = [...expectOk(makeCover(someGrid('9^3', 1, 0)))];
  expect(pieces.length).toBeGreaterThan(2);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(70_000);
});

describe('secondary columns', () => {
  const rule = {
    base: '2x2',
    constraints: [
      { kind: 'region', cells: [0, 5, 10] },
      { kind: 'odd', cells: [0] },
      { kind: 'candidates', cells: [3], symbols: [2] },
    ],
  };
  const shape = expectOk(parseShape(`custom:${JSON.stringify(rule)}`));
  const grid = expectOk(createGrid(shape, [0, 4, ...Array(14).fill(0)]));
  const written = write(grid);
  const [head, names, ...rows] = written.split('\n');

  test('stand behind a bar, and are counted', () => {
    expect(head).toMatch(/^\| exact-cover rows=56 columns=68 secondary=4 ones=234 shape=custom:\S+$/);
    expect(names).toMatch(/=3 b@r3c3=4 \| d1=1 d1=2 d1=3 d1=4$/);
    expect(rows.slice(0, 3)).toEqual([
      'r1c1=1: r1c1 r1=1 c1=1 b@r1c1=1 d1=1',
      'r1c1=3: r1c1 r1=3 c1=3 b@r1c1=3 d1=3',
      'r1c2=4: r1c2 r1=4 c2=4 b@r1c1=4',
    ]);
  });

  test('read back, also where a cell may hold one symbol alone', () => {
    expect(parseCover(written)).toEqual({ ok: true, value: grid });
  });

  test.each([
    [' secondary=4', '', 'The header says 0 secondary columns, but there are 4'],
    [' | d1=1', ' d1=1', 'Here is "d1=1" instead of the name of the column |d1=1'],
    [
      'r1c1=1: r1c1 r1=1 c1=1 b@r1c1=1 d1=1',
      'r1c1=2: r1c1 r1=2 c1=2 b@r1c1=2 d1=2',
      'instead of a row such as',
    ],
  ])('%s changed to %s is refused', (part, changed, sentence) => {
    expect(sentenceOf(parseCover(written.replace(part, changed)))).toContain(sentence);
  });

  test('a rule with a sum is refused, to be written and to be read', () => {
    const summed = expectOk(
      parseShape(
        `custom:${JSON.stringify({ ...rule, constraints: [{ kind: 'xv', cells: [0, 1], sum: 5 }] })}`,
      ),
    );
    const sentence = 'Constraint 1 (XV) adds or compares symbols, which an exact cover cannot say';
    expect(sentenceOf(makeCover(emptyGrid(summed)))).toContain(sentence);
    expect(sentenceOf(parseCover(written.replace(shape.name, summed.name)))).toContain(sentence);
  });
});

/** The solutions of what is written, found by somebody who sees names of rows and columns and knows of no puzzle. */
function solveText(text: string, limit: number): string[] {
  const [, names, ...rows] = text.split('\n');
  const columns = new Map(names.split(' ').map((name, i) => [name, i]));
  const solver = new DancingLinks<string>().createSolver({ columns: columns.size });
  for (const row of rows) {
    const [data, ones] = row.split(': ');
    const columnIndices = ones.split(' ').map(name => columns.get(name) ?? Number.NaN);
    solver.addSparseConstraint(data, columnIndices);
  }
  return solver.find(limit).map(solution =>
    solution
      .map(({ data }) => data)
      .sort()
      .join(' '),
  );
}

test.each(smallKinds)('the matrix of $name as it is written has the solutions of the puzzle', kind => {
  const limit = 20;
  for (let seed = 0; seed < 10; seed++) {
    const puzzle = somePuzzle(kind, createRandom(`text ${seed}`));
    const told = solveText(write(puzzle), limit);
    expect([told.length, new Set(told).size]).toEqual(Array(2).fill(askOracle(puzzle, limit).length));
    for (const rows of told) expect(rows.split(' ')).toHaveLength(puzzle.shape.cellCount);
  }
});
