/** Whatever is done to a session, its own reader takes what it saves. */
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import fc from '../base/property.testkit.js';
import { expectOk, type Result } from '../base/result.js';
import { type Solution, trustSolution } from '../board/puzzle.js';
import { makeStep } from '../logic/step.js';
import { sentenceOf } from '../words/sentences.testkit.js';
import { History } from './history.js';
import { maxActions, maxCheckpoints, maxIntegers, maxNameLength } from './limits.js';
import { mergeSaves } from './merge.js';
import { noteKinds } from './planes.js';
import { lookAt, readPuzzle, someGame } from './play.testkit.js';
import { parseSavedSession, type SavedSession, sealSave } from './savedSession.js';
import { Session } from './session.js';

const start = () => Session.start(readPuzzle('2x2:1...............'));

/** A value that a caller without types may pass where another is meant. */
const odd = fc.oneof(
  fc.integer({ min: -2, max: 20 }),
  fc.integer({ min: 1, max: 4 }),
  fc.double(),
  fc.constantFrom(-0, 2 ** 31, 2 ** 53, 1e300),
  fc.constantFrom<unknown>('3', '', null, undefined, true, 5n, Symbol('odd'), {}, [], () => 1, new Date(0)),
) as fc.Arbitrary<never>;
const cells = fc.oneof(fc.array(fc.nat(15), { maxLength: 4 }), fc.array(odd, { maxLength: 3 }));
const kind = fc.oneof(
  fc.constantFrom(...noteKinds),
  fc.constantFrom('nope', 'entry', 'colours', 'toString'),
  odd,
);
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('a'.repeat(64), 'a'.repeat(65), 'a'.repeat(maxNameLength), 'a'.repeat(maxNameLength + 1)),
  odd,
);

interface Odds {
  readonly call: number;
  readonly cells: readonly number[];
  readonly more: readonly number[];
  readonly symbol: number;
  readonly kind: never;
  readonly text: string;
}
const odds: fc.Arbitrary<Odds> = fc.record({
  call: fc.nat(16),
  cells,
  more: cells,
  symbol: odd,
  kind: kind as fc.Arbitrary<never>,
  text,
});

function callOddly(session: Session, solution: Solution, given: Odds): unknown {
  const { cells, more, symbol, kind, text } = given;
  const candidates = (some: readonly number[]) => some.map(cell => ({ cell, symbol }));
  const step = makeStep({
    technique: 'short-trial',
    placements: candidates(cells),
    eliminations: candidates(more),
  });
  const calls: readonly (() => unknown)[] = [
    () => session.enter(cells, symbol, { tidiesNotes: kind }),
    () => session.clear(cells),
    () => session.toggleNote(cells, symbol, kind),
    () => session.toggleColour(cells, symbol),
    () => session.fillNotes(kind),
    () => session.clearNotes(),
    () => session.applyStep(step, { tidiesNotes: kind }),
    () => session.giveUp(solution),
    () => session.giveUp(trustSolution(session.shape, Array(16).fill(symbol) as never)),
    () => session.reset(),
    () => session.undo(),
    () => session.redo(),
    () => session.returnTo(symbol),
    () => session.addCheckpoint(text),
    () => session.checkpoints[0] && session.returnToCheckpoint(session.checkpoints[0]),
    () => {
      session.elapsed = symbol;
    },
    () => {
      session.hintsUsed = symbol;
    },
  ];
  return calls[given.call]();
}

const throughJson = (saved: SavedSession): unknown => JSON.parse(JSON.stringify(saved));

test('odd calls make nothing that cannot be read again', () => {
  const { puzzle, solution } = someGame('2x2', 1);
  const ids = fc.oneof(
    fc.constant(undefined),
    text.map(id => () => id),
  );
  fc.assert(
    fc.property(
      fc.array(odds, { maxLength: 30 }),
      fc.array(odds, { maxLength: 10 }),
      ids,
      (first, then, ids) => {
        const session = Session.start(puzzle, ids && { ids });
        for (const call of first) callOddly(session, solution, call);
        const saved = session.save();
        const other = expectOk(Session.restore(expectOk(parseSavedSession(throughJson(saved)))));
        expect(lookAt(other)).toEqual(lookAt(session));
        for (const call of then) callOddly(other, solution, call);
        for (const call of then) callOddly(session, solution, call);
        const merged = mergeSaves(session.save(), other.save());
        expectOk(Session.restore(expectOk(parseSavedSession(throughJson(merged)))));
      },
    ),
    { numRuns: campaign(100, 20_000) },
  );
});

