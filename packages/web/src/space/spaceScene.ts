/**
 * A game in space, as passive things to draw: it shows what it is given. It knows nothing of React, of stores or of
 * the page, so that the app and the custom element use the same scene.
 */
import { blank, type Cell, type Shape } from '@hyperdoku/engine';
import { type Camera, Group } from 'three';
import { Bars } from './bars.js';
import { PageColours } from './colours.js';
import { accentsOf } from './constraints/accents.js';
import { ConstraintBodies } from './constraints/constraintBodies.js';
import { type Figures, figuresOf } from './constraints/figures.js';
import { MarkLooks } from './constraints/markLooks.js';
import { cubeNamesOf } from './cubeNames.js';
import { faceNamesOf } from './faceNames.js';
import { drawGlyphs, type Glyphs } from './glyphs.js';
import { HouseBodies } from './houseBodies.js';
import { type Facing, placeOfCell, type SpaceLayout, scaleOfCell } from './layout.js';
import { type Note, NoteTiles } from './noteTiles.js';
import { conflictLines } from './outlines.js';
import type { Drawn } from './picking.js';
import { distance, makeSceneTiles } from './sceneTiles.js';
import { isFilled, Sight } from './sight.js';
import type { SpaceInput } from './spaceInput.js';
import { placeInSpace } from './spaceLayout.js';
import { cutHalf, ghostly, type SpaceState } from './spaceState.js';
import { Structure } from './structure.js';
import type { DrawnTile } from './tileCodes.js';
import { TileLooks } from './tileLooks.js';
import type { Tiles } from './tiles.js';

