import { expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { findSlip } from '../../../../tools/plurals.testkit.js';
import { makeBase64url } from '../base/base64url.js';
import { listObeyed } from '../base/obeyed.testkit.js';
import type { Problem, ProblemTable } from '../base/problem.js';
import fc from '../base/property.testkit.js';
import { expectOk, fail } from '../base/result.js';
import { fillGrid } from '../generate/fill.js';
import { parseShape } from '../shape/shapes.js';
import { english } from './en/index.js';

import { languages } from './languages.js';

/** Parameters of every sentence there is; a new detail does not compile without them. */
const cage = { kind: 'killer', number: 3 };

const samples: ProblemTable = {
  'spec-syntax': { unknown: { text: 'hello', examples: ['9^3', '3x3'] }, 'custom-encoding': {} },
  'shape-impossible': {
    'few-symbols': { least: 2 },
    'few-axes': { shape: '9^1', least: 2 },
    'boxes-not-square': { shape: '8^3', symbols: 8 },
    'block-too-small': { shape: '9^5', side: 3, symbols: 9, most: 4 },
    'orthogonal-squares': { shape: '36^4', axes: 4, squares: 2, order: 6 },
    'side-odd': { shape: 'iso:5' },
    'hoop-and-face': { shape: 'faces:3', hoop: 12, face: 9, side: 4 },
  },
  'shape-too-large': {
    symbols: { symbols: 81, limit: 64 },
    axes: { limit: 20 },
    cells: { cells: 16_777_216, limit: 1_048_576 },
    cover: { ones: 47_775_744, limit: 16_777_216 },
    unasked: { cells: 1_048_576, most: 100_000 },
  },
  'custom-rule': {
    'not-json': { line: 3, column: 8 },
    'not-object': {},
    'unknown-field': { field: 'sise' },
    'no-houses': {},
    title: { limit: 80 },
    base: {},
    'base-and-grid': {},
    symbols: {},
    extents: {},
    cells: {},
    'no-cells': {},
    'house-form': { house: 3 },
    'house-name': { house: 3, limit: 80 },
    'house-kind': { house: 3, kinds: ['line', 'box', 'region'] },
    'cell-outside': { position: 99, last: 80 },
    'cell-twice': {},
    'house-size': { house: 'diagonal', cells: 8, symbols: 9 },
    'house-cell-twice': { house: 12 },
    'house-cell-missing': { house: 12, position: 81 },
    'cell-loose': { position: 5 },
    constraints: {},
    'constraint-form': { number: 3 },
    'constraint-kind': { number: 3, kind: 'thermometer', kinds: ['thermo', 'killer'] },
    'constraint-name': { number: 3, limit: 80 },
    'constraint-field-unknown': { constraint: cage, field: 'total', fields: ['cells', 'sum'] },
    'constraint-field-missing': { constraint: cage, field: 'cells' },
    'constraint-cells': { constraint: cage, field: 'cells' },
    'constraint-cell-count': { constraint: cage, field: 'cells', least: 2, given: 1 },
    'constraint-cell-missing': { constraint: cage, position: 81 },
    'constraint-cell-twice': { constraint: cage },
    'constraint-number': { constraint: cage, field: 'sum', least: 1 },
    'constraint-flag': { constraint: cage, field: 'slow' },
    'constraint-symbols': { constraint: cage, field: 'symbols' },
    'constraint-symbol': { constraint: cage, symbol: 10, symbols: 9 },
    'constraint-step': { constraint: cage, field: 'direction' },
    'constraint-steps': { constraint: cage, field: 'offsets' },
    'constraint-diagonal': { constraint: cage, axes: 2 },
    'constraint-offsets': { constraint: cage, axes: 3 },
    'constraint-axes': { constraint: cage, most: 6 },
    'constraint-boxes': { constraint: cage },
    'constraint-clone': { constraint: cage, cells: 3, others: 4 },
    'constraint-too-large': { constraint: cage, limit: 4_000_000 },
    'constraint-different': { constraint: cage, cells: 10, symbols: 9 },
    'constraint-impossible': { constraint: cage },
    'constraint-sum': { constraint: cage, sum: 2, least: 3, most: 17 },
  },
  'cell-syntax': {
    'axis-unknown': { shape: '9^3', axis: 'w', axes: ['x', 'y', 'z'] },
    form: { text: 'r3 5', shape: '3x3', example: 'r1c1' },
    'axis-twice': { text: 'r3c5c5', shape: '3x3', axis: 'c' },
    'axis-missing': { text: 'r3', shape: '3x3', axis: 'c' },
    'no-such-cell': { text: 'r3c10', shape: '3x3' },
    number: { cell: 81, shape: '3x3', last: 80 },
    move: { example: 'r1c1=1' },
  },
  'view-unfit': { view: { shape: '9^3', view: 'hexagon', views: ['slices', 'cube'] } },
  'symbol-range': {
    'in-cell': { cell: 'r2c2', symbol: 5, symbols: 4 },
    move: { symbol: 5, symbols: 4 },
    entry: { symbol: 5, symbols: 4 },
    text: { text: 'X', symbols: 9, shape: '3x3' },
    colour: { colour: 9, colours: 8 },
    notes: { kind: 'margin', kinds: ['corner', 'centre'] },
    option: { option: 900, options: 729, shape: '3x3' },
  },
  'cell-count': {
    given: { shape: '3x3', cells: 81, given: 80 },
    blank: { cell: 'r1c1' },
    'too-many': { cells: 81 },
    wrong: { cells: 81, given: 1 },
    'cut-short': { shape: '3x3', cells: 81, given: 80, named: false },
    'one-more': { shape: '3x3', cells: 81, named: true },
    'too-many-values': { cells: 81 },
    'other-shape': { given: '9^3', wanted: '3x3' },
    lengths: { lengths: [4, 4, 4], shapes: ['4^3', 'latin:4^3'] },
  },
  conflict: {
    house: { symbol: '7', house: { kind: 'row', number: 3 }, cells: ['r3c1', 'r3c2'] },
    constraint: {
      constraint: {
        ...cage,
        cells: ['r1c1', 'r1c2'],
        values: { cells: ['r1c1', 'r1c2'], sum: 17 },
        axes: 2,
        symbols: 9,
      },
      cells: ['r1c1', 'r1c2'],
      symbols: ['8', '8'],
    },
    formula: { cell: 'r1c1', symbols: ['3', '5'] },
    solution: { cell: 'r1c1' },
    entry: { cell: 'r1c1' },
    'no-candidate': { cell: 'r1c1' },
  },
  'clue-locked': { cell: { cell: 'r1c1' }, cells: { count: 5 }, filling: { cell: 'r1c1' } },
  'text-syntax': {
    'no-puzzle': {},
    'rule-alone': { title: 'Samurai' },
    'after-rule': {},
    'below-rule': {},
    'several-puzzles': {},
    character: { character: '?' },
    'beyond-last-symbol': { text: '17', last: 'G' },
    word: { text: '19', last: '9' },
    'kind-unknown': { text: 'thermometer', kinds: ['thermo', 'killer'] },
    'kind-count': { text: 'thermo=0', kind: 'thermo' },
    'two-blanks': { first: '.', second: '?' },
    'alphabet-unclear': {
      readings: [
        { name: 'letters', first: '1', last: 'G' },
        { name: 'hex', first: '0', last: 'F' },
      ],
    },
    'blank-or-rule': { sign: '-' },
    'tall-marks': {},
    'blanks-unseen': {},
    'alphabet-unfit': { alphabet: 'hex', symbols: 9 },
    'list-value': { text: 'five' },
    'list-shortened': {},
    'list-open': {},
    'list-tail': { text: 'x' },
    'list-ragged': { wanted: 9, given: 8 },
    'csv-column': { column: 'puzzle', columns: 1 },
    'csv-solution': {},
    json: {},
    'json-form': {},
    'json-field': { field: 'hello' },
    'json-format': { format: 'hyperdoku' },
    'json-version': { version: 1 },
    'json-shape': {},
    'json-cells': { field: 'clues' },
    'json-text': { field: 'title' },
    'json-candidates': {},
    encoding: { encoding: 'UTF-8' },
    'hodoku-form': { example: ':0000:x:' },
    'hodoku-candidate': { text: '81' },
    'sudokuwiki-board': { text: 'S9C' },
    'sudokuwiki-cell': { text: 'zz' },
    'foreign-field': { program: 'f-puzzles', field: 'size' },
    'foreign-square': { program: 'SudokuPad', rows: 9, columns: 12 },
    xml: { kind: 'quote' },
    'xml-entity': { text: '&what;' },
    'xml-tag': { tag: 'html' },
    'opensudoku-version': { version: '9' },
    'opensudoku-data': {},
    'dimacs-shape': { example: 'c hyperdoku 9^3' },
    'dimacs-header': { example: 'p cnf 6561 149445' },
    'dimacs-variables': { wanted: 729, given: 730 },
    'dimacs-clause': {},
    'dimacs-variable': { variable: 730, last: 729 },
    'cover-header': {},
    'cover-number': { of: 'rows', said: 729, there: 728 },
    'cover-column': { text: 'r1c3', wanted: 'r1c2' },
    'cover-row': { text: 'r1c1=2: r1c1', example: 'r1c1=1: r1c1 b@r1c1=1 r1=1 c1=1' },
    'cover-cell': { cell: 'r1c1', rows: 2, symbols: 4 },
    'integers-empty': {},
    'integers-cut-short': { axes: 3 },
    'integers-number': { text: 'x', of: 'axes' },
    'integers-range': { of: 'value', least: 0, most: 9, given: 12 },
    'id-form': { example: '9^3#42' },
    'id-seed': {},
    'order-long': { limit: 1_000_000 },
    'order-option': { text: 'colour=red', keys: ['clues', 'level'] },
    'order-value': { key: 'using', value: 'guessing', words: ['full-house', 'naked-single'] },
  },
  'rule-missing': {
    name: { name: 'samurai' },
    'file-not-given': { path: 'samurai.json' },
    'no-file': { path: 'samurai.json' },
    'file-outside': { path: '../samurai.json' },
    'file-not-plain': { path: 'samurai.json' },
    'file-too-large': { path: 'samurai.json', megabytes: 16 },
    'file-unreadable': { path: 'samurai.json', reason: 'EACCES: permission denied' },
  },
  'text-too-long': { line: { megabytes: 8 }, file: { megabytes: 64 } },
  'link-damaged': {
    damaged: {},
    'no-marker': { marker: '#p=' },
    'newer-version': {},
    elsewhere: { name: 'k7qc98e00u' },
  },
  'rule-unknown': { constraints: { program: 'f-puzzles', names: ['killercage', 'arrow'] } },
  'format-unknown': { name: { text: 'pdf', formats: ['text', 'json'] } },
  'format-unfit': {
    'only-classic': { format: 'sdk', shape: '9^3' },
    'only-grids': { format: 'lists', shape: 'iso:4' },
    'no-marks': { format: 'marks', cell: 'r1c1' },
    'only-letters': { format: 'marks', shape: '6x6' },
    'only-boxes': { format: 'integers', shape: '9^3' },
    'only-squares': { format: 'fpuzzles', shape: '9^3' },
    'exact-cover': { constraint: { kind: 'killer', number: 2 } },
    constraint: { format: 'fpuzzles', constraint: cage },
  },
  'game-limit': {
    actions: { most: 1_000_000 },
    integers: { most: 50_000_000 },
    checkpoints: { most: 1000 },
    'checkpoint-name': { most: 1000 },
  },
  'saved-game': {
    form: {},
    version: { version: 3 },
    newer: {},
    damaged: {},
    puzzle: {},
    elapsed: {},
    hints: {},
    'gave-up': {},
    position: {},
    list: { field: 'log', most: 1_000_000 },
    'too-long': { most: 50_000_000 },
    'action-form': { number: 3 },
    'action-id': { number: 3, most: 64 },
    'action-kind': { number: 3 },
    'action-time': { number: 3 },
    'action-changes': { number: 3, integers: 3 },
    'action-edits': { number: 3 },
    'action-same-id': { number: 3 },
    'action-forbidden': { number: 3 },
    'action-misfit': { number: 3 },
    'checkpoint-form': { number: 3 },
    'checkpoint-name': { number: 3, most: 1000 },
    'checkpoint-action': { number: 3 },
    'checkpoint-time': { number: 3 },
    'checkpoint-state': { number: 3 },
    'checkpoint-edits': { number: 3 },
    'checkpoint-lost': { number: 3 },
    'checkpoint-forbidden': { number: 3 },
  },
  'order-unfit': {
    'too-many-clues': { shape: '3x3', cells: 81, clues: 900 },
    'large-board': { limit: 20_000 },
    method: { method: 'pattern', shape: '9^3' },
    symmetry: { sampler: 'rotation', shape: '3x2x1' },
    strata: { sampler: 'lhs', family: 'iso' },
    'kind-twice': { kind: 'thermo' },
    'option-twice': { option: 'level' },
    'clues-and-blanks': {},
    'levels-fall': { level: 'hard', upTo: 'easy' },
    'technique-of-level': { technique: 'x-wing', of: 'hard', level: 'gentle' },
    'trial-and-logic': { option: 'level=beyond-logic' },
    'technique-unused': { technique: 'x-wing' },
    'using-too-easy': { level: 'hard', hardest: 'naked-single' },
    'name-and-option': { option: 'seed' },
    'level-absent': { level: 'medium', shape: '4^3' },
    'level-unknown': { level: 'beyond logic', shape: '3x2' },
    'killer-level-unknown': { level: 'beyond logic', shape: '4^3' },
    'technique-absent': { technique: 'pigeonhole', shape: '3x3' },
    'technique-small': { technique: 'nested-trial', limit: 200 },
    'level-too-short': { level: 'hard', blanks: 3, least: 5 },
    'level-length-unknown': { level: 'easy', shape: '9^3', blanks: 100, vain: 250 },
    'region-form': { region: 'there' },
    'region-past': { region: 'z8..12', shape: '9^3', axis: 'z', end: 9 },
    'region-empty': { region: 'z3..2', shape: '9^3' },
    'region-small': { region: 'z1', cells: 81, blanks: 100 },
    'region-minimal': {},
    'solution-shape': { given: '3x3', wanted: '9^3' },
    'solution-breaks': { kinds: ['diagonal'] },
    'kind-too-many': { kind: 'anti-knight', wanted: 2, most: 1, shape: '3x3' },
  },
  'generator-gone': { other: { generator: 1, present: 2 } },
  'cut-short': {
    grid: { reason: 'time' },
    puzzle: { reason: 'time' },
    'minimal-puzzle': { reason: 'nodes' },
    symmetries: { reason: 'time' },
    'canonical-form': { reason: 'aborted' },
  },
  'not-found': {
    'no-grid': { shape: '3x3' },
    grid: { shape: '3x3', tries: 20 },
    'no-variant': { shape: '4^3', kinds: ['anti-knight', 'windoku'] },
    variant: { shape: '2x2x2', kinds: ['windoku'], tries: 20 },
    'valid-blocks': { tries: 10_000_000 },
    attempt: {},
    cages: {},
    'lone-clues': {},
    position: { position: 9, last: 3 },
    checkpoint: { name: 'before lunch' },
  },
};

const problems = Object.entries(samples).flatMap(([code, details]) =>
  Object.entries(details).map(([detail, parameters]) => ({ code, detail, parameters }) as unknown as Problem),
);

const nonsense = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 500 }),
  fc.constant('\u{1d54f}'.repeat(500)),
  fc.constant(''),
);
const anyNumber = fc.oneof(fc.integer(), fc.double(), fc.constant(10 ** 300));

