/** Habits of players: automatic notes, equal symbols at once, colours and lines of candidates, a limit to mistakes, messages that go. */
import { blank, type Cell } from '@hyperdoku/engine';
import { expect, test } from 'vitest';
import type { Game } from './game.js';
import { openGame, press, square } from './game.testkit.js';
import { notesIn } from './shownNotes.js';

const settings = { showsConflicts: true, tidiesNotes: true, digitFirst: false };

/** Every empty cell shows just what can stand there. */
function expectTrueNotes({ state }: Game): void {
  const { session } = state;
  for (let cell = 0; cell < session.shape.cellCount; cell++)
    if (session.symbols[cell] === blank)
      expect(notesIn(state, cell, 'corner')).toEqual(session.candidatesOf(cell));
}

test('automatic notes are kept true by entries, erasing, undo, redo and checkpoints', () => {
  const game = openGame(square, { settings: () => ({ ...settings, automaticNotes: true }) });
  expectTrueNotes(game);
  expect(notesIn(game.state, 2, 'corner')).toEqual([1, 2, 4]);
  game.selectCell(3);
  game.writeSymbol(2);
  expect(notesIn(game.state, 2, 'corner')).toEqual([1, 4]);
  expectTrueNotes(game);
  game.undo();
  expect(notesIn(game.state, 2, 'corner')).toEqual([1, 2, 4]);
  game.redo();
  game.clearCells();
  expectTrueNotes(game);
  game.undo();
  expectTrueNotes(game);
});

test('with automatic notes a note is crossed out and comes back, and nothing is filled in', () => {
  const game = openGame(square, { settings: () => ({ ...settings, automaticNotes: true }) });
  game.selectCell(2);
  game.writeSymbol(2, 'corner');
  expect(notesIn(game.state, 2, 'corner')).toEqual([1, 4]);
  press(game, 'n');
  expect([game.state.notice, game.state.session.notesOf(2, 'corner')]).toEqual([
    'Notes are kept automatically. The menu has the switch for that.',
    [],
  ]);
  game.undo();
  expect(notesIn(game.state, 2, 'corner')).toEqual([1, 2, 4]);
  game.keepNotes(false);
  expect([notesIn(game.state, 2, 'corner'), game.state.notice]).toEqual([[], undefined]);
});

test('all equal symbols are selected at once, and a key or colour acts on all of them', () => {
  const game = openGame(square);
  const fives = (): Cell[] =>
    [...game.state.session.symbols].flatMap((symbol, cell) => (symbol === 5 ? [cell] : []));
  game.selectCell(0);
  press(game, 's');
  expect([[...game.state.selection].sort((a, b) => a - b), game.state.cursor]).toEqual([fives(), 0]);
  game.paintColour(3);
  expect(fives().map(cell => game.state.session.coloursOf(cell))).toEqual(fives().map(() => [3]));
  game.selectCell(2);
  game.writeSymbol(4);
  game.selectCell(5);
  game.writeSymbol(4);
  game.selectEqual(5);
  game.writeSymbol(1);
  expect([game.state.session.symbols[2], game.state.session.symbols[5]]).toEqual([1, 1]);
  game.selectCell(3);
  game.selectEqual();
  expect(game.state.notice).toMatch(/^Select a cell with a symbol first/);
  game.selectCell(4);
  expect(game.state.notice).toBeUndefined();
});

test('a candidate is coloured by itself, from the keyboard too', () => {
  const game = openGame(square);
  game.selectCell(2);
  press(game, 'Alt+4', 'v', '3');
  const { session } = game.state;
  expect([session.candidateColoursOf(2, 4), session.coloursOf(2)]).toEqual([[3], []]);
  press(game, 'Escape', '3');
  expect(session.coloursOf(2)).toEqual([3]);
});

test('lines are drawn from end to end, undone, and erased', () => {
  const game = openGame(square);
  const { session } = game.state;
  press(game, 'b');
  game.selectCell(2);
  game.pressSymbol(4);
  game.selectCell(3);
  game.pressSymbol(2);
  game.selectCell(5);
  game.chooseLineKind('weak');
  game.pressSymbol(2);
  const drawn = [
    { from: { cell: 2, symbol: 4 }, to: { cell: 3, symbol: 2 }, kind: 'strong' },
    { from: { cell: 3, symbol: 2 }, to: { cell: 5, symbol: 2 }, kind: 'weak' },
  ];
  expect(session.lines).toHaveLength(2);
  expect(session.lines).toEqual(expect.arrayContaining(drawn));
  press(game, 'Escape');
  expect(game.state.lineStart).toBeUndefined();
  game.undo();
  expect(session.lines).toEqual([drawn[0]]);
  game.redo();
  press(game, 'Backspace');
  expect(session.lines).toEqual([drawn[0]]);
  game.eraseLines();
  expect(session.lines).toEqual([]);
});

test('at the limit of mistakes the game stands still until it is begun again', async () => {
  const game = openGame(square, { settings: () => ({ ...settings, limitsMistakes: true }) });
  await game.study();
  const { solution, session } = game.state;
  const wrong = (cell: Cell): number => ((solution?.symbols[cell] ?? 0) % 9) + 1;
  game.selectCell(2);
  game.writeSymbol(solution?.symbols[2] ?? 0);
  for (const cell of [3, 5, 6]) {
    game.selectCell(cell);
    game.writeSymbol(wrong(cell));
  }
  expect([game.state.mistakes, game.state.said]).toEqual([3, '3 mistakes: this game is lost.']);
  game.selectCell(7);
  game.writeSymbol(1);
  expect([session.symbols[7], game.undo()]).toEqual([blank, false]);
  game.restart();
  expect([game.state.mistakes, session.symbols[2]]).toEqual([0, blank]);
  game.writeSymbol(1);
  expect(session.symbols[7]).toBe(1);
});

test('messages go when they are no longer true', async () => {
  const game = openGame(square);
  await game.study();
  game.selectCell(0);
  game.writeSymbol(1);
  expect(game.state.notice).toBe('Clues stay as they are.');
  game.selectCell(2);
  expect(game.state.notice).toBeUndefined();
  game.writeSymbol(9);
  game.check();
  expect(game.state.notice).toBe('1 entry is wrong.');
  game.moveCursor('right', false);
  expect(game.state.notice).toBe('1 entry is wrong.');
  game.undo();
  expect(game.state.notice).toBeUndefined();
});
