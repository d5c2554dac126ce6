/**
 * A game in space, as passive things to draw: it shows what it is given. It knows nothing of React, of stores or of
 * the page, so that the app and the custom element use the same scene.
 */
import { blank, type Cell, cellsOf, type House, housesOf, type Shape } from '@hyperdoku/engine';
import { BoxGeometry, type Camera, Group, Mesh, MeshBasicMaterial } from 'three';
import { lightNames, lightsOfOrientations } from '../board/lights.js';
import { AxisLetters } from './axisLetters.js';
import { Bars } from './bars.js';
import { PageColours } from './colours.js';
import { accentsOf } from './constraints/accents.js';
import { ConstraintBodies } from './constraints/constraintBodies.js';
import { type Figures, figuresOf } from './constraints/figures.js';
import { MarkLooks } from './constraints/markLooks.js';
import { CubeNames, cubeNamesOf } from './cubeNames.js';
import { FaceNames, faceNamesOf } from './faceNames.js';
import { drawGlyphs, type Glyphs } from './glyphs.js';
import { type Note, NoteTiles } from './noteTiles.js';
import { blockOf, conflictLines, edgesOf, houseLines, isBlock, surfaceRules } from './outlines.js';
import type { Drawn } from './picking.js';
import { isFilled, Sight } from './sight.js';
import { type Solid, Solids, solidAround } from './solids.js';
import type { SpaceInput } from './spaceInput.js';
import { type Part, placeInSpace, type SpaceLayout } from './spaceLayout.js';
import type { SpaceState } from './spaceState.js';
import { TileLooks } from './tileLooks.js';
import { type DrawnTile, Tiles } from './tiles.js';
import { Walls } from './walls.js';

/** Notes must be this many pixels high to be read; smaller ones are told only for the cell under the pointer. */
const notePixels = 9;
/** How much the distance takes away in a cloud of tiles. */
const distance = 0.82;
/** The same of a finished one. */
const finishedDistance = 0.4;

export class SpaceScene extends Group {
  readonly shape: Shape;
  layout: SpaceLayout;
  private readonly seen: Sight;
  private readonly figures: Figures;
  private readonly glyphs: Glyphs;
  private readonly tiles: Tiles;
  private readonly looks: TileLooks;
  private readonly marks: MarkLooks;
  private readonly bodies: ConstraintBodies;
  private readonly ink: ReturnType<Tiles['makeInk']>;
  private readonly notes: NoteTiles;
  private readonly walls: Walls;
  private readonly core: Mesh<BoxGeometry, MeshBasicMaterial>;
  private readonly planes = new Solids();
  private readonly solids = new Solids();
  private readonly edges = new Bars({ width: 1.1, opacity: 0.42, order: 0 });
  private readonly rules = new Bars({ width: 2.2, opacity: 1, order: 3, hides: true });
  private readonly beams = new Bars({ width: 4, opacity: 0.8, order: 1 });
  private readonly conflicts = new Bars({ width: 3, opacity: 0.95, order: 4 });
  private readonly letters: AxisLetters;
  private readonly faces: FaceNames | undefined;
  private readonly cubes: CubeNames;
  private readonly dressedAs: Element;
  private colours: PageColours;
  private layoutKey = '';
  /** What was given last; notes are gathered from it when they can be read. */
  private input: SpaceInput | undefined;
  private noteList: readonly Note[] | undefined;

  /** Colours are taken from an element: the whole page in the app. */
  constructor(shape: Shape, space: SpaceState, dressedAs: Element = document.documentElement) {
    super();
    this.shape = shape;
    this.dressedAs = dressedAs;
    this.colours = new PageColours(dressedAs);
    this.figures = figuresOf(shape);
    const marks = this.figures.marks.map(({ mark }) => mark);
    this.glyphs = drawGlyphs(shape, [
      ...faceNamesOf(shape),
      ...cubeNamesOf(shape),
      ...marks.map(({ text }) => text),
    ]);
    this.layout = placeInSpace(shape, { ...space, explodeAxis: 2 });
    this.seen = new Sight(shape);
    const { rights, ups, frames } = this.layout;
    /** Marks lie as their cells do. */
    const withMarks = (table: Float32Array): Float32Array =>
      Float32Array.from([
        ...table,
        ...marks.flatMap(({ cells: [cell] }) => [...table.subarray(3 * cell, 3 * cell + 3)]),
      ]);
    this.tiles = new Tiles({
      cells: shape.cellCount,
      marks: marks.length,
      glyphs: this.glyphs,
      distance: rights ? 0 : distance,
      steep: this.figures.steep,
      ...(rights && { rights: withMarks(rights) }),
      ...(ups && { ups: withMarks(ups) }),
    });
    this.looks = new TileLooks(shape, this.tiles);
    this.marks = new MarkLooks(this.figures, this.tiles, shape.cellCount, this.glyphs.glyphOf);
    this.bodies = new ConstraintBodies(shape, this.figures, this.tiles.depth, rights !== undefined);
    this.ink = this.tiles.makeInk();
    this.ink.renderOrder = 2.6;
    this.ink.visible = rights !== undefined && this.figures.list.length > 0;
    this.letters = new AxisLetters(this.glyphs);
    this.faces = rights && new FaceNames(shape, this.layout, this.glyphs);
    if (this.faces) this.add(this.faces);
    this.cubes = new CubeNames(shape, this.glyphs);
    this.add(this.cubes);
    this.notes = new NoteTiles(shape.symbols, this.glyphs);
    this.walls = new Walls(Math.max(1, frames.length) * Math.max(...shape.extents));
    // What a surface lies on; it hides the rules of the far sides.
    const side = rights ? shape.extents[0] - 0.02 : 0;
    this.core = new Mesh(new BoxGeometry(side, side, side), new MeshBasicMaterial());
    this.core.visible = rights !== undefined;
    this.core.renderOrder = -1;
    this.add(this.core, this.walls, this.edges, this.planes, this.solids, this.beams, this.tiles);
    this.add(this.bodies, this.ink);
    this.add(this.rules, this.letters, this.notes, this.conflicts);
  }

