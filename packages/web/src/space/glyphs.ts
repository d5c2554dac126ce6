/** All symbols, the names of axes and what is written on marks, on one texture of square fields. */
import { makeSymbolText, type Shape } from '@hyperdoku/engine';
import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, NoColorSpace, type Texture } from 'three';

export const glyphColumns = 16;
/** As large as every graphics card has textures. */
const mostRows = 32;
const field = 128;
/** Fields after the symbols: the letters of the axes. */
export const axisGlyph = 64;
export const axisLetters = 'xyzwvuts';
const firstText = axisGlyph + axisLetters.length;

/** The size of the font of a symbol, as a share of its field. */
export const glyphShare = (text: string): number => [0.74, 0.74, 0.56][text.length] ?? 0.42;

export interface Glyphs {
  readonly texture: Texture;
  readonly rows: number;
  /** The glyph of a text, from 1; 0 where there is none. */
  glyphOf(text: string): number;
}

/** White on black; the shader takes the lightness for the ink. Texts may have several lines. */
export function drawGlyphs(shape: Shape, texts: readonly string[]): Glyphs {
  const canvas = document.createElement('canvas');
  const written = [...new Set(texts)]
    .filter(text => text !== '')
    .slice(0, glyphColumns * mostRows - firstText);
  const glyphRows = Math.ceil((firstText + written.length) / glyphColumns);
  canvas.width = glyphColumns * field;
  canvas.height = glyphRows * field;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw symbols on');
  context.fillStyle = '#000';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#fff';
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const draw = (index: number, text: string): void => {
    const lines = text.split('\n');
    const longest = lines.reduce((long, line) => (line.length > long.length ? line : long), '');
    const write = (size: number): void => {
      context.font = `600 ${size}px "Inter Variable", Inter, system-ui, sans-serif`;
    };
    const wished = Math.min(field * glyphShare(longest), (field * 0.94) / lines.length);
    write(wished);
    // Long words are smaller, not narrower.
    const size = Math.min(wished, (wished * field * 0.96) / context.measureText(longest).width);
    write(size);
    const x = ((index % glyphColumns) + 0.5) * field;
    const middle = (Math.floor(index / glyphColumns) + 0.5) * field + size * 0.36;
    for (const [row, line] of lines.entries())
      context.fillText(line, x, middle + (row - (lines.length - 1) / 2) * size);
  };
  for (let symbol = 1; symbol <= shape.symbols; symbol++)
    draw(symbol - 1, makeSymbolText(symbol, shape.symbols));
  for (let axis = 0; axis < axisLetters.length; axis++) draw(axisGlyph + axis, axisLetters[axis]);
  for (const [i, text] of written.entries()) draw(firstText + i, text);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = NoColorSpace;
  texture.generateMipmaps = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.anisotropy = 4;
  return {
    texture,
    rows: glyphRows,
    glyphOf: text => (written.includes(text) ? firstText + written.indexOf(text) + 1 : 0),
  };
}
