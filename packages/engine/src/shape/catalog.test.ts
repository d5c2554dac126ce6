import { expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { catalog } from './catalog.js';
import { instantGrid } from './instantGrid.js';
import { parseShape } from './shapes.js';

test('the staircase climbs from 4×4 to 9^4, and every step exists', () => {
  expect(catalog[0]).toBe('2x2');
  expect(catalog.at(-1)).toBe('9^4');
  for (const spec of catalog) {
    const shape = expectOk(parseShape(spec));
    expect(shape.name).toBe(spec);
    expect(instantGrid(shape)?.length).toBe(shape.cellCount);
  }
});
