import { expect, test } from 'vitest';
import { makeViewText, parseViewText, type SpaceSeen } from './viewText.js';

const seen: SpaceSeen = {
  seen: {
    view: 'cube',
    lens: 'orthographic',
    range: [2, Number.POSITIVE_INFINITY],
    explode: 1.2,
    ghost: true,
    fade: false,
    angles: [0.5, 0.3, 0.15],
    cut: undefined,
    wFocus: undefined,
  },
  axis: 1,
  viewpoint: { direction: [0.6, -0.48, 0.64], target: [1.25, 0, -3], nearness: 1.75 },
};

test('a view survives being written and read', () => {
  for (const wFocus of [undefined, 0, 7])
    for (const to of [4, Number.POSITIVE_INFINITY]) {
      const view: SpaceSeen = { ...seen, seen: { ...seen.seen, wFocus, range: [2, to] } };
      expect(parseViewText(makeViewText(view))).toEqual(view);
    }
  // It goes into a link as it is.
  const text = makeViewText(seen);
  expect(encodeURIComponent(text)).toBe(text);
});

test('what is no view is refused', () => {
  const text = makeViewText(seen);
  for (const broken of [
    '',
    'cube',
    text.replace('cube', 'ball'),
    text.replace('_2.', '_x.'),
    text.slice(0, 12),
  ])
    expect(parseViewText(broken)).toBeUndefined();
  expect(parseViewText(text.replace('600.-480.640', '0.0.0'))).toBeUndefined();
});
