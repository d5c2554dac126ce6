/** Constraints as they are set: drawn, made, changed, removed, undone; and what becomes of them elsewhere. */
import {
  type ConstraintSpec,
  createGrid,
  emptyPuzzle,
  expectOk,
  type KindName,
  kindNames,
  makeFPuzzles,
  makeLink,
  parseFPuzzles,
  parseLink,
  parseSavedSession,
  parseShape,
  Session,
  sheetOf,
} from '@hyperdoku/engine';
import { describe, expect, test } from 'vitest';
import type { Game } from './game.js';
import { FakeTime, openGame, press } from './game.testkit.js';
import type { GameOptions } from './options.js';
import { type ToolName, toolOf, tools } from './tools.js';

const beginSetting = (spec: string, options: Partial<GameOptions> = {}): Game =>
  openGame('2x2:................', {
    session: Session.start(emptyPuzzle(expectOk(parseShape(spec)))),
    setting: true,
    ...options,
  });

const constraintsOf = ({ state }: Game): readonly ConstraintSpec[] => state.session.constraints;

/** A drag over cells. */
function drag(game: Game, ...cells: number[]): void {
  const [first, ...others] = cells;
  game.beginStroke(first);
  for (const cell of others) game.drawOver(cell);
  game.endStroke();
}

const click = (game: Game, ...cells: number[]): void => {
  for (const cell of cells) drag(game, cell);
};

type Drawn = readonly [tool: ToolName, drawn: number[], typed: string, constraint: ConstraintSpec];

const onSquare: readonly Drawn[] = [
  ['killer', [0, 1, 9], '12', { kind: 'killer', cells: [0, 1, 9], sum: 12 }],
  ['killer', [0, 1, 9], '', { kind: 'killer', cells: [0, 1, 9] }],
  ['little-killer', [1, 11, 21], '20', { kind: 'little-killer', cells: [1, 11, 21], sum: 20 }],
  ['region', [0, 40, 80], '', { kind: 'region', cells: [0, 40, 80] }],
  ['clone', [0, 1, 40, 41], '', { kind: 'clone', cells: [0, 1], others: [40, 41] }],
  ['thermo', [0, 1, 2], '', { kind: 'thermo', cells: [0, 1, 2] }],
  ['slow-thermo', [0, 10, 20], '', { kind: 'thermo', cells: [0, 10, 20], slow: true }],
  ['arrow', [0, 1, 2], '', { kind: 'arrow', circle: [0], cells: [1, 2] }],
  ['whisper', [0, 10, 20], '', { kind: 'whisper', cells: [0, 10, 20] }],
  ['whisper', [0, 10, 20], '4', { kind: 'whisper', cells: [0, 10, 20], difference: 4 }],
  ['renban', [0, 1, 2], '', { kind: 'renban', cells: [0, 1, 2] }],
  ['palindrome', [0, 10, 20], '', { kind: 'palindrome', cells: [0, 10, 20] }],
  ['between', [0, 10, 20], '', { kind: 'between', cells: [0, 10, 20] }],
  ['white-dot', [0, 1], '', { kind: 'white-dot', cells: [0, 1] }],
  ['white-dot', [0, 1], '3', { kind: 'white-dot', cells: [0, 1], difference: 3 }],
  ['black-dot', [0, 9], '3', { kind: 'black-dot', cells: [0, 9], ratio: 3 }],
  ['xv', [0, 1], '', { kind: 'xv', cells: [0, 1], sum: 10 }],
  ['greater', [9, 0], '', { kind: 'greater', cells: [9, 0] }],
  ['odd', [0, 7], '', { kind: 'odd', cells: [0, 7] }],
  ['even', [0], '', { kind: 'even', cells: [0] }],
  ['candidates', [0, 3], '951', { kind: 'candidates', cells: [0, 3], symbols: [1, 5, 9] }],
];

/** Kinds that hold on the whole board, and are switched on. */
const switched: readonly ConstraintSpec[] = [
  { kind: 'diagonal', direction: [1, -1] },
  { kind: 'windoku' },
  { kind: 'disjoint-groups' },
  { kind: 'anti-knight' },
  { kind: 'anti-king' },
  { kind: 'offsets', offsets: [[1, 3]] },
  { kind: 'non-consecutive' },
];

test('every kind can be set, with a tool or a switch', () => {
  const drawn = onSquare.map(([, , , { kind }]) => kind);
  const kinds = new Set<KindName>([...drawn, ...switched.map(({ kind }) => kind)]);
  expect([...kinds].sort()).toEqual([...kindNames].sort());
  expect(new Set(onSquare.map(([tool]) => tool))).toEqual(new Set(Object.keys(tools)));
});

