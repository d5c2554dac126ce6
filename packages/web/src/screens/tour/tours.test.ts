/** Every tour leads to its end: each stop has a move, and that move is right. */
import { decide, expectOk, parsePuzzle, parseShape, Session } from '@hyperdoku/engine';
import { expect, test } from 'vitest';
import { nameTour } from './tourNames.js';
import { findMove, tourNamed } from './tours.js';

/** Makes every move of a tour; returns what its stops are about. */
async function follow(name: string): Promise<string[]> {
  const tour = tourNamed(name);
  if (!tour) throw new Error('there should be a tour');
  const puzzle = expectOk(parsePuzzle(tour.puzzle));
  const verdict = await decide(puzzle);
  const session = Session.start(puzzle);
  return tour.stops.map(stop => {
    if (stop.kind === 'grow') return stop.turns ? 'turned' : `grown ${findMove(session, stop)?.cells.length}`;
    if (stop.kind !== 'write') return stop.kind;
    const move = findMove(session, stop);
    const [placed] = move?.placements ?? [];
    if (!placed || verdict.status !== 'unique') throw new Error(`no move in ${stop.house} ${stop.axes}`);
    expect(verdict.solution.symbols[placed.cell]).toBe(placed.symbol);
    session.enter([placed.cell], placed.symbol);
    return `${stop.house} ${stop.axes.join('')}`;
  });
}

test('the tour of the cube has ten moves, in lines along three axes, boxes in three orientations, two turns and space', async () => {
  const told = await follow('cube');
  expect(told).toHaveLength(10);
  expect(new Set(told)).toEqual(
    new Set(['line 0', 'line 1', 'line 2', 'box 01', 'box 12', 'box 02', 'look', 'space']),
  );
});

test('the tour of the tesseract grows from a line to it, and then makes moves along its axes', async () => {
  expect(await follow('tesseract')).toEqual([
    ...['grown 4', 'grown 16', 'grown 64', 'grown 256', 'turned'],
    ...['line 0', 'line 2', 'line 3', 'box 01', 'line 3'],
  ]);
});

test.each([
  ['9^3', 'cube'],
  ['4^3', 'cube'],
  ['3x2x1', 'cube'],
  ['3x3', undefined],
  ['faces:4', undefined],
  ['2x2x1x1', 'tesseract'],
  ['9^4', 'tesseract'],
  ['latin:3^5', 'tesseract'],
])('the tour for %s is %s', (spec, name) => {
  expect(nameTour(expectOk(parseShape(spec)))).toBe(name);
});

test('no other name is a tour', () => {
  for (const name of ['', 'toString', 'penteract']) expect(tourNamed(name)).toBeUndefined();
});
