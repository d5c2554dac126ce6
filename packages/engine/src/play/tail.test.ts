import { describe, expect, test } from 'vitest';
import fc from '../base/property.testkit.js';
import { expectOk } from '../base/result.js';
import { anyGame, lookAt, playGame, press, readPuzzle, someGame } from './play.testkit.js';
import { Session } from './session.js';
import { addTail, makeTail } from './tail.js';

const restore = (saved: Parameters<typeof Session.restore>[0]): Session => expectOk(Session.restore(saved));

describe('the tail of a game', () => {
  test('and what was stored of it give the whole game again, wherever it was stored', () => {
    fc.assert(
      fc.property(anyGame(), fc.nat(), ([spec, seed, keys], at) => {
        const { puzzle, solution } = someGame(spec, seed);
        const session = Session.start(puzzle);
        let stored = session.save();
        for (const [i, key] of keys.entries()) {
          if (i === at % keys.length) stored = session.save();
          press(session, solution, key);
        }
        const now = session.save();
        const tail = JSON.parse(JSON.stringify(makeTail(stored, now)));
        expect(addTail(stored, tail)).toEqual({ ok: true, value: now });
      }),
    );
  });

  test('is as long as what was done since, however long the game is', () => {
    const session = Session.start(
      readPuzzle('4^3:..4.4..............2...42.......4......3....341...3..4.....1..4.'),
    );
    const move = (): void => void expectOk(session.enter([0], (session.log.length % 2) + 1));
    for (let i = 0; i < 500; i++) move();
    const stored = session.save();
    move();
    expect(makeTail(stored, session.save())).toMatchObject({ from: 500, log: [session.log[500]] });
  });

  test('is played on top of a game that another tab has taken another way', () => {
    const { session } = playGame('3x3', 1, []);
    const blanks = [...session.symbols].flatMap((symbol, cell) => (symbol === 0 ? [cell] : []));
    expectOk(session.enter([blanks[0]], 1));
    const stored = session.save();
    // Here another move is made, and one that is taken back; there the first is undone, and something else is done instead.
    expectOk(session.enter([blanks[1]], 2));
    expectOk(session.toggleNote([blanks[2]], 3, 'corner'));
    session.undo();
    const tail = makeTail(stored, session.save());
    const other = restore(stored);
    other.undo();
    expectOk(other.enter([blanks[3]], 4));
    const both = restore(expectOk(addTail(other.save(), tail)));
    expect(blanks.slice(0, 4).map(cell => both.symbols[cell])).toEqual([0, 2, 0, 4]);
    expect(both.notesOf(blanks[2], 'corner')).toEqual([]);
    both.undo();
    expect(lookAt(both)).toEqual(lookAt(other));
  });

  test.each([{}, { from: 0, after: '', log: 5 }, { from: 0, after: 'x', log: [7], position: 1 }])(
    'that is damaged is refused: %j',
    tail => {
      const { session } = playGame('2x2', 1, []);
      expect(addTail(session.save(), tail as never)).toMatchObject({ ok: false });
    },
  );
});