/** Notes must be this many pixels high to be read; smaller ones are told only for the cell under the pointer. */
const notePixels = 9;
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
  private readonly structure: Structure;
  private readonly houses = new HouseBodies();
  private readonly conflicts = new Bars({ width: 3, opacity: 0.95, order: 4 });
  private readonly dressedAs: Element;
  private colours: PageColours;
  private layoutKey = '';
  /** What several cubes stand side by side along. */
  private facing: Facing | undefined;
  /** How often tiles have begun to fly to other places. */
  flights = 0;
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
    this.glyphs = drawGlyphs(shape, [
      ...faceNamesOf(shape),
      ...cubeNamesOf(shape),
      ...this.figures.marks.map(({ mark }) => mark.text),
    ]);
    this.layout = placeInSpace(shape, { ...space, explodeAxis: 2, focus: 0 });
    this.seen = new Sight(shape);
    const { rights } = this.layout;
    this.tiles = makeSceneTiles(shape, this.layout, this.figures, this.glyphs);
    this.looks = new TileLooks(shape, this.tiles);
    this.marks = new MarkLooks(this.figures, this.tiles, shape.cellCount, this.glyphs.glyphOf);
    this.bodies = new ConstraintBodies(shape, this.figures, this.tiles.depth, rights !== undefined);
    this.ink = this.tiles.makeInk();
    this.ink.renderOrder = 2.6;
    this.ink.visible = rights !== undefined && this.figures.list.length > 0;
    this.structure = new Structure(shape, this.layout, this.glyphs);
    this.notes = new NoteTiles(shape.symbols, this.glyphs);
    this.add(this.structure, this.houses, this.tiles, this.bodies, this.ink, this.notes, this.conflicts);
  }

  /** What can be pointed at. */
  get drawn(): Drawn {
    return { layout: this.layout, sizeOf: cell => this.tiles.sizeOf(cell), sight: this.uncut() };
  }

  /** All tiles and letters as they were drawn last, from far to near; of a surface only what looks at the viewer. */
  listTiles(camera: Camera): DrawnTile[] {
    const eye = camera.position;
    const isTowards = ({ place, turned }: DrawnTile): boolean =>
      !turned || turned.right.clone().cross(turned.up).dot(eye.clone().sub(place)) > 0;
    return [...this.tiles.list().filter(isTowards), ...this.structure.listLetters()];
  }

  /** Lines behind all tiles, six numbers each. */
  get outlines(): readonly number[] {
    return this.structure.outlines;
  }

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

  /** What a cut leaves out is a ghost. */
  private uncut(): ArrayLike<number> {
    const { turn } = this.layout;
    const cut = this.input?.space.cut;
    if (!turn || cut === undefined) return this.sight;
    return this.sight.map((seen, cell) =>
      Math.abs(turn.alongOf(cell) - cut) > cutHalf ? Math.min(seen, ghostly) : seen,
    );
  }

  isFilled(cell: Cell): boolean {
    return (this.input?.symbols[cell] ?? blank) !== blank;
  }

  /** How much of each cell can be seen, from 0 to 1. */
  get sight(): Float32Array {
    return this.seen.amounts;
  }

  /** How much of their way to other places tiles have flown, from 0 to 1. */
  set arrived(share: number) {
    this.tiles.arrived = share;
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
    this.place(input);
    this.seen.look(symbols, lights, input.axis, space);
    if (!this.layout.rights) this.tiles.distance = isFilled(symbols) ? finishedDistance : distance;
    const cells = this.looks.draw(input, this.layout, this.sight);
    const marks = this.drawConstraints(input);
    const shown = new Int32Array(cells.length + marks.length);
    shown.set(cells);
    shown.set(marks, cells.length);
    this.tiles.show(shown);
    this.houses.show(input, this.layout, this.sight, this.colours);
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

  /** Several cubes stand side by side for who looks with right and up like this. */
  face({ right, up }: Facing): void {
    if (!this.layout.cubes || !this.input) return;
    const { facing } = this;
    const isSame = facing && [0, 1, 2].every(i => facing.right[i] === right[i] && facing.up[i] === up[i]);
    if (isSame) return;
    this.facing = { right, up };
    this.update(this.input);
  }

  /** Puts everything in its place. */
  private place({ space, axis, focus }: SpaceInput): void {
    const { shape, colours, facing } = this;
    const isCubes = space.view === 'cubes';
    const look = `${space.view} ${space.explode} ${axis}`;
    const cubes = isCubes ? `${focus} ${axis > 2 ? space.range : ''}` : '';
    const turn = space.view === 'turning' ? `${space.angles} ${space.lens}` : '';
    const key = [look, cubes, turn, isCubes && facing ? `${facing.right} ${facing.up}` : ''].join('|');
    this.tiles.turnBy(this.layout.turn, this.cutOf(space));
    if (key === this.layoutKey) return;
    // While it only turns, all looks as before; another cube in focus changes sizes alone.
    const isSame = this.layoutKey.startsWith(`${look}|`);
    const isFlight = isSame && isCubes && !this.layoutKey.startsWith(`${look}|${cubes}|`);
    this.layoutKey = key;
    this.layout = placeInSpace(shape, { ...space, explodeAxis: axis, focus, ...(facing && { facing }) });
    const { turn: turned } = this.layout;
    this.tiles.turnBy(turned, this.cutOf(space));
    if (isFlight) {
      this.flights++;
      this.tiles.keepBefore();
    }
    if (!turned) this.tiles.moveAll(this.layout.positions);
    if (this.figures.list.length > 0) this.bodies.place(this.layout);
    this.structure.place(this.layout, colours, isSame && turned !== undefined);
    if (isSame) return;
    this.looks.dress(colours);
    this.bodies.dress(colours);
  }

  private cutOf({ cut }: SpaceState): readonly [number, number] | undefined {
    return cut === undefined ? undefined : [cut, cutHalf];
  }

  private listNotes({ shape, symbols, notesOf }: SpaceInput): Note[] {
    const notes: Note[] = [];
    for (let cell = 0; cell < shape.cellCount; cell++) {
      // In a small cube they could not be read.
      if (symbols[cell] !== blank || this.sight[cell] < 0.5 || scaleOfCell(this.layout, cell) < 1) continue;
      const position = placeOfCell(this.layout, cell);
      for (const symbol of notesOf(cell)) notes.push({ position, symbol });
    }
    return notes;
  }

  /** Before each frame: tiles from far to near, letters at the outline, notes when they can be read. */
  prepare(camera: Camera, pixelsPerUnit: number): void {
    this.tiles.sortFor(camera);
    this.structure.prepare(camera);
    const legible = pixelsPerUnit * this.notes.height >= notePixels;
    if (legible && this.input) this.noteList ??= this.listNotes(this.input);
    this.notes.show(legible ? (this.noteList ?? []) : [], this.colours.token('--note'));
  }

  override dispose(): void {
    super.dispose();
    for (const part of [this.structure, this.bodies, this.tiles, this.notes, this.houses, this.conflicts])
      part.dispose();
    this.ink.material.dispose();
    this.glyphs.texture.dispose();
  }
}
