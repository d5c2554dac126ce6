import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import fc from '../base/property.testkit.js';
import { expectOk } from '../base/result.js';
import { candidatesOf } from '../board/candidates.js';
import { findConflicts } from '../board/conflicts.js';
import { createGrid } from '../board/grid.js';
import { asSolution, emptyPuzzle } from '../board/puzzle.js';
import { deduceSteps } from '../logic/deduce.js';
import { ladderUpTo } from '../logic/ladder.js';
import { Position } from '../logic/position.js';
import { makeStep } from '../logic/step.js';
import { nextStep } from '../logic/technique.js';
import { peersOf } from '../shape/peers.js';
import { parseShape } from '../shape/shapes.js';
import { noteKinds } from './planes.js';
import { anyGame, lookAt, playGame, press, presses, readPuzzle, someGame } from './play.testkit.js';
import { replayEntries } from './replay.js';
import { sealSave } from './savedSession.js';
import { Session } from './session.js';

const shidoku = '2x2:1...............';
const start = (text = shidoku): Session => Session.start(readPuzzle(text));
const codeOf = (result: ReturnType<Session['clear']>) => (result.ok ? 'fine' : result.problem.code);
const strike = (cell: number, symbol: number) =>
  makeStep({ technique: 'naked-pair', eliminations: [{ cell, symbol }] });

test('a game that somebody has begun elsewhere is taken over in one action', () => {
  const session = start();
  const entries = expectOk(createGrid(session.shape, [4, 2, ...Array(14).fill(0)]));
  const candidates = candidatesOf(entries);
  expect(session.takeOver({ entries, candidates }).ok).toBe(true);
  expect([session.symbols[0], session.symbols[1], session.notesOf(2, 'centre')]).toEqual([1, 2, [1, 3]]);
  expect(session.log).toHaveLength(1);
  const again = expectOk(Session.restore(session.save()));
  expect(lookAt(again)).toEqual(lookAt(session));
  session.undo();
  expect(lookAt(session)).toEqual(lookAt(start()));
});

