/**
 * A game in space, as passive things to draw: it is told what to show and shows it. It knows nothing of React, of stores or of
 * the page, so that the app and the custom element use the same scene.
 */
import {
  blank,
  type Cell,
  cellsOf,
  coordinatesOf,
  type House,
  housesOf,
  type Shape,
} from '@hyperdoku/engine';
import { type Camera, Color, Group, type Texture } from 'three';
import { light, lightNames, lightsOfOrientations } from '../board/lights.js';
import { PageColours } from './colours.js';
import { axisGlyph, drawGlyphs } from './glyphs.js';
import { type Note, NoteTiles } from './noteTiles.js';
import { conflictLines, frameLines, Outlines } from './outlines.js';
import { seeCells } from './sight.js';
import { type Solid, Solids, solidAround } from './solids.js';
import { placeInSpace, type SpaceLayout } from './spaceLayout.js';
import type { SpaceState } from './spaceState.js';
import { Tiles } from './tiles.js';

/** What the scene is told. */
export interface SpaceInput {
  readonly shape: Shape;
  readonly symbols: ArrayLike<number>;
  readonly lights: Uint32Array;
  /** The cell whose houses are shown as beams and sheets. */
  readonly centre?: Cell;
  /** Houses that a hint speaks of, shown instead. */
  readonly houses?: readonly House[];
  readonly notesOf: (cell: Cell) => readonly number[];
  readonly conflicting: readonly (readonly [Cell, readonly House[]])[];
  readonly space: SpaceState;
  /** The planes through the selected cell are shown. */
  readonly planes: boolean;
}

/** A cell must be so many pixels wide on the screen for its notes to be read. */
export const notePixels = 30;

export class SpaceScene extends Group {
  readonly shape: Shape;
  layout: SpaceLayout;
  /** Cells that can be seen and picked. */
  readonly sight: Float32Array;
  private readonly glyphs: Texture;
  private readonly tiles: Tiles;
  private readonly notes: NoteTiles;
  private readonly solids = new Solids();
  private readonly edges = new Outlines(0.55, 0);
  private readonly marks = new Outlines(0.22, 0);
  private readonly conflicts = new Outlines(1, 4);
  private readonly axisTiles: Tiles;
  private readonly dressedAs: Element;
  private colours: PageColours;
  private layoutKey = '';
  private noteList: Note[] = [];

  /** Colours are taken from an element: the whole page in the app. */
  constructor(shape: Shape, space: SpaceState, dressedAs: Element = document.documentElement) {
    super();
    this.shape = shape;
    this.dressedAs = dressedAs;
    this.colours = new PageColours(dressedAs);
    this.glyphs = drawGlyphs(shape);
    this.layout = placeInSpace(shape, { ...space, explodeAxis: space.axis });
    this.sight = new Float32Array(shape.cellCount).fill(1);
    this.tiles = new Tiles(shape.cellCount, this.glyphs, this.layout.rights, this.layout.ups);
    this.axisTiles = new Tiles(3, this.glyphs);
    this.notes = new NoteTiles(shape.symbols, this.glyphs);
    this.add(this.edges, this.marks, this.solids, this.tiles, this.axisTiles, this.notes, this.conflicts);
  }

  /** The theme has changed. */
  refreshColours(): void {
    this.colours = new PageColours(this.dressedAs);
    this.layoutKey = '';
  }

  update(input: SpaceInput): void {
    const { space, shape, symbols, lights } = input;
    this.place(space);
    seeCells(shape, symbols, lights, space, this.sight);
    this.drawTiles(input);
    this.drawSolids(input);
    this.noteList = this.listNotes(input);
    const lines = conflictLines(shape, symbols, input.conflicting, this.layout.positions);
    this.conflicts.show(lines, this.colours.token('--conflict'));
  }

  private place(space: SpaceState): void {
    const key = `${space.view} ${space.explode} ${space.axis} ${space.view === 'turning' ? space.turn : 0}`;
    if (key === this.layoutKey) return;
    this.layoutKey = key;
    this.layout = placeInSpace(this.shape, { ...space, explodeAxis: space.axis });
    const { edges, marks } = frameLines(this.shape, this.layout);
    this.edges.show(edges, this.colours.token('--ink'));
    this.marks.show(this.layout.rights ? [] : marks, this.colours.token('--ink'));
    this.drawAxes();
  }

  /** The letters of the axes, beside the first cube. */
  private drawAxes(): void {
    const frame = this.layout.frames[0];
    const isSurface = this.layout.rights !== undefined;
    if (!frame || isSurface) {
      this.axisTiles.commit(new Int32Array(0));
      return;
    }
    const [from, to] = frame;
    const places = [
      [(from[0] + to[0]) / 2, to[1] + 0.9, to[2]],
      [from[0] - 0.9, (from[1] + to[1]) / 2, to[2]],
      [to[0] + 0.8, from[1] - 0.5, (from[2] + to[2]) / 2],
    ] as const;
    for (const [axis, place] of places.entries()) {
      const ground = this.colours.token('--paper');
      const position = place as readonly [number, number, number];
      this.axisTiles.set(
        axis,
        position,
        1.1,
        ground,
        0,
        this.colours.token('--ink-soft'),
        axisGlyph + axis + 1,
        false,
      );
    }
    this.axisTiles.commit(Int32Array.of(0, 1, 2));
  }

