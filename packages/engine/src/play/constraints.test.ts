/** Games on boards whose rule has constraints beside its houses. */
import { expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import fc from '../base/property.testkit.js';
import { expectOk } from '../base/result.js';
import { findConflicts } from '../board/conflicts.js';
import { emptyPuzzle } from '../board/puzzle.js';
import { peersOf } from '../shape/peers.js';
import { parseShape } from '../shape/shapes.js';
import { Session } from './session.js';

const rule = (base: string, ...constraints: object[]) =>
  expectOk(parseShape(JSON.stringify({ base, constraints })));
const start = (base: string, ...constraints: object[]) =>
  Session.start(emptyPuzzle(rule(base, ...constraints)));

test('a wrong symbol in a cage shows its conflict, and undo removes it', () => {
  const session = start('3x3', { kind: 'killer', cells: [0, 10], sum: 17 });
  expectOk(session.enter([0], 9));
  expect(session.conflictCount).toBe(0);
  expect(expectOk(session.enter([10], 7))).toEqual(expect.arrayContaining([0, 10]));
  expect([session.inConflict(0), session.inConflict(10), session.conflictCount]).toEqual([true, true, 2]);
  expect([session.conflictHousesOf(10), session.conflictConstraintsOf(10)]).toEqual([[], [0]]);
  expect(session.brokenConstraints()).toEqual([0]);
  expect(session.undo()).toEqual(expect.arrayContaining([0, 10]));
  expect([session.conflictCount, session.conflictConstraintsOf(0)]).toEqual([0, []]);
  session.redo();
  expect(session.conflictCount).toBe(2);
  expectOk(session.enter([10], 8));
  expect(session.conflictCount).toBe(0);
});

test('a constraint that makes a house is broken with it', () => {
  const session = start('3x3', { kind: 'even', cells: [80] }, { kind: 'diagonal', direction: [1, 1] });
  expectOk(session.enter([0, 40], 5));
  expect(session.brokenConstraints()).toEqual([1]);
  session.undo();
  expect(session.brokenConstraints()).toEqual([]);
});

test('a full board that breaks a constraint is not solved', () => {
  const latin = [1, 2, 2, 1];
  const fill = (...constraints: object[]): Session => {
    const session = start('latin:2^2', ...constraints);
    for (const [cell, symbol] of latin.entries()) expectOk(session.enter([cell], symbol));
    return session;
  };
  expect(fill({ kind: 'greater', cells: [1, 0] }).isSolved).toBe(true);
  expect(fill({ kind: 'greater', cells: [0, 1] }).isSolved).toBe(false);
});

test('candidates and notes know cells that must differ and what a single cell may hold', () => {
  const session = start('3x3', { kind: 'anti-knight' }, { kind: 'odd', cells: [80] });
  expectOk(session.toggleNote([37, 40], 5, 'corner'));
  expectOk(session.enter([20], 5, { tidiesNotes: true }));
  expect([session.notesOf(37, 'corner'), session.notesOf(40, 'corner')]).toEqual([[], [5]]);
  expect([session.isCandidate(37, 5), session.isCandidate(40, 5)]).toEqual([false, true]);
  expect(session.candidatesOf(80)).toEqual([1, 3, 5, 7, 9]);
});

const crowded = [
  ['2x2', { kind: 'killer', cells: [0, 1, 6], sum: 7 }, { kind: 'anti-king' }, { kind: 'even', cells: [5] }],
  ['2x2', { kind: 'arrow', circle: [0], cells: [1, 6] }, { kind: 'renban', cells: [8, 13, 10] }],
  ['2x2', { kind: 'diagonal', direction: [1, 1] }, { kind: 'killer', cells: [0, 5, 10, 15], sum: 10 }],
  ['4^3', { kind: 'anti-knight' }, { kind: 'thermo', cells: [0, 1, 22] }, { kind: 'non-consecutive' }],
] as const;

test('conflicts and candidates are those of a recount, whatever is entered, cleared and undone', () => {
  const move = fc.record({ cell: fc.nat(63), symbol: fc.nat(3), undoes: fc.nat(4) });
  fc.assert(
    fc.property(
      fc.constantFrom(...crowded),
      fc.array(move, { maxLength: 40 }),
      ([base, ...demands], moves) => {
        const session = start(base, ...demands);
        const { shape } = session;
        for (const { cell, symbol, undoes } of moves) {
          if (undoes === 0) session.undo();
          else session.enter([cell % shape.cellCount], symbol + 1);
        }
        const broken = new Map<number, Set<number>>();
        const inConflict = new Set<number>();
        const all = new Set<number>();
        for (const conflict of findConflicts(session)) {
          if (conflict.kind === 'constraint') all.add(conflict.constraint);
          else
            for (const [index, { houses }] of shape.constraints.entries())
              if (houses.includes(conflict.house)) all.add(index);
          for (const cell of conflict.cells) {
            inConflict.add(cell);
            if (conflict.kind === 'constraint')
              broken.set(cell, (broken.get(cell) ?? new Set()).add(conflict.constraint));
          }
        }
        expect(session.conflictCount).toBe(inConflict.size);
        expect(session.brokenConstraints()).toEqual([...all].sort((a, b) => a - b));
        for (let cell = 0; cell < shape.cellCount; cell++) {
          expect(session.inConflict(cell)).toBe(inConflict.has(cell));
          expect(session.conflictConstraintsOf(cell)).toEqual(
            [...(broken.get(cell) ?? [])].sort((a, b) => a - b),
          );
          if (session.symbols[cell] !== 0) continue;
          const taken = new Set([...peersOf(shape, cell)].map(peer => session.symbols[peer]));
          for (const symbol of session.candidatesOf(cell)) expect(taken.has(symbol)).toBe(false);
        }
      },
    ),
    { numRuns: campaign(60, 1000) },
  );
});
