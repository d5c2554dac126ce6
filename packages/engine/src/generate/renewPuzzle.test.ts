import { describe, expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { asPuzzle, asSolution } from '../board/puzzle.js';
import { parseShape } from '../shape/shapes.js';
import { generatePuzzle } from './generate.js';

describe('a puzzle moved by a symmetry', () => {
  test.each([
    ['3x3', { level: 'easy' }],
    ['4^3', { clues: 30 }],
    ['iso:4', { level: 'gentle' }],
    ['3x3', { with: [{ kind: 'diagonal' }] }],
  ] as const)('is another puzzle of %s with all that was ordered: %o', async (spec, order) => {
    const shape = expectOk(parseShape(spec));
    const made = expectOk(await generatePuzzle(shape, 1, order));
    const [first, again, other] = await Promise.all(
      ['tea', 'tea', 'coffee'].map(async moved =>
        expectOk(await generatePuzzle(shape, 1, { ...order, moved })),
      ),
    );
    expect([first.status, first.clues, first.grade]).toEqual(['met', made.clues, made.grade]);
    expect(again.puzzle.symbols).toEqual(first.puzzle.symbols);
    expect(other.puzzle.symbols).not.toEqual(first.puzzle.symbols);
    expect(first.puzzle.symbols).not.toEqual(made.puzzle.symbols);
    expect(asPuzzle(first.puzzle).ok && asSolution(first.solution).ok).toBe(true);
    const clues = [...first.puzzle.symbols];
    expect(clues.every((symbol, cell) => symbol === 0 || symbol === first.solution.symbols[cell])).toBe(true);
  });
});

test('blanks in one part of the board can be ordered by level on boards of any size', async () => {
  const shape = expectOk(parseShape('latin:28^3'));
  const region = 'x1..4y1..4z1..4';
  const made = expectOk(
    await generatePuzzle(shape, 1, { level: 'gentle', region, clues: shape.cellCount - 12 }),
  );
  expect(made).toMatchObject({ status: 'met', clues: shape.cellCount - 12 });
});