describe('whatever is pressed', () => {
  test('undoing shows every earlier board again, redoing every later one', () => {
    fc.assert(
      fc.property(anyGame(), ([spec, seed, keys]) => {
        const { puzzle, solution } = someGame(spec, seed);
        const session = Session.start(puzzle);
        const boards = [lookAt(session)];
        for (const key of keys) {
          press(session, solution, key, false);
          if (session.position === boards.length) boards.push(lookAt(session));
        }
        expect(session.position).toBe(boards.length - 1);
        for (let at = boards.length - 2; at >= 0; at--) {
          expect(session.undo()).not.toHaveLength(0);
          expect(lookAt(session)).toEqual(boards[at]);
        }
        expect([session.undo(), session.canUndo]).toEqual([undefined, false]);
        for (const board of boards.slice(1)) {
          expect(session.redo()).not.toHaveLength(0);
          expect(lookAt(session)).toEqual(board);
        }
        expect([session.redo(), session.canRedo]).toEqual([undefined, false]);
      }),
      { numRuns: campaign(25, 1000) },
    );
  });

  test('conflicts and counts are those of a recount', () => {
    fc.assert(
      fc.property(anyGame(40), ([spec, seed, keys]) => {
        const { session } = playGame(spec, seed, keys);
        const inConflict = new Set<number>();
        const houses = new Map<number, Set<number>>();
        for (const conflict of findConflicts(session))
          for (const cell of conflict.cells) {
            inConflict.add(cell);
            if (conflict.kind === 'house')
              houses.set(cell, (houses.get(cell) ?? new Set()).add(conflict.house));
          }
        expect(session.conflictCount).toBe(inConflict.size);
        for (let cell = 0; cell < session.shape.cellCount; cell++) {
          expect(session.inConflict(cell)).toBe(inConflict.has(cell));
          expect(session.conflictHousesOf(cell)).toEqual([...(houses.get(cell) ?? [])].sort((a, b) => a - b));
        }
        const symbols = [...session.symbols];
        expect(session.openCells).toBe(symbols.filter(symbol => symbol === 0).length);
        for (let symbol = 1; symbol <= session.shape.symbols; symbol++)
          expect(session.countPlaced(symbol)).toBe(symbols.filter(other => other === symbol).length);
      }),
      { numRuns: campaign(25, 1000) },
    );
  });

  test('every cell that looks different is returned', () => {
    fc.assert(
      fc.property(anyGame(15), ([spec, seed, keys]) => {
        const { session } = playGame(spec, seed, keys);
        for (const travel of [() => session.undo(), () => session.redo()]) {
          const before = lookAt(session);
          const touched = new Set(travel());
          const after = lookAt(session);
          for (let cell = 0; cell < session.shape.cellCount; cell++) {
            // The houses of a conflict, which come last, may change while a cell stays in conflict.
            const looks = [before, after].map(board => [board.symbols[cell], board.cells[cell].slice(0, -1)]);
            if (!touched.has(cell)) expect(looks[0]).toEqual(looks[1]);
          }
        }
      }),
      { numRuns: campaign(25, 1000) },
    );
  });

  test('clues stay, have no notes, and nothing is struck from them', () => {
    fc.assert(
      fc.property(anyGame(), ([spec, seed, keys]) => {
        const { session } = playGame(spec, seed, keys);
        for (let cell = 0; cell < session.shape.cellCount; cell++) {
          if (!session.isClue(cell)) continue;
          expect(session.symbols[cell]).toBe(session.puzzle.symbols[cell]);
          expect([session.hasNotes(cell), session.struckOf(cell)]).toEqual([false, []]);
        }
      }),
      { numRuns: campaign(25, 1000) },
    );
  });

  test('filled notes are the candidates, and these are what no peer holds and no step struck', () => {
    fc.assert(
      fc.property(anyGame(), fc.constantFrom(...noteKinds), ([spec, seed, keys], kind) => {
        const { session } = playGame(spec, seed, keys);
        const { shape, symbols } = session;
        session.fillNotes(kind);
        for (let cell = 0; cell < shape.cellCount; cell++) {
          if (symbols[cell] !== 0) {
            expect(session.candidatesOf(cell)).toEqual([symbols[cell]]);
            continue;
          }
          const taken = new Set([...peersOf(shape, cell)].map(peer => symbols[peer]));
          for (const symbol of session.struckOf(cell)) taken.add(symbol);
          const free = Array.from({ length: shape.symbols }, (_, i) => i + 1).filter(s => !taken.has(s));
          expect(session.notesOf(cell, kind)).toEqual(free);
          expect(session.candidatesOf(cell)).toEqual(free);
        }
      }),
      { numRuns: campaign(25, 1000) },
    );
  });

  test('returning to any position shows its board, and undo brings the present back', () => {
    fc.assert(
      fc.property(anyGame(), fc.nat(), ([spec, seed, keys], choice) => {
        const { session } = playGame(spec, seed, keys);
        const position = choice % (session.log.length + 1);
        const present = lookAt(session);
        const there = expectOk(Session.restore(sealSave({ ...session.save(), position })));
        const touched = expectOk(session.returnTo(position));
        expect(lookAt(session)).toEqual(lookAt(there));
        if (touched.length > 0) session.undo();
        expect(lookAt(session)).toEqual(present);
      }),
      { numRuns: campaign(25, 1000) },
    );
  });

  test('a checkpoint shows the board it was set on, for ever', () => {
    fc.assert(
      fc.property(anyGame(), presses(), presses(), ([spec, seed, keys], more, others) => {
        const { session, solution } = playGame(spec, seed, keys);
        const marked = lookAt(session);
        const checkpoint = expectOk(session.addCheckpoint('here'));
        for (const key of more) press(session, solution, key);
        while (session.undo());
        for (const key of others) press(session, solution, key);
        expectOk(session.returnToCheckpoint(checkpoint));
        expect(lookAt(session)).toEqual(marked);
      }),
      { numRuns: campaign(25, 1000) },
    );
  });

  test('the last correct position has no wrong entry, and every later one has', () => {
    fc.assert(
      fc.property(anyGame(), ([spec, seed, keys]) => {
        const { session, solution } = playGame(spec, seed, keys);
        const last = session.lastCorrect(solution);
        for (let position = session.position; position >= last; position--) {
          expect(session.wrongCells(solution).length === 0).toBe(position === last);
          session.undo();
        }
      }),
      { numRuns: campaign(25, 1000) },
    );
  });

  test('a replay of the entries ends with the board', () => {
    fc.assert(
      fc.property(anyGame(), ([spec, seed, keys]) => {
        const { session } = playGame(spec, seed, keys);
        const symbols = [...session.puzzle.symbols];
        let clock = 0;
        for (const { at, cell, symbol } of replayEntries(session)) {
          expect(at).toBeGreaterThanOrEqual(clock);
          clock = at;
          symbols[cell] = symbol;
        }
        expect(symbols).toEqual([...session.symbols]);
      }),
      { numRuns: campaign(25, 1000) },
    );
  });
});

