import { describe, expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { countSteps } from '../base/steps.testkit.js';
import { emptyPuzzle } from '../board/puzzle.js';
import { peersOf } from '../shape/shape.js';
import { parseShape } from '../shape/shapes.js';
import { mergeSaves } from './merge.js';
import { readPuzzle } from './play.testkit.js';
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

function playLong(actions: number, checkpoints = 0): SavedSession {
  const session = Session.start(readPuzzle('2x2:1...............'));
  for (let i = 0; i < actions; i++) session.enter([1 + (i % 15)], 1 + (i % 4));
  for (let i = 0; i < checkpoints; i++) session.addCheckpoint(`checkpoint ${i}`);
  return session.save();
}
const saved = playLong(2, 1);
const [entered] = saved.log;
const deep = (n: number): unknown => JSON.parse(`${'['.repeat(n)}${']'.repeat(n)}`);

const saves: Readonly<Record<string, (n: number) => unknown>> = {
  'one action again and again': n => ({ ...saved, log: Array(n).fill(entered) }),
  'one action again and again, all undone': n => ({ ...saved, log: Array(n).fill(entered), position: 0 }),
  'many actions': n => playLong(n),
  'many actions, all undone': n => ({ ...playLong(n), position: 0 }),
  'many checkpoints': n => playLong(1, n),
  'one checkpoint again and again': n => ({ ...saved, checkpoints: Array(n).fill(saved.checkpoints[0]) }),
  'many changes': n => ({ ...saved, log: [{ ...entered, changes: Array(3 * n).fill(0) }] }),
  'a long puzzle': n => ({ ...saved, puzzle: '9^3:'.repeat(n) }),
  'deep lists': n => Object.keys(saved).map(field => ({ ...saved, [field]: deep(n) })),
};

describe('steps grow with what is saved and no faster', () => {
  test.each(Object.entries(saves))('%s', (_, make) => {
    const [some, more] = [make(100), make(400)].map(value => countSteps(() => open(value)));
    expect(more / some).toBeLessThan(maxGrowth);
  });
  test('merging', () => {
    const [some, more] = [100, 400].map(n => {
      const [stored, mine] = [playLong(n), playLong(n)];
      return countSteps(() => mergeSaves(stored, mine));
    });
    expect(more / some).toBeLessThan(maxGrowth);
  });
});
