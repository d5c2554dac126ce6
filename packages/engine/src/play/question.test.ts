import { expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import fc from '../base/property.testkit.js';
import { makeStep } from '../logic/step.js';
import { anyGame, playGame, readPuzzle } from './play.testkit.js';
import { positionFrom } from './question.js';
import { Session } from './session.js';

test('a question arrives at a worker as it was sent, and its candidates are those of the game', () => {
  fc.assert(
    fc.property(anyGame(), ([spec, seed, keys]) => {
      const { session } = playGame(spec, seed, keys);
      const position = positionFrom(structuredClone(session.toQuestion()));
      expect(position.ok).toBe(session.conflictCount === 0);
      if (!position.ok) return;
      expect([...position.value.symbols]).toEqual([...session.symbols]);
      for (const [cell, clue] of Array.from(session.puzzle.symbols).entries())
        expect(position.value.isClue(cell)).toBe(clue !== 0);
      for (let cell = 0; cell < session.shape.cellCount; cell++)
        expect(position.value.candidatesOf(cell)).toEqual(session.candidatesOf(cell));
    }),
    { numRuns: campaign(25, 1000) },
  );
});

test('what is struck from a cell counts only while it is blank', () => {
  const session = Session.start(readPuzzle('2x2:1...............'));
  session.applyStep(makeStep({ technique: 'naked-pair', eliminations: [{ cell: 5, symbol: 3 }] }));
  expect([...session.toQuestion().struck]).toEqual([22]);
  session.enter([5], 3);
  expect([...session.toQuestion().struck]).toEqual([]);
});

test('whether there is one solution only is said by who asks', () => {
  const session = Session.start(readPuzzle('2x2:1...............'));
  expect([session.toQuestion().unique, session.toQuestion(true).unique]).toEqual([false, true]);
});

test('a question of nonsense is refused', () => {
  const good = Session.start(readPuzzle('2x2:1...............')).toQuestion();
  for (const bad of [
    { ...good, spec: 'nonsense' },
    { ...good, symbols: new Uint8Array(15) },
    { ...good, symbols: new Uint8Array(16).fill(1) },
    { ...good, symbols: new Uint8Array(16).fill(9) },
    { ...good, struck: Int32Array.of(64) },
    { ...good, struck: Int32Array.of(-1) },
  ])
    expect(positionFrom(bad).ok).toBe(false);
});