/** Any text for a text and any number for a number, at every depth. A list of choices stays a list of as many. */
function distort(value: unknown, key = ''): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) return fc.tuple(...value.map(item => distort(item)));
  if (typeof value === 'object' && value !== null)
    return fc.record(
      Object.fromEntries(Object.entries(value).map(([name, item]) => [name, distort(item, name)])),
    );
  if (typeof value === 'number') return anyNumber;
  if (typeof value !== 'string' || ['kind', 'of', 'reason', 'field'].includes(key)) return fc.constant(value);
  return nonsense;
}

/** The same with one number for all numbers. */
function withNumber(value: unknown, n: number): unknown {
  if (Array.isArray(value)) return value.map(item => withNumber(item, n));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withNumber(item, n)]));
  return typeof value === 'number' ? n : value;
}

test.each([0, 1, 2])('in English every number of %i agrees with its noun', n => {
  const sentences = problems.map(problem =>
    english.problem({ ...problem, parameters: withNumber(problem.parameters, n) } as unknown as Problem),
  );
  expect(sentences.filter(findSlip)).toEqual([]);
});

for (const [language, words] of Object.entries(languages)) {
  test(`every problem is a sentence of its own in ${language}`, () => {
    const sentences = problems.map(problem => words.problem(problem));
    expect(new Set(sentences).size).toBe(problems.length);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^(?:[\p{Lu}"]|\S*\d).*\.$/u);
      expect(sentence).not.toMatch(/undefined|NaN|\[object|""| {2}/);
    }
  });

  test(`and stays one, whatever its parameters are, in ${language}`, () => {
    for (const problem of problems) {
      fc.assert(
        fc.property(distort(problem.parameters), parameters => {
          const sentence = words.placedProblem({ ...problem, parameters } as unknown as Problem);
          expect(sentence.length).toBeLessThanOrEqual(400);
          expect(sentence.endsWith('.')).toBe(true);
          expect(sentence).not.toMatch(/undefined|\[object/);
          expect(listObeyed(sentence)).toEqual([]);
        }),
        { numRuns: campaign(10, 300) },
      );
    }
  });
}

test('the place stands in front', () => {
  const problem: Problem = { code: 'cell-count', detail: 'too-many', parameters: { cells: 81 } };
  expect(english.placedProblem({ ...problem, line: 3, column: 1000 })).toBe(
    'line 3, column 1,000: There are more than 81 cells.',
  );
  expect(english.placedProblem({ ...problem, line: 3 })).toBe('line 3: There are more than 81 cells.');
  expect(english.problem({ ...problem, line: 3, item: 2, field: 'clues', character: 82 })).toBe(
    'Puzzle 2: In "clues" at character 82: There are more than 81 cells.',
  );
  expect(english.placedProblem({ ...problem, line: 3, ruleFile: 'samurai.json' })).toBe(
    'line 3: In samurai.json: There are more than 81 cells.',
  );
});

test.each([
  [{ base: '4^3' }, 'This rule has no complete grid.'],
  [{ title: 'Knights in "space"', base: '4^3' }, '"Knights in "space"" has no complete grid.'],
  [{ title: 'T'.repeat(80), base: '4^3' }, `"${'T'.repeat(39)}…" has no complete grid.`],
])('a custom rule is called by its title, however long it is: %j', async (rule, sentence) => {
  const marks = Array.from({ length: 30 }, (_, cell) => ({
    kind: 'candidates',
    cells: [cell],
    symbols: [1, 2],
  }));
  for (const more of [[], marks]) {
    const constraints = [{ kind: 'anti-knight' }, ...more];
    const filled = await fillGrid(expectOk(parseShape(JSON.stringify({ ...rule, constraints }))), 1);
    expect(filled.ok ? 'filled' : english.problem(filled.problem)).toBe(sentence);
  }
});

test('nor does a rule that nobody could write make a sentence fail', () => {
  for (const json of ['{"title":"\\q"', '{"title":"\ud800"', '{"title":7', '', 'null']) {
    const shape = `custom:${makeBase64url(new TextEncoder().encode(json))}`;
    const { problem } = fail('not-found', 'no-grid', { shape });
    expect(english.problem(problem)).toMatch(/^(This rule|".+") has no complete grid\.$/);
  }
});
