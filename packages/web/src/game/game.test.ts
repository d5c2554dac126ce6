/** A game without a page: what it holds is its own, what it does is told, and when it is over it stays so. */
import { expectOk, parsePuzzleText } from '@hyperdoku/engine';
import { describe, expect, test } from 'vitest';
import type { Change } from './core.js';
import type { Game } from './game.js';
import { cube, FakeTime, openGame, press, readPuzzle, square } from './game.testkit.js';

/** The square, solved but for r1c3, which is a 4. */
const nearlySolved = '3x3:53.678912672195348198342567859761423426853791713924856961537284287419635345286179';
const last = 2;

const changesOf = (game: Game): Change[] => {
  const changes: Change[] = [];
  game.subscribe(change => changes.push(change));
  return changes;
};

describe('two games side by side', () => {
  /** Everything that a player can do, each thing leaving the game so that the next can be done. */
  const doings: Readonly<Record<string, (game: Game) => unknown>> = {
    'an entry': game => game.writeSymbol(1),
    'a note': game => press(game, 'ArrowRight', 'Shift+2', 'Control+3'),
    'a colour': game => game.paintColour(2),
    'a mode': game => game.chooseMode('centre'),
    selecting: game => press(game, 'Shift+ArrowDown', 'Control+a'),
    hovering: game => game.hoverCell(5),
    'another perspective': game => game.lookAlong(0),
    'another layer': game => game.focusBoard(2),
    'an x-ray': game => game.toggleXray(4),
    'a checkpoint': game => game.addCheckpoint(),
    'undo and redo': game => [game.undo(), game.redo()],
    'a study': game => game.study(),
    'a check': game => game.check(),
    'a hint that is followed': async game => {
      game.restart();
      await game.askHint();
      game.applyHint();
    },
    'a path that is shown': async game => {
      await game.showPath();
      game.showAt(3);
    },
    'the end of a show': game => game.stopShow(),
    'a pause': game => game.togglePause(),
    'a notice': game => game.notify('Something happened.'),
    'going on': game => game.togglePause(),
    'giving up': game => game.giveUp(),
    closing: game => game.close(),
  };

  test('do not touch each other, whatever is done in one of them', async () => {
    const [mine, yours] = [openGame(cube), openGame(cube)];
    const heard = changesOf(yours);
    const { state } = yours;
    const before = [state.session.save(), yours.showing.state, yours.clock.state];
    for (const [what, act] of Object.entries(doings)) {
      const was = mine.state;
      await act(mine);
      if (what !== 'closing') expect([what, mine.state !== was]).toEqual([what, true]);
      expect([what, yours.state === state, heard.length]).toEqual([what, true, 0]);
    }
    expect([yours.state.session.save(), yours.showing.state, yours.clock.state]).toEqual(before);
    // The other one can still be played.
    yours.writeSymbol(1);
    expect(yours.state.session.symbols[yours.state.cursor]).toBe(1);
  });

  test('do not join digits that were typed into each of them', () => {
    const empty = `6x6:${'.'.repeat(36 * 36)}`;
    const time = new FakeTime();
    const [mine, yours] = [openGame(empty, { time }), openGame(empty, { time })];
    press(mine, '1');
    press(yours, '2');
    press(mine, '3');
    const symbolAt = ({ state }: Game): number => state.session.symbols[state.cursor];
    expect([symbolAt(mine), symbolAt(yours)]).toEqual([13, 2]);
  });
});

