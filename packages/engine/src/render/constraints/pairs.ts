/**
 * Constraints on two cells, as marks on the border between them: dots, letters, signs. Where two cells do not touch, a thin line joins
 * them; where they lie on two layers, each has the mark at its corner.
 */
import type { Cell } from '../../shape/cell.js';
import { centreText, type Item } from '../drawing.js';
import { meetingOf } from '../outline.js';
import type { Point } from '../panel.js';
import { between, disc, exitSign, thinLine } from './pieces.js';
import type { Sheet } from './sheet.js';
import type { Draw, Sketch } from './sketch.js';

/** Draws a mark at a point, of a size in parts of the usual; `from` and `to` say how the two cells lie. */
type Mark = (at: Point, size: number, from: Point, to: Point) => readonly Item[];

function drawPair(sheet: Sheet, a: Cell, b: Cell, mark: Mark): Sketch {
  const [first, second] = [sheet.placeOf(a), sheet.placeOf(b)];
  if (first && second && !sheet.exitFrom(first, b)) {
    const [from, to] = [first.centre, second.centre];
    const meeting = meetingOf(first, second);
    const middle = between(from, to, 0.5);
    return {
      ...(!meeting && { under: [thinLine([[from, to]])] }),
      over: mark(meeting ?? middle, 1, from, to),
    };
  }
  // Each cell has the mark for itself, and a sign of where the other is.
  const small = 0.75;
  const tokens = [
    { place: first, other: b, isFirst: true },
    { place: second, other: a, isFirst: false },
  ].flatMap(({ place, other, isFirst }) => {
    const exit = place && sheet.exitFrom(place, other);
    if (!place || !exit) return [];
    return [
      {
        cell: place.cell,
        width: 0.31,
        draw: ({ x, y }: Point): Item[] => {
          const [left, right] = [
            { x: x - 1, y },
            { x: x + 1, y },
          ];
          return [
            ...mark(
              { x: x - 0.06, y },
              small,
              ...(isFirst ? ([left, right] as const) : ([right, left] as const)),
            ),
            exitSign({ x: x + 0.11, y }, exit),
          ];
        },
      },
    ];
  });
  return { tokens };
}

const joinSketches = (sketches: readonly Sketch[]): Sketch => ({
  under: sketches.flatMap(({ under = [] }) => under),
  over: sketches.flatMap(({ over = [] }) => over),
  tokens: sketches.flatMap(({ tokens = [] }) => tokens),
});

/** Small, or so large that a number fits in. */
const dotRadius = (text: string): number => (text === '' ? 0.125 : 0.155);
const dotEdge = 0.03;

const dot =
  (role: 'whiteDot' | 'blackDot', text: string): Mark =>
  (at, size) => {
    const radius = dotRadius(text) * size;
    const fontSize = (text.length > 1 ? 0.19 : 0.24) * size;
    return [
      disc('inkLine', [at], radius),
      disc(role, [at], radius - dotEdge * size),
      ...(text === ''
        ? []
        : [centreText(role === 'whiteDot' ? 'whiteDotText' : 'blackDotText', text, at, fontSize)]),
    ];
  };

/** With its number where that is not the usual one. */
const drawDot =
  (role: 'whiteDot' | 'blackDot', field: 'difference' | 'ratio', usual: number): Draw =>
  (sheet, { cells: [a, b], spec: { [field]: number = usual } }) =>
    drawPair(sheet, a, b, dot(role, number === usual ? '' : String(number)));

export const drawWhiteDot = drawDot('whiteDot', 'difference', 1);
export const drawBlackDot = drawDot('blackDot', 'ratio', 2);

const romans: Readonly<Record<number, string>> = { 5: 'V', 10: 'X' };

export const drawXv: Draw = (sheet, { cells: [a, b], spec }) => {
  const sum = spec.sum as number;
  const text = romans[sum] ?? String(sum);
  return drawPair(sheet, a, b, (at, size) => [
    disc('plate', [at], 0.15 * size),
    centreText('plateText', text, at, (text.length > 1 ? 0.26 : 0.34) * size),
  ]);
};

/** The tip points to the smaller cell. */
export const drawGreater: Draw = (sheet, { cells: [first, ...others] }) =>
  joinSketches(
    others.map(other =>
      drawPair(sheet, first, other, (at, size, from, to) => {
        const length = Math.hypot(to.x - from.x, to.y - from.y);
        const [x, y] = [((to.x - from.x) / length) * size, ((to.y - from.y) / length) * size];
        const point = (along: number, aside: number): Point => ({
          x: at.x + x * along - y * aside,
          y: at.y + y * along + x * aside,
        });
        return [
          disc('plate', [at], 0.12 * size),
          {
            kind: 'path',
            role: 'inkLine',
            lines: [[point(-0.055, 0.12), point(0.075, 0), point(-0.055, -0.12)]],
            closed: false,
            ends: 'round',
            thickness: 0.05,
          },
        ];
      }),
    ),
  );
