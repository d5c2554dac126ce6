import { expect, test } from 'vitest';
import { findSlip, listTexts } from '../../../../tools/plurals.testkit.js';
import { en } from './en.js';

test.each([0, 1, 2])('numbers of %i agree with their nouns', n => {
  const all = [...listTexts(en, n)];
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(([, text]) => findSlip(text))).toEqual([]);
});