describe('a change is told', () => {
  test('with the cells that hold another symbol, and whether it is worth keeping', () => {
    const game = openGame(square);
    const changes = changesOf(game);
    game.writeSymbol(4);
    expect(changes).toEqual([{ cells: [2], isLasting: true }]);
    game.selectCell(3);
    expect(changes[1]).toEqual({ cells: [], isLasting: false });
    // Notes are worth keeping, and no symbol.
    game.writeSymbol(6, 'corner');
    expect(changes[2]).toEqual({ cells: [], isLasting: true });
    game.undo();
    game.undo();
    expect(changes[4]).toEqual({ cells: [2], isLasting: true });
  });

  test('when it is complete, so that a hearer can answer with the next', () => {
    const game = openGame(square);
    const stop = game.subscribe(({ cells }) => {
      if (cells.length === 0) return;
      stop();
      game.undo();
    });
    game.writeSymbol(4);
    expect(game.state.session.symbols[2]).toBe(0);
    expect([game.state.revision, game.state.said]).toEqual([2, 'Undone.']);
  });

  test('with words: a cell, a refusal, and the same twice so that it is read twice', () => {
    const game = openGame(square);
    game.writeSymbol(4);
    expect(game.state.said).toBe('row 1 column 3, 4');
    game.selectCell(0);
    game.writeSymbol(4);
    expect(game.state.said).toBe('Clues stay as they are.');
    game.writeSymbol(4);
    expect(game.state.said).toBe('Clues stay as they are.\u00A0');
  });

  test('of a checkpoint that was set, and of one too many', () => {
    const game = openGame(square);
    game.addCheckpoint();
    expect(game.state.notice).toContain('Checkpoint set.');
    while (game.state.session.addCheckpoint('another').ok);
    const { length } = game.state.session.checkpoints;
    const changes = changesOf(game);
    game.addCheckpoint();
    expect(game.state.notice).toContain('at most 1,000 checkpoints');
    expect([game.state.session.checkpoints.length, changes.some(({ isLasting }) => isLasting)]).toEqual([
      length,
      false,
    ]);
  });
  test('by a notice that goes away, the latest a while after it came', () => {
    const time = new FakeTime();
    const game = openGame(square, { time });
    game.notify('First.');
    time.pass(4000);
    game.notify('Second.');
    time.pass(4000);
    expect(game.state.notice).toBe('Second.');
    time.pass(4000);
    expect([game.state.notice, game.state.said]).toEqual([undefined, 'Second.']);
  });
});

describe('a game that is over', () => {
  test('stays as it is for the player, until it is opened again', () => {
    const game = openGame(nearlySolved);
    game.writeSymbol(4);
    expect(game.state).toMatchObject({ status: 'solved', finished: true, said: 'Solved!' });
    expect(game.undo()).toBe(false);
    game.clearCells();
    expect(game.state.session.isSolved).toBe(true);
    game.reopen();
    expect([game.undo(), game.state.status, game.state.session.symbols[last]]).toEqual([true, 'playing', 0]);
    expect([game.redo(), game.state.status]).toEqual([true, 'solved']);
  });

  test('by giving up goes on after undo', async () => {
    const game = openGame(square);
    await game.study();
    game.giveUp();
    expect(game.state).toMatchObject({ status: 'given-up', finished: false });
    game.undo();
    expect([game.state.status, game.state.session.openCells]).toEqual(['playing', 51]);
  });

  test('is never a puzzle that is being set', () => {
    const game = openGame(nearlySolved, { setting: true });
    game.writeSymbol(4);
    expect(game.state).toMatchObject({ status: 'playing', finished: false });
  });
});

test('the last input wins: a cursor that moves takes the lights from a mouse at rest', () => {
  const game = openGame(square);
  game.hoverCell(40);
  game.moveCursor('down', false);
  expect(game.state.hover).toBeUndefined();
  game.hoverCell(41);
  expect(game.state.hover).toBe(41);
});

test('a filling from outside is a beginning, and undo stops there', () => {
  const game = openGame(square);
  game.writeSymbol(9);
  const changes = changesOf(game);
  game.fill(expectOk(parsePuzzleText(square.replace('53..', '5346'))));
  expect(changes).toEqual([{ cells: [2, 3], isLasting: true }]);
  expect([game.canUndo, game.undo()]).toEqual([false, false]);
  game.selectCell(5);
  game.writeSymbol(8);
  expect([game.undo(), game.undo()]).toEqual([true, false]);
  expect([...game.state.session.symbols.slice(0, 6)]).toEqual([5, 3, 4, 6, 7, 0]);
  game.fill(readPuzzle(square));
  expect(game.state.session.openCells).toBe(51);
});

test('moves from elsewhere are taken in; marks and hints, which they may have made wrong, go', async () => {
  const [here, there] = [openGame(square), openGame(square)];
  await here.study();
  here.writeSymbol(1);
  here.check();
  expect([...here.state.wrong]).toEqual([2]);
  there.writeSymbol(4);
  here.takeIn(there.state.session);
  expect([here.state.session.symbols[2], here.state.wrong.size]).toEqual([4, 0]);
});