describe.each(onSquare)('%s over %j with "%s"', (tool, cells, typed, constraint) => {
  test('by the mouse: a drag, what is typed, and Done', () => {
    const game = beginSetting('3x3');
    game.chooseTool(tool);
    // What a drag makes at once needs its number before.
    const isAtOnce = toolOf(tool).isLine || toolOf(tool).most === cells.length;
    if (isAtOnce && typed) press(game, ...typed);
    drag(game, ...cells);
    if (isAtOnce) expect(constraintsOf(game)).toEqual([constraint]);
    else {
      expect(constraintsOf(game)).toEqual([]);
      expect(game.state.selection).toEqual(cells);
      if (typed) press(game, ...typed);
      game.finishDrawing();
    }
    expect(constraintsOf(game)).toEqual([constraint]);
    expect(game.state.selection).toEqual([]);
  });

  test('by clicks, cell by cell', () => {
    const game = beginSetting('3x3');
    game.chooseTool(tool);
    if (typed) press(game, ...typed);
    click(game, ...cells);
    if (constraintsOf(game).length === 0) game.finishDrawing();
    expect(constraintsOf(game)).toEqual([constraint]);
  });

  test('selected first by keys, then made by Enter', () => {
    const game = beginSetting('3x3');
    const [first, ...others] = cells;
    game.selectCell(first);
    for (const cell of others) game.selectCell(cell, 'toggle');
    game.chooseTool(tool);
    if (typed) press(game, ...typed);
    press(game, 'Enter');
    expect(constraintsOf(game)).toEqual([constraint]);
  });
});

test.each(switched)('$kind is put in and taken out', constraint => {
  const game = beginSetting('3x3');
  expect(game.addConstraint(constraint)).toBe(true);
  expect(constraintsOf(game)).toEqual([constraint]);
  expect(game.removeConstraint(0)).toBe(true);
  expect(game.state.session.shape.name).toBe('3x3');
});

describe('drawing', () => {
  test('a click on a cell that is drawn takes it out, and a stroke back makes the line shorter', () => {
    const game = beginSetting('3x3');
    game.chooseTool('region');
    click(game, 0, 1, 2, 1);
    expect(game.state.selection).toEqual([0, 2]);
    game.putDown();
    drag(game, 0, 1, 2, 1, 10);
    expect(game.state.selection).toEqual([0, 1, 10]);
    press(game, 'Backspace');
    expect(game.state.selection).toEqual([0, 1]);
  });

  test('an arrow with a circle of two cells', () => {
    const game = beginSetting('3x3');
    game.chooseTool('arrow');
    game.changeTyped({ circle: 2 });
    drag(game, 0, 1, 10, 11, 12);
    expect(constraintsOf(game)).toEqual([{ kind: 'arrow', circle: [0, 1], cells: [10, 11, 12] }]);
  });

  test('arrows walk alone, with Shift they draw, Space draws the cell, and Escape discards', () => {
    const game = beginSetting('3x3');
    game.selectCell(0);
    game.chooseTool('killer');
    press(game, 'ArrowRight');
    expect(game.state.selection).toEqual([]);
    press(game, 'Shift+ArrowRight', 'Shift+ArrowDown');
    expect(game.state.selection).toEqual([1, 2, 11]);
    press(game, 'ArrowDown', ' ');
    expect(game.state.selection).toEqual([1, 2, 11, 20]);
    press(game, ' ');
    expect(game.state.selection).toEqual([1, 2, 11]);
    press(game, 'Escape');
    expect(game.state.selection).toEqual([]);
    expect(game.state.drawing?.tool).toBe('killer');
    press(game, 'Escape');
    expect(game.state.drawing).toBeUndefined();
    expect(game.state.selection).toEqual([game.state.cursor]);
  });

  test('goes on over layers and from another side', () => {
    const game = beginSetting('4^3');
    game.selectCell(0);
    game.chooseTool('thermo');
    drag(game, 0, 1);
    // On a stack of boards a line may go on elsewhere.
    expect(constraintsOf(game)).toEqual([]);
    press(game, 'e', ' ', 'Shift+ArrowDown', 'x');
    expect(game.state.selection).toEqual([0, 1, 17, 21]);
    press(game, 'Enter');
    expect(constraintsOf(game)).toEqual([{ kind: 'thermo', cells: [0, 1, 17, 21] }]);
    expect(game.state.layout.shape).toBe(game.state.session.shape);
    expect(game.state.layout.perspective.stacked).toEqual([0]);
    expect(game.state.cursor).toBe(21);
  });

  test('digits are the sum, not clues, and clues are entered again when the tool is away', () => {
    const game = beginSetting('3x3');
    game.selectCell(40);
    game.chooseTool('killer');
    press(game, '1', '0', '5', 'Backspace');
    expect(game.state.drawing?.typed.number).toBe('10');
    expect(game.state.session.openCells).toBe(81);
    game.chooseTool(undefined);
    press(game, '7');
    expect(game.state.session.symbols[40]).toBe(7);
  });

  test('with symbols of letters', () => {
    const game = beginSetting('4x4');
    game.chooseTool('candidates');
    click(game, 0);
    press(game, 'E', '1', 'Enter');
    expect(constraintsOf(game)).toEqual([{ kind: 'candidates', cells: [0], symbols: [1, 14] }]);
    game.chooseTool('killer');
    press(game, 'E');
    expect(game.state.drawing?.typed.number).toBe('');
  });

  test('on a grid with gaps, positions are named', () => {
    const rule = {
      symbols: 2,
      extents: [3, 2],
      cells: [1, 2, 4, 5],
      houses: [
        [1, 2],
        [4, 5],
        [1, 4],
        [2, 5],
      ],
    };
    const game = beginSetting(`custom:${JSON.stringify(rule)}`);
    game.chooseTool('greater');
    drag(game, 0, 1);
    expect(constraintsOf(game)).toEqual([{ kind: 'greater', cells: [1, 2] }]);
    expect(game.state.session.shape.constraints[0].cells).toEqual([0, 1]);
  });

  test('only where a puzzle is being set', () => {
    const game = openGame('2x2:................');
    game.chooseTool('killer');
    expect(game.state.drawing).toBeUndefined();
  });
});

