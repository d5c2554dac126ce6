import { expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { instantGrid } from './instantGrid.js';
import { parseShape } from './shapes.js';

test.each([
  ...['9^3', '9^4', '16^3', '25^3', '4^3', '36^3', '49^2', '64^2', '25^4', '16^5'],
  ...['3x2x1', '2x2x2', '3x3x1', '2x2x2x2', '4x3x2x1', '2x2x1x1x1x1', '3x3', '1x5x1', '8x8'],
  ...['latin:4^3', 'latin:7^4', 'plane:3^3', 'plane:4^4', 'plane:8^3', 'plane:2^7'],
  ...['iso:2', 'iso:4', 'iso:6', 'iso:32', 'faces:4'],
])('%s has an instant solution, right in every house', spec => {
  const shape = expectOk(parseShape(spec));
  const grid = instantGrid(shape);
  if (!grid) throw new Error('no grid');
  const seen = new Int32Array(shape.symbols + 1).fill(-1);
  let wrong = 0;
  for (let house = 0, i = 0; house < shape.houseCount; house++) {
    for (let k = 0; k < shape.symbols; k++, i++) {
      const symbol = grid[shape.houses[i]];
      if (symbol < 1 || symbol > shape.symbols || seen[symbol] === house) wrong++;
      seen[symbol] = house;
    }
  }
  expect(wrong).toBe(0);
});
