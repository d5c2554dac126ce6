import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { createRandom } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { sayConstraint } from '../words/en/constraints.js';
import { formats, makeFile } from './formats.js';
import { makeJson } from './json.js';
import { makePuzzleText } from './puzzleText.js';
import { parsePuzzles } from './reader.js';
import { samples, wikipedia } from './samples.testkit.js';
import type { Sheet } from './sheet.js';

describe('what others write is read, and written back', () => {
  test.each(samples.map(sample => [sample.from, sample] as const))(
    '%s',
    (_, { text, options, puzzle, back, brings }) => {
      for (const ending of ['', '\n', '\r\n']) {
        const results = parsePuzzles(text.replaceAll('\n', ending || '\n') + ending, options);
        expect(results).toMatchObject([{ ok: true }]);
        const sheet = expectOk(results[0]);
        expect(makePuzzleText(sheet.grid)).toBe(puzzle ?? `3x3:${wikipedia}`);
        for (const constraint of sheet.grid.shape.constraints)
          expect(sayConstraint(sheet.grid.shape, constraint)).toMatch(/^\S.+\.$/);
        expect([sheet.solution !== undefined, sheet.candidates !== undefined]).toEqual([
          brings === 'solution',
          brings === 'candidates',
        ]);
        const written = [...expectOk(makeFile(back, [sheet]))].join('');
        const again = parsePuzzles(written, options?.spec ? { spec: options.spec } : {});
        expect(again).toMatchObject([{ ok: true }]);
        expect(expectOk(again[0]).grid).toEqual(sheet.grid);
        expect(expectOk(again[0]).entries).toEqual(sheet.entries);
        expect(expectOk(again[0]).candidates).toEqual(sheet.candidates);
      }
    },
  );
});

const strange = [
  '',
  '\n',
  '\n\n',
  ' ',
  ',',
  ';',
  '"',
  "'",
  '[',
  ']',
  '#',
  ':',
  '.',
  '0',
  '-',
  'x',
  '?',
  'G',
  '\u0000',
  '\u{1f600}',
  '99',
  '=',
  '{',
];

/** The pencil marks of a sheet as text; nothing where it has none, or none are left for a cell. */
function writeMarks(sheet: Sheet): string {
  const made = sheet.candidates && formats.marks.make(sheet);
  return made?.ok ? [...made.value].join('') : '';
}

test('whatever happens to a text on the way, it is refused or it says the same when written and read again', () => {
  const random = createRandom('samples');
  const damage = (text: string): string => {
    const at = random.below(text.length + 1);
    const end = Math.min(text.length, at + random.below(4));
    switch (random.below(4)) {
      case 0:
        return text.slice(0, at) + text.slice(end);
      case 1:
        return text.slice(0, at) + strange[random.below(strange.length)] + text.slice(at);
      case 2:
        return text.slice(0, at) + strange[random.below(strange.length)] + text.slice(end);
      default:
        return text.slice(0, end) + text.slice(at);
    }
  };
  let read = 0;
  for (let run = 0; run < campaign(1000, 100_000); run++) {
    const { text, options } = samples[random.below(samples.length)];
    let damaged = text;
    for (let i = random.below(3); i >= 0; i--) damaged = damage(damaged);
    for (const result of parsePuzzles(damaged, options)) {
      if (!result.ok) continue;
      read++;
      const [text, json] = [makePuzzleText(result.value.grid), makeJson(result.value)];
      const again = parsePuzzles(text).map(found =>
        found.ok ? makePuzzleText(found.value.grid) : 'refused',
      );
      const whole = parsePuzzles(json).map(found => (found.ok ? makeJson(found.value) : 'refused'));
      const marks = writeMarks(result.value);
      const remarked = parsePuzzles(marks).map(found => (found.ok ? writeMarks(found.value) : 'refused'));
      if (again.join() !== text || whole.join() !== json || remarked.join() !== marks)
        expect([damaged, again, whole, remarked]).toEqual([damaged, [text], [json], [marks]]);
    }
  }
  expect(read).toBeGreaterThan(100);
});
