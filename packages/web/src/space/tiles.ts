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
  type Matrix4,
  Mesh,
  ShaderMaterial,
  Vector3,
} from 'three';
import { DepthOrder } from './depthOrder.js';
import { glyphColumns } from './glyphs.js';
import type { HyperTurn } from './hyperTurn.js';
import { createInstancedSquare } from './instancedSquare.js';
import { type DrawnTile, formSteps, placeSteps, ringSteps, shiningStep, type TileLook } from './tileCodes.js';
import { listDrawn } from './tileList.js';
import { tileFragmentShader, tileVertexShader } from './tileShaders.js';
import { makeTileUniforms, type TilesOptions, tileTables } from './tileUniforms.js';

/** Marks are drawn upon the cards that they belong to. */
const markNearer = 0.05;

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
  private readonly sorted: DepthOrder;
  private readonly cells: number;
  private readonly rows: number;
  private readonly befores: DataTexture;
  private readonly before: Float32Array;
  private shown: Int32Array = new Int32Array(0);
  private turn: HyperTurn | undefined;

  constructor(options: TilesOptions) {
    const { cells, marks = 0, glyphs } = options;
    const geometry = createInstancedSquare();
    const sorted = new DepthOrder(cells + marks);
    geometry.setAttribute('cell', new InstancedBufferAttribute(sorted.order, 1));
    const { uniforms, places, grounds, inks, befores } = makeTileUniforms(options);
    super(geometry, makeMaterial(uniforms, glyphs.rows));
    this.rows = glyphs.rows;
    this.places = places.texture;
    this.grounds = grounds.texture;
    this.inks = inks.texture;
    this.befores = befores.texture;
    this.before = befores.data;
    this.data = [places.data, grounds.data, inks.data];
    this.sorted = sorted;
    this.cells = cells;
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

  /** Far tiles first. */
  sortFor(camera: Camera): void {
    const { shown, cells } = this;
    const [place] = this.data;
    const towards = new Vector3();
    camera.getWorldDirection(towards);
    const { x, y, z } = towards;
    const at = camera.position.dot(towards);
    const turned = this.turn?.depthsAlong(towards.toArray());
    const { near, far } = this.sorted.sort(shown, tile => {
      const isCell = tile < cells;
      const i = 4 * tile;
      const depth = turned && isCell ? turned(tile) : place[i] * x + place[i + 1] * y + place[i + 2] * z;
      return depth - (isCell ? at : at + markNearer);
    });
    this.geometry.instanceCount = shown.length;
    this.geometry.getAttribute('cell').needsUpdate = true;
    // Where all is equally far, as in a flat projection, nothing steps back.
    this.material.uniforms.near.value = near;
    this.material.uniforms.far.value = Math.max(far, near + 2);
  }

  /** What was drawn last, from far to near; the distance is in the colours. */
  list(): DrawnTile[] {
    const { data, shown, turn, cells } = this;
    const { order, depths } = this.sorted;
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
    for (const name of tileTables) (this.material.uniforms[name].value as DataTexture).dispose();
    this.material.dispose();
  }
}
