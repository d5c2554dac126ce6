import { expect, test } from 'vitest';
import { publicEntries } from './packages.js';
import { listExports } from './publicNames.js';

test.each(publicEntries())('every name that $name shows has a sentence', ({ file }) => {
  const names = listExports(file);
  expect(names.length).toBeGreaterThan(0);
  const silent = names.filter(({ comment }) => !comment || !/\w.*[.:;…)]/s.test(comment));
  expect(silent.map(({ name, file, line }) => `${name} in ${file}:${line}`)).toEqual([]);
});

test('names are followed to where they are declared', () => {
  const engine = publicEntries().find(({ name }) => name === '@hyperdoku/engine');
  const found = listExports(engine?.file ?? '').find(({ name }) => name === 'parsePuzzle');
  expect(found?.file).toMatch(/format\/ownText\.ts$/);
  expect(found?.comment).toBeTruthy();
});
