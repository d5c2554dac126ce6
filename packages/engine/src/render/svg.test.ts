import { describe, expect, test } from 'vitest';
import type { Item, TextItem } from './drawing.js';
import { fullGrid } from './drawing.testkit.js';
import { drawSolid } from './solidDrawing.js';
import { escapeXml, makePathData, makeViewBox, type Painter, writeItems } from './svg.js';
import { makeSvgFile, themePainter } from './svgFile.js';
import { paperTheme } from './themes.js';
import { xmlMistake } from './xml.testkit.js';

const text = (content: string, parts: Partial<TextItem> = {}): TextItem => ({
  kind: 'text',
  role: 'clue',
  text: content,
  at: { x: 1, y: 2 },
  size: 0.5,
  anchor: 'middle',
  ...parts,
});
const square: Item = {
  kind: 'path',
  role: 'mark',
  lines: [
    [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
    ],
  ],
  closed: true,
};
const byRole: Painter = { paint: ({ role }) => ({ class: role }), groups: false };
const bounds = { left: 0, top: 0, width: 2, height: 2 };

describe('items as elements', () => {
  test('have their points in the units of the output', () => {
    expect(writeItems([square, text('7')], 10, byRole)).toBe(
      '<path class="mark" d="M0 0L10 0L10 10Z"/><text class="clue" font-size="5" text-anchor="middle" x="10" y="20">7</text>',
    );
    expect(
      makePathData(
        [
          [
            { x: 1 / 3, y: -0.00001 },
            { x: 1, y: 2 },
          ],
        ],
        1,
      ),
    ).toBe('M0.333 0L1 2');
    expect(makeViewBox({ bounds: { left: -0.5, top: 0, width: 2, height: 1 }, items: [] }, 100)).toBe(
      '-50 0 200 100',
    );
  });
  test('share a group where they look alike', () => {
    const painter = { ...byRole, groups: true };
    expect(writeItems([text('1'), text('2'), square], 10, painter)).toBe(
      '<g class="clue" font-size="5" text-anchor="middle"><text x="10" y="20">1</text><text x="10" y="20">2</text></g><path class="mark" d="M0 0L10 0L10 10Z"/>',
    );
    const slanted: Item = { kind: 'group', transform: [1, 0.5, 0, 1, 0.5, 0], items: [text('1'), text('2')] };
    expect(writeItems([slanted], 10, painter)).toBe(
      '<g class="clue" font-size="5" text-anchor="middle" transform="matrix(1 0.5 0 1 5 0)"><text x="10" y="20">1</text><text x="10" y="20">2</text></g>',
    );
  });
  test('stand in a group of their cell where the page wants one', () => {
    const painter: Painter = { ...byRole, paintCell: ({ cell }) => ({ 'data-cell': String(cell) }) };
    const cell: Item = { kind: 'group', cell: 5, items: [square] };
    expect(writeItems([cell], 1, painter)).toBe(
      '<g data-cell="5"><path class="mark" d="M0 0L1 0L1 1Z"/></g>',
    );
    expect(writeItems([cell], 1, byRole)).toBe('<path class="mark" d="M0 0L1 0L1 1Z"/>');
  });
  test('are left out where nothing of them would be seen', () => {
    expect(writeItems([{ ...square, role: 'ground' }], 1, themePainter(paperTheme))).toBe('');
  });
  test('are struck out where their theme says so', () => {
    const struck = writeItems([text('8', { role: 'goneNote' })], 10, themePainter(paperTheme));
    expect(struck).toMatch(/<\/text><path stroke="#B32218" stroke-width="1.2" d="M7.5 20L12.5 16.5"\/>$/);
  });
});

const hostile = ['</text><script>alert(1)</script>', '"><svg onload="x', "a' b & c < d > e", '&#60;b&#62;'];

describe('a file', () => {
  test.each(hostile)('keeps %s harmless, as text, title and colour', name => {
    const theme = {
      ...paperTheme,
      font: name,
      paper: name,
      texts: { ...paperTheme.texts, clue: { fill: name } },
    };
    const svg = makeSvgFile({ bounds, items: [text(name)] }, { title: name, theme, cellSize: 10 });
    expect(xmlMistake(svg)).toBeUndefined();
    expect(svg).not.toMatch(/<script|onload="/);
    expect(svg).toContain(`<title>${escapeXml(name)}</title>`);
    expect(svg).toContain(`>${escapeXml(name)}</text>`);
  });
  test('is as large as its drawing, on paper unless that is none', () => {
    const file = (paper: string): string =>
      makeSvgFile({ bounds, items: [] }, { title: '', theme: { ...paperTheme, paper }, cellSize: 10 });
    expect(file('#ABCDEF')).toContain('viewBox="0 0 20 20" width="20" height="20"');
    expect(file('#ABCDEF')).toContain('<rect x="0" y="0" width="20" height="20" fill="#ABCDEF"/>');
    expect(file('none')).not.toContain('<rect');
  });
  test('has thinner lines where its cells are small', () => {
    const widths = [30, 10].map(cellSize => {
      const drawing = drawSolid(fullGrid('4^3'), { cellSize });
      return writeItems(drawing.items, cellSize, themePainter(paperTheme)).match(
        /stroke-width="1[^"]*"/g,
      )?.[0];
    });
    expect(widths).toEqual(['stroke-width="1.4"', 'stroke-width="1.014"']);
  });
});
