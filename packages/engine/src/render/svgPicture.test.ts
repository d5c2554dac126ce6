import { describe, expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { createGrid } from '../board/grid.js';
import { asPuzzle, emptyPuzzle } from '../board/puzzle.js';
import { ladderUpTo } from '../logic/ladder.js';
import { Position } from '../logic/position.js';
import { nextStep } from '../logic/technique.js';
import { instantGrid } from '../shape/instantGrid.js';
import { parseShape } from '../shape/shapes.js';
import { paperPalette } from './palette.js';
import { makeStepPicture } from './stepPicture.js';
import { makeSvgPicture } from './svgPicture.js';
import { makeTheme } from './theme.js';
import { darkTheme } from './themes.js';
import { xmlMistake } from './xml.testkit.js';

const shape = (spec: string) => expectOk(parseShape(spec));
const full = (spec: string) => expectOk(createGrid(shape(spec), instantGrid(shape(spec)) ?? []));
const countOf = (svg: string, pattern: RegExp): number => svg.match(pattern)?.length ?? 0;

describe('a picture in SVG', () => {
  test.each([
    ['3x3', 81, 0],
    ['4^3', 64, 4],
    ['iso:4', 48, 3],
    ['faces:4', 96, 5],
    ['6x6', 1296, 0],
  ])('of %s has all %i symbols and %i headings or names of faces', (spec, cells, headings) => {
    expect(countOf(makeSvgPicture(full(spec)), /<text /g)).toBe(cells + headings);
  });
  test.each(['2x2', '4^3', 'iso:4', 'faces:4'])('of %s is well formed and says what it shows', spec => {
    const svg = makeSvgPicture(emptyPuzzle(shape(spec)), {
      title: 'R&D <1>',
      lookOf: () => ({ corner: [1, 2], gone: [2] }),
    });
    expect(svg).toContain('<title>R&amp;D &lt;1&gt;</title>');
    expect(xmlMistake(svg)).toBeUndefined();
  });
  test('shows IsoDoku as a hexagon and a cube surface as a net', () => {
    expect(makeSvgPicture(full('iso:4'))).toContain('viewBox="0 0 253.415 292"');
    expect(makeSvgPicture(full('faces:4'))).toContain('viewBox="0 0 580 436"');
  });
  test('takes its colours from the page that wants it, without paper', () => {
    const theme = makeTheme({ ...paperPalette, ink: 'var(--ink)', paper: 'none', hairline: '"<' });
    const svg = makeSvgPicture(full('2x2'), { theme });
    expect(svg).toContain('fill="var(--ink)"');
    expect(svg).toContain('stroke="&quot;&lt;"');
    expect(svg).not.toContain('<rect');
    expect(xmlMistake(svg)).toBeUndefined();
  });
  test('has no colour that its theme has not', () => {
    const svg = makeSvgPicture(full('4^3'), {
      theme: darkTheme,
      lookOf: () => ({ ground: 'pattern', marks: [0], hasRing: true, signs: ['wrong'] }),
    });
    const allowed = JSON.stringify(darkTheme);
    const colours = [...new Set(svg.match(/#[0-9A-F]{6}/g))];
    expect(colours.length).toBeGreaterThan(5);
    expect(colours.filter(colour => !allowed.includes(colour))).toEqual([]);
  });
  test('tells entries from clues', () => {
    const svg = makeSvgPicture(full('2x2'), { lookOf: cell => ({ isEntry: cell > 3 }) });
    expect(svg).toContain(`fill="${paperPalette.ink}" font-weight="600"`);
    expect(svg).toContain(`fill="${paperPalette.entry}" font-weight="500"`);
  });
  test('takes slices along any axis', () => {
    const svg = makeSvgPicture(full('4^3'), { axis: 0, shows: ({ index }) => index === 2 });
    expect(svg).toContain('>x 3</text>');
    expect(countOf(svg, /<text /g)).toBe(17);
  });
  test('shows a step: what is looked at, what goes and what comes', () => {
    const symbols = Uint8Array.from(full('3x3').symbols, (symbol, cell) => (cell === 40 ? 0 : symbol));
    const position = Position.of(expectOk(asPuzzle(expectOk(createGrid(shape('3x3'), symbols)))));
    const step = nextStep(position, ladderUpTo());
    if (!step) throw new Error('no step');
    const svg = makeStepPicture(position, step, { title: 'A full house' });
    expect(svg).toContain('<title>A full house</title>');
    expect(countOf(svg, new RegExp(`fill="${paperPalette.placed}"`, 'g'))).toBe(1);
    expect(countOf(svg, new RegExp(`fill="${paperPalette.house}"`, 'g'))).toBe(8);
  });
});
