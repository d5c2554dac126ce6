import { expect, test } from 'vitest';
import { createRandom } from '../../base/random.js';
import { expectOk } from '../../base/result.js';
import type { Cell } from '../../shape/shape.js';
import { parseShape } from '../../shape/shapes.js';
import { Pace } from '../../solve/budget.js';
import { decide } from '../../solve/decide.js';
import { cutBoard } from './cages.js';
import { type Draft, type KillerWork, puzzleOf } from './draft.js';
import { fillVariant } from './fillVariant.js';
import { createGround, partGround } from './ground.js';
import { pare } from './pare.js';

test('from a part of the board every cage goes that is not needed, and none from the rest', async () => {
  const shape = expectOk(parseShape('3x3'));
  const pace = new Pace();
  const { solution } = expectOk(await fillVariant(shape, 'pare 13', [], {}, pace));
  const crux = new Set<Cell>(Array.from({ length: 54 }, (_, cell) => cell));
  const ground = partGround(createGround(solution, createRandom('pare')), crux);
  const work: KillerWork = { solution, ground, order: { level: 'extreme' }, crux, pace };
  const statusOf = async (draft: Draft) => (await decide(puzzleOf(work, draft))).status;
  const draft: Draft = { cutting: cutBoard(ground, shape, () => [2, 2, 3]), clues: new Set() };
  expect(await statusOf(draft)).toBe('unique');

  const pared = await pare(work, draft);
  expect(await statusOf(pared)).toBe('unique');
  const isInside = (cage: readonly Cell[]): boolean => cage.some(cell => crux.has(cell));
  const [inside, outside] = [true, false].map(side => pared.cutting.filter(cage => isInside(cage) === side));
  expect(inside.length).toBeLessThan(draft.cutting.filter(isInside).length);
  expect(outside).toEqual(draft.cutting.filter(cage => !isInside(cage)));
  // No cage crosses the border.
  expect(inside.flat().every(cell => crux.has(cell))).toBe(true);
  for (const cage of inside)
    expect(await statusOf({ ...pared, cutting: pared.cutting.filter(other => other !== cage) })).toBe('many');
});
