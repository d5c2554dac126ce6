/** What cells stand in: edges, walls, the rules of a surface, free places, and what is written beside them all. */
import type { Shape } from '@hyperdoku/engine';
import { BoxGeometry, type Camera, Group, Mesh, MeshBasicMaterial } from 'three';
import { AxisLetters } from './axisLetters.js';
import { Bars } from './bars.js';
import type { PageColours } from './colours.js';
import { CubeNames } from './cubeNames.js';
import { FaceNames } from './faceNames.js';
import type { Glyphs } from './glyphs.js';
import type { SpaceLayout } from './layout.js';
import { blockOf, edgesOf, surfaceRules } from './outlines.js';
import type { DrawnTile } from './tileCodes.js';
import { Walls } from './walls.js';

export class Structure extends Group {
  private readonly shape: Shape;
  private readonly glyphs: Glyphs;
  private readonly walls: Walls;
  /** What a surface lies on; it hides the rules of the far sides. */
  private readonly core: Mesh<BoxGeometry, MeshBasicMaterial>;
  private readonly edges = new Bars({ width: 1.1, opacity: 0.42, order: 0 });
  private readonly rules = new Bars({ width: 2.2, opacity: 1, order: 3, hides: true });
  private readonly slots = new Bars({ width: 1, opacity: 0.2, order: 0 });
  private readonly letters: AxisLetters;
  private readonly faces: FaceNames | undefined;
  private readonly cubes: CubeNames;
  /** Lines behind all tiles, six numbers each. */
  outlines: readonly number[] = [];

  constructor(shape: Shape, layout: SpaceLayout, glyphs: Glyphs) {
    super();
    this.shape = shape;
    this.glyphs = glyphs;
    const { rights, frames } = layout;
    this.walls = new Walls(Math.max(1, frames.length) * Math.max(...shape.extents));
    const side = rights ? shape.extents[0] - 0.02 : 0;
    this.core = new Mesh(new BoxGeometry(side, side, side), new MeshBasicMaterial());
    this.core.visible = rights !== undefined;
    this.core.renderOrder = -1;
    this.letters = new AxisLetters(glyphs, shape.extents.length);
    this.faces = rights && new FaceNames(shape, layout, glyphs);
    this.cubes = new CubeNames(shape, glyphs);
    if (this.faces) this.add(this.faces);
    this.add(this.core, this.walls, this.edges, this.slots, this.rules, this.letters, this.cubes);
  }

  /** Around what is laid out like this; while it only turns, nothing but its edges and letters moves. */
  place(layout: SpaceLayout, colours: PageColours, onlyTurns: boolean): void {
    const { shape } = this;
    const { rooms, roomCells, frames, rights, edges, slots = [] } = layout;
    const [ink, soft] = [colours.token('--ink'), colours.token('--ink-soft')];
    this.letters.beside(layout, soft);
    this.outlines = rights ? [] : [...edges, ...rooms.flatMap(edgesOf)];
    this.edges.show(this.outlines, ink);
    if (onlyTurns) return;
    this.rules.show(rights ? [...frames.flatMap(edgesOf), ...surfaceRules(shape, layout)] : [], ink);
    this.core.material.color.copy(colours.token('--hairline'));
    this.walls.show(rooms, roomCells, blockOf(shape), ink);
    this.cubes.placeAbove(layout, { focus: ink, other: soft }, this.glyphs.glyphOf);
    this.faces?.dressIn(soft, this.glyphs.glyphOf);
    this.slots.show(slots.flatMap(edgesOf), ink);
  }

  /** Before each frame: what is written stands at the outline. */
  prepare(camera: Camera): void {
    this.letters.placeFor(camera);
    this.faces?.placeFor(camera);
    this.cubes.placeFor(camera);
  }

  /** The letters as they were drawn last. */
  listLetters(): DrawnTile[] {
    return this.letters.visible ? this.letters.list() : [];
  }

  override dispose(): void {
    super.dispose();
    const { walls, edges, rules, slots, letters, cubes } = this;
    for (const part of [walls, edges, rules, slots, letters, cubes]) part.dispose();
    this.faces?.dispose();
    this.core.geometry.dispose();
    this.core.material.dispose();
  }
}
