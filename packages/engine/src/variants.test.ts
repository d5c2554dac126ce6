/** Public sets of variants, where they are at hand (../shared/data beside the project). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { foreignTypes, shapeOfVariant, type Variant } from '../../../tools/variants.js';
import { expectOk } from './base/result.js';
import { createGrid } from './board/grid.js';
import { asPuzzle, asSolution } from './board/puzzle.js';
import { decide } from './solve/decide.js';
import { english } from './words/en/index.js';

const folder = join(fileURLToPath(new URL('../../../', import.meta.url)), '..', 'shared', 'data');
const isThere = existsSync(join(folder, 'variants.json'));
const read = (file: string): Variant[] =>
  isThere ? JSON.parse(readFileSync(join(folder, file), 'utf8')) : [];

/** Those that take long are left to the campaign. */
const hard = /^(Mathemagic|Hard renban 1$)/;

const all = [...read('variants.json'), ...read('killers.json')];
const chosen = all.filter(({ name }) => campaign(0, 1) > 0 || !hard.test(name));

const digits = (line: string): number[] => Array.from(line, sign => Number(sign.replace('.', '0')));

describe.skipIf(!isThere)('public variants', () => {
  test.each(chosen)('$name has the one solution that it should', { timeout: 1_200_000 }, async variant => {
    const shape = shapeOfVariant(variant);
    const givens = digits(variant.givens ?? '.'.repeat(81));
    const verdict = await decide(expectOk(asPuzzle(expectOk(createGrid(shape, givens)))));
    if (verdict.status !== 'unique') throw new Error(`its verdict is ${verdict.status}`);
    const found = Array.from(verdict.solution.symbols);
    expect(asSolution(expectOk(createGrid(shape, found))).ok).toBe(true);
    if (variant.solution !== undefined) expect(found).toEqual(digits(variant.solution));
  });

  test('every constraint is said in a sentence that names its cells', () => {
    let said = 0;
    for (const variant of all) {
      const shape = shapeOfVariant(variant);
      for (const [i, constraint] of shape.constraints.entries()) {
        const sentence = english.constraint(shape, constraint);
        expect(sentence).toMatch(/^[A-Za-z].*[^.]\.$/);
        for (const name of (variant.constraints[i].cells ?? []).slice(0, 2)) expect(sentence).toContain(name);
        said++;
      }
    }
    expect(said).toBe(all.reduce((sum, { constraints }) => sum + constraints.length, 0));
  });
});

test.each(foreignTypes)('a constraint of type %s is one of ours', type => {
  const isPair = ['whiteDot', 'blackDot', 'x', 'v'].includes(type);
  const cells = ['r1c1', 'r1c2', ...(isPair ? [] : ['r1c3'])];
  const variant = { name: type, constraints: [{ type, cells, sum: 6, difference: 5, direction: 1 }] };
  const { constraints } = shapeOfVariant(variant);
  expect(constraints).toHaveLength(1);
  const { primitives, houses } = constraints[0];
  expect(primitives.length + houses.length).toBeGreaterThan(0);
});
