/** All symbols, and the names of axes, on one texture: a square of 8 × 10 fields. */
import { makeSymbolText, type Shape } from '@hyperdoku/engine';
import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, NoColorSpace } from 'three';

export const glyphColumns = 8;
export const glyphRows = 10;
const field = 128;
/** Fields after the symbols: the letters of the axes. */
export const axisGlyph = 64;
const axisLetters = 'xyzwvuts';

/** The size of the font of a symbol, as a share of its field. */
export const glyphShare = (text: string): number => (text.length > 1 ? 0.56 : 0.74);

/** White on black; the shader takes the lightness for the ink. */
export function drawGlyphs(shape: Shape): CanvasTexture {
  const canvas = document.createElement('canvas');
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
    const size = field * glyphShare(text);
    context.font = `600 ${size}px "Inter Variable", Inter, system-ui, sans-serif`;
    const x = ((index % glyphColumns) + 0.5) * field;
    const y = (Math.floor(index / glyphColumns) + 0.5) * field + size * 0.36;
    context.fillText(text, x, y);
  };
  for (let symbol = 1; symbol <= shape.symbols; symbol++)
    draw(symbol - 1, makeSymbolText(symbol, shape.symbols));
  for (let axis = 0; axis < axisLetters.length; axis++) draw(axisGlyph + axis, axisLetters[axis]);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = NoColorSpace;
  texture.generateMipmaps = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.anisotropy = 4;
  return texture;
}
