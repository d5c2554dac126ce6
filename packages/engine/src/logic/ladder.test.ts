import { expect, test } from 'vitest';
import { ladderUpTo } from './ladder.js';
import { techniqueNames } from './techniqueNames.js';

const namesOf = (...options: Parameters<typeof ladderUpTo>): string[] =>
  ladderUpTo(...options).map(({ name }) => name);

test('the whole ladder is every technique once, in the order of their names', () => {
  expect(namesOf({ assumeUnique: true })).toEqual(techniqueNames);
  expect(new Set(techniqueNames).size).toBe(techniqueNames.length);
});

test('without the assumption of one solution only uniqueness is left out', () => {
  expect(namesOf()).toEqual(techniqueNames.filter(name => name !== 'uniqueness'));
});

test.each([...techniqueNames.entries()].filter(([, name]) => name !== 'uniqueness'))(
  'rung %i, %s, is the last of the ladder up to it',
  (rung, name) => {
    const names = namesOf({ upTo: name, assumeUnique: true });
    expect([names.length, names.at(-1)]).toEqual([rung + 1, name]);
  },
);