describe('entries', () => {
  test('are made, replaced, and cleared when all the cells have them', () => {
    const session = start();
    expect(session.enter([1, 6], 3)).toEqual({ ok: true, value: [1, 6] });
    expect(session.enter([1], 4)).toEqual({ ok: true, value: [1] });
    expectOk(session.enter([1, 6], 3));
    expectOk(session.enter([1, 6], 3));
    expect([session.symbols[1], session.symbols[6]]).toEqual([0, 0]);
    expect(session.log.map(({ kind }) => kind)).toEqual(['enter', 'enter', 'enter', 'clear']);
  });
  test('leave clues among the cells alone, and are refused where there is nothing else', () => {
    const session = start();
    expect(session.enter([0, 1], 3)).toEqual({ ok: true, value: [1] });
    expect(session.symbols[0]).toBe(1);
    expect(session.enter([0], 3)).toMatchObject({
      ok: false,
      problem: { code: 'clue-locked', detail: 'cell', parameters: { cell: 'r1c1' }, cells: [0] },
    });
    expect(codeOf(session.toggleNote([0], 2, 'corner'))).toBe('clue-locked');
    expect(codeOf(session.clear([0]))).toBe('clue-locked');
    expect(codeOf(session.applyStep(strike(0, 2)))).toBe('clue-locked');
    expect(session.log).toHaveLength(1);
  });
  test('of nonsense are refused', () => {
    const session = start();
    for (const cell of [16, -1, 1.5, Number.NaN, undefined as never, '1' as never]) {
      expect(codeOf(session.enter([1, cell], 1))).toBe('cell-syntax');
      expect(codeOf(session.clear([cell]))).toBe('cell-syntax');
      expect(codeOf(session.toggleColour([cell], 1))).toBe('cell-syntax');
      expect(codeOf(session.applyStep(strike(cell, 1)))).toBe('cell-syntax');
    }
    for (const symbol of [0, 5, 1.5, Number.NaN]) {
      expect(codeOf(session.enter([1], symbol))).toBe('symbol-range');
      expect(codeOf(session.toggleNote([1], symbol, 'centre'))).toBe('symbol-range');
      expect(codeOf(session.applyStep(strike(1, symbol)))).toBe('symbol-range');
    }
    expect(codeOf(session.toggleColour([1], 9))).toBe('symbol-range');
    expect(codeOf(session.returnTo(1))).toBe('not-found');
    expect(codeOf(session.returnToCheckpoint({ name: '', action: '', at: 0 }))).toBe('not-found');
    expect(session.canUndo).toBe(false);
  });
  test('that conflict touch the cells they conflict with', () => {
    const session = start();
    expect(new Set(expectOk(session.enter([3], 1)))).toEqual(new Set([0, 3]));
    expect([session.inConflict(0), session.conflictCount, session.conflictHousesOf(3)]).toEqual([
      true,
      2,
      [0],
    ]);
    expect(new Set(session.undo())).toEqual(new Set([0, 3]));
    expect(session.conflictCount).toBe(0);
  });
  test('of no cells, or that change nothing, are no action', () => {
    const session = start();
    expect(session.enter([], 1)).toEqual({ ok: true, value: [] });
    expect(session.clear([5])).toEqual({ ok: true, value: [] });
    expect(session.clearNotes()).toEqual({ ok: true, value: [] });
    expect(session.reset()).toEqual({ ok: true, value: [] });
    expect(session.log).toHaveLength(0);
  });
});