  private drawTiles({ shape, symbols, lights, space }: SpaceInput): void {
    const { positions, tile } = this.layout;
    const { colours, sight } = this;
    const paper = colours.token('--paper-raised');
    const clue = colours.token('--paper-sunk');
    const dot = colours.token('--edge');
    const surface = this.layout.rights !== undefined;
    const shown = new Int32Array(shape.cellCount);
    let count = 0;
    const hue = new Color();
    const hasHue = shape.extents.length > 3 && (space.view === 'turning' || space.view === 'rhombic');
    for (let cell = 0; cell < shape.cellCount; cell++) {
      const seen = sight[cell];
      if (seen === 0) continue;
      shown[count++] = cell;
      const bits = lights[cell];
      const symbol = symbols[cell];
      const lit = colours.ground(bits);
      const position = [positions[3 * cell], positions[3 * cell + 1], positions[3 * cell + 2]] as const;
      const ring = ((bits >>> light.cursor) | (bits >>> light.selected) | (bits >>> light.hovered)) & 1;
      let ground = lit ?? ((bits >>> light.clue) & 1 ? clue : paper);
      if (hasHue && !lit) {
        const w = coordinatesOf(shape, cell)[3] / shape.extents[3];
        ground = hue.copy(ground).lerp(new Color().setHSL(w, 0.65, 0.6), 0.35);
      }
      const isDot = symbol === blank && !lit && !ring && !surface;
      const size = isDot ? -tile * 0.17 : symbol === blank && !surface ? tile * 0.8 : tile;
      const opacity = isDot
        ? 0.55 * seen
        : symbol === blank && !surface
          ? 0.62 * seen
          : (surface ? 1 : 0.96) * seen;
      this.tiles.set(
        cell,
        position,
        size,
        isDot && !hasHue ? dot : ground,
        opacity,
        colours.symbol(bits),
        symbol,
        ring === 1,
      );
    }
    this.tiles.commit(shown.subarray(0, count));
    const { r, g, b } = colours.token('--ring');
    this.tiles.material.uniforms.ring.value = [r, g, b];
  }

  private drawSolids({ shape, centre, houses, space, planes }: SpaceInput): void {
    const solids: Solid[] = [];
    const straight = space.view === 'cube' || space.view === 'cubes';
    if (straight) {
      const lights = lightsOfOrientations(shape);
      const listed = houses ?? (centre === undefined ? [] : housesOf(shape, centre));
      for (const house of listed) {
        const orientation = shape.houseOrientation[house];
        // A house that runs along a fourth axis is scattered over the cubes: its cells are lit, but it has no body.
        if (shape.orientations[orientation].axes.some(axis => axis > 2)) continue;
        const name = houses ? 'pattern' : lightNames[lights[orientation]];
        const isBeam = shape.orientations[orientation].kind === 'line';
        solids.push(
          solidAround(this.layout.positions, cellsOf(shape, house), this.colours.token(`--${name}`), isBeam),
        );
      }
      if (planes && centre !== undefined && shape.extents.length === 3)
        solids.push(...this.planesThrough(centre));
    }
    this.solids.show(solids);
  }

  /** The three planes of cells through one of them, thin. */
  private planesThrough(cell: Cell): Solid[] {
    const [frame] = this.layout.frames;
    if (!frame) return [];
    const position = this.layout.positions.subarray(3 * cell, 3 * cell + 3);
    const tokens = ['--box2', '--box1', '--box0'];
    return tokens.map((token, axis) => {
      const from: [number, number, number] = [frame[0][0], frame[0][1], frame[0][2]];
      const to: [number, number, number] = [frame[1][0], frame[1][1], frame[1][2]];
      from[axis] = position[axis] - 0.02;
      to[axis] = position[axis] + 0.02;
      return { from, to, colour: this.colours.token(token) };
    });
  }

  private listNotes({ shape, symbols, notesOf }: SpaceInput): Note[] {
    const notes: Note[] = [];
    const { positions } = this.layout;
    for (let cell = 0; cell < shape.cellCount; cell++) {
      if (symbols[cell] !== blank || this.sight[cell] < 0.5) continue;
      const position = [positions[3 * cell], positions[3 * cell + 1], positions[3 * cell + 2]] as const;
      for (const symbol of notesOf(cell)) notes.push({ position, symbol });
    }
    return notes;
  }

  /** Before each frame: tiles from far to near, notes when they can be read. */
  prepare(camera: Camera, pixelsPerUnit: number): void {
    this.tiles.sortFor(camera, this.layout.radius);
    this.axisTiles.sortFor(camera, this.layout.radius);
    const legible = pixelsPerUnit >= notePixels;
    this.notes.show(legible ? this.noteList : [], this.colours.token('--note'));
  }

  override dispose(): void {
    super.dispose();
    for (const part of [
      this.tiles,
      this.axisTiles,
      this.notes,
      this.solids,
      this.edges,
      this.marks,
      this.conflicts,
    ])
      part.dispose();
    this.glyphs.dispose();
  }
}
