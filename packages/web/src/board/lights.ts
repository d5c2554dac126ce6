/**
 * What is lit on the boards, one integer a cell: a bit for each meaning. Everything that draws cells reads these bits; nobody
 * else decides what a cell looks like. They are made anew for each change, for the cells that are drawn, and only cells whose bits differ
 * from the last time are drawn again.
 */
import {
  blank,
  type Cell,
  cellsOf,
  groundsOf,
  housesOf,
  partOf,
  peersOf,
  type Shape,
  type Step,
  type SymbolNumber,
} from '@hyperdoku/engine';
import type { GameState } from '../game/state.js';

/** Bit numbers. The six box colours stand for the orientations of a shape's boxes. */
export const light = {
  clue: 0,
  line: 1,
  box0: 2,
  box1: 3,
  box2: 4,
  box3: 5,
  box4: 6,
  box5: 7,
  selected: 8,
  cursor: 9,
  hovered: 10,
  same: 11,
  conflict: 12,
  wrong: 13,
  house: 14,
  cover: 15,
  pattern: 16,
  fin: 17,
  placed: 18,
  gone: 19,
  possible: 20,
  impossible: 21,
  fresh: 22,
  differing: 23,
  look: 24,
  filled: 25,
} as const;
export type Light = keyof typeof light;
export const lightNames = Object.keys(light) as Light[];
export const boxColours = 6;
/** All that say that a cell is in a house of another. */
const houseLights = (1 << (light.box0 + boxColours)) - (1 << light.line);

/** For each orientation of houses its light: lines alike, boxes one colour each in the order of the shape. */
const orientationLights = new WeakMap<Shape, readonly number[]>();

export function lightsOfOrientations(shape: Shape): readonly number[] {
  const known = orientationLights.get(shape);
  if (known) return known;
  let boxes = 0;
  const lights = shape.orientations.map(({ kind }) =>
    kind === 'line' || kind === 'strip' || kind === 'hoop' ? light.line : light.box0 + (boxes++ % boxColours),
  );
  orientationLights.set(shape, lights);
  return lights;
}

/** Lights the houses of a cell, each orientation in its colour, and what else it sees; the cell itself stays as it is. */
function lightPeers(lights: Uint32Array, shape: Shape, cell: Cell): void {
  const own = lights[cell];
  const colours = lightsOfOrientations(shape);
  for (const house of housesOf(shape, cell)) {
    const bit = 1 << colours[shape.houseOrientation[house]];
    for (const peer of cellsOf(shape, house)) lights[peer] |= bit;
  }
  if (shape.constraints.length > 0) {
    for (const peer of peersOf(shape, cell))
      if ((lights[peer] & houseLights) === 0) lights[peer] |= 1 << light.line;
  }
  lights[cell] = own;
}

function lightStep(lights: Uint32Array, shape: Shape, step: Step): void {
  for (const [ground, cells] of groundsOf(shape, step))
    for (const cell of cells) lights[cell] |= 1 << light[ground];
}

/** The symbols that the boards show now: the game's, or those of what is shown in its place. */
export const shownSymbols = ({ show, session }: GameState): ArrayLike<SymbolNumber> =>
  show?.symbols ?? session.symbols;

/** What the player wants to see lit. */
export interface LightSettings {
  readonly showsPeers: boolean;
  readonly showsSame: boolean;
  readonly showsConflicts: boolean;
  /** No, where nobody is at the board: a picture among others has no cursor. Yes if not said otherwise. */
  readonly showsCursor?: boolean;
}

/** Lights these cells, or all; what is not asked for may be lit in part. */
export function makeLights(
  game: GameState,
  settings: LightSettings,
  lights: Uint32Array,
  cells?: ArrayLike<Cell>,
): void {
  const { session, selection, cursor, hover, show, hint, wrong } = game;
  const centre = litCell(game, settings);
  const { shape } = session;
  lights.fill(0);
  lightEach(lights, game, settings, cells);
  if (show) {
    if (show.step) lightStep(lights, shape, show.step);
    if (centre !== undefined) lightPeers(lights, shape, centre);
    if (show.fresh !== undefined) lights[show.fresh] |= 1 << light.fresh;
    return;
  }
  if (hint?.kind === 'step') lightStep(lights, shape, partOf(shape, hint.step, hint.strength));
  if (centre !== undefined) lightPeers(lights, shape, centre);
  if (game.lineStart) lights[game.lineStart.cell] |= 1 << light.look;
  if (hint?.kind === 'message') for (const cell of hint.cells) lights[cell] |= 1 << light.wrong;
  for (const cell of game.differing) lights[cell] |= 1 << light.differing;
  for (const cell of shape.constraints[game.chosen ?? -1]?.cells ?? [])
    lights[cell] = (lights[cell] & ~(1 << light.differing)) | (1 << light.look);
  for (const cell of wrong) lights[cell] |= 1 << light.wrong;
  if (hover !== undefined) lights[hover] |= 1 << light.hovered;
  if (settings.showsCursor === false) return;
  for (const cell of selection) lights[cell] |= 1 << light.selected;
  lights[cursor] |= 1 << light.cursor;
}

/** What every cell is asked about: what stands in it, whether it is the symbol of the cursor, in conflict, or where a symbol can go. */
function lightEach(
  lights: Uint32Array,
  game: GameState,
  settings: LightSettings,
  cells: ArrayLike<Cell> | undefined,
): void {
  const { session, cursor, show, xray, armed } = game;
  const clues = session.puzzle.symbols;
  const symbols = shownSymbols(game);
  const rays = show ? undefined : xray;
  const showsSame = !show && settings.showsSame && rays === undefined;
  const same = showsSame ? (armed ?? symbols[cursor]) : blank;
  const showsConflicts = !show && settings.showsConflicts && session.conflictCount > 0;
  const count = cells?.length ?? lights.length;
  for (let i = 0; i < count; i++) {
    const cell = cells ? cells[i] : i;
    const symbol = symbols[cell];
    let bits = symbol === blank ? 0 : 1 << light.filled;
    if (clues[cell] !== blank) bits |= 1 << light.clue;
    if (symbol === same && same !== blank) bits |= 1 << light.same;
    if (showsConflicts && session.inConflict(cell)) bits |= 1 << light.conflict;
    // Where a symbol could still go, by the rule and what is struck out, and where not.
    if (rays !== undefined && symbol !== rays)
      bits |= 1 << (session.isCandidate(cell, rays) ? light.possible : light.impossible);
    lights[cell] = bits;
  }
}

/** The cell whose houses and constraints are lit, if any. */
export function litCell(game: GameState, settings: LightSettings): Cell | undefined {
  const { show, hint, hover, cursor, drawing } = game;
  if (show) return show.step ? undefined : show.fresh;
  return hint?.kind === 'step' || drawing || !settings.showsPeers ? undefined : (hover ?? cursor);
}

/** The constraints that are shown to be broken. */
export const brokenIn = ({ show, session }: GameState, settings: LightSettings): readonly number[] =>
  show || !settings.showsConflicts ? [] : session.brokenConstraints();

const classes = new Map<number, string>();

/** The class attribute for a cell's lights. */
export function classOf(lights: number): string {
  let text = classes.get(lights);
  if (text === undefined) {
    text = ['cell', ...lightNames.filter(name => (lights >>> light[name]) & 1)].join(' ');
    classes.set(lights, text);
  }
  return text;
}
