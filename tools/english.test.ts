// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are source texts.
import { describe, expect, test } from 'vitest';
import { findEnglish } from './english.js';

const look = (text: string, path = 'packages/engine/src/shape/x.ts'): string[] =>
  findEnglish([{ path, text }], {});

describe('words outside their folder are found', () => {
  test.each([
    "fail('There is no cell here.')",
    'const say = (n: number) => `${n} clues instead of ${n + 1}`;',
    'const where = (cell: string) => `the box at ${cell}`;',
    'const name = (n: number) => `Checkpoint ${n}`;',
    "const words = { none: 'no solution' };",
    'const nested = [`${one ? `a little late` : 1}`];',
  ])('%s', text => {
    expect(look(text)).toHaveLength(1);
  });
  test('with the line they stand on', () => {
    expect(look("const a = 1;\nconst b = 'two little words';\n")[0]).toMatch(
      /^packages\/engine\/src\/shape\/x\.ts:2 /,
    );
  });
});

describe('what is not for people stays where it is', () => {
  test.each([
    "import { two } from './two words.js';",
    "throw new RangeError('there is no such board');",
    "const id = 'hidden-single';",
    'const cell = (x: number, y: number) => `x${x} y${y}`;',
    'const seed = (n: number) => `fill ${n}`;',
    'const svg = (x: number) => `<text x="${x}" text-anchor="middle" fill="none">`;',
    '// A comment may say what it likes.',
    "type Level = 'gentle' | 'hard';",
  ])('%s', text => {
    expect(look(text)).toEqual([]);
  });
  test.each([
    'packages/engine/src/words/en/x.ts',
    'packages/engine/src/shape/x.test.ts',
    'packages/web/src/x.ts',
  ])('in %s', path => {
    expect(look("const sentence = 'There is no cell here.';", path)).toEqual([]);
  });
  test('a text that is allowed passes, and must be there to pass', () => {
    const allowed = { 'beyond logic': 'an id' };
    const path = 'packages/engine/src/grade/scale.ts';
    expect(findEnglish([{ path, text: "const levels = ['beyond logic'];" }], allowed)).toEqual([]);
    expect(findEnglish([{ path, text: '' }], allowed)).toHaveLength(1);
  });
});
