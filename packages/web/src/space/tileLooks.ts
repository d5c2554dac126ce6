/** What the tile of each cell looks like, by its symbol, its lights and how much of it is seen. Only what changed is set. */
import { blank, coordinatesOf, type Shape } from '@hyperdoku/engine';
import { Color } from 'three';
import { light } from '../board/lights.js';
import type { PageColours } from './colours.js';
import { hueOf } from './hues.js';
import { type SpaceLayout, scaleOfCell } from './layout.js';
import type { SpaceInput } from './spaceInput.js';
import type { Tiles } from './tiles.js';

/** How much hue the place along the fourth axis gives. */
const hueAmount = 0.42;

export class TileLooks {
  private readonly shape: Shape;
  private readonly tiles: Tiles;
  private readonly symbols: Uint8Array;
  private readonly lights: Uint32Array;
  private readonly sight: Float32Array;
  private readonly scales: Float32Array;
  private colours: PageColours | undefined;
  private isFresh = true;
  private hues: readonly Color[] = [];

  constructor(shape: Shape, tiles: Tiles) {
    this.shape = shape;
    this.tiles = tiles;
    this.symbols = new Uint8Array(shape.cellCount);
    this.lights = new Uint32Array(shape.cellCount);
    this.sight = new Float32Array(shape.cellCount);
    this.scales = new Float32Array(shape.cellCount);
  }

  /** Colours or places have changed: everything is set again. */
  dress(colours: PageColours): void {
    this.colours = colours;
    this.isFresh = true;
    this.tiles.dress({
      fog: colours.token('--paper'),
      edge: colours.token('--edge'),
      ring: colours.token('--ring'),
      shadow: colours.isDark ? 0.5 : 0.17,
    });
    const count = this.shape.extents[3] ?? 0;
    this.hues = Array.from({ length: count }, (_, w) =>
      new Color().setStyle(hueOf(w, count, colours.isDark)),
    );
  }

  /** Returns the cells that are drawn at all. */
  draw({ symbols, lights, space }: SpaceInput, layout: SpaceLayout, sight: Float32Array): Int32Array {
    const { shape } = this;
    const hasHue = shape.extents.length > 3 && (space.view === 'turning' || space.view === 'rhombic');
    const shown = new Int32Array(shape.cellCount);
    let count = 0;
    for (let cell = 0; cell < shape.cellCount; cell++) {
      if (sight[cell] > 0) shown[count++] = cell;
      const isSame =
        !this.isFresh &&
        symbols[cell] === this.symbols[cell] &&
        lights[cell] === this.lights[cell] &&
        sight[cell] === this.sight[cell] &&
        scaleOfCell(layout, cell) === this.scales[cell];
      if (isSame) continue;
      this.symbols[cell] = symbols[cell];
      this.lights[cell] = lights[cell];
      this.sight[cell] = sight[cell];
      this.scales[cell] = scaleOfCell(layout, cell);
      const hue = hasHue ? this.hues[coordinatesOf(shape, cell)[3]] : undefined;
      if (sight[cell] > 0) this.setCell(cell, layout, hue);
    }
    this.isFresh = false;
    return shown.subarray(0, count);
  }

  private setCell(cell: number, layout: SpaceLayout, hue: Color | undefined): void {
    const { rights } = layout;
    const tile = layout.tile * scaleOfCell(layout, cell);
    const { colours } = this;
    if (!colours) return;
    const [bits, symbol, seen] = [this.lights[cell], this.symbols[cell], this.sight[cell]];
    const has = (bit: number): boolean => ((bits >>> bit) & 1) === 1;
    const lit = colours.ground(bits);
    const isChosen = has(light.cursor) || has(light.selected);
    const ring = isChosen ? 'full' : has(light.hovered) ? 'thin' : 'none';
    const isEmpty = symbol === blank && !rights;
    const isDot = isEmpty && !lit && ring === 'none';
    const sheet = has(light.clue) ? '--paper-sunk' : '--paper-raised';
    const plain = isDot
      ? colours.token('--edge')
      : rights
        ? colours.token(sheet)
        : colours.card(has(light.clue));
    const ground = lit ?? (hue ? plain.clone().lerp(hue, isDot ? 0.85 : hueAmount) : plain);
    this.tiles.set(cell, {
      // Where the fourth axis is a hue, dots are a little larger to show it; they stay in the background.
      // A ring leaves room for notes.
      size: isDot ? tile * (hue ? -0.24 : -0.15) : isEmpty && ring === 'none' ? tile * 0.82 : tile,
      ground,
      opacity: seen * (isDot ? (hue ? 0.45 : 0.5) : isEmpty ? 0.6 : 1),
      ink: colours.symbol(bits),
      glyph: symbol,
      ring,
      shines: lit !== undefined || ring !== 'none',
    });
  }
}
