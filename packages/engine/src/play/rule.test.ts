/** A puzzle that is being set: clues and constraints in one history. */
import { describe, expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { emptyPuzzle } from '../board/puzzle.js';
import type { ConstraintSpec } from '../shape/constraint.js';
import { parseShape } from '../shape/shapes.js';
import { english } from '../words/en/index.js';
import { mergeSaves } from './merge.js';
import { readPuzzle } from './play.testkit.js';
import { parseSavedSession, type SavedSession, sealSave } from './savedSession.js';
import { Session } from './session.js';
import { addTail, makeTail } from './tail.js';

const cage: ConstraintSpec = { kind: 'killer', cells: [0, 1], sum: 5 };
const even: ConstraintSpec = { kind: 'even', cells: [0] };

const start = (spec = '3x3'): Session => Session.start(emptyPuzzle(expectOk(parseShape(spec))));
const restore = (saved: SavedSession): Session =>
  expectOk(Session.restore(expectOk(parseSavedSession(JSON.parse(JSON.stringify(saved))))));

const look = (session: Session) => ({
  name: session.shape.name,
  symbols: [...session.symbols],
  conflicts: session.conflictCount,
});

test('constraints change the rule, and entries stay and are judged by it', () => {
  const session = start();
  expectOk(session.enter([0], 3));
  expectOk(session.enter([1], 3));
  expect(session.conflictCount).toBe(2);
  expectOk(session.enter([1], 4));
  expect(session.conflictCount).toBe(0);
  expect(expectOk(session.changeRule([cage]))).toHaveLength(81);
  expect(session.shape.constraints).toHaveLength(1);
  expect(session.puzzle.shape).toBe(session.shape);
  expect([session.symbols[0], session.symbols[1]]).toEqual([3, 4]);
  expect(session.inConflict(0)).toBe(true);
  expectOk(session.enter([1], 2));
  expect(session.conflictCount).toBe(0);
  expect(session.candidatesOf(9)).not.toContain(3);
});

test('undo and redo go through entries and constraints in one order', () => {
  const session = start('4^3');
  const past = [look(session)];
  const note = (): void => void past.push(look(session));
  expectOk(session.enter([5], 2));
  note();
  expectOk(session.changeRule([cage]));
  note();
  expectOk(session.enter([0], 1));
  note();
  expectOk(session.changeRule([even, { ...cage, sum: 6 }]));
  note();
  expectOk(session.changeRule([]));
  note();
  expect(session.shape.name).toBe('4^3');
  for (const before of past.slice(0, -1).reverse()) {
    session.undo();
    expect(look(session)).toEqual(before);
  }
  for (const after of past.slice(1)) {
    session.redo();
    expect(look(session)).toEqual(after);
  }
});

test('a constraint that cannot be is refused, and nothing is lost', () => {
  const session = start();
  expectOk(session.changeRule([cage]));
  const before = look(session);
  for (const [constraint, sentence] of [
    [{ kind: 'killer', cells: [2, 3], sum: 99 }, /cannot add up to 99/],
    [{ kind: 'thermo', cells: [2] }, /has 1 cell/],
    [{ kind: 'killer', cells: [2, 2], sum: 4 }, /names a cell twice/],
    [{ kind: 'clone', cells: [2, 3], others: [4] }, /they must be as many/],
  ] as const) {
    const refused = session.changeRule([cage, constraint as ConstraintSpec]);
    expect(refused.ok || english.problem(refused.problem)).toMatch(sentence);
    expect(refused.ok || english.problem(refused.problem)).toMatch(/^Constraint 2/);
  }
  expect(look(session)).toEqual(before);
  expect(session.log).toHaveLength(1);
  expect(expectOk(session.changeRule([cage]))).toEqual([]);
  expect(session.log).toHaveLength(1);
});

test('clues that break the rule refuse it', () => {
  const session = Session.start(readPuzzle(`2x2:3${'.'.repeat(15)}`));
  expect(session.changeRule([even]).ok).toBe(false);
  expect(session.changeRule([{ kind: 'odd', cells: [0] }]).ok).toBe(true);
});

test('back to the start, the rule is as it was at first', () => {
  const session = start();
  expectOk(session.changeRule([cage]));
  expectOk(session.enter([3], 7));
  const present = look(session);
  expectOk(session.reset());
  expect(look(session)).toEqual(look(start()));
  session.undo();
  expect(look(session)).toEqual(present);
});

describe('what is saved', () => {
  const edited = (): Session => {
    const session = start();
    expectOk(session.enter([5], 2));
    expectOk(session.changeRule([cage]));
    expectOk(session.changeRule([cage, even]));
    expectOk(session.enter([0], 4));
    session.undo();
    session.undo();
    return session;
  };

  test('comes back with its rule and its whole past', () => {
    const session = edited();
    const again = restore(session.save());
    expect(look(again)).toEqual(look(session));
    for (const one of [session, again]) while (one.redo());
    expect(look(again)).toEqual(look(session));
    expect(again.shape.constraints).toHaveLength(2);
    for (const one of [session, again]) while (one.undo());
    expect(look(again)).toEqual(look(session));
  });

  test('has version 3, and version 2 where no constraint was ever touched', () => {
    expect(edited().save().version).toBe(3);
    const plain = start();
    expectOk(plain.enter([0], 1));
    expect(plain.save().version).toBe(2);
  });

  test('is refused when an edit is damaged, or cannot have been made', () => {
    const { version: _, checksum: __, ...contents } = edited().save();
    const refusal = (edits: unknown): string => {
      const log = contents.log.map((action, i) => (i === 1 ? { ...action, edits } : action));
      const saved = sealSave({ ...contents, log } as never);
      const read = parseSavedSession(JSON.parse(JSON.stringify(saved)));
      const session = read.ok ? Session.restore(read.value) : read;
      return session.ok ? 'taken' : english.problem(session.problem);
    };
    expect(refusal([{ index: 0, after: cage }])).toBe('taken');
    expect(refusal([])).toMatch(/edits/);
    expect(refusal([{ index: 0, after: { kind: 'cheat' } }])).toMatch(/edits/);
    expect(refusal([{ after: cage }])).toMatch(/edits/);
    expect(refusal([{ index: 0 }])).toMatch(/edits/);
    expect(refusal([{ index: 3, after: cage }])).toMatch(/does not fit/);
    expect(refusal([{ index: 0, before: even, after: cage }])).toMatch(/does not fit/);
    expect(refusal([{ index: 0, after: { ...cage, sum: 99 } }])).toMatch(/cannot add up/);
    expect(refusal([{ index: 0, after: { ...cage, cells: [0, 500] } }])).toMatch(/no cell/);
    const saved = edited().save();
    const other = JSON.parse(JSON.stringify(saved).replace('"sum":5', '"sum":6'));
    expect(parseSavedSession(other)).toMatchObject({ ok: false, problem: { detail: 'damaged' } });
  });

  test('is refused when a constraint that was undone cannot be', () => {
    const { version: _, checksum: __, ...contents } = edited().save();
    const log = contents.log.map((action, i) =>
      i === 2
        ? { ...action, edits: [{ index: 1, after: { kind: 'killer' as const, cells: [2], sum: 99 } }] }
        : action,
    );
    expect(Session.restore(sealSave({ ...contents, log }))).toMatchObject({ ok: false });
  });

  test('is a tail that makes the whole game again', () => {
    const session = start();
    expectOk(session.changeRule([even]));
    const stored = session.save();
    expectOk(session.changeRule([even, cage]));
    const saved = session.save();
    expect(expectOk(addTail(stored, makeTail(stored, saved)))).toEqual(saved);
  });
});

describe('two tabs', () => {
  test('keep the constraints of both, each once', () => {
    const one = start();
    expectOk(one.changeRule([even]));
    const two = restore(one.save());
    expectOk(one.changeRule([even, cage]));
    expectOk(one.enter([5], 3));
    expectOk(two.changeRule([even, { kind: 'anti-knight' }]));
    expectOk(two.changeRule([even, { kind: 'anti-knight' }, cage]));
    const merged = restore(mergeSaves(one.save(), two.save()));
    expect(merged.constraints).toEqual([even, { kind: 'anti-knight' }, cage]);
    expect(merged.symbols[5]).toBe(3);
    while (merged.undo());
    expect(merged.shape.name).toBe('3x3');
  });

  test('a constraint that one has removed and the other has changed is there as changed', () => {
    const one = start();
    expectOk(one.changeRule([cage]));
    const two = restore(one.save());
    expectOk(one.changeRule([]));
    const other = { ...cage, sum: 7 };
    expectOk(two.changeRule([other]));
    expect(restore(mergeSaves(one.save(), two.save())).constraints).toEqual([other]);
  });
});