  /** What can be pointed at. */
  get drawn(): Drawn {
    return { layout: this.layout, sizeOf: cell => this.tiles.sizeOf(cell), sight: this.sight };
  }

  /** All tiles and letters as they were drawn last, from far to near; of a surface only what looks at the viewer. */
  listTiles(camera: Camera): DrawnTile[] {
    const eye = camera.position;
    const isTowards = ({ place, turned }: DrawnTile): boolean =>
      !turned || turned.right.clone().cross(turned.up).dot(eye.clone().sub(place)) > 0;
    return [...this.tiles.list().filter(isTowards), ...(this.letters.visible ? this.letters.list() : [])];
  }

  /** Lines behind all tiles, six numbers each. */
  outlines: readonly number[] = [];

  /** The colours of a picture that is made of lines. */
  get pictureColours(): Readonly<Record<'paper' | 'ink' | 'edge' | 'ring', string>> {
    const style = (name: string): string => this.colours.token(name).getStyle();
    return {
      paper: style('--paper-raised'),
      ink: style('--ink'),
      edge: style('--edge'),
      ring: style('--ring'),
    };
  }

  isFilled(cell: Cell): boolean {
    return (this.input?.symbols[cell] ?? blank) !== blank;
  }

  /** How much of each cell can be seen, from 0 to 1. */
  get sight(): Float32Array {
    return this.seen.amounts;
  }

  /** The theme has changed. */
  refreshColours(): void {
    this.colours = new PageColours(this.dressedAs);
    this.layoutKey = '';
  }

  update(input: SpaceInput): void {
    const { space, shape, symbols, lights } = input;
    this.input = input;
    this.noteList = undefined;
    this.place(space, input.axis);
    this.seen.look(symbols, lights, input.axis, space);
    if (!this.layout.rights) this.tiles.distance = isFilled(symbols) ? finishedDistance : distance;
    const cells = this.looks.draw(input, this.layout, this.sight);
    const marks = this.drawConstraints(input);
    const shown = new Int32Array(cells.length + marks.length);
    shown.set(cells);
    shown.set(marks, cells.length);
    this.tiles.show(shown);
    this.drawSolids(input);
    const isSeen = (cell: Cell): boolean => this.sight[cell] > 0;
    const lines = conflictLines(shape, symbols, input.conflicting, this.layout, isSeen);
    this.conflicts.show(lines, this.colours.token('--conflict'));
  }

  /** Returns the tiles of marks that are drawn. */
  private drawConstraints({ symbols, centre, houses, broken }: SpaceInput): Int32Array {
    const { figures, layout, sight, colours } = this;
    // While a step is shown, it is what is looked at.
    const accents = accentsOf(figures.list, {
      symbols,
      broken,
      ...(centre !== undefined && !houses && { centre }),
    });
    this.bodies.draw(accents, sight, colours);
    return this.marks.draw(accents, layout, sight, colours);
  }

  private place(space: SpaceState, axis: number): void {
    const look = `${space.view} ${space.explode} ${space.explode > 0 ? axis : ''}`;
    const key = `${look} ${space.view === 'turning' ? space.turn : 0}`;
    if (key === this.layoutKey) return;
    // While it only turns, all looks as before.
    const onlyTurns = this.layoutKey.startsWith(`${look} `);
    this.layoutKey = key;
    const { shape, colours } = this;
    this.layout = placeInSpace(shape, { ...space, explodeAxis: axis });
    const { positions, rooms, roomCells, frames, rights, edges } = this.layout;
    this.tiles.moveAll(positions);
    this.bodies.place(this.layout);
    if (onlyTurns) {
      this.edges.show(edges, colours.token('--ink'));
      this.outlines = edges;
      return;
    }
    this.looks.dress(colours);
    this.bodies.dress(colours);
    const ink = colours.token('--ink');
    const outlines = rights ? [] : [...edges, ...rooms.flatMap(edgesOf)];
    const rules = rights ? [...frames.flatMap(edgesOf), ...surfaceRules(shape, this.layout)] : [];
    this.outlines = rights ? [] : outlines;
    this.edges.show(outlines, ink);
    this.rules.show(rules, ink);
    this.core.material.color.copy(colours.token('--hairline'));
    this.walls.show(rooms, roomCells, blockOf(shape), ink);
    this.cubes.placeAbove(this.layout, colours.token('--ink-soft'), this.glyphs.glyphOf);
    this.faces?.dressIn(colours.token('--ink-soft'), this.glyphs.glyphOf);
    this.letters.beside(rights ? undefined : frames[0], colours.token('--ink-soft'));
  }

