import { describe, expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { countEach, countSteps } from '../base/steps.testkit.js';
import { emptyPuzzle } from '../board/puzzle.js';
import { peersOf } from '../shape/peers.js';
import { parseShape } from '../shape/shapes.js';
import { mergeSaves } from './merge.js';
import { asVersion1, readPuzzle } from './play.testkit.js';
import { parseSavedSession, type SavedSession } from './savedSession.js';
import { Session } from './session.js';

/** Four times as much may take this many times the steps. */
const maxGrowth = 4.2;
const spread = (i: number, cellCount: number): number => (i * 7919) % cellCount;

function enterMany(spec: string, entries: number): Session {
  const session = Session.start(emptyPuzzle(expectOk(parseShape(spec))));
  const { cellCount, symbols } = session.shape;
  for (let i = 0; i < entries; i++)
    session.enter([spread(i, cellCount)], 1 + (i % symbols), { tidiesNotes: true });
  return session;
}

/** Steps of the entries alone. */
const stepsOfEntries = (spec: string, entries: number): number =>
  countSteps(() => enterMany(spec, entries)) - countSteps(() => enterMany(spec, 0));

test.each(['4x4', '16^3', '2x2x2x2'])(
  'an entry on %s costs what it changes, not what the board has',
  spec => {
    const entries = 100;
    const peers = peersOf(expectOk(parseShape(spec)), 0).length;
    expect(stepsOfEntries(spec, entries) / entries / peers).toBeLessThan(60);
  },
);

test('an entry costs the same after many others', () => {
  expect(stepsOfEntries('2x2x2', 400) / stepsOfEntries('2x2x2', 100)).toBeLessThan(maxGrowth);
});

/** Opens a save, or each of a list of saves, and plays it to and fro if that can be. */
function open(value: unknown): void {
  if (Array.isArray(value)) value.forEach(open);
  const saved = parseSavedSession(value);
  const session = saved.ok ? Session.restore(saved.value) : saved;
  if (!session.ok) return;
  while (session.value.redo());
  while (session.value.undo());
}

/** A game of so many entries and checkpoints, set at the end or one after each entry. */
function playLong(actions: number, checkpoints = 0, along = false): SavedSession {
  const session = Session.start(readPuzzle('2x2:1...............'));
  const mark = (i: number) => session.addCheckpoint(`checkpoint ${i}`);
  for (let i = 0; i < actions; i++) {
    session.enter([1 + (i % 15)], 1 + (i % 4));
    if (along && i < checkpoints) mark(i);
  }
  if (!along) for (let i = 0; i < checkpoints; i++) mark(i);
  return session.save();
}
/** Without a checksum, so that what is wrong is found only when it is played. */
const saved = asVersion1(playLong(2, 1));
const [entered] = saved.log;
const deep = (n: number): unknown => JSON.parse(`${'['.repeat(n)}${']'.repeat(n)}`);

const saves: Readonly<Record<string, (n: number) => unknown>> = {
  'one action again and again': n => ({ ...saved, log: Array(n).fill(entered) }),
  'one action again and again, all undone': n => ({ ...saved, log: Array(n).fill(entered), position: 0 }),
  'many actions': n => playLong(n),
  'many actions, all undone': n => ({ ...asVersion1(playLong(n)), position: 0 }),
  'many checkpoints': n => playLong(1, n),
  'many checkpoints along the way': n => playLong(n, n, true),
  'one checkpoint again and again': n => ({ ...saved, checkpoints: Array(n).fill(saved.checkpoints[0]) }),
  'many changes': n => ({ ...saved, log: [{ ...entered, changes: Array(3 * n).fill(0) }] }),
  'a long state': n => ({
    ...saved,
    checkpoints: [
      { name: '', action: 'x', at: 0, state: Array.from({ length: 2 * n }, (_, i) => 8 + (i % 2)) },
    ],
  }),
  'a long puzzle': n => ({ ...saved, puzzle: '9^3:'.repeat(n) }),
  'a large rule': n => ({
    ...saved,
    puzzle: `custom:{"base":"2x2","houses":[${'[0,5,10,15],'.repeat(n)}[0,5,10,15]]}:1...............`,
  }),
  'deep lists': n => Object.keys(saved).map(field => ({ ...saved, [field]: deep(n) })),
  'fields that mean nothing': n => ({
    ...saved,
    ...Object.fromEntries(Array.from({ length: n }, (_, i) => [`field ${i}`, i])),
  }),
};

describe('steps grow with what is saved and no faster', () => {
  /** Twice as much may take this many times the steps. */
  const growths = (make: (n: number) => () => unknown): number[] => {
    const [one, two, four] = countEach([100, 200, 400].map(make));
    return [two / one, four / two];
  };
  test.each(Object.entries(saves))('reading %s', (_, make) => {
    const growing = growths(n => {
      const value = make(n);
      return () => open(value);
    });
    expect(Math.max(...growing)).toBeLessThan(2.05);
  });
  test.each(Object.entries(saves))('reading the text of %s', (_, make) => {
    const growing = growths(n => {
      const text = JSON.stringify(make(n));
      return () => open(JSON.parse(text));
    });
    expect(Math.max(...growing)).toBeLessThan(2.05);
  });
  test('merging', () => {
    const merge = (checkpoints: boolean) =>
      growths(n => {
        const [stored, mine] = [0, 1].map(() => playLong(n, checkpoints ? n : 0, true));
        return () => mergeSaves(stored, mine);
      });
    expect(Math.max(...merge(false))).toBeLessThan(2.05);
    expect(Math.max(...merge(true))).toBeLessThan(2.05);
  });
  test('an action after which many are lost, with their checkpoints', () => {
    const growing = growths(n => {
      const long = playLong(n, n, true);
      return () => {
        const session = expectOk(Session.restore(long));
        while (session.undo());
        session.enter([15], 4);
      };
    });
    expect(Math.max(...growing)).toBeLessThan(2.05);
  });
  test('saving', () => {
    const growing = growths(n => {
      const session = expectOk(Session.restore(playLong(n, n, true)));
      return () => session.save();
    });
    expect(Math.max(...growing)).toBeLessThan(2.05);
  });
  test('saving again, after one action more, takes hardly more than the copy of the log', () => {
    const [some, more] = countEach(
      [100, 400].map(n => {
        const session = expectOk(Session.restore(playLong(n)));
        let symbol = 0;
        return () => {
          session.undo();
          session.enter([1], 1 + (symbol++ % 4));
          session.save();
        };
      }),
    );
    expect((more - some) / 300).toBeLessThan(2);
  });
});
