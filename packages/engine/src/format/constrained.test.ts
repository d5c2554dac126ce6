/** Rules with constraints in every format: all that name the rule carry it whole, the others refuse it by name. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { createGrid, emptyGrid, type Grid } from '../board/grid.js';
import { type ConstraintSpec, type KindName, kindNames } from '../shape/constraint.js';
import { parseShape } from '../shape/shapes.js';
import { sentenceOf } from '../words/sentences.testkit.js';
import { constraintsOf, demandedBy, manyConstraints, specWith } from './constrained.testkit.js';
import { type FormatName, formatNames, formats, makeFile, notKept } from './formats.js';
import { makeFPuzzles, parseFPuzzles } from './fpuzzles.js';
import { makeJsonValue } from './json.js';
import { makePuzzleId, parsePuzzleId } from './puzzleId.js';
import { parsePuzzles } from './reader.js';
import { type ReadOptions, sheetOf } from './sheet.js';
import { makeSudokuPad, parseSudokuPad } from './sudokuPad.js';

const gridOf = (base: string, constraints: readonly ConstraintSpec[]): Grid =>
  emptyGrid(expectOk(parseShape(specWith(base, constraints))));

const withClue = ({ shape, symbols }: Grid): Grid =>
  expectOk(createGrid(shape, Array.from(symbols).with(2, 3)));

const full = gridOf('3x3', manyConstraints(9));
const puzzle = withClue(full);
const solids = ['4^3', 'faces:4', 'plane:3^3'].map(base =>
  withClue(
    gridOf(base, [
      { kind: 'killer', cells: [0, 1], sum: 5 },
      { kind: 'anti-knight', name: 'hop' },
    ]),
  ),
);

const onlyClassic: readonly FormatName[] = ['sdk', 'sdm', 'ss', 'hodoku', 'sudokuwiki', 'opensudoku'];
const refusals: Readonly<Partial<Record<FormatName, string>>> = {
  ...Object.fromEntries(onlyClassic.map(name => [name, 'holds only 3x3 puzzles'])),
  integers: 'holds only box shapes',
  fpuzzles: '(offsets) cannot be said in the fpuzzles format',
  sudokupad: '(offsets) cannot be said in the sudokupad format',
  cover: 'an exact cover cannot say',
};

describe.each(formatNames)('%s', name => {
  const optionsFor = ({ shape: { spec } }: Grid): ReadOptions =>
    formats[name].namesNoShape ? { spec, alphabet: 'letters' } : {};
  const options = optionsFor(puzzle);
  test('holds a rule of every kind, or names what it cannot say', () => {
    const made = makeFile(name, [sheetOf(puzzle)]);
    const refusal = refusals[name];
    expect(made.ok ? undefined : sentenceOf(made)).toEqual(refusal && expect.stringContaining(refusal));
    if (!made.ok) return;
    const read = parsePuzzles([...made.value].join(''), options).map(expectOk);
    expect(read.map(({ grid }) => grid.shape)).toEqual([puzzle.shape]);
    // A cell of which the rule leaves one symbol looks like a clue there, and `convert` says so.
    if (name === 'marks') expect(notKept(name, sheetOf(puzzle))).toContain('single-marks');
    else expect(read[0].grid).toEqual(puzzle);
  });
  test('states it once and for all in a list', () => {
    const made = makeFile(name, [sheetOf(puzzle), sheetOf(full), sheetOf(puzzle)]);
    if (!made.ok || !formats[name].perLine) return;
    const read = parsePuzzles([...made.value].join(''), options).map(expectOk);
    expect(read.map(({ grid }) => grid)).toEqual([puzzle, full, puzzle]);
  });
  test('and on solids', () => {
    for (const grid of solids) {
      const made = makeFile(name, [sheetOf(grid)]);
      if (!made.ok) {
        expect(sentenceOf(made)).toMatch(/format holds only|an exact cover cannot say/);
        continue;
      }
      expect(parsePuzzles([...made.value].join(''), optionsFor(grid)).map(expectOk)).toMatchObject([
        { grid },
      ]);
    }
  });
});

test('the names of constraints get lost where only the rule is kept', () => {
  const named = sheetOf(gridOf('3x3', [{ kind: 'killer', name: 'first', cells: [0, 1] }]));
  expect(formatNames.filter(name => notKept(name, named).includes('names'))).toEqual(
    formatNames.filter(name => !formats[name].keeps.includes('names') && !formats[name].namesNoShape),
  );
});

test('names of generated puzzles carry it', () => {
  const id = { spec: puzzle.shape.spec, seed: 'a b', order: { clues: 3 } };
  expect(parsePuzzleId(makePuzzleId(id))).toEqual({ ok: true, value: id });
});

test('its JSON obeys the published schema', () => {
  const schema = readFileSync(new URL('../../schema/puzzle.schema.json', import.meta.url), 'utf8');
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(JSON.parse(schema));
  for (const grid of [puzzle, ...solids]) {
    const value: unknown = JSON.parse(JSON.stringify(makeJsonValue(sheetOf(grid))));
    expect(validate(value) ? [] : validate.errors).toEqual([]);
  }
});

test('a rule of constraints alone is a rule, not a puzzle', () => {
  const text = JSON.stringify({ base: '3x3', constraints: [{ kind: 'anti-king' }] });
  expect(sentenceOf(formats.json.parse(text))).toContain('rule');
  const [board] = parsePuzzles(text, { rulesAsBoards: true }).map(expectOk);
  expect(board.grid).toEqual(gridOf('3x3', [{ kind: 'anti-king' }]));
});

describe('f-puzzles and SudokuPad', () => {
  const unsaid: readonly KindName[] = ['offsets'];
  const cases = kindNames.flatMap(kind =>
    ['3x3', '2x2', '3x2', '2x3', 'latin:5^2'].map(base => [kind, base] as const),
  );
  test.each(cases)('%s on %s', (kind, base) => {
    const size = expectOk(parseShape(base)).symbols;
    for (const constraints of [constraintsOf(kind, size), constraintsOf(kind, size).slice(0, 1)]) {
      const shape = parseShape(specWith(base, constraints));
      // Boxes are needed for some kinds, and some sums need more symbols.
      if (!shape.ok) expect(base).not.toBe('3x3');
      if (!shape.ok) continue;
      const sheet = sheetOf(emptyGrid(shape.value));
      for (const [name, make, parse, cannot] of [
        ['fpuzzles', makeFPuzzles, parseFPuzzles, unsaid],
        ['sudokupad', makeSudokuPad, parseSudokuPad, [...unsaid, 'candidates']],
      ] as const) {
        const made = make(sheet);
        expect(made.ok).toBe(!cannot.includes(kind));
        if (!made.ok) {
          expect(sentenceOf(made)).toContain(`cannot be said in the ${name} format`);
          continue;
        }
        const read = expectOk(parse(made.value));
        expect([demandedBy(read.grid.shape), read.leftOut]).toEqual([demandedBy(shape.value), undefined]);
        expect(parse(expectOk(make(read)))).toEqual({ ok: true, value: read });
      }
    }
  });
  test('all but one kind at once', () => {
    const constraints = manyConstraints(9).filter(({ kind }) => !unsaid.includes(kind));
    const { shape } = gridOf('3x3', constraints);
    const read = expectOk(parseFPuzzles(expectOk(makeFPuzzles(sheetOf(emptyGrid(shape))))));
    expect(demandedBy(read.grid.shape)).toEqual(demandedBy(shape));
  });
  test.each<[string, ConstraintSpec[]]>([
    ['a sum off the diagonals', [{ kind: 'little-killer', cells: [0, 10], sum: 9 }]],
    ['a circle that is read to the left', [{ kind: 'arrow', circle: [1, 0], cells: [2, 3, 4] }]],
    ['a dot between cells that do not touch', [{ kind: 'white-dot', cells: [0, 40] }]],
    ['a sum that is no X and no V', [{ kind: 'xv', cells: [0, 1], sum: 7 }]],
    ['one cell greater than another', [{ kind: 'greater', cells: [40, 41] }]],
    [
      'a dot beside what it would exempt',
      [{ kind: 'non-consecutive' }, { kind: 'white-dot', cells: [0, 1] }],
    ],
    [
      'no candidates left',
      [
        { kind: 'candidates', cells: [0], symbols: [1] },
        { kind: 'candidates', cells: [0], symbols: [2] },
      ],
    ],
  ])('%s cannot be said', (_, constraints) => {
    expect(sentenceOf(makeFPuzzles(sheetOf(gridOf('3x3', constraints))))).toMatch(
      /^Constraint \d \(.+\) cannot be said in the fpuzzles format/,
    );
  });
});
