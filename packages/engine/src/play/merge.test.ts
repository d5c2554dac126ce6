import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import fc from '../base/property.testkit.js';
import { expectOk } from '../base/result.js';
import { mergeSaves } from './merge.js';
import { anyGame, asVersion1, lookAt, playGame, press, presses, readPuzzle } from './play.testkit.js';
import { type SavedSession, sealSave } from './savedSession.js';
import { Session } from './session.js';

const open = (saved: SavedSession): Session => expectOk(Session.restore(saved));

/** One game opened in two tabs. */
function openTwice(change: (session: Session) => void = () => {}): [Session, Session] {
  const session = Session.start(readPuzzle('2x2:1...............'));
  change(session);
  return [session, open(session.save())];
}

const diverged = fc.tuple(anyGame(12), presses(12), presses(12));

describe('of two tabs', () => {
  test('that did the same the merge is the same', () => {
    fc.assert(
      fc.property(anyGame(), ([spec, seed, keys]) => {
        const saved = playGame(spec, seed, keys).session.save();
        expect(mergeSaves(saved, saved)).toEqual(saved);
      }),
      { numRuns: campaign(25, 1000) },
    );
  });

  test('of which one only went on the merge is that one, with what it undid', () => {
    const [here, there] = openTwice(session => session.enter([1], 2));
    there.enter([2], 3);
    there.enter([3], 4);
    there.undo();
    expect(mergeSaves(here.save(), there.save())).toEqual(there.save());
    expect(mergeSaves(there.save(), here.save())).toEqual(there.save());
  });

  test('both have all their entries and notes, and mine is the one to undo', () => {
    const [stored, mine] = openTwice(session => session.toggleNote([5], 1, 'corner'));
    stored.enter([1], 2);
    stored.toggleNote([5], 2, 'corner');
    stored.elapsed = 70;
    stored.hintsUsed = 1;
    mine.enter([2], 3);
    mine.toggleNote([5], 3, 'corner');
    mine.elapsed = 50;
    mine.hintsUsed = 2;
    const merged = open(mergeSaves(stored.save(), mine.save()));
    expect([merged.symbols[1], merged.symbols[2]]).toEqual([2, 3]);
    expect(merged.notesOf(5, 'corner')).toEqual([1, 2, 3]);
    expect([merged.elapsed, merged.hintsUsed, merged.position]).toEqual([70, 2, 5]);
    merged.undo();
    expect(merged.notesOf(5, 'corner')).toEqual([1, 2]);
  });

  test('that wrote into one cell mine shows, and undo shows the other', () => {
    const [stored, mine] = openTwice();
    stored.enter([1], 2);
    mine.enter([1], 3);
    const merged = open(mergeSaves(stored.save(), mine.save()));
    expect(merged.symbols[1]).toBe(3);
    merged.undo();
    expect(merged.symbols[1]).toBe(2);
  });

  test('that made the same entry it is made once', () => {
    const [stored, mine] = openTwice();
    stored.enter([1], 2);
    mine.enter([1], 2);
    const merged = open(mergeSaves(stored.save(), mine.save()));
    expect(merged.log.map(({ changes }) => changes.length)).toEqual([3, 0]);
    expect([merged.undo(), merged.symbols[1], merged.canUndo]).toEqual([[1], 0, false]);
    expect([merged.redo(), merged.symbols[1]]).toEqual([[1], 2]);
  });

  test('that both marked their boards every checkpoint shows what its owner saw', () => {
    const [stored, mine] = openTwice(session => session.addCheckpoint('start'));
    stored.enter([1], 2);
    const theirs = expectOk(stored.addCheckpoint('theirs'));
    mine.enter([2], 3);
    const own = expectOk(mine.addCheckpoint('own'));
    const merged = open(mergeSaves(stored.save(), mine.save()));
    expect(merged.checkpoints.map(({ name }) => name)).toEqual(['start', 'theirs', 'own']);
    merged.returnToCheckpoint(own);
    expect(lookAt(merged)).toEqual(lookAt(mine));
    merged.returnToCheckpoint(theirs);
    expect(lookAt(merged)).toEqual(lookAt(stored));
  });

  test('of which one gave up the game is given up', () => {
    const { session, solution } = playGame('2x2', 3, []);
    const other = open(session.save());
    session.giveUp(solution);
    session.undo();
    expect(mergeSaves(session.save(), other.save()).gaveUp).toBe(true);
    expect(mergeSaves(other.save(), session.save()).gaveUp).toBe(true);
  });

  test('with different puzzles mine stays, and a save that cannot be played gives way', () => {
    const [mine] = openTwice(session => session.enter([1], 2));
    const other = Session.start(readPuzzle('2x2:.1..............')).save();
    expect(mergeSaves(other, mine.save())).toEqual(mine.save());
    const broken = { ...mine.save(), puzzle: 'nonsense' };
    const misfit = sealSave({ ...mine.save(), position: 0, log: [...mine.log, ...mine.log] });
    expect(mergeSaves(broken, mine.save())).toEqual(mine.save());
    expect(mergeSaves(mine.save(), broken)).toEqual(mine.save());
    expect(mergeSaves(misfit, mine.save())).toEqual(mine.save());
    expect(mergeSaves(mine.save(), misfit)).toEqual(mine.save());
  });

  test('of which one has a newer version that one is left as it is', () => {
    const [mine] = openTwice(session => session.enter([1], 2));
    const newer = { ...mine.save(), version: 5, more: 'of it' } as unknown as SavedSession;
    expect(mergeSaves(newer, mine.save())).toBe(newer);
    expect(mergeSaves(mine.save(), newer)).toEqual(mine.save());
  });

  test('of which one has version 1 the merge is the same, of version 2', () => {
    const [stored, mine] = openTwice();
    stored.enter([1], 2);
    mine.enter([2], 3);
    const old = (session: Session) => asVersion1(session.save()) as unknown as SavedSession;
    const merged = mergeSaves(stored.save(), mine.save());
    expect(mergeSaves(old(stored), mine.save())).toEqual(merged);
    expect(mergeSaves(stored.save(), old(mine))).toEqual(merged);
    expect(merged.version).toBe(2);
  });
});

