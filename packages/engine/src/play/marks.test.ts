/** Candidates that are coloured or crossed out, and lines: undone, saved and merged as all else is. */
import { describe, expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { asPuzzle } from '../board/puzzle.js';
import { parsePuzzleText } from '../format/puzzleText.js';
import type { Line } from './marks.js';
import { mergeSaves } from './merge.js';
import { parseSavedSession } from './savedSession.js';
import { Session } from './session.js';

const text = '2x2:1... .... ..2. ....';
const start = (): Session => Session.start(expectOk(asPuzzle(expectOk(parsePuzzleText(text)))));
const again = (session: Session): Session =>
  expectOk(Session.restore(expectOk(parseSavedSession(JSON.parse(JSON.stringify(session.save()))))));

const strong: Line = { from: { cell: 1, symbol: 3 }, to: { cell: 5, symbol: 3 }, kind: 'strong' };

describe('marks of a player', () => {
  test('a candidate takes colours of its own, which undo takes back', () => {
    const session = start();
    expectOk(session.toggleCandidateColour([1, 2], 3, 4));
    expectOk(session.toggleCandidateColour([1], 3, 2));
    expect([session.candidateColoursOf(1, 3), session.candidateColoursOf(2, 3)]).toEqual([[2, 4], [4]]);
    expect([session.candidateColoursOf(1, 2), session.coloursOf(1)]).toEqual([[], []]);
    session.undo();
    expect(session.candidateColoursOf(1, 3)).toEqual([4]);
  });

  test('what is crossed out by hand strikes nothing out for steps', () => {
    const session = start();
    expectOk(session.toggleCross([1], 2));
    expect([session.isCrossed(1, 2), session.isCandidate(1, 2)]).toEqual([true, true]);
    expect(session.toQuestion().struck).toHaveLength(0);
    expectOk(session.clear([1]));
    expect(session.isCrossed(1, 2)).toBe(false);
  });

  test('a line drawn again goes away, from whichever end; one of the other kind takes its place', () => {
    const session = start();
    expectOk(session.drawLine(strong));
    expect(session.lines).toEqual([strong]);
    expectOk(session.drawLine({ ...strong, kind: 'weak' }));
    expect(session.lines).toEqual([{ ...strong, kind: 'weak' }]);
    expectOk(session.drawLine({ from: strong.to, to: strong.from, kind: 'weak' }));
    expect(session.lines).toEqual([]);
    session.undo();
    expect(session.lines).toHaveLength(1);
  });

  test('lines are erased by their cells or all at once, and those that lead nowhere are not drawn', () => {
    const session = start();
    const whole: Line = { from: { cell: 0, symbol: 0 }, to: { cell: 15, symbol: 4 }, kind: 'weak' };
    for (const line of [strong, whole]) expectOk(session.drawLine(line));
    expect(expectOk(session.drawLine({ ...strong, to: strong.from }))).toEqual([]);
    expect(expectOk(session.drawLine({ ...strong, to: { cell: 5, symbol: 9 } }))).toEqual([]);
    expect(session.drawLine({ ...strong, to: { cell: 99, symbol: 1 } }).ok).toBe(false);
    expectOk(session.eraseLines([5]));
    expect(session.lines).toEqual([whole]);
    expectOk(session.eraseLines());
    expect([session.lines, session.hasMarks]).toEqual([[], false]);
  });

  test('they are saved as version 4, read back, and a game without any stays at version 2', () => {
    const session = start();
    session.enter([1], 3);
    expect(session.save().version).toBe(2);
    expectOk(session.drawLine(strong));
    expectOk(session.toggleCandidateColour([2], 4, 8));
    expect(session.save().version).toBe(4);
    const read = again(session);
    expect([read.lines, read.candidateColoursOf(2, 4)]).toEqual([[strong], [8]]);
    expectOk(read.clearNotes());
    expect(read.hasMarks).toBe(false);
  });

  test('a save with marks that no player could make is refused', () => {
    const session = start();
    expectOk(session.toggleCandidateColour([2], 4, 8));
    const save = session.save();
    const [place] = save.log[0].changes;
    for (const changes of [
      [place, 0, 512],
      [2 ** 24 + (99 << 6), 0, 1],
      [2 ** 27, 0, -1],
      [2 ** 30, 0, 1],
    ]) {
      const log = [{ ...save.log[0], changes }];
      const read = parseSavedSession({ ...save, version: 1, checksum: undefined, log });
      expect(read.ok && Session.restore(read.value).ok).toBe(false);
    }
  });

  test('two tabs keep the lines of both, and the colours of both on one candidate', () => {
    const common = start();
    common.enter([3], 4);
    const [a, b] = [again(common), again(common)];
    const other: Line = { from: { cell: 2, symbol: 1 }, to: { cell: 9, symbol: 0 }, kind: 'weak' };
    expectOk(a.drawLine(strong));
    expectOk(b.drawLine(other));
    expectOk(b.drawLine(strong));
    expectOk(a.toggleCandidateColour([6], 2, 1));
    expectOk(b.toggleCandidateColour([6], 2, 5));
    const merged = expectOk(Session.restore(mergeSaves(a.save(), b.save())));
    expect(merged.candidateColoursOf(6, 2)).toEqual([1, 5]);
    expect(merged.lines).toHaveLength(2);
    expect(merged.lines).toEqual(expect.arrayContaining([strong, other]));
  });
});