describe('what cannot be', () => {
  test.each([
    ['little-killer', [0, 1], '', /needs "sum"/],
    ['killer', [0, 1], '99', /cannot add up to 99/],
    ['killer', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], '', /may not repeat a symbol/],
    ['clone', [0, 1, 2], '', /they must be as many/],
    ['between', [0, 1], '', /has 2 cells/],
    ['arrow', [0], '', /has 0 cells/],
    ['candidates', [0], '', /must list symbols/],
  ] as const)('%s over %j is refused with a sentence, and stays drawn', (tool, cells, typed, sentence) => {
    const game = beginSetting('3x3');
    press(game, '5');
    game.chooseTool(tool);
    drag(game, ...cells);
    if (typed) press(game, ...typed);
    expect(game.finishDrawing()).toBe(false);
    expect(game.state.notice).toMatch(sentence);
    expect(game.state.said).toMatch(sentence);
    expect(game.state.selection).toEqual(cells);
    expect(game.state.session.log).toHaveLength(1);
    expect(game.state.session.symbols[0]).toBe(5);
  });
});

describe('constraints that are there', () => {
  const cage: ConstraintSpec = { kind: 'killer', cells: [0, 1, 9], sum: 12 };

  test('undo and redo go through entries and constraints in one order, and the boards follow', () => {
    const game = beginSetting('3x3');
    press(game, '4');
    game.addConstraint(cage);
    game.selectCell(5);
    press(game, '3');
    game.addConstraint({ kind: 'anti-knight' });
    const seen = (): unknown[] => [constraintsOf(game).length, game.state.session.openCells];
    const past = [];
    for (; game.canUndo; game.undo()) past.push(seen());
    expect([...past, seen()]).toEqual([
      [2, 79],
      [1, 79],
      [1, 80],
      [0, 80],
      [0, 81],
    ]);
    while (game.redo());
    expect(seen()).toEqual([2, 79]);
    expect(game.state.layout.shape).toBe(game.state.session.shape);
    expect(game.state.cursor).toBe(5);
  });

  test('are said when they are made, changed by their number, and removed', () => {
    const game = beginSetting('3x3');
    game.addConstraint(cage);
    expect(game.state.said).toBe('The cage r1c1, r1c2 and r2c1 adds up to 12 and repeats no symbol.');
    game.chooseConstraint(0);
    expect(game.replaceConstraint(0, { ...cage, sum: 13 })).toBe(true);
    expect(constraintsOf(game)).toEqual([{ ...cage, sum: 13 }]);
    expect(game.state.chosen).toBe(0);
    expect(game.replaceConstraint(0, { ...cage, sum: 90 })).toBe(false);
    expect(constraintsOf(game)).toEqual([{ ...cage, sum: 13 }]);
    game.removeConstraint(0);
    expect(constraintsOf(game)).toEqual([]);
    expect(game.state.chosen).toBeUndefined();
  });

  test('come into sight when they are looked at', () => {
    const game = beginSetting('4^3');
    game.addConstraint({ kind: 'even', cells: [40] });
    game.chooseConstraint(0);
    expect(game.state.layout.boardOf(game.state.cursor)).toBe(2);
  });

  test('are kept with title and houses of the rule that they extend', () => {
    const rule = {
      title: 'Mine',
      base: '2x2',
      houses: [[0, 5, 10, 15]],
      constraints: [{ kind: 'even', cells: [0] }],
    };
    const game = beginSetting(`custom:${JSON.stringify(rule)}`);
    game.addConstraint({ kind: 'anti-king' });
    expect(game.state.session.shape.spec).toMatchObject({
      rule: { title: 'Mine', base: '2x2', constraints: [...rule.constraints, { kind: 'anti-king' }] },
    });
  });

  test('are proved as they come', async () => {
    const time = new FakeTime();
    const game = beginSetting('2x2', { time });
    const wait = async (): Promise<void> => {
      time.pass(250);
      await expect.poll(() => game.state.proof).not.toBe('asking');
    };
    void game.study();
    await wait();
    expect(game.state.proof).toBe('many');
    for (const [cell, symbol] of [...'1234341221434321'].entries())
      game.addConstraint({ kind: 'candidates', cells: [cell], symbols: [Number(symbol)] });
    expect(game.state.proof).toBe('asking');
    await wait();
    expect(game.state.proof).toBe('unique');
    game.undo();
    game.addConstraint({ kind: 'candidates', cells: [15], symbols: [2] });
    await wait();
    expect(game.state.proof).toBe('none');
  });
});