  private drawSolids(input: SpaceInput): void {
    const { shape, centre, houses, space, planes } = input;
    const listed = houses ?? (centre === undefined ? [] : [...housesOf(shape, centre)]);
    const isSeen = (cell: Cell): boolean => this.sight[cell] > 0;
    const straight = space.view === 'cube' || space.view === 'cubes';
    // Light on dark is stronger than dark on light.
    const strength = this.colours.isDark ? 0.55 : 1;
    this.solids.show(straight ? this.solidsOf(listed, houses !== undefined) : [], 0.42 * strength);
    const bent = straight || space.view === 'surface' ? [] : houseLines(shape, listed, this.layout, isSeen);
    this.beams.show(bent, this.colours.body(houses ? 'pattern' : 'line'));
    const cut = straight && planes && !houses && centre !== undefined && shape.extents.length === 3;
    this.planes.show(cut ? this.planesThrough(centre) : [], 0.16 * strength);
  }

  private solidsOf(houses: readonly House[], isHint: boolean): Solid[] {
    const { shape } = this;
    const lights = lightsOfOrientations(shape);
    const solids: Solid[] = [];
    for (const house of houses) {
      const orientation = shape.houseOrientation[house];
      // A house that runs along a fourth axis is scattered over the cubes: its cells are lit, but it has no body. Nor has a diagonal.
      if (shape.orientations[orientation].axes.some(axis => axis > 2) || !isBlock(shape, house)) continue;
      const colour = this.colours.body(isHint ? 'pattern' : lightNames[lights[orientation]]);
      const isBeam = shape.orientations[orientation].kind === 'line';
      const cells = [...cellsOf(shape, house)].filter(cell => this.sight[cell] > 0);
      if (cells.length > 0) solids.push(solidAround(this.layout.positions, cells, colour, isBeam));
    }
    return solids;
  }

  /** The three planes of cells through one of them, thin. */
  private planesThrough(cell: Cell): Solid[] {
    const frame = this.seenPart();
    if (!frame || this.sight[cell] === 0) return [];
    const position = this.layout.positions.subarray(3 * cell, 3 * cell + 3);
    return (['box2', 'box1', 'box0'] as const).map((name, axis) => {
      const from: [number, number, number] = [frame[0][0], frame[0][1], frame[0][2]];
      const to: [number, number, number] = [frame[1][0], frame[1][1], frame[1][2]];
      from[axis] = position[axis] - 0.02;
      to[axis] = position[axis] + 0.02;
      return { from, to, colour: this.colours.body(name) };
    });
  }

  /** The part of the cube whose layers are shown. */
  private seenPart(): Part | undefined {
    const { positions } = this.layout;
    const from = [0, 0, 0].fill(Number.POSITIVE_INFINITY);
    const to = [0, 0, 0].fill(Number.NEGATIVE_INFINITY);
    for (let cell = 0; cell < this.shape.cellCount; cell++) {
      if (this.sight[cell] === 0) continue;
      for (let axis = 0; axis < 3; axis++) {
        from[axis] = Math.min(from[axis], positions[3 * cell + axis] - 0.5);
        to[axis] = Math.max(to[axis], positions[3 * cell + axis] + 0.5);
      }
    }
    return from[0] <= to[0] ? [from, to] : undefined;
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

  /** Before each frame: tiles from far to near, letters at the outline, notes when they can be read. */
  prepare(camera: Camera, pixelsPerUnit: number): void {
    this.tiles.sortFor(camera);
    this.letters.placeFor(camera);
    this.faces?.placeFor(camera);
    this.cubes.placeFor(camera);
    const legible = pixelsPerUnit * this.notes.height >= notePixels;
    if (legible && this.input) this.noteList ??= this.listNotes(this.input);
    this.notes.show(legible ? (this.noteList ?? []) : [], this.colours.token('--note'));
  }

  override dispose(): void {
    super.dispose();
    const { tiles, letters, notes, walls, planes, solids, edges, rules, beams, conflicts, bodies } = this;
    for (const part of [bodies, tiles, letters, notes, walls, planes, solids, edges, rules, beams, conflicts])
      part.dispose();
    this.faces?.dispose();
    this.cubes.dispose();
    this.core.geometry.dispose();
    this.core.material.dispose();
    this.ink.material.dispose();
    this.glyphs.texture.dispose();
  }
}
