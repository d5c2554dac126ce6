import { expect, test } from 'vitest';
import { formOf, pointIn } from './cellForm.js';
import { shapeOf } from './drawing.testkit.js';
import { layOut } from './layout.js';

const placesOf = (spec: string) => layOut(shapeOf(spec)).boardAt(0).rows.flat();

test('right and down in a cell are as the reader sees it, however its face is turned', () => {
  for (const place of [...placesOf('iso:4'), ...placesOf('faces:4'), ...placesOf('2x2')]) {
    const form = formOf(place);
    const middle = pointIn(form, 0.5, 0.5);
    expect(middle.x).toBeCloseTo(place.centre.x);
    expect(middle.y).toBeCloseTo(place.centre.y);
    expect(pointIn(form, 0.9, 0.5).x).toBeGreaterThan(middle.x);
    expect(pointIn(form, 0.5, 0.9).y).toBeGreaterThan(middle.y);
  }
});

test('a form covers its cell, and can be had as seen from any point', () => {
  for (const spec of ['iso:4', 'faces:4', '2x2']) {
    for (const place of placesOf(spec)) {
      const from = place.corners[0];
      const form = formOf(place, from);
      const corners = [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ].map(([x, y]) => pointIn(form, x, y));
      for (const { x, y } of place.corners) {
        const isThere = corners.some(at => Math.hypot(at.x + from.x - x, at.y + from.y - y) < 1e-9);
        expect(isThere).toBe(true);
      }
      expect(form.isSkewed).toBe(spec === 'iso:4');
    }
  }
});
