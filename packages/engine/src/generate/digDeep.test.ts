import { expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { decide } from '../solve/decide.js';
import { shapeNamed } from '../solve/puzzles.testkit.js';
import { generatePuzzle } from './generate.js';

test('what is dug deep has one solution and is beyond logic, from the first grid on', async () => {
  const made = expectOk(await generatePuzzle(shapeNamed('3x2x1'), 2, { level: 'beyond logic' }));
  expect(made).toMatchObject({ status: 'met', attempts: 1, grade: { level: 'beyond logic' } });
  expect(await decide(made.puzzle)).toMatchObject({ status: 'unique' });
});
