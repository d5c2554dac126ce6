/**
 * One integer per line: the number of axes n, the n lengths of the box, then a value for every cell, axis 0 fastest,
 * 0 for empty. Values missing at the end are 0. Only box shapes can be written this way.
 */
import type { IntegersPart } from '../base/problem.js';
import { fail, ok, type Result } from '../base/result.js';
import { createGrid, type Grid } from '../board/grid.js';
import { maxAxes, maxSymbols } from '../shape/shape.js';
import { boxOf, makeSpec, outlineOf, shapeOf } from '../shape/shapes.js';
import type { BoxSpec } from '../shape/spec.js';

/** A puzzle as a list of integers, the lengths of the box first; a problem where the shape is no box. */
export function makeIntegers({ shape, symbols }: Grid): Result<string> {
  const dims = boxOf(shape.spec) ?? [];
  if (makeSpec({ family: 'box', dims }) !== shape.name)
    return fail('format-unfit', 'only-boxes', { format: 'integers', shape: shape.name });
  return ok([dims.length, ...dims, ...symbols].join('\n'));
}

/** Reads a list of integers that begins with the lengths of the box. */
export function parseIntegers(text: string, mostCells?: number): Result<Grid> {
  const lines = text.split('\n');
  let at = 0;
  /** The next line that is not empty, as a number within bounds. */
  const next = (of: IntegersPart, least: number, most: number): Result<number | undefined> => {
    while (at < lines.length && lines[at].trim() === '') at++;
    if (at >= lines.length) return ok(undefined);
    const word = lines[at++].trim();
    const value = /^[+-]?\d{1,9}$/.test(word) ? Number(word) : Number.NaN;
    const place = { line: at, column: 1 };
    if (Number.isNaN(value)) return fail('text-syntax', 'integers-number', { text: word, of }, place);
    if (value < least || value > most)
      return fail('text-syntax', 'integers-range', { of, least, most, given: value }, place);
    return ok(value);
  };

  const axes = next('axes', 2, maxAxes);
  if (!axes.ok) return axes;
  if (axes.value === undefined) return fail('text-syntax', 'integers-empty', {}, { line: 1, column: 1 });
  const dims: number[] = [];
  while (dims.length < axes.value) {
    const length = next('length', 1, maxSymbols);
    if (!length.ok) return length;
    if (length.value === undefined)
      return fail('text-syntax', 'integers-cut-short', { axes: axes.value }, { line: at, column: 1 });
    dims.push(length.value);
  }
  const spec: BoxSpec = { family: 'box', dims };
  const outline = outlineOf(spec, mostCells);
  if (!outline.ok) return outline;
  const { cellCount, symbols: limit } = outline.value;
  const symbols = new Uint8Array(cellCount);
  for (let cell = 0; cell < cellCount; cell++) {
    const value = next('value', 0, limit);
    if (!value.ok) return value;
    if (value.value === undefined) break;
    symbols[cell] = value.value;
  }
  while (at < lines.length && lines[at].trim() === '') at++;
  if (at < lines.length)
    return fail('cell-count', 'too-many-values', { cells: cellCount }, { line: at + 1, column: 1 });
  const shape = shapeOf(spec);
  return shape.ok ? createGrid(shape.value, symbols) : shape;
}
