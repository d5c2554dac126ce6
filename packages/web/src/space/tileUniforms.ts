/** What the graphics card is told of tiles: tables with a texel a tile, and what holds for all of them. */
import { Matrix4 } from 'three';
import type { Glyphs } from './glyphs.js';
import { makeTable } from './tables.js';

export interface TilesOptions {
  readonly cells: number;
  /** Tiles of marks, after those of the cells. */
  readonly marks?: number;
  readonly glyphs: Glyphs;
  /** How much the distance takes away at most, from 0 to 1. */
  readonly distance: number;
  /** How soon the distance takes marks away. */
  readonly steep?: number;
  readonly rights?: Float32Array;
  readonly ups?: Float32Array;
  /** Where cells lie in a hypercube, by so many numbers each: then it can be turned. */
  readonly spots?: { readonly axes: number; readonly table: Float32Array };
}

/** The uniforms that are tables of their own. */
export const tileTables = ['places', 'grounds', 'inks', 'rights', 'ups', 'befores', 'spots'] as const;

export function makeTileUniforms(options: TilesOptions) {
  const { cells, marks = 0, glyphs, distance, steep = 1, rights, ups, spots } = options;
  const count = cells + marks;
  const [places, grounds, inks, rightTable, upTable] = Array.from({ length: 5 }, (_, i) =>
    makeTable(i < 3 || rights ? count : 1, 4),
  );
  const befores = makeTable(spots ? count : 1, 4);
  // Two numbers of four for each cell.
  const spotTable = makeTable(spots ? 2 * cells : 1, 4);
  for (let cell = 0; spots && cell < cells; cell++)
    spotTable.data.set(
      spots.table.subarray(spots.axes * cell, spots.axes * cell + Math.min(8, spots.axes)),
      8 * cell,
    );
  for (const [table, vectors] of [
    [rightTable, rights],
    [upTable, ups],
  ] as const) {
    for (let i = 0; vectors && 3 * i < vectors.length; i++)
      table.data.set(vectors.subarray(3 * i, 3 * i + 3), 4 * i);
  }
  const uniforms = {
    places: { value: places.texture },
    grounds: { value: grounds.texture },
    inks: { value: inks.texture },
    rights: { value: rightTable.texture },
    ups: { value: upTable.texture },
    glyphs: { value: glyphs.texture },
    lies: { value: rights !== undefined },
    fog: { value: [1, 1, 1] },
    edge: { value: [0, 0, 0] },
    ring: { value: [0, 0, 0] },
    shadow: { value: 0 },
    near: { value: 1 },
    far: { value: 2 },
    most: { value: distance },
    steep: { value: steep },
    inkOnly: { value: false },
    befores: { value: befores.texture },
    arrived: { value: 1 },
    spots: { value: spotTable.texture },
    turned: { value: 0 },
    turnBlocks: { value: [new Matrix4(), new Matrix4(), new Matrix4(), new Matrix4()] },
    nearness: { value: 0 },
    turnSize: { value: 1 },
    turnCentre: { value: [0, 0, 0] },
    turnReach: { value: 1 },
    cut: { value: [0, -1] },
    firstMark: { value: cells },
  };
  return { uniforms, places, grounds, inks, befores };
}
