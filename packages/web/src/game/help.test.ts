/** Hints, checks, and what is found out of a puzzle beside the game. */
import { blank, expectOk, instantGrid, makeSymbolText, parseShape } from '@hyperdoku/engine';
import { describe, expect, test } from 'vitest';
import { createSilentSolver, cube, FakeTime, openGame, press, readySolver, square } from './game.testkit.js';
import type { GameOptions } from './options.js';
import type { Solver } from './solver.js';

/** Lets promises that are kept already be heard. */
const settle = (): Promise<void> => new Promise(done => setTimeout(done));

const sparse = `2x2:1${'.'.repeat(15)}`;

describe('a hint', () => {
  test('says more each time it is asked for, is counted once, and does its step', async () => {
    const game = openGame(cube);
    await game.askHint();
    expect(game.state.hint).toMatchObject({ kind: 'step', strength: 1 });
    await game.askHint();
    await game.askHint();
    await game.askHint();
    expect(game.state.hint).toMatchObject({ kind: 'step', strength: 3 });
    game.applyHint();
    expect(game.state.hint).toBeUndefined();
    expect([game.state.session.openCells, game.state.session.hintsUsed]).toEqual([49, 1]);
  });

  test('points at a mistake before anything else', async () => {
    const game = openGame(square);
    await game.study();
    game.writeSymbol(1);
    await game.askHint();
    expect(game.state.hint).toMatchObject({
      kind: 'message',
      text: 'Something is wrong at r1c3.',
      cells: [2],
    });
  });

  test('brings a mistake of another layer before the player', async () => {
    const game = openGame(cube);
    await game.study();
    const wrong = Array.from(game.state.session.symbols).indexOf(blank);
    const right = game.state.solution?.symbols[wrong] ?? 0;
    game.selectCell(wrong);
    game.writeSymbol(1 + (right % 4));
    game.moveDepth(1);
    expect(game.state.layout.boardOf(game.state.cursor)).not.toBe(game.state.layout.boardOf(wrong));
    await game.askHint();
    expect(game.state.cursor).toBe(wrong);
  });

  test('that comes when the player has gone on is not shown', async () => {
    let answer = (): void => {};
    const late: Solver['hint'] = async (question, signal) => {
      await new Promise<void>(done => {
        answer = done;
      });
      return (await readySolver.hint?.(question, signal)) as never;
    };
    const game = openGame(square, { solver: { ...readySolver, hint: late } });
    const asked = game.askHint();
    expect(game.state.hint).toEqual({ kind: 'asking' });
    game.writeSymbol(4);
    answer();
    await asked;
    expect([game.state.hint, game.state.session.hintsUsed]).toEqual([undefined, 0]);
  });

  test('goes first when things are put away', async () => {
    const game = openGame(square);
    game.toggleXray(5);
    await game.askHint();
    game.putAway();
    expect([game.state.hint, game.state.xray]).toEqual([undefined, 5]);
    game.putAway();
    expect(game.state.xray).toBeUndefined();
  });

  test('that is put away is not worked on any longer', () => {
    const { solver, signals } = createSilentSolver();
    const game = openGame(square, { solver });
    void game.askHint();
    game.dropHint();
    expect([signals.length, signals[0].aborted, game.state.hint]).toEqual([1, true, undefined]);
  });

  describe('rests on there being one solution', () => {
    /** What the solver was told of it, after a while. */
    async function toldUnique(
      text: string,
      options: Partial<GameOptions> = {},
    ): Promise<boolean | undefined> {
      let told: boolean | undefined;
      const hint: Solver['hint'] = async (question, signal) => {
        told = question.unique;
        return (await readySolver.hint?.(question, signal)) as never;
      };
      const time = new FakeTime();
      const game = openGame(text, { time, ...options, solver: { ...readySolver, ...options.solver, hint } });
      void game.study();
      time.pass(1000);
      await settle();
      await game.askHint();
      return told;
    }

    test('once that is proved', async () => {
      expect(await toldUnique(square)).toBe(true);
    });
    test('not where there are many, or nothing is proved', async () => {
      expect(await toldUnique(sparse)).toBe(false);
      expect(await toldUnique(square, { solver: createSilentSolver().solver })).toBe(false);
    });
    test('not while a puzzle is being set: what is proved is about all that is entered', async () => {
      expect(await toldUnique(square, { setting: true })).toBe(false);
    });
  });

  test('is not offered where nobody can find one', async () => {
    const game = openGame(square, { solver: { prove: readySolver.prove } });
    await game.askHint();
    expect(game.state.hint).toBeUndefined();
  });

  test('whose worker fails says so', async () => {
    const hint = (): Promise<never> => Promise.reject(new Error('gone'));
    const game = openGame(square, { solver: { ...readySolver, hint } });
    await game.askHint();
    expect(game.state.hint).toMatchObject({ kind: 'message', text: expect.stringContaining('try again') });
  });
});

