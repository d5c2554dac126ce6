import { expect, test } from 'vitest';
import { zoomOf } from './pageZoom.js';

test.each<[string, [number, number], [number, number], number]>([
  ['not at all', [1440, 985], [1440, 900], 1],
  ['by 110 %', [1440, 985], [1309, 818], 1.1],
  ['by 125 %', [1440, 985], [1152, 720], 1.25],
  ['by 200 %', [1456, 985], [728, 450], 2],
  ['not at all, beside a column of the browser', [1440, 985], [1152, 900], 1],
  ['not at all, on a phone', [390, 844], [390, 664], 1],
  ['not at all, where it is made smaller', [1440, 985], [1600, 1000], 1],
])('a page is enlarged %s', (_, outer, inner, zoom) => expect(zoomOf(outer, inner)).toBe(zoom));