describe('whatever two tabs did', () => {
  test('the merge can be played, keeps the clues, and has every action of both', () => {
    fc.assert(
      fc.property(diverged, ([[spec, seed, keys], theirs, own]) => {
        const { session: stored, solution } = playGame(spec, seed, keys);
        const mine = open(stored.save());
        for (const key of theirs) press(stored, solution, key);
        for (const key of own) press(mine, solution, key);
        const saved = mergeSaves(stored.save(), mine.save());
        const merged = open(saved);
        const applied = merged.log.slice(0, merged.position);
        // The stored actions come first, untouched; mine follow in their order.
        expect(applied.slice(0, stored.position)).toEqual(stored.log.slice(0, stored.position));
        const mineIds = mine.log.slice(0, mine.position).map(({ id }) => id);
        const storedIds = applied.slice(0, stored.position).map(({ id }) => id);
        const added = applied.slice(stored.position).map(({ id }) => id);
        expect(added).toEqual(mineIds.filter(id => !storedIds.includes(id)));
        while (merged.undo());
        expect([...merged.symbols]).toEqual([...merged.puzzle.symbols]);
        for (const checkpoint of [...stored.checkpoints, ...mine.checkpoints])
          expect(merged.returnToCheckpoint(checkpoint).ok).toBe(true);
        // Merging once more, as the next save will, adds nothing.
        expect(mergeSaves(saved, mine.save())).toEqual(saved);
      }),
      { numRuns: campaign(25, 1000) },
    );
  });

  test('entries into different cells are all there', () => {
    const entries = fc.uniqueArray(
      fc.tuple(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 4 })),
      {
        selector: ([cell]) => cell,
      },
    );
    fc.assert(
      fc.property(entries, fc.nat(15), (list, split) => {
        const [stored, mine] = openTwice();
        for (const [i, [cell, symbol]] of list.entries()) (i < split ? stored : mine).enter([cell], symbol);
        const merged = open(mergeSaves(stored.save(), mine.save()));
        for (const [cell, symbol] of list) expect(merged.symbols[cell]).toBe(symbol);
      }),
      { numRuns: campaign(25, 1000) },
    );
  });
});
