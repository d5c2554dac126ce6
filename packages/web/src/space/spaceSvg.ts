/** A view in space as a picture of lines and symbols: the tiles from far to near, as they are drawn, with the outlines behind them. */
import { makeSymbolText } from '@hyperdoku/engine';
import { type Camera, Vector3 } from 'three';
import { axisGlyph, axisLetters } from './glyphs.js';
import type { SpaceScene } from './spaceScene.js';
import type { DrawnTile } from './tileCodes.js';

interface Paper {
  readonly width: number;
  readonly height: number;
}

const round = (value: number): string => String(Math.round(value * 100) / 100);

export function drawSpaceSvg(scene: SpaceScene, camera: Camera, { width, height }: Paper): string {
  const { symbols } = scene.shape;
  const colours = scene.pictureColours;
  const at = (point: Vector3): Vector3 => {
    const seen = point.clone().project(camera);
    return new Vector3(((seen.x + 1) / 2) * width, ((1 - seen.y) / 2) * height, seen.z);
  };
  const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
  const lines: string[] = [];
  const { outlines } = scene;
  for (let i = 0; i < outlines.length; i += 6) {
    const [from, to] = [0, 3].map(offset => at(new Vector3().fromArray(outlines, i + offset)));
    lines.push(`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`);
  }
  const drawTile = ({ place, size, ground, ink, opacity, glyph, ring, turned }: DrawnTile): string => {
    const middle = at(place);
    if (Math.abs(middle.z) > 1) return '';
    const reach = Math.abs(size) / 2;
    const half = at(place.clone().addScaledVector(right, reach)).distanceTo(middle);
    const [x, y] = [round(middle.x), round(middle.y)];
    const fill = `fill="${ground.getStyle()}" fill-opacity="${round(opacity)}"`;
    if (size < 0) return `<circle cx="${x}" cy="${y}" r="${round(half * 0.8)}" ${fill}/>`;
    const border = ring
      ? ` stroke="${colours.ring}" stroke-width="${round(half * 0.2)}"`
      : ` stroke="${colours.edge}" stroke-opacity="${round(0.5 * opacity)}" stroke-width="${round(half * 0.05)}"`;
    const text = writtenAs(glyph, symbols);
    const isFree = glyph > axisGlyph;
    const card = isFree ? '' : drawCard(place, turned, reach, half, at, `${fill}${border}`);
    const written =
      text === ''
        ? ''
        : `<text x="${x}" y="${round(middle.y + half * 0.5)}" font-size="${round(half * (text.length > 1 ? 1.1 : 1.45))}" fill="${ink.getStyle()}" fill-opacity="${round(isFree ? opacity : Math.max(0.35, opacity))}">${text}</text>`;
    return card + written;
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Inter, system-ui, sans-serif" font-weight="600" text-anchor="middle">`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    `<path d="${lines.join('')}" fill="none" stroke="${colours.ink}" stroke-opacity="0.42" stroke-width="1.1"/>`,
    ...scene.listTiles(camera).map(drawTile),
    '</svg>',
  ].join('\n');
}

/** A square that faces the viewer, or one that lies in its face. */
function drawCard(
  place: Vector3,
  turned: DrawnTile['turned'],
  reach: number,
  half: number,
  at: (point: Vector3) => Vector3,
  look: string,
): string {
  if (turned) {
    const corners = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([x, y]) =>
      at(
        place
          .clone()
          .addScaledVector(turned.right, x * reach)
          .addScaledVector(turned.up, y * reach),
      ),
    );
    return `<polygon points="${corners.map(corner => `${round(corner.x)},${round(corner.y)}`).join(' ')}" ${look}/>`;
  }
  const { x, y } = at(place);
  const side = round(2 * half);
  return `<rect x="${round(x - half)}" y="${round(y - half)}" width="${side}" height="${side}" rx="${round(half * 0.32)}" ${look}/>`;
}

function writtenAs(glyph: number, symbols: number): string {
  if (glyph < 1) return '';
  return glyph > axisGlyph ? (axisLetters[glyph - axisGlyph - 1] ?? '') : makeSymbolText(glyph, symbols);
}
