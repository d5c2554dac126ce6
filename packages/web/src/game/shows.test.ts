/** What is shown over the boards comes, moves and goes, and leaves the game as it was. */
import { describe, expect, test } from 'vitest';
import type { Game } from './game.js';
import { createSilentSolver, cube, FakeTime, openGame, readySolver, square } from './game.testkit.js';
import type { Solver } from './solver.js';

const symbolsOf = ({ state: { show, session } }: Game): number[] => [...(show?.symbols ?? session.symbols)];

const solutionOf = async (text: string): Promise<number[]> => {
  const game = openGame(text);
  await game.study();
  return [...(game.state.solution?.symbols ?? [])];
};

describe('a search', () => {
  test('fills the board frame by frame, as fast as is asked for, and ends solved', async () => {
    const time = new FakeTime();
    const game = openGame(square, { time });
    await game.showSearch();
    const { frames, growing } = game.showing.state;
    expect([frames.length >= 51, growing]).toEqual([true, false]);
    expect(symbolsOf(game)).toEqual([...game.state.session.puzzle.symbols]);
    time.pass(1000);
    const { at } = game.showing.state;
    expect([at > 10, at < 20]).toEqual([true, true]);
    const { cell = -1, symbol } = frames[at - 1];
    expect([game.state.show?.fresh, symbolsOf(game)[cell]]).toEqual([cell, symbol]);
    game.setSpeed(1000);
    time.pass(10_000);
    expect(game.showing.state).toMatchObject({ at: frames.length, playing: false });
    expect(symbolsOf(game)).toEqual(await solutionOf(square));
  });

  test('can be stepped and scrubbed both ways', async () => {
    const game = openGame(square);
    await game.showSearch();
    game.showAt(20);
    const there = symbolsOf(game);
    game.stepShow(5);
    expect(symbolsOf(game)).not.toEqual(there);
    game.stepShow(-5);
    expect([game.showing.state.at, symbolsOf(game)]).toEqual([20, there]);
    game.showAt(-7);
    expect([game.showing.state.at, symbolsOf(game)]).toEqual([0, [...game.state.session.puzzle.symbols]]);
  });

  test('brings the layer it acts on into focus both ways, unless it is too fast to be followed', async () => {
    const time = new FakeTime();
    const game = openGame(cube, { time });
    await game.showSearch();
    const isThere = (): boolean => {
      const { layout, cursor, show } = game.state;
      return layout.boardOf(cursor) === layout.boardOf(show?.fresh ?? cursor);
    };
    for (const by of [1, 4, 7, -3, -5, 9]) {
      game.stepShow(by);
      expect([by, isThere()]).toEqual([by, true]);
    }
    const boards = new Set<number>();
    game.subscribe(() => boards.add(game.state.layout.boardOf(game.state.cursor)));
    game.showAt(0);
    game.setSpeed(50);
    game.playShow(true);
    time.pass(10_000);
    expect(boards.size).toBe(1);
  });
});

describe('the path by logic', () => {
  test('shows each step before it is taken, brings its layer into focus, and ends solved', async () => {
    const game = openGame(cube);
    await game.showPath();
    const { frames } = game.showing.state;
    expect(game.showing.state).toMatchObject({ at: 1, playing: false, growing: false });
    const [first] = frames[0].step?.placements ?? [];
    expect([game.state.show?.step, symbolsOf(game)[first.cell]]).toEqual([frames[0].step, 0]);
    const { layout, cursor } = game.state;
    expect(layout.boardOf(cursor)).toBe(layout.boardOf(first.cell));
    game.showAt(2);
    expect(symbolsOf(game)[first.cell]).toBe(first.symbol);
    game.showAt(frames.length);
    expect(symbolsOf(game)).toEqual(await solutionOf(cube));
  });

  test('of a game with wrong entries names them instead, and there is a way back', async () => {
    const game = openGame(square);
    await game.study();
    const solution = game.state.solution?.symbols ?? [];
    game.selectCell(2);
    game.writeSymbol((solution[2] % 9) + 1);
    await game.showPath();
    expect(game.state).toMatchObject({
      show: undefined,
      hint: { kind: 'message', text: 'Something is wrong at r1c3.', cells: [2] },
    });
    game.returnToCorrect();
    await game.showPath();
    expect(game.state.show?.kind).toBe('path');
  });

  test('leaves the game and the cursor as they were', async () => {
    const game = openGame(cube);
    game.selectCell(63);
    game.writeSymbol(1);
    const { selection, cursor, session } = game.state;
    const before = session.save();
    await game.showPath();
    game.stopShow();
    expect(game.state).toMatchObject({ selection, cursor, show: undefined });
    expect(game.state.session.save()).toEqual(before);
  });

  test('that is still being found ends with the show, and nothing comes after it', async () => {
    const { solver, signals } = createSilentSolver();
    const game = openGame(cube, { solver });
    void game.showPath();
    expect(game.showing.state).toMatchObject({ kind: 'path', growing: true });
    game.stopShow();
    expect([signals[0].aborted, game.showing.state.kind]).toEqual([true, undefined]);
  });

  test('whose worker fails before the first step gives the boards back and says so', async () => {
    const walkPath = (): (() => Promise<never>) => () => Promise.reject(new Error('gone'));
    const game = openGame(cube, { solver: { ...readySolver, walkPath } });
    await game.showPath();
    expect([game.showing.state.kind, game.state.show]).toEqual([undefined, undefined]);
    expect(game.state.notice).toContain('try again');
  });

  test('whose worker fails on the way keeps what was found and says so', async () => {
    const walkPath: Solver['walkPath'] = (...question) => {
      const walk = readySolver.walkPath?.(...question);
      let stretches = 0;
      return async () => {
        if (!walk || stretches++ > 0) throw new Error('gone');
        return { ...(await walk(3)), done: false };
      };
    };
    const game = openGame(cube, { solver: { ...readySolver, walkPath } });
    await game.showPath();
    expect(game.showing.state).toMatchObject({ kind: 'path', growing: false });
    expect([game.showing.state.frames.length, game.state.notice]).toEqual([
      3,
      expect.stringContaining('try again'),
    ]);
  });
});

test('a replay goes over the entries of the player, without what was taken back', () => {
  const game = openGame(square);
  game.writeSymbol(9);
  game.undo();
  for (const [cell, symbol] of [
    [2, 4],
    [3, 6],
  ]) {
    game.selectCell(cell);
    game.writeSymbol(symbol);
  }
  game.showReplay();
  expect(game.showing.state.frames).toEqual([
    { cell: 2, symbol: 4 },
    { cell: 3, symbol: 6 },
  ]);
});

test('nothing is written while something is shown', async () => {
  const game = openGame(square);
  await game.showSearch();
  game.writeSymbol(4);
  game.hoverCell(9);
  expect([game.state.session.openCells, game.state.hover]).toEqual([51, undefined]);
});

test('a replay brings the layer of every entry into the large board, both ways, and marks the cell', () => {
  const game = openGame(cube);
  const { session, layout } = game.state;
  const blanks = [...session.symbols].flatMap((symbol, cell) => (symbol === 0 ? [cell] : []));
  const entered = [blanks[0], blanks[blanks.length - 1], blanks[1]];
  for (const cell of entered) {
    game.selectCell(cell);
    game.writeSymbol(1);
  }
  game.showReplay();
  game.playShow(false);
  for (const at of [1, 2, 3, 2, 1]) {
    game.showAt(at);
    const { show, cursor } = game.state;
    expect(show?.fresh).toBe(entered[at - 1]);
    expect(layout.boardOf(cursor)).toBe(layout.boardOf(entered[at - 1]));
  }
});
