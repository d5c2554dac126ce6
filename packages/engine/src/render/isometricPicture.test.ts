import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { createGrid, emptyGrid } from '../board/grid.js';
import { catalog } from '../shape/catalog.js';
import { instantGrid } from '../shape/instantGrid.js';
import { parseShape } from '../shape/shapes.js';
import { directions } from './cubeSurface.js';
import { makeIsometricPicture } from './isometricPicture.js';
import { layOut } from './layout.js';
import { neighbourOf } from './neighbours.js';
import { paperPalette } from './palette.js';
import { type Point, placeCells } from './panel.js';
import { sidesSeen } from './projection.js';
import { makeShapeSymbol, pictureId } from './shapeSymbol.js';
import { makeTheme } from './theme.js';
import { paperTheme } from './themes.js';
import { xmlMistake } from './xml.testkit.js';

const shape = (spec: string) => expectOk(parseShape(spec));
const full = (spec: string) => expectOk(createGrid(shape(spec), instantGrid(shape(spec)) ?? []));
const countOf = (svg: string, pattern: RegExp): number => svg.match(pattern)?.length ?? 0;
const specs = ['2x2', '4^3', '3x2x1', 'iso:4', 'faces:4', '2x2x1x1', '2x1x1x1x1', '9^4'];

describe('what is seen of a solid', () => {
  test.each([
    ['3x3', 1],
    ['9^3', 3],
    ['iso:4', 3],
    ['faces:4', 3],
    ['2x2x1x1', 6],
    ['2x1x1x1x1', 10],
  ])('of %s are %i sides', (spec, sides) => {
    expect(sidesSeen(shape(spec))).toHaveLength(sides);
  });
  test('a cube shows its first z, its last y and its last x', () => {
    const seen = sidesSeen(shape('4^3')).map(({ panel }) => [...panel.cells].sort((a = 0, b = 0) => a - b));
    const cells = Array.from({ length: 64 }, (_, cell) => cell);
    expect(seen).toContainEqual(cells.filter(cell => cell < 16));
    expect(seen).toContainEqual(cells.filter(cell => Math.floor(cell / 4) % 4 === 3));
    expect(seen).toContainEqual(cells.filter(cell => cell % 4 === 3));
  });
  test.each(['4^3', 'faces:4', '2x2x1x1', '2x1x1x1x1', '2x1x1x1x1x1'])(
    'the sides of %s tile its outline: each edge is shared by two or lies outside',
    spec => {
      const edges = new Map<string, number>();
      for (const { panel } of sidesSeen(shape(spec))) {
        for (const { corners } of placeCells(panel).flat()) {
          for (const [i, corner] of corners.entries()) {
            const ends = [corner, corners[(i + 1) % 4]].map(({ x, y }) => `${x.toFixed(4)} ${y.toFixed(4)}`);
            const edge = ends
              .map(end => end.replaceAll('-0.0000', '0.0000'))
              .sort()
              .join(' ');
            edges.set(edge, (edges.get(edge) ?? 0) + 1);
          }
        }
      }
      const {
        extents,
        spec: { family },
      } = shape(spec);
      const around = 2 * (family === 'faces' ? 12 : extents.reduce((sum, extent) => sum + extent, 0));
      expect([...edges.values()].filter(count => count === 1)).toHaveLength(around);
      expect(Math.max(...edges.values())).toBe(2);
    },
  );
  test('cells that share an edge of the cube with a grid on its surface are neighbours there', () => {
    const cube = shape('faces:4');
    const sides = sidesSeen(cube).map(({ panel }) => placeCells(panel).flat());
    const isSame = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1e-6;
    let pairs = 0;
    for (const [i, side] of sides.entries()) {
      for (const a of side) {
        for (const b of sides.slice(i + 1).flat()) {
          if (a.corners.filter(p => b.corners.some(q => isSame(p, q))).length < 2) continue;
          expect(directions.map(direction => neighbourOf(layOut(cube), a.cell, direction))).toContain(b.cell);
          pairs++;
        }
      }
    }
    expect(pairs).toBe(12);
  });
  test('layers pulled apart hide less of each other, and nothing at the depth of a layer', () => {
    const hidden = (explode: number): number =>
      sidesSeen(shape('4^3'), explode)
        .filter(({ part }) => part === 'layer')
        .flatMap(({ panel, isHidden }) => panel.cells.filter(cell => cell !== undefined && isHidden?.(cell)))
        .length;
    expect([1, 2, 4].map(hidden)).toEqual([27, 12, 0]);
  });
});

describe('an isometric picture', () => {
  test.each(specs)('of %s is well formed and says what it shows', spec => {
    const svg = makeIsometricPicture(full(spec), { title: 'R&D <1>', explode: 1 });
    expect(xmlMistake(svg)).toBeUndefined();
    expect(svg).toContain('<title>R&amp;D &lt;1&gt;</title>');
  });
  test('has the symbols of the sides that are seen', () => {
    expect(countOf(makeIsometricPicture(full('4^3')), /<text /g)).toBe(48);
    expect(countOf(makeIsometricPicture(full('4^3'), { explode: 4 }), /<text /g)).toBe(64);
    expect(countOf(makeIsometricPicture(full('2x2x1x1')), /<text /g)).toBe(96);
    expect(countOf(makeIsometricPicture(emptyGrid(shape('4^3'))), /<text /g)).toBe(0);
  });
  test('leaves out what would be too small to see', () => {
    const small = makeIsometricPicture(full('9^3'), { cellSize: 6 });
    expect(countOf(small, /<text /g)).toBe(0);
    expect(small).not.toContain('#B9B6AE');
    expect(makeIsometricPicture(full('9^3'))).toContain('#B9B6AE');
  });
  test('leaves gaps empty', () => {
    const rule = {
      symbols: 2,
      extents: [2, 2, 2],
      cells: [0, 1, 7],
      houses: [
        [0, 1],
        [1, 7],
      ],
    };
    const svg = makeIsometricPicture(emptyGrid(shape(`custom:${JSON.stringify(rule)}`)), { title: 'gaps' });
    // Of the top two cells are seen, of the left side one, of the right side two.
    expect(countOf(svg, /Z/g)).toBe(5);
  });
  test('takes the colours of a page', () => {
    const theme = makeTheme({ ...paperPalette, faceTop: 'var(--face-top)', paper: 'none' });
    const svg = makeIsometricPicture(full('4^3'), { theme });
    expect(countOf(svg, /fill="var\(--face-top\)"/g)).toBe(1);
    expect(svg).not.toContain('<rect');
  });
});

describe('the sprite of shapes', () => {
  test('names pictures by their shapes, each once', () => {
    expect(pictureId('9^3')).toBe('shape-9-3');
    expect(pictureId('latin:4^3')).toBe('shape-latin-4-3');
    expect(new Set(catalog.map(spec => pictureId(spec))).size).toBe(catalog.length);
    expect(makeShapeSymbol(full('plane:3^3'), paperTheme)).toContain(
      '<symbol id="shape-plane-3-3" viewBox="0 0 240 240">',
    );
  });
  test('has a picture of every shape in the catalog, and stays small', () => {
    const sprite = readFileSync(new URL('../../../web/public/shapes.svg', import.meta.url), 'utf8');
    expect(xmlMistake(sprite)).toBeUndefined();
    expect(sprite.length).toBeLessThan(150_000);
    for (const spec of catalog) expect(sprite).toContain(`<symbol id="${pictureId(spec)}" `);
  });
});
