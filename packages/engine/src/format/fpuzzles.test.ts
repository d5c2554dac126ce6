import lzString from 'lz-string';
import { describe, expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { countFilled } from '../board/grid.js';
import { parseShape } from '../shape/shapes.js';
import { placedSentenceOf, sentenceOf } from '../words/sentences.testkit.js';
import { someGrid, someSheet } from './corpus.testkit.js';
import { makeFPuzzles, parseFPuzzles } from './fpuzzles.js';
import { marksAt } from './markedSheet.js';
import { parsePuzzles } from './reader.js';
import { sheetOf } from './sheet.js';

/** A link that f-puzzles made: two clues. */
const twoClues =
  'https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x1kANwEMAbAK5x4ARlRoI3GADsEAFwzCmK1kQ5tVmug216VGrUbWG1ZyjwHCEAJglTZCpTAO7j+nZw/7atIkA=';

type Cell = Readonly<Record<string, unknown>>;
const emptyGrid = (size: number): Cell[][] =>
  Array.from({ length: size }, () => Array.from({ length: size }, () => ({})));
/** A puzzle as the site's export has it. */
const puzzle = (size = 4, fields: object = {}, cells: Readonly<Record<string, Cell>> = {}): string => {
  const grid = emptyGrid(size);
  for (const [name, cell] of Object.entries(cells)) grid[Number(name[1]) - 1][Number(name[3]) - 1] = cell;
  return JSON.stringify({ size, grid, ...fields });
};
const specOf = (text: string): string => expectOk(parseFPuzzles(text)).grid.shape.name;
const custom = (rule: object): string => expectOk(parseShape(`custom:${JSON.stringify(rule)}`)).name;

describe('links', () => {
  test('of the site are read, and written so that the site reads them', () => {
    const sheet = expectOk(parseFPuzzles(twoClues));
    expect([sheet.grid.shape.name, countFilled(sheet.grid), sheet.grid.symbols[20]]).toEqual(['3x3', 2, 1]);
    const [, data] = expectOk(makeFPuzzles(sheet)).split('?load=');
    const value = JSON.parse(lzString.decompressFromBase64(data));
    expect([value.size, value.grid[2][2], value.grid[0][0]]).toEqual([9, { value: 1, given: true }, {}]);
  });
  test('may have lost some characters to codes, and have others around them', () => {
    const [, data] = twoClues.split('?load=');
    for (const text of [
      `http://www.f-puzzles.com/?load=${encodeURIComponent(data)}`,
      `https://f-puzzles.com/?x=1&load=${encodeURIComponent(encodeURIComponent(data))}&y=2`,
      `  f-puzzles.com/?load=${data}  `,
    ])
      expect(parsePuzzles(text)).toEqual([{ ok: true, value: expectOk(parseFPuzzles(twoClues)) }]);
  });
  test.each([
    [twoClues.slice(0, -20), 'This link is damaged'],
    ['https://f-puzzles.com/?load=%', 'This link is damaged'],
    ['https://f-puzzles.com/?load=N4IgHiBcDMC+Q===', 'This link is damaged'],
    ['https://f-puzzles.com/?id=2n8hc6ca', 'only its name, "2n8hc6ca"'],
    ['https://example.org/', 'it has no ?load= in it'],
  ])('%j is refused', (text, message) => {
    expect(sentenceOf(parseFPuzzles(text))).toContain(message);
  });
});

describe('cells', () => {
  test('are clues, entries and centre marks; corner marks and colours are left out by name', () => {
    const text = puzzle(
      4,
      { title: 'A', author: 'B', ruleset: 'C' },
      {
        r1c1: { value: 1, given: true },
        r1c2: { value: 2 },
        r1c3: { centerPencilMarks: [3, 4], cornerPencilMarks: [1], c: '#A8A8A8' },
        r1c4: { value: '4', given: true },
      },
    );
    const sheet = expectOk(parseFPuzzles(text));
    expect([...sheet.grid.symbols.slice(0, 4)]).toEqual([1, 0, 0, 4]);
    expect([sheet.entries?.symbols[1], marksAt(sheet, 2), sheet.leftOut]).toEqual([
      2,
      [3, 4],
      ['cornerPencilMarks', 'c'],
    ]);
    expect(sheet.about).toEqual({ title: 'A', author: 'B', description: 'C' });
    expect(parsePuzzles(text)).toEqual([{ ok: true, value: sheet }]);
    expect(parsePuzzles(JSON.stringify(JSON.parse(text), null, 2))).toEqual([{ ok: true, value: sheet }]);
    expect(parsePuzzles(`[${text},${text}]`)).toHaveLength(2);
  });
  test('a solution is kept when it is whole', () => {
    const clue = { r1c1: { value: 1, given: true } };
    const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
    const read = (value: unknown) => expectOk(parseFPuzzles(puzzle(4, { solution: value }, clue)));
    expect([...(read(solution).solution?.symbols ?? [])]).toEqual(solution);
    expect(read(solution.join('')).solution).toEqual(read(solution).solution);
    expect([read([]).solution, read('.'.repeat(16)).leftOut]).toEqual([undefined, undefined]);
    expect(read(solution.slice(1)).leftOut).toEqual(['solution']);
    expect(
      sentenceOf(
        parseFPuzzles(puzzle(4, { solution: [...solution].reverse() }, { r1c1: { value: 2, given: true } })),
      ),
    ).toContain('contradicts the clue at r1c1');
  });
});

describe('rules', () => {
  test.each([
    [4, '2x2'],
    [6, '3x2'],
    [8, '4x2'],
    [12, '4x3'],
    [16, '4x4'],
    [5, 'latin:5^2'],
    [7, 'latin:7^2'],
  ])('%i rows without a word about regions', (size, spec) => {
    expect(specOf(puzzle(size))).toBe(spec);
  });
  test('regions of any form are the houses of a jigsaw; no regions leave rows and columns', () => {
    const of = (regions: string): string =>
      JSON.stringify({
        size: 4,
        grid: emptyGrid(4).map((row, y) =>
          row.map((_, x) => ({ region: regions[4 * y + x] === '-' ? null : Number(regions[4 * y + x]) })),
        ),
      });
    const houses = [
      [0, 1, 2, 4],
      [3, 6, 7, 11],
      [5, 8, 9, 12],
      [10, 13, 14, 15],
    ].map(cells => ({ cells }));
    expect(specOf(of('0001021122312333'.replace('0001', '0001')))).toBe(
      custom({ base: 'latin:4^2', houses }),
    );
    expect(specOf(of('-'.repeat(16)))).toBe('latin:4^2');
    expect(specOf(of('0011001122332233'))).toBe('2x2');
    expect(sentenceOf(parseFPuzzles(of('0000000000000001')))).toContain('not known here: region.');
  });
  test('diagonals, further regions and disjoint groups', () => {
    const of = (fields: object) => specOf(puzzle(4, fields));
    const rule = (...constraints: object[]) => custom({ base: '2x2', houses: [], constraints });
    expect(of({ 'diagonal+': true, 'diagonal-': true })).toBe(
      rule({ kind: 'diagonal', direction: [1, 1] }, { kind: 'diagonal', direction: [1, -1] }),
    );
    expect(of({ 'diagonal+': false, extraregion: [{ cells: ['R2C2', 'R2C3', 'R3C2', 'R3C3'] }] })).toBe(
      rule({ kind: 'region', cells: [5, 6, 9, 10] }),
    );
    expect(of({ disjointgroups: true })).toBe(rule({ kind: 'disjoint-groups' }));
    expect(sentenceOf(parseFPuzzles(puzzle(5, { disjointgroups: true })))).toContain('here: disjointgroups.');
  });
  test.each<[string, unknown, object[]]>([
    ['antiknight', true, [{ kind: 'anti-knight' }]],
    ['antiking', true, [{ kind: 'anti-king' }]],
    ['nonconsecutive', true, [{ kind: 'non-consecutive' }]],
    [
      'killercage',
      [{ cells: ['R1C1', 'R1C2'], value: '5' }, { cells: ['R2C1', 'r2c2'] }],
      [
        { kind: 'killer', cells: [0, 1], sum: 5 },
        { kind: 'killer', cells: [4, 5] },
      ],
    ],
    [
      'littlekillersum',
      [
        { cell: 'R0C0', direction: 'DR', value: '9' },
        { cell: 'R3C5', direction: 'DL', value: 4, cells: ['R4C4'] },
        { cell: 'R5C3', cells: ['R4C2', 'R3C1'], direction: 'UL', value: '4' },
        { cell: 'R3C0', direction: 'UR', value: '6' },
      ],
      [
        { kind: 'little-killer', cells: [0, 5, 10, 15], sum: 9 },
        { kind: 'little-killer', cells: [15], sum: 4 },
        { kind: 'little-killer', cells: [13, 8], sum: 4 },
        { kind: 'little-killer', cells: [4, 1], sum: 6 },
      ],
    ],
    [
      'arrow',
      [
        {
          cells: ['R1C1'],
          lines: [
            ['R1C1', 'R1C2', 'R1C3'],
            ['R1C1', 'R2C2'],
          ],
        },
        { cells: ['R4C2', 'R4C1'], lines: [['R4C2', 'R3C3', 'R3C4', 'R2C4', 'R2C3']] },
      ],
      [
        { kind: 'arrow', circle: [0], cells: [1, 2] },
        { kind: 'arrow', circle: [0], cells: [5] },
        { kind: 'arrow', circle: [12, 13], cells: [10, 11, 7, 6] },
      ],
    ],
    [
      'thermometer',
      [
        {
          lines: [
            ['R1C1', 'R1C2'],
            ['R1C1', 'R2C1', 'R3C1'],
          ],
        },
      ],
      [
        { kind: 'thermo', cells: [0, 1] },
        { kind: 'thermo', cells: [0, 4, 8] },
      ],
    ],
    ['slowthermometer', [{ lines: [['R1C1', 'R2C2']] }], [{ kind: 'thermo', cells: [0, 5], slow: true }]],
    [
      'difference',
      [{ cells: ['R1C1', 'R1C2'] }, { cells: ['R1C1', 'R2C1'], value: '2' }],
      [
        { kind: 'white-dot', cells: [0, 1] },
        { kind: 'white-dot', cells: [0, 4], difference: 2 },
      ],
    ],
    [
      'ratio',
      [
        { cells: ['R1C1', 'R1C2'], value: '' },
        { cells: ['R1C1', 'R2C1'], value: '3' },
      ],
      [
        { kind: 'black-dot', cells: [0, 1] },
        { kind: 'black-dot', cells: [0, 4], ratio: 3 },
      ],
    ],
    ['xv', [{ cells: ['R1C1', 'R1C2'], value: 'v' }], [{ kind: 'xv', cells: [0, 1], sum: 5 }]],
    ['betweenline', [{ lines: [['R1C1', 'R1C2', 'R1C3']] }], [{ kind: 'between', cells: [0, 1, 2] }]],
    ['palindrome', [{ lines: [['R1C1', 'R2C3']] }], [{ kind: 'palindrome', cells: [0, 6] }]],
    ['renban', [{ lines: [['R1C1', 'R2C3']] }], [{ kind: 'renban', cells: [0, 6] }]],
    [
      'whispers',
      [{ lines: [['R1C1', 'R2C1']], value: '3' }, { lines: [['R1C1', 'R1C2']] }],
      [
        { kind: 'whisper', cells: [0, 4], difference: 3 },
        { kind: 'whisper', cells: [0, 1] },
      ],
    ],
    ['clone', [{ cells: ['R1C1'], cloneCells: ['R2C3'] }], [{ kind: 'clone', cells: [0], others: [6] }]],
    ['odd', [{ cell: 'R1C1' }, { cell: 'R4C4' }], [{ kind: 'odd', cells: [0, 15] }]],
    ['even', [{ cell: 'R1C1' }], [{ kind: 'even', cells: [0] }]],
    [
      'maximum',
      [{ cell: 'R1C1' }, { cell: 'R2C1' }],
      [
        { kind: 'greater', cells: [0, 1] },
        { kind: 'greater', cells: [4, 5, 8] },
      ],
    ],
    [
      'minimum',
      [{ cell: 'R1C1' }],
      [
        { kind: 'greater', cells: [1, 0] },
        { kind: 'greater', cells: [4, 0] },
      ],
    ],
  ])('%s', (field, value, constraints) => {
    expect(specOf(puzzle(4, { [field]: value }))).toBe(custom({ base: '2x2', houses: [], constraints }));
  });
  test('candidates given to cells are a rule', () => {
    const cells = {
      r1c1: { givenPencilMarks: [1, 2] },
      r1c2: { givenPencilMarks: [3, 4] },
      r2c1: { givenPencilMarks: [1, 2] },
    };
    expect(specOf(puzzle(4, {}, cells))).toBe(
      custom({
        base: '2x2',
        houses: [],
        constraints: [
          { kind: 'candidates', cells: [0, 4], symbols: [1, 2] },
          { kind: 'candidates', cells: [1], symbols: [3, 4] },
        ],
      }),
    );
  });
  test('all others are named, drawings are left out by name, and what is switched off is nothing', () => {
    const text = puzzle(4, {
      antiknight: true,
      quadruple: [{ cells: ['R1C1'], values: [1] }],
      sandwichsum: [{ cell: 'R0C1', value: '3' }],
      negative: ['xv'],
      killercage: [{ cells: ['R1C1'], value: 'A' }],
      text: [{ cells: ['R1C1'] }],
      thermometer: [],
    });
    expect(sentenceOf(parseFPuzzles(text))).toBe(
      'This puzzle of f-puzzles has rules that are not known here: killercage, quadruple, sandwichsum and negative.',
    );
    const plain = puzzle(4, {
      thermometer: [],
      antiking: false,
      line: [{}],
      circle: [{}],
      disabledlogic: ['a'],
    });
    expect(expectOk(parseFPuzzles(plain)).leftOut).toEqual(['line', 'circle']);
  });
  test.each([
    ['ratio', [{ cells: ['R1C1', 'R1C2'], value: '3/2' }]],
    ['xv', [{ cells: ['R1C1', 'R1C2'], value: 'XV' }]],
    ['whispers', [{ lines: [], value: 'x' }]],
    ['littlekillersum', [{ cell: 'R0C0', direction: 'DR', value: '>9' }]],
    ['arrow', [{ cells: ['R1C1', 'R2C2'], lines: [['R1C1', 'R1C2']] }]],
    ['entropicline', [{ lines: [] }]],
  ])('%s may be of a form that means something else', (field, value) => {
    expect(sentenceOf(parseFPuzzles(puzzle(4, { [field]: value })))).toContain(`not known here: ${field}.`);
  });
  test('a dot that makes an exception from a rule of the whole board is not known', () => {
    const difference = [{ cells: ['R1C1', 'R1C2'] }];
    expect(sentenceOf(parseFPuzzles(puzzle(4, { nonconsecutive: true, difference })))).toContain(
      'here: nonconsecutive.',
    );
  });
  test('what demands nothing is left out by name, and a drawing that shows a constraint is no loss', () => {
    const idle = puzzle(4, {
      killercage: [{ cells: [] }],
      arrow: [{ cells: ['R1C1'], lines: [] }],
      xv: [{ cells: ['R1C1', 'R1C2'], value: '' }],
      littlekillersum: [{ cell: 'R0C0', direction: 'DR' }],
    });
    const sheet = expectOk(parseFPuzzles(idle));
    expect([sheet.grid.shape.name, sheet.leftOut]).toEqual([
      '2x2',
      ['killercage', 'littlekillersum', 'arrow', 'xv'],
    ]);
    const renban = [{ lines: [['R1C1', 'R1C2']] }];
    const line = [{ ...renban[0], fromConstraint: 'Renban' }];
    expect(expectOk(parseFPuzzles(puzzle(4, { renban, line }))).leftOut).toBeUndefined();
    expect(expectOk(parseFPuzzles(puzzle(4, { line }))).leftOut).toEqual(['line']);
  });
  test('a constraint that cannot be met is refused by its name', () => {
    const killercage = [{ cells: ['R1C1', 'R1C2'], value: '9' }];
    expect(sentenceOf(parseFPuzzles(puzzle(4, { killercage })))).toContain('Constraint 1 (cage)');
  });
  test('a custom shape is written by its houses, whatever its rule calls them', () => {
    const rule = {
      title: 'X',
      base: '3x3',
      houses: [{ name: 'a', cells: [0, 10, 20, 30, 40, 50, 60, 70, 80] }],
    };
    const grid = someGrid(`custom:${JSON.stringify(rule)}`, 1, 0);
    const read = expectOk(parseFPuzzles(expectOk(makeFPuzzles(sheetOf(grid)))));
    expect([...read.grid.shape.houses]).toEqual([...grid.shape.houses]);
    expect(read.grid.shape.constraints).toMatchObject([{ spec: { kind: 'diagonal', direction: [1, 1] } }]);
  });
});

test.each([
  ['{', 'not valid JSON'],
  ['{}', '"grid" is not as f-puzzles writes it'],
  ['{"grid":[]}', '"size"'],
  [puzzle(4, { size: 5 }), '"size"'],
  [puzzle(4, {}, { r1c1: { value: 5 } }), '"value"'],
  [puzzle(4, {}, { r1c1: { value: 'x' } }), '"value"'],
  [puzzle(4, {}, { r1c1: { region: 'x' } }), '"region"'],
  [puzzle(4, {}, { r1c1: { centerPencilMarks: [0] } }), '"centerPencilMarks"'],
  [puzzle(4, { extraregion: [{ cells: ['R9C9'] }] }), '"extraregion"'],
  [puzzle(4, { 'diagonal+': 'yes' }), '"diagonal+"'],
  [puzzle(4, {}, { r1c1: { givenPencilMarks: [5] } }), '"givenPencilMarks"'],
  [puzzle(4, { killercage: [{ value: '3' }] }), '"killercage"'],
  [puzzle(4, { killercage: { a: 1 } }), '"killercage"'],
  [puzzle(4, { thermometer: [{ lines: ['R1C1'] }] }), '"thermometer"'],
  [puzzle(4, { littlekillersum: [{ cell: 'R1C1', direction: 'DR', value: '3' }] }), '"littlekillersum"'],
  [
    puzzle(4, { littlekillersum: [{ cell: 'R0C0', direction: 'DR', cells: ['R1C1'], value: '3' }] }),
    '"littlekillersum"',
  ],
  [puzzle(4, { arrow: [{ cells: ['R1C1'], lines: [['R2C2', 'R3C3']] }] }), '"arrow"'],
  [puzzle(4, { difference: [{ cells: ['R1C1', 'R3C1'] }] }), '"difference"'],
  [puzzle(4, { clone: [{ cells: ['R1C1'], cloneCells: [] }] }), '"clone"'],
  [puzzle(4, { odd: [{ cell: 'R1C9' }] }), '"odd"'],
  [puzzle(4, { title: 5 }), '"title"'],
])('%j is refused', (text, message) => {
  expect(placedSentenceOf(parseFPuzzles(text))).toContain(message);
});

test.each(['9^3', 'iso:4', 'faces:4'])('%s is not written', spec => {
  expect(sentenceOf(makeFPuzzles(someSheet(spec, 1, 0.5)))).toContain(
    'holds only squares with rows and columns',
  );
});
