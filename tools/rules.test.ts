/** The page about rules has an example of every kind of constraint, and says of each what the engine says. */
import { readdirSync, readFileSync } from 'node:fs';
import { type ConstraintSpec, english, expectOk, kindNames, parseShape } from '@hyperdoku/engine';
import { describe, expect, test } from 'vitest';
import { drawCagedCube, drawExample, examples as pictured } from './rulePictures.js';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const page = read('docs/rules.md');

interface Example {
  readonly base: string;
  readonly constraint: ConstraintSpec;
  readonly sentence: string;
}

/** The rows of the tables; above each the page names the shape it is on. */
function listExamples(): Example[] {
  const examples: Example[] = [];
  let base = '';
  for (const line of page.split('\n')) {
    base = /(?:as it reads on|On) `([^`]+)`/.exec(line)?.[1] ?? base;
    const row = /^\| `(\{ "kind": .*\})` +\| (.*?) +\|$/.exec(line);
    if (row) examples.push({ base, constraint: JSON.parse(row[1]), sentence: row[2] });
  }
  return examples;
}

const examples = listExamples();

test('every kind has an example, also in three dimensions', () => {
  const kindsOn = (base: string) =>
    new Set(examples.filter(example => example.base === base).map(({ constraint }) => constraint.kind));
  expect(kindsOn('3x3')).toEqual(new Set(kindNames));
  expect(kindsOn('4^3').size).toBeGreaterThan(3);
});

test.each(examples)('$base, $constraint: $sentence', ({ base, constraint, sentence }) => {
  const shape = expectOk(parseShape(JSON.stringify({ base, constraints: [constraint] })));
  expect(english.constraint(shape, shape.constraints[0])).toBe(sentence);
});

describe('pictures', () => {
  const inWords = ['disjoint-groups', 'anti-knight', 'anti-king', 'offsets', 'non-consecutive'];
  test('there are of every kind but those that hold on the whole board, each on the page', () => {
    expect(new Set([...Object.keys(pictured), ...inWords])).toEqual(new Set([...kindNames, 'layers']));
    const shown = [...page.matchAll(/\(constraints\/([\w-]+)\.svg\)/g)].map(([, name]) => name);
    expect(shown.sort()).toEqual(Object.keys(pictured).sort());
  });
  test.each(Object.entries(pictured))('of %s is as it is drawn now', (name, example) => {
    expect(read(`docs/constraints/${name}.svg`)).toBe(drawExample(example));
  });
  test('of the README’s killer is as it is drawn now', () => {
    expect(read('docs/caged-cube.svg')).toBe(drawCagedCube());
    expect(read('README.md')).toContain('(docs/caged-cube.svg)');
  });
});

describe('whole rules', () => {
  const blocks = [...page.matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(([, text]) => text);
  const files = readdirSync(new URL('../examples/', import.meta.url)).filter(name => name.endsWith('.json'));
  test('of the page and of the examples are read', () => {
    expect(blocks.length).toBeGreaterThan(1);
    for (const text of [...blocks, ...files.map(name => read(`examples/${name}`))])
      expect(parseShape(text)).toMatchObject({ ok: true });
  });
});