describe('notes and colours', () => {
  test('are added where one lacks, else removed', () => {
    const session = start();
    session.toggleNote([1], 3, 'corner');
    session.toggleNote([1, 2], 3, 'corner');
    expect([session.notesOf(1, 'corner'), session.notesOf(2, 'corner')]).toEqual([[3], [3]]);
    session.toggleNote([1, 2], 3, 'corner');
    expect([session.hasNotes(1), session.hasNotes(2)]).toEqual([false, false]);
    session.toggleColour([0, 1], 8);
    session.toggleColour([0], 1);
    expect([session.coloursOf(0), session.coloursOf(1)]).toEqual([[1, 8], [8]]);
  });
  test('go to blank cells only, and stay under an entry', () => {
    const session = start();
    session.toggleNote([1, 2], 3, 'centre');
    session.enter([1], 2);
    expect(session.toggleNote([1], 4, 'centre')).toEqual({ ok: true, value: [] });
    session.clear([1, 2]);
    expect([session.symbols[1], session.notesOf(1, 'centre'), session.notesOf(2, 'centre')]).toEqual([
      0,
      [3],
      [3],
    ]);
  });
  test('of 64 symbols are all told apart', () => {
    const session = Session.start(emptyPuzzle(expectOk(parseShape('8x8'))));
    for (const symbol of [1, 31, 32, 33, 63, 64]) {
      session.toggleNote([7], symbol, 'corner');
      session.applyStep(strike(9, symbol));
    }
    expect(session.notesOf(7, 'corner')).toEqual([1, 31, 32, 33, 63, 64]);
    expect(session.struckOf(9)).toEqual([1, 31, 32, 33, 63, 64]);
    expect(session.candidatesOf(9)).toHaveLength(58);
  });
  test('are tidied with an entry, and come back when it is undone', () => {
    const session = start('2x2:................');
    session.fillNotes('corner');
    session.fillNotes('centre');
    const touched = expectOk(session.enter([0], 1, { tidiesNotes: true }));
    expect(new Set(touched)).toEqual(new Set([0, ...peersOf(session.shape, 0)]));
    expect([
      session.notesOf(1, 'corner'),
      session.notesOf(4, 'centre'),
      session.notesOf(15, 'corner'),
    ]).toEqual([
      [2, 3, 4],
      [2, 3, 4],
      [1, 2, 3, 4],
    ]);
    session.undo();
    expect(session.notesOf(1, 'corner')).toEqual([1, 2, 3, 4]);
  });
  test('are cleared after entries, colours after notes, and colours of clues too', () => {
    const session = start();
    session.toggleColour([0, 1], 2);
    session.toggleNote([1], 3, 'corner');
    session.enter([2], 4);
    session.clear([0, 1, 2]);
    expect([session.symbols[2], session.notesOf(1, 'corner')]).toEqual([0, [3]]);
    session.clear([0, 1, 2]);
    expect([session.notesOf(1, 'corner'), session.coloursOf(1)]).toEqual([[], [2]]);
    session.clear([0, 1, 2]);
    expect([session.coloursOf(0), session.coloursOf(1)]).toEqual([[], []]);
  });
});