describe('elsewhere', () => {
  function setMany(spec: string): Game {
    const game = beginSetting(spec);
    press(game, '3');
    for (const [tool, cells, typed] of onSquare) {
      game.chooseTool(tool);
      click(game, ...cells);
      if (typed) press(game, ...typed);
      if (game.state.selection.length > 0) game.finishDrawing();
    }
    return game;
  }

  test('what was set is saved with its whole past, and goes on', () => {
    const { session } = setMany('3x3').state;
    const saved = JSON.parse(JSON.stringify(session.save()));
    const again = beginSetting('3x3', {
      session: expectOk(Session.restore(expectOk(parseSavedSession(saved)))),
    });
    expect(constraintsOf(again)).toEqual(session.constraints);
    expect(constraintsOf(again).length).toBeGreaterThan(15);
    while (again.canUndo) again.undo();
    expect(again.state.session.shape.name).toBe('3x3');
    expect(again.state.session.openCells).toBe(81);
  });

  test('a link holds clues and constraints', () => {
    const { session } = setMany('3x3').state;
    const grid = expectOk(createGrid(session.shape, Uint8Array.from(session.symbols)));
    const opened = expectOk(parseLink(makeLink(grid)));
    expect(opened.shape.name).toBe(session.shape.name);
    expect(opened.symbols[0]).toBe(3);
  });

  test('f-puzzles reads them, and gives them back', () => {
    const { session } = setMany('3x3').state;
    // It knows neither offsets nor signs between two cells, calls windows regions, adds up whole diagonals only, and its dots
    // are exceptions where neighbours may not follow each other.
    const unsaid: readonly KindName[] = ['windoku', 'offsets', 'greater', 'little-killer', 'non-consecutive'];
    const isSaid = ({ kind }: ConstraintSpec): boolean => !unsaid.includes(kind);
    const diagonal: ConstraintSpec = { kind: 'little-killer', cells: [9, 1], sum: 4 };
    expectOk(session.changeRule([...session.constraints, ...switched].filter(isSaid).concat(diagonal)));
    const sheet = sheetOf(expectOk(createGrid(session.shape, Uint8Array.from(session.symbols))));
    const { grid } = expectOk(parseFPuzzles(expectOk(makeFPuzzles(sheet))));
    const list = (constraints: readonly ConstraintSpec[]): string[] =>
      constraints.map(constraint => JSON.stringify(constraint)).sort();
    expect(list(grid.shape.constraints.map(({ spec }) => spec))).toEqual(list(session.constraints));
    expect(grid.symbols[0]).toBe(3);
    expectOk(session.changeRule([{ kind: 'greater', cells: [0, 1] }]));
    const refused = makeFPuzzles(sheetOf(expectOk(createGrid(session.shape, new Uint8Array(81)))));
    expect(refused.ok).toBe(false);
  });
});
