import { expect, test } from 'vitest';
import { ladderUpTo } from './ladder.js';
import { techniqueNames, techniquesOfUniqueness } from './techniqueNames.js';

const namesOf = (...options: Parameters<typeof ladderUpTo>): string[] =>
  ladderUpTo(...options).map(({ name }) => name);

test('the whole ladder is every technique once, in the order of their names', () => {
  expect(namesOf({ assumeUnique: true })).toEqual(techniqueNames);
  expect(new Set(techniqueNames).size).toBe(techniqueNames.length);
});

test('without the assumption of one solution what rests on it is left out, and nothing else', () => {
  expect(namesOf()).toEqual(techniqueNames.filter(name => !techniquesOfUniqueness.includes(name)));
  expect(techniquesOfUniqueness).toEqual([
    'unique-rectangle',
    'hidden-rectangle',
    'avoidable-rectangle',
    'bug',
  ]);
});

test.each([...techniqueNames.entries()])('rung %i, %s, is the last of the ladder up to it', (rung, name) => {
  const names = namesOf({ upTo: name, assumeUnique: true });
  expect([names.length, names.at(-1)]).toEqual([rung + 1, name]);
});