describe('steps', () => {
  test.each([
    ['3x3', '3x3:.18........2...8356...9......4.876..1...2..4....4......26..9......7.8...5...4..18'],
    ['4^3', '4^3:...2................1......................1..4..3..............'],
    ['2x2x1', '2x2x1:..............4......................4...............13....2....'],
  ])('applied one by one solve a %s, and the position agrees all the way', async (_, text) => {
    const session = start(text);
    session.fillNotes('centre');
    const position = Position.of(session.puzzle);
    for await (const step of deduceSteps(position)) {
      expect(expectOk(session.applyStep(step, { tidiesNotes: true }))).not.toHaveLength(0);
      const seen = expectOk(session.toPosition());
      expect([seen.live, seen.symbols]).toEqual([position.live, position.symbols]);
      for (let cell = 0; cell < session.shape.cellCount; cell++)
        if (session.symbols[cell] === 0)
          expect(session.notesOf(cell, 'centre')).toEqual(position.candidatesOf(cell));
    }
    expect([session.isSolved, session.hintsUsed]).toEqual([true, 0]);
  });
  test('strike candidates out of the notes too', () => {
    const session = start();
    session.toggleNote([5], 3, 'corner');
    session.toggleNote([5], 3, 'centre');
    expect(session.applyStep(strike(5, 3))).toEqual({ ok: true, value: [5] });
    expect([session.hasNotes(5), session.struckOf(5), session.candidatesOf(5)]).toEqual([false, [3], [2, 4]]);
    expect(session.applyStep(strike(5, 3))).toEqual({ ok: true, value: [] });
    session.undo();
    expect([session.notesOf(5, 'corner'), session.struckOf(5)]).toEqual([[3], []]);
  });
  test('lose what they struck when an entry goes that was there before them, and only then', () => {
    const session = start();
    session.applyStep(strike(5, 3));
    session.enter([15], 2);
    session.applyStep(strike(6, 4));
    session.enter([10], 3);
    session.enter([10], 4);
    expect([session.struckOf(5), session.struckOf(6)]).toEqual([[3], [4]]);
    expect(new Set(expectOk(session.clear([15])))).toEqual(new Set([6, 15]));
    expect([session.struckOf(5), session.struckOf(6)]).toEqual([[3], []]);
    session.undo();
    expect(session.struckOf(6)).toEqual([4]);
  });
  test('never strike what is right once wrong entries are cleared, whatever was struck while they stood', async () => {
    const puzzle = readPuzzle(
      '3x3:..........952...3....1..92.6...4.3......13..5..7.2....82..5.4..1....8.9...4....5.',
    );
    const full = Position.of(puzzle);
    for await (const _ of deduceSteps(full));
    const ladder = ladderUpTo({ upTo: 'xy-wing' }).filter(({ name }) => !/single|full/.test(name));
    const move = fc.record({
      acts: fc.constantFrom('guess', 'right', 'clear', 'step', 'step', 'step'),
      cell: fc.nat(80),
      choice: fc.nat(8),
    });
    let struck = 0;
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), moves => {
        const session = Session.start(puzzle);
        for (const { acts, cell, choice } of moves) {
          const candidates = session.candidatesOf(cell);
          const guess = candidates[choice % candidates.length] ?? 1;
          if (acts === 'clear') session.clear([cell]);
          else if (acts !== 'step') session.enter([cell], acts === 'right' ? full.symbols[cell] : guess);
          else {
            const position = session.toPosition();
            const step = position.ok && nextStep(position.value, ladder);
            if (step) session.applyStep(step);
          }
        }
        const cells = Array.from({ length: 81 }, (_, cell) => cell);
        session.clear(cells.filter(cell => session.symbols[cell] !== full.symbols[cell]));
        for (const cell of cells) {
          struck += session.struckOf(cell).length;
          if (session.symbols[cell] === 0) expect(session.struckOf(cell)).not.toContain(full.symbols[cell]);
        }
      }),
      { numRuns: campaign(25, 1000) },
    );
    expect(struck).toBeGreaterThan(50);
  });
  test('are asked for only without conflicts', () => {
    const session = start();
    session.enter([1], 1);
    expect(session.toPosition()).toMatchObject({ ok: false, problem: { code: 'conflict', cells: [0, 1] } });
  });
});

