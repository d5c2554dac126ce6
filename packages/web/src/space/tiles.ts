/**
 * All cells in one draw call. What a cell looks like lies in three small textures, one texel a cell; the instances are only
 * the numbers of the cells, put in order from far to near whenever the camera moves, so that tiles can be translucent and
 * cast soft shadows on those behind them. A tile faces the viewer, or lies in the face of its cube; an empty cell is a dot
 * that nearly vanishes. What is far is mixed with the ground, as distant hills are: it stays covered by what is near.
 */
import {
  type Camera,
  Color,
  type DataTexture,
  GLSL3,
  InstancedBufferAttribute,
  type InstancedBufferGeometry,
  type IUniform,
  Mesh,
  ShaderMaterial,
  Vector3,
} from 'three';
import { type Glyphs, glyphColumns } from './glyphs.js';
import { createInstancedSquare } from './instancedSquare.js';
import { makeTable } from './tables.js';
import { tileFragmentShader, tileVertexShader } from './tileShaders.js';

const buckets = 4096;
/** Added to the glyph: a ring around the cell, a thin one, that the cell shines through the distance, and what a mark is like. */
const ringSteps = { none: 0, thin: 1000, full: 2000 } as const;
const shiningStep = 4000;
const formSteps = { card: 0, tag: 8000, disc: 16_000, square: 24_000 } as const;
const placeSteps = { middle: 0, corner: 32_000, foot: 64_000 } as const;
/** Marks are drawn upon the cards that they belong to. */
const markNearer = 0.05;

type Ring = keyof typeof ringSteps;

/** What one cell looks like. */
export interface TileLook {
  /** The side of the tile; negative for a dot. */
  readonly size: number;
  readonly ground: Color;
  readonly opacity: number;
  readonly ink: Color;
  /** The number of a symbol or letter on the texture, from 1; 0 for none. */
  readonly glyph: number;
  readonly ring: Ring;
  /** Distance takes less away from it. */
  readonly shines: boolean;
  /** A card if not said otherwise; other forms have an edge of their ink. */
  readonly form?: keyof typeof formSteps;
  /** Where in the cell its middle is. */
  readonly at?: keyof typeof placeSteps;
}

/** A tile as it was drawn last, for pictures made in other ways. */
export interface DrawnTile {
  readonly place: Vector3;
  /** Negative for a dot. */
  readonly size: number;
  readonly ground: Color;
  readonly ink: Color;
  readonly opacity: number;
  readonly glyph: number;
  readonly ring: boolean;
  /** Where it points if it lies in a face. */
  readonly turned?: { readonly right: Vector3; readonly up: Vector3 };
}

interface TilesOptions {
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
}

interface TileColours {
  /** What the distance turns into. */
  readonly fog: Color;
  readonly edge: Color;
  readonly ring: Color;
  readonly shadow: number;
}

const smooth = (share: number): number => {
  const t = Math.max(0, Math.min(1, share));
  return t * t * (3 - 2 * t);
};

const makeMaterial = (uniforms: ShaderMaterial['uniforms'], rows: number): ShaderMaterial =>
  new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: tileVertexShader,
    fragmentShader: tileFragmentShader(glyphColumns, rows),
    transparent: true,
    depthWrite: false,
    depthTest: false,
    uniforms,
  });

export class Tiles extends Mesh<InstancedBufferGeometry, ShaderMaterial> {
  private readonly places: DataTexture;
  private readonly grounds: DataTexture;
  private readonly inks: DataTexture;
  private readonly data: readonly [place: Float32Array, ground: Float32Array, ink: Float32Array];
  private readonly order: Float32Array;
  private readonly depths: Float32Array;
  private readonly counts = new Uint32Array(buckets + 1);
  private readonly cells: number;
  private readonly rows: number;
  private shown: Int32Array = new Int32Array(0);

  constructor({ cells, marks = 0, glyphs, distance, steep = 1, rights, ups }: TilesOptions) {
    const geometry = createInstancedSquare();
    const count = cells + marks;
    const order = new Float32Array(count);
    geometry.setAttribute('cell', new InstancedBufferAttribute(order, 1));
    const [places, grounds, inks, rightTable, upTable] = Array.from({ length: 5 }, (_, i) =>
      makeTable(i < 3 || rights ? count : 1, 4),
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
    };
    super(geometry, makeMaterial(uniforms, glyphs.rows));
    this.rows = glyphs.rows;
    this.places = places.texture;
    this.grounds = grounds.texture;
    this.inks = inks.texture;
    this.data = [places.data, grounds.data, inks.data];
    this.order = order;
    this.cells = cells;
    this.depths = new Float32Array(count);
    this.frustumCulled = false;
    this.renderOrder = 2;
  }

  dress({ fog, edge, ring, shadow }: TileColours): void {
    const { uniforms } = this.material;
    uniforms.fog.value = fog.toArray();
    uniforms.edge.value = edge.toArray();
    uniforms.ring.value = ring.toArray();
    uniforms.shadow.value = shadow;
  }

  /** How much the distance takes away at most, from 0 to 1. */
  set distance(most: number) {
    this.material.uniforms.most.value = most;
  }

  /** The side of a tile; negative for a dot. */
  sizeOf(cell: number): number {
    return this.data[0][4 * cell + 3];
  }

