/** Games that go on at another device. */
import { describe, expect, test } from 'vitest';
import fc from '../base/property.testkit.js';
import { expectOk } from '../base/result.js';
import { asPuzzle } from '../board/puzzle.js';
import { parsePuzzleText } from '../format/puzzleText.js';
import { makeProgressLink, parseProgressLink } from './progressLink.js';
import { Session } from './session.js';

const texts = [
  '3x3:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  '8x8:'.padEnd(4 + 64 ** 2, '.'),
];
const start = (text: string): Session => Session.start(expectOk(asPuzzle(expectOk(parsePuzzleText(text)))));

function play(text: string): Session {
  const session = start(text);
  const { symbols } = session.shape;
  session.enter([2], 4, { tidiesNotes: true });
  session.toggleNote([3, 5], symbols, 'corner');
  session.toggleNote([3], 1, 'centre');
  session.toggleColour([0, 3], 8);
  session.toggleCandidateColour([5], symbols, 3);
  session.toggleCross([5], 2);
  session.drawLine({ from: { cell: 3, symbol: 1 }, to: { cell: 5, symbol: 0 }, kind: 'weak' });
  session.elapsed = 754_321;
  session.hintsUsed = 3;
  return session;
}

describe('a link to go on with', () => {
  test.each(texts)('holds all that stands on the board, the time and the hints', text => {
    const session = play(text);
    const read = expectOk(parseProgressLink(makeProgressLink(session, 'https://example.org/')));
    expect(read.listState()).toEqual(session.listState());
    expect([read.elapsed, read.hintsUsed]).toEqual([754_000, 3]);
    expect([...read.puzzle.symbols]).toEqual([...session.puzzle.symbols]);
    expect(read.lines).toEqual(session.lines);
    // The whole of it can be taken back at once, and it can be saved.
    expect(read.log).toHaveLength(1);
    expect(Session.restore(read.save()).ok).toBe(true);
  });

  test('of an untouched game has nothing to take back', () => {
    expect(expectOk(parseProgressLink(makeProgressLink(start(texts[0])))).log).toEqual([]);
  });

  test('that is cut, changed, of another version or of too large a shape is refused', () => {
    const link = makeProgressLink(play(texts[0]));
    const refuse = (text: string, most?: number) => {
      const read = parseProgressLink(text, most);
      return read.ok ? 'fine' : `${read.problem.code} ${read.problem.detail}`;
    };
    expect(refuse('#p=AAAA')).toBe('link-damaged no-marker');
    expect(refuse(link, 80)).toMatch('shape-too-large');
    for (let length = 3; length < link.length; length++)
      expect(refuse(link.slice(0, length))).not.toBe('fine');
    for (let at = 3; at < link.length; at++) {
      const other = link[at] === 'A' ? 'B' : 'A';
      expect(refuse(link.slice(0, at) + other + link.slice(at + 1))).not.toBe('fine');
    }
  });

  test('nothing at all makes the reader fail', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(parseProgressLink(`#g=${a}.${b}`).ok).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});