describe('the end of a game', () => {
  const { puzzle, solution } = someGame('3x3', 5);
  test('comes with the last right entry', () => {
    const session = Session.start(puzzle);
    for (let cell = 0; cell < 81; cell++) {
      if (session.isClue(cell)) continue;
      expect(session.isSolved).toBe(false);
      session.enter([cell], solution.symbols[cell]);
    }
    expect([session.isSolved, session.gaveUp]).toEqual([true, false]);
  });
  test('comes by giving up, which is remembered even when it is undone', () => {
    const session = Session.start(puzzle);
    expectOk(session.giveUp(solution));
    expect([session.isSolved, session.log.length, session.wrongCells(solution)]).toEqual([true, 1, []]);
    session.undo();
    expect([session.isSolved, session.gaveUp, session.openCells > 0]).toEqual([false, true, true]);
    expect(expectOk(Session.restore(session.save())).gaveUp).toBe(true);
  });
  test('is not that of another puzzle', () => {
    const session = Session.start(puzzle);
    expect(codeOf(session.giveUp(someGame('2x2', 1).solution))).toBe('cell-count');
    const renamed = solution.symbols.slice().map(symbol => (symbol % 9) + 1);
    const other = expectOk(asSolution(expectOk(createGrid(puzzle.shape, renamed))));
    expect(codeOf(session.giveUp(other))).toBe('conflict');
    expect(session.gaveUp).toBe(false);
  });
  test('reset takes all away and undo gives it back', () => {
    const { session } = playGame('3x3', 5, []);
    session.enter([session.symbols.indexOf(0)], 4);
    session.toggleColour([3, 4], 2);
    session.fillNotes('corner');
    const board = lookAt(session);
    session.reset();
    expect(lookAt(session)).toEqual(lookAt(Session.start(session.puzzle)));
    session.undo();
    expect(lookAt(session)).toEqual(board);
  });
});

describe('checkpoints', () => {
  test('have names of their own and can be removed', () => {
    const session = start();
    const first = expectOk(session.addCheckpoint('start'));
    session.enter([1], 2);
    const second = expectOk(session.addCheckpoint('before the guess'));
    expect(session.checkpoints).toEqual([
      { name: 'start', action: '', at: 0 },
      { name: 'before the guess', action: session.log[0].id, at: 0 },
    ]);
    session.removeCheckpoint(first);
    expect(session.checkpoints).toEqual([second]);
  });
  test('keep a board that the log has lost', () => {
    const session = start();
    session.enter([1], 2);
    session.enter([2], 3);
    const checkpoint = expectOk(session.addCheckpoint('here'));
    session.undo();
    session.enter([2], 4);
    expect(session.checkpoints[0].state).toBeDefined();
    expect(new Set(expectOk(session.returnToCheckpoint(checkpoint)))).toEqual(new Set([2]));
    expect([session.symbols[1], session.symbols[2]]).toEqual([2, 3]);
    session.removeCheckpoint(checkpoint);
    expect(session.checkpoints).toEqual([]);
  });
});

test('ids are short and differ, in other sessions too', () => {
  const ids = [start(), start()].flatMap(session => {
    for (let i = 0; i < 100; i++) session.enter([1 + (i % 5)], 1 + (i % 4));
    return session.log.map(({ id }) => id);
  });
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(...ids.map(id => id.length))).toBe(8);
});

test('an entry on a board of 65,536 cells changes one place', () => {
  const session = Session.start(emptyPuzzle(expectOk(parseShape('2x2x2x2'))));
  for (let i = 0; i < 100; i++) session.enter([(i * 7919) % 65_536], 1 + (i % 16), { tidiesNotes: true });
  expect(session.log.every(({ changes }) => changes.length === 3)).toBe(true);
});
