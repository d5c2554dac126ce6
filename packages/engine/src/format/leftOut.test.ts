import { expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { emptyGrid } from '../board/grid.js';
import { trustSolution } from '../board/puzzle.js';
import { instantGrid, parseShape } from '../shape/shapes.js';
import { formatNames, formats } from './formats.js';
import { listLeftOut, type SheetPart } from './leftOut.js';
import { type About, aboutKeys, type Sheet } from './sheet.js';

const shape = expectOk(parseShape('3x3'));
const about: About = Object.fromEntries(aboutKeys.map(key => [key, `the ${key}`]));
const solution = trustSolution(shape, instantGrid(shape) ?? new Uint8Array());
const whole: Sheet = { grid: emptyGrid(shape), solution, about };
const parts: readonly SheetPart[] = ['solution', ...aboutKeys];

test.each(formatNames)('what %s leaves out is what does not come back', name => {
  const made = [...expectOk(formats[name].make(whole))].join('');
  const { about: read, ...others } = expectOk(formats[name].parse(made));
  const back = Object.keys({ ...read, ...others });
  expect(listLeftOut(whole, name)).toEqual(parts.filter(part => !back.includes(part)));
});

test('nothing is left out where there is nothing, or only an empty text', () => {
  for (const name of formatNames)
    expect(listLeftOut({ grid: whole.grid, about: { title: '' } }, name)).toEqual([]);
});