describe('a study', () => {
  test('finds the solution and the grade once, and both are worth keeping', async () => {
    let proofs = 0;
    const prove: Solver['prove'] = (...question) => {
      proofs++;
      return readySolver.prove(...question);
    };
    const game = openGame(square, { solver: { ...readySolver, prove } });
    const kept: boolean[] = [];
    game.subscribe(({ isLasting }) => kept.push(isLasting));
    await Promise.all([game.study(), game.study()]);
    expect(game.state).toMatchObject({ proof: 'unique', grade: { status: 'graded' } });
    expect([proofs, kept]).toEqual([1, [true, true]]);
  });

  test('lets entries be checked; before it, nothing is marked and it is said why', async () => {
    const game = openGame(square);
    game.writeSymbol(1);
    expect(game.check()).toBeUndefined();
    expect(game.state.notice).toMatch(/still being worked out/);
    await game.study();
    expect([game.check(), [...game.state.wrong]]).toEqual([[2], [2]]);
    game.writeSymbol(4);
    expect([game.state.wrong.size, game.check()]).toEqual([0, []]);
  });

  test('of a puzzle with many solutions leaves nothing to compare with', async () => {
    const game = openGame(`2x2:${'.'.repeat(16)}`);
    await game.study();
    expect([game.state.proof, game.state.solution, game.check()]).toEqual(['many', undefined, undefined]);
  });

  test('that fails says so, and the next check asks again', async () => {
    let isDown = true;
    const prove: Solver['prove'] = (...question) =>
      isDown ? Promise.reject(new Error('gone')) : readySolver.prove(...question);
    const game = openGame(square, { solver: { ...readySolver, prove } });
    await game.study();
    expect(game.state).toMatchObject({ proof: 'failed', notice: expect.stringContaining('stopped') });
    isDown = false;
    expect(game.check()).toBeUndefined();
    expect(game.state).toMatchObject({
      proof: 'asking',
      notice: expect.stringContaining('still being worked out'),
    });
    await game.study();
    expect([game.state.proof, game.check()]).toEqual(['unique', []]);
  });

  test('that fails to grade leaves the solution, and can be asked again for the grade alone', async () => {
    let proofs = 0;
    const prove: Solver['prove'] = (...question) => {
      proofs++;
      return readySolver.prove(...question);
    };
    let isDown = true;
    const grade: Solver['grade'] = async (...question) => {
      if (isDown) throw new Error('gone');
      return (await readySolver.grade?.(...question)) as never;
    };
    const game = openGame(square, { solver: { ...readySolver, prove, grade } });
    await game.study();
    expect(game.state).toMatchObject({ proof: 'unique', gradeFailed: true, grade: undefined });
    isDown = false;
    await game.study();
    expect(game.state).toMatchObject({ gradeFailed: false, grade: { status: 'graded' } });
    expect(proofs).toBe(1);
  });

  test('of a large board waits with the grade until the player rests', async () => {
    const time = new FakeTime();
    const symbols = instantGrid(expectOk(parseShape('2x2x2x2'))) as Uint8Array;
    let grades = 0;
    const grade: Solver['grade'] = async () => {
      grades++;
      return { ok: true, value: { status: 'stuck', open: 2 } };
    };
    const prove: Solver['prove'] = async () => ({ ok: true, value: { status: 'unique', solution: symbols } });
    const clues = Array.from(symbols, (symbol, cell) => (cell < 2 ? '.' : makeSymbolText(symbol, 16))).join(
      '',
    );
    const game = openGame(`2x2x2x2:${clues}`, { time, solver: { ...readySolver, prove, grade } });
    const studied = game.study();
    const pass = async (milliseconds: number): Promise<void> => {
      await settle();
      time.pass(milliseconds);
    };
    await pass(1500);
    press(game, 'ArrowRight');
    await pass(1500);
    expect(grades).toBe(0);
    await pass(2000);
    await studied;
    expect([grades, game.state.grade]).toEqual([1, { status: 'stuck', open: 2 }]);
  });

  test('of a puzzle that is being set begins again when it failed, if it is asked to', async () => {
    const time = new FakeTime();
    let isDown = true;
    const prove: Solver['prove'] = (...question) =>
      isDown ? Promise.reject(new Error('gone')) : readySolver.prove(...question);
    const game = openGame(sparse, { setting: true, time, solver: { ...readySolver, prove } });
    const pass = async (): Promise<string> => {
      time.pass(1000);
      await settle();
      return game.state.proof;
    };
    void game.study();
    expect(await pass()).toBe('failed');
    expect(await pass()).toBe('failed');
    isDown = false;
    void game.study();
    expect(await pass()).toBe('many');
  });

  test('of a puzzle that is being set begins again after every change, when the setter rests', async () => {
    const time = new FakeTime();
    const game = openGame(sparse, { setting: true, time });
    void game.study();
    expect(game.state.proof).toBe('asking');
    time.pass(1000);
    await settle();
    expect(game.state.proof).toBe('many');
    expect(game.state.differing.length).toBeGreaterThan(0);
    game.writeSymbol(3);
    expect(game.state).toMatchObject({ proof: 'asking', differing: [] });
    time.pass(100);
    await settle();
    expect(game.state.proof).toBe('asking');
    time.pass(1000);
    await settle();
    expect(game.state.proof).not.toBe('asking');
  });

  test('ends with the game', () => {
    const { solver, signals } = createSilentSolver();
    let isEnded = false;
    const time = new FakeTime();
    const end = (): void => {
      isEnded = true;
    };
    const game = openGame(square, { solver: { ...solver, end }, time });
    void game.study();
    void game.askHint();
    void game.showPath();
    game.notify('Something.');
    const unwatch = game.clock.watch();
    game.close();
    unwatch();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
    expect([isEnded, time.waiting]).toEqual([true, 0]);
  });
});