describe('a game that is full', () => {
  const sentenceAndNothingElse = (session: Session, call: () => Result<unknown>): string => {
    const before = [session.save(), lookAt(session)];
    const result = call();
    expect(result).toMatchObject({ ok: false, problem: { code: 'game-limit' } });
    expect([session.save(), lookAt(session)]).toEqual(before);
    return sentenceOf(result);
  };

  test('of checkpoints takes no more', () => {
    const session = start();
    for (let i = 0; i < maxCheckpoints; i++) expectOk(session.addCheckpoint(`${i}`));
    const refuse = () => session.addCheckpoint('one more');
    expect(sentenceAndNothingElse(session, refuse)).toContain('at most 1,000 checkpoints');
    expectOk(Session.restore(expectOk(parseSavedSession(session.save()))));
    session.removeCheckpoint(session.checkpoints[0]);
    expectOk(session.addCheckpoint('one more'));
  });
  test('takes no name that is too long, or none', () => {
    const session = start();
    for (const name of ['a'.repeat(maxNameLength + 1), 5 as never, undefined as never])
      expect(sentenceAndNothingElse(session, () => session.addCheckpoint(name))).toContain(
        '1,000 characters',
      );
  });
  test('of checkpoints on both sides keeps the latest when they are merged', () => {
    const [stored, mine] = [start(), start()];
    for (let i = 0; i < maxCheckpoints; i++) {
      stored.addCheckpoint(`stored ${i}`);
      if (i < 10) mine.addCheckpoint(`mine ${i}`);
    }
    const merged = expectOk(Session.restore(mergeSaves(stored.save(), mine.save())));
    expect(merged.checkpoints.length).toBe(maxCheckpoints);
    expect(merged.checkpoints.at(-1)?.name).toBe('mine 9');
    expect(merged.checkpoints[0].name).toBe('stored 10');
  });

  const emptyAction = (i: number) => ({ id: `${i}`, kind: 'enter', at: 0, changes: [] }) as const;
  const manyActions = (n: number, from = 0): SavedSession => {
    const { version: _, checksum: __, ...contents } = start().save();
    const log = Array.from({ length: n }, (_, i) => emptyAction(from + i));
    return sealSave({ ...contents, log, position: n });
  };
  /** A million takes a while to seal, so it is done once. */
  let almost: SavedSession | undefined;
  const almostFull = (): SavedSession => {
    almost ??= manyActions(maxActions - 1);
    return almost;
  };
  test('of actions takes no more, until some are undone', () => {
    const session = expectOk(Session.restore(almostFull()));
    expectOk(session.enter([1], 2));
    const result = session.enter([2], 3);
    expect(sentenceOf(result)).toContain('at most 1,000,000 actions');
    expect([session.symbols[1], session.symbols[2], session.log.length]).toEqual([2, 0, maxActions]);
    session.undo();
    expectOk(session.enter([2], 3));
    expect(session.log.length).toBe(maxActions);
  });
  test.runIf(campaign(0, 1))('of actions is not made fuller by a merge', () => {
    const [stored, mine] = [manyActions(2, maxActions), almostFull()];
    const merged = mergeSaves(stored, mine);
    expect([merged.log.length, merged.checksum]).toEqual([maxActions - 1, mine.checksum]);
  });
  test('of integers takes no more', () => {
    // The list has a length and nothing in it, or it would fill the memory.
    const history = new History([{ ...emptyAction(0), changes: new Array<number>(maxIntegers - 3) }]);
    const change = (id: number) => ({ ...emptyAction(id), changes: [8, 0, 1] });
    expectOk(history.add(change(1)));
    const refused = history.add(change(2));
    expect(refused).toMatchObject({ ok: false, problem: { code: 'game-limit', detail: 'integers' } });
    expect([history.position, history.log.length]).toEqual([2, 2]);
    history.back();
    expectOk(history.add(change(2)));
  });
});

test('a clock or a count gone wrong leaves the last good one', () => {
  const session = start();
  session.elapsed = 70.5;
  session.hintsUsed = 2;
  for (const nonsense of [
    Number.NaN,
    -1,
    Number.POSITIVE_INFINITY,
    2 ** 60,
    '5' as never,
    undefined as never,
  ]) {
    session.elapsed = nonsense;
    session.hintsUsed = nonsense;
    expect([session.elapsed, session.hintsUsed]).toEqual([70.5, 2]);
  }
  session.hintsUsed = 2.5;
  expect(session.hintsUsed).toBe(2);
});

test.each(['nope', 'entry', 'struck', 'constructor', '', undefined, 5])(
  'notes of the kind %s are refused',
  kind => {
    const session = start();
    for (const result of [session.toggleNote([2], 4, kind as never), session.fillNotes(kind as never)]) {
      expect(result).toMatchObject({ ok: false, problem: { code: 'symbol-range', detail: 'notes' } });
      expect(sentenceOf(result)).toContain('corner and centre');
    }
    expect(session.log).toEqual([]);
  },
);

test('ids that are no names, or taken, give way to others', () => {
  const given = ['same', 'same', '', 'a'.repeat(65), 5 as never, 'last'];
  const session = Session.start(readPuzzle('2x2:1...............'), { ids: () => given.shift() ?? 'same' });
  for (let i = 0; i < 8; i++) session.enter([1 + i], 1);
  const ids = session.log.map(({ id }) => id);
  expect([ids.length, new Set(ids).size, ids[0], ids[5]]).toEqual([8, 8, 'same', 'last']);
  expectOk(Session.restore(session.save()));
});
