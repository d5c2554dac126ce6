/**
 * One integer per line: the number of axes n, the n lengths of the box, then a value for every cell, axis 0 fastest,
 * 0 for empty. Values missing at the end are 0. Only box shapes can be written so.
 */
import { fail, ok, type Result } from '../base/result.js';
import { createGrid, type Grid } from '../board/grid.js';
import { maxAxes } from '../shape/shape.js';
import { outlineOf, shapeOf } from '../shape/shapes.js';
import type { BoxSpec } from '../shape/spec.js';
import { refuseAt } from './sheet.js';

export function makeIntegers({ shape, symbols }: Grid): Result<string> {
  const { spec } = shape;
  if (spec.family !== 'box') {
    return fail(
      'format-unfit',
      `The integers format holds box shapes such as 3x2x1; ${shape.name} is not one.`,
    );
  }
  return ok([spec.dims.length, ...spec.dims, ...symbols].join('\n'));
}

export function parseIntegers(text: string): Result<Grid> {
  const lines = text.split('\n');
  let at = 0;
  /** The next line that is not empty, as a number within bounds. */
  const next = (what: string, least: number, most: number): Result<number | undefined> => {
    while (at < lines.length && lines[at].trim() === '') at++;
    if (at >= lines.length) return ok(undefined);
    const word = lines[at++].trim();
    const value = /^[+-]?\d{1,9}$/.test(word) ? Number(word) : Number.NaN;
    if (Number.isNaN(value))
      return refuseAt(at, 1, `"${word.slice(0, 20)}" is not ${what}: one whole number a line.`);
    if (value < least || value > most)
      return refuseAt(at, 1, `${what} runs from ${least} to ${most}; here is ${value}.`);
    return ok(value);
  };

  const axes = next('the number of axes', 2, maxAxes);
  if (!axes.ok) return axes;
  if (axes.value === undefined) return refuseAt(1, 1, 'The file is empty.');
  const dims: number[] = [];
  while (dims.length < axes.value) {
    const length = next('a length of the box', 1, 64);
    if (!length.ok) return length;
    if (length.value === undefined)
      return refuseAt(at, 1, `The file ends before the ${axes.value} lengths of the box.`);
    dims.push(length.value);
  }
  const spec: BoxSpec = { family: 'box', dims };
  const outline = outlineOf(spec);
  if (!outline.ok) return outline;
  const { cellCount, symbols: limit } = outline.value;
  const symbols = new Uint8Array(cellCount);
  for (let cell = 0; cell < cellCount; cell++) {
    const value = next('a value', 0, limit);
    if (!value.ok) return value;
    if (value.value === undefined) break;
    symbols[cell] = value.value;
  }
  while (at < lines.length && lines[at].trim() === '') at++;
  if (at < lines.length)
    return fail('cell-count', `There are more than ${cellCount} values.`, { line: at + 1, column: 1 });
  const shape = shapeOf(spec);
  return shape.ok ? createGrid(shape.value, symbols) : shape;
}
