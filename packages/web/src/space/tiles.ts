/**
 * All cells in one draw call. What a cell looks like lies in three small textures, one texel a cell; the instances are only
 * the numbers of the cells, put in order from far to near whenever the camera moves, so that tiles can be translucent and
 * cast soft shadows on those behind them. A tile faces the viewer, or lies in the face of its cube; an empty cell is a dot
 * that nearly vanishes. What is far is mixed with the ground, as distant hills are: it stays covered by what is near.
 */
import {
  type Camera,
  type Color,
  type DataTexture,
  GLSL3,
  InstancedBufferAttribute,
  type InstancedBufferGeometry,
  type IUniform,
  Matrix4,
  Mesh,
  ShaderMaterial,
  Vector3,
} from 'three';
import { type Glyphs, glyphColumns } from './glyphs.js';
import type { HyperTurn } from './hyperTurn.js';
import { createInstancedSquare } from './instancedSquare.js';
import { makeTable } from './tables.js';
import { type DrawnTile, formSteps, placeSteps, ringSteps, shiningStep, type TileLook } from './tileCodes.js';
import { listDrawn } from './tileList.js';
import { tileFragmentShader, tileVertexShader } from './tileShaders.js';

const buckets = 4096;
/** Marks are drawn upon the cards that they belong to. */
const markNearer = 0.05;

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
  /** Where cells lie in a hypercube, by so many numbers each: then it can be turned. */
  readonly spots?: { readonly axes: number; readonly table: Float32Array };
}

interface TileColours {
  /** What the distance turns into. */
  readonly fog: Color;
  readonly edge: Color;
  readonly ring: Color;
  readonly shadow: number;
}

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
  private readonly befores: DataTexture;
  private readonly before: Float32Array;
  private shown: Int32Array = new Int32Array(0);
  private turn: HyperTurn | undefined;

  constructor({ cells, marks = 0, glyphs, distance, steep = 1, rights, ups, spots }: TilesOptions) {
    const geometry = createInstancedSquare();
    const count = cells + marks;
    const order = new Float32Array(count);
    geometry.setAttribute('cell', new InstancedBufferAttribute(order, 1));
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
    super(geometry, makeMaterial(uniforms, glyphs.rows));
    this.rows = glyphs.rows;
    this.places = places.texture;
    this.grounds = grounds.texture;
    this.inks = inks.texture;
    this.befores = befores.texture;
    this.before = befores.data;
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

  /** Where tiles are now is where they will come from, as far as `arrived` says. */
  keepBefore(): void {
    this.before.set(this.data[0].subarray(0, this.before.length));
    this.befores.needsUpdate = true;
  }

  /** How much of the way from where they were tiles have flown, from 0 to 1. */
  set arrived(share: number) {
    this.material.uniforms.arrived.value = share;
  }

  /** From now on cells lie where the graphics card finds them, turned like this; undefined: where they were moved to. */
  turnBy(turn: HyperTurn | undefined, cut: readonly [middle: number, half: number] | undefined): void {
    this.turn = turn;
    const { uniforms } = this.material;
    uniforms.turned.value = turn?.axes ?? 0;
    uniforms.cut.value = cut ?? [0, -1];
    if (!turn) return;
    const { matrix, axes, eye, size, reach, centre } = turn;
    const at = (row: number, column: number): number =>
      row < axes && column < axes ? matrix[axes * row + column] : 0;
    (uniforms.turnBlocks.value as Matrix4[]).forEach((block, i) => {
      const [rows, columns] = [4 * (i >> 1), 4 * (i & 1)];
      block.fromArray(Array.from({ length: 16 }, (_, k) => at(rows + (k % 4), columns + (k >> 2))));
    });
    uniforms.nearness.value = 1 / eye;
    uniforms.turnSize.value = size;
    uniforms.turnCentre.value = centre;
    uniforms.turnReach.value = reach;
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
    const turned = this.turn?.depthsAlong(towards.toArray());
    for (const cell of shown) {
      const i = 4 * cell;
      const isCell = cell < this.cells;
      // As it is kept: rounded.
      const depth = Math.fround(
        (turned && isCell
          ? turned(cell)
          : place[i] * towards.x + place[i + 1] * towards.y + place[i + 2] * towards.z) -
          (isCell ? at : at + markNearer),
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
    const { data, order, depths, shown, turn, cells } = this;
    const placeOf = (tile: number): ArrayLike<number> =>
      turn && tile < cells ? turn.placeOf(tile) : data[0].subarray(4 * tile, 4 * tile + 3);
    return listDrawn(
      { tables: data, uniforms: this.material.uniforms, depths, placeOf },
      order,
      shown.length,
    );
  }

  override dispose(): void {
    super.dispose();
    this.geometry.dispose();
    for (const name of ['places', 'grounds', 'inks', 'rights', 'ups', 'befores', 'spots'] as const)
      (this.material.uniforms[name].value as DataTexture).dispose();
    this.material.dispose();
  }
}