describe('the clock', () => {
  test('runs while the game is watched and seen, neither paused nor over, and nothing is shown', async () => {
    const time = new FakeTime();
    const game = openGame(square, { time });
    const secondsAfter = (act: () => unknown): number => {
      act();
      time.pass(5000);
      return game.clock.state;
    };
    expect(secondsAfter(() => {})).toBe(0);
    let unwatch = game.clock.watch();
    expect(secondsAfter(() => {})).toBe(5);
    expect(secondsAfter(() => game.togglePause())).toBe(5);
    expect(secondsAfter(() => game.togglePause())).toBe(10);
    expect(
      secondsAfter(() => {
        time.isPageSeen = false;
      }),
    ).toBe(10);
    time.isPageSeen = true;
    expect(secondsAfter(() => unwatch())).toBe(10);
    unwatch = game.clock.watch();
    expect(secondsAfter(() => game.showReplay())).toBe(10);
    game.stopShow();
    await game.study();
    expect(secondsAfter(() => game.giveUp())).toBe(10);
    unwatch();
  });
});

test('keys ask for help as buttons do', async () => {
  const game = openGame(square);
  await game.study();
  press(game, '1', 'k');
  expect([...game.state.wrong]).toEqual([2]);
  press(game, 'n');
  expect(game.state.said).toBe('Notes filled with all candidates.');
});