  move(cell: number, x: number, y: number, z: number): void {
    const [place] = this.data;
    place[4 * cell] = x;
    place[4 * cell + 1] = y;
    place[4 * cell + 2] = z;
    this.places.needsUpdate = true;
  }

  /** All cells, by three numbers each. */
  moveAll(positions: Float32Array): void {
    const [place] = this.data;
    for (let cell = 0; cell < this.cells; cell++)
      for (let i = 0; i < 3; i++) place[4 * cell + i] = positions[3 * cell + i];
    this.places.needsUpdate = true;
  }

  set(cell: number, look: TileLook): void {
    const { size, ground, opacity, ink, glyph, ring, shines, form = 'card', at = 'middle' } = look;
    const i = 4 * cell;
    const [place, back, front] = this.data;
    if (place[i + 3] !== size) {
      place[i + 3] = size;
      this.places.needsUpdate = true;
    }
    back[i] = ground.r;
    back[i + 1] = ground.g;
    back[i + 2] = ground.b;
    back[i + 3] = opacity;
    front[i] = ink.r;
    front[i + 1] = ink.g;
    front[i + 2] = ink.b;
    front[i + 3] = glyph + ringSteps[ring] + (shines ? shiningStep : 0) + formSteps[form] + placeSteps[at];
    this.grounds.needsUpdate = true;
    this.inks.needsUpdate = true;
  }

  /** The same tiles again, but only what is written on them and around them; it goes with them. */
  makeInk(): Mesh<InstancedBufferGeometry, ShaderMaterial> {
    const uniforms = { ...this.material.uniforms, inkOnly: { value: true } };
    const ink = new Mesh(this.geometry, makeMaterial(uniforms, this.rows));
    ink.frustumCulled = false;
    return ink;
  }

  /** How deep the cells lie, from the nearest to the farthest: the same uniforms for all that fades with the distance. */
  get depth(): Readonly<Record<'near' | 'far', IUniform<number>>> {
    const { near, far } = this.material.uniforms;
    return { near, far };
  }

  /** Which cells and marks are drawn at all. */
  show(cells: Int32Array): void {
    this.shown = cells;
  }

  /** Far tiles first, by counting: a sort would be felt at 65,536 cells. */
  sortFor(camera: Camera): void {
    const { shown, depths, counts, order } = this;
    const [place] = this.data;
    const towards = new Vector3();
    camera.getWorldDirection(towards);
    const at = camera.position.dot(towards);
    let near = Number.POSITIVE_INFINITY;
    let far = Number.NEGATIVE_INFINITY;
    for (const cell of shown) {
      const i = 4 * cell;
      // As it is kept: rounded.
      const depth = Math.fround(
        place[i] * towards.x +
          place[i + 1] * towards.y +
          place[i + 2] * towards.z -
          (cell < this.cells ? at : at + markNearer),
      );
      depths[cell] = depth;
      if (depth < near) near = depth;
      if (depth > far) far = depth;
    }
    const scale = (buckets - 1) / (far - near + 1e-6);
    counts.fill(0);
    for (const cell of shown) counts[Math.floor((far - depths[cell]) * scale) + 1]++;
    for (let bucket = 0; bucket < buckets; bucket++) counts[bucket + 1] += counts[bucket];
    for (const cell of shown) order[counts[Math.floor((far - depths[cell]) * scale)]++] = cell;
    this.geometry.instanceCount = shown.length;
    this.geometry.getAttribute('cell').needsUpdate = true;
    // Where all is equally far, as in a flat projection, nothing steps back.
    this.material.uniforms.near.value = near;
    this.material.uniforms.far.value = Math.max(far, near + 2);
  }

  /** What was drawn last, from far to near; the distance is in the colours. */
  list(): DrawnTile[] {
    const [places, grounds, inks] = this.data;
    const { near, far, most, fog, rights, ups, lies } = this.material.uniforms;
    const paper = new Color().fromArray(fog.value as number[]);
    const tiles: DrawnTile[] = [];
    for (let i = 0; i < this.shown.length; i++) {
      const at = 4 * this.order[i];
      const code = inks[at + 3] % formSteps.tag;
      const shines = code >= shiningStep;
      const glyph = code % ringSteps.thin;
      const depth = (this.depths[this.order[i]] - near.value) / (far.value - near.value);
      const away = smooth((depth - 0.12) / 0.88) * most.value * (shines ? 0.45 : 1);
      const mix = (table: Float32Array): Color => new Color().fromArray(table, at).lerp(paper, away);
      const isDot = places[at + 3] < 0;
      const vector = (table: { value: DataTexture }): Vector3 =>
        new Vector3().fromArray(table.value.image.data as Float32Array, at);
      tiles.push({
        place: new Vector3().fromArray(places, at),
        size: places[at + 3],
        ground: mix(grounds),
        ink: mix(inks),
        opacity: grounds[at + 3] * (isDot ? 1 - away : 1),
        glyph,
        ring: code % shiningStep >= ringSteps.thin,
        ...(lies.value && { turned: { right: vector(rights as never), up: vector(ups as never) } }),
      });
    }
    return tiles;
  }

  override dispose(): void {
    super.dispose();
    this.geometry.dispose();
    for (const name of ['places', 'grounds', 'inks', 'rights', 'ups'] as const)
      (this.material.uniforms[name].value as DataTexture).dispose();
    this.material.dispose();
  }
}
