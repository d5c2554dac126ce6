/**
 * What a cell looks like, layer by layer from its ground up. The app's boards draw each layer anew only when it changes, so
 * every layer can be had alone; pictures take the whole.
 */
import { blank, makeSymbolText, type SymbolNumber } from '../board/symbols.js';
import type { Cell } from '../shape/shape.js';
import { blockIn, type CellForm, formOf, lineIn, pointIn } from './cellForm.js';
import { centreText, type GroupItem, type Item, type PathItem, type TextItem } from './drawing.js';
import { noteSize, placeNote, writeNotes } from './notes.js';
import type { CellPlace, Point, Polyline, Shade } from './panel.js';
import { type PathRole, type StepGround, tints } from './role.js';

/** What is written in a cell: a symbol, or notes. */
export interface Writing {
  readonly symbol?: SymbolNumber;
  /** Whether the symbol is the player's; a clue if not said. */
  readonly isEntry?: boolean;
  readonly corner?: readonly SymbolNumber[];
  readonly centre?: readonly SymbolNumber[];
  /** Of the corner notes those that a step removes, and those that it rests on. */
  readonly gone?: readonly SymbolNumber[];
  readonly kept?: readonly SymbolNumber[];
}

/** Houses through the cell that is looked at: its lines, and up to six orientations of boxes. */
export type Mark = 'line' | 0 | 1 | 2 | 3 | 4 | 5;
/** What is wrong with an entry: it is in conflict, or it is not the solution's. */
export type Sign = 'conflict' | 'wrong';

/** How a cell looks: ground, colours, marks and what is written in it. */
export interface CellLook extends Writing {
  readonly ground?: StepGround;
  /** The numbers of colours that the player has painted it with, from 1. */
  readonly colours?: readonly number[];
  readonly marks?: readonly Mark[];
  readonly hasRing?: boolean;
  readonly signs?: readonly Sign[];
}

const ringInset = 0.03;
const markSize = 0.2;
/** Where the corner mark of each of the first four orientations sits. */
const markCorners: readonly (readonly [across: number, down: number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];
/** The field of a coloured note, in parts of the size of its figures. */
const noteField = { width: 1.05, height: 1.05 };
/** One figure, or two side by side. */
const symbolSizes = [0.6, 0.46] as const;

const makePath = (role: PathRole, lines: readonly Polyline[], closed: boolean, cell?: Cell): PathItem => ({
  kind: 'path',
  role,
  lines,
  closed,
  ...(cell !== undefined && { cell }),
});

/** The ground of a cell. */
export const drawGround = (form: CellForm, role: 'ground' | StepGround = 'ground', cell?: Cell): PathItem =>
  makePath(role, [blockIn(form, 0, 0, 1, 1)], true, cell);

/** The shades of constraints on a cell. */
export const drawShades = (form: CellForm, shades: readonly Shade[]): PathItem[] =>
  shades.map(({ role, left, top, right, bottom }) =>
    makePath(role, [blockIn(form, left, top, right, bottom)], true),
  );

/** Several colours lie side by side. */
export const drawColours = (form: CellForm, colours: readonly number[]): PathItem[] =>
  colours.map((colour, i) =>
    makePath(tints[colour - 1], [blockIn(form, i / colours.length, 0, (i + 1) / colours.length, 1)], true),
  );

/** Candidates that the player has coloured, each at its place among the corner notes. */
export interface TintedNote {
  readonly symbol: SymbolNumber;
  readonly colours: readonly number[];
}

/** The colours behind single notes. */
export function drawNoteColours(form: CellForm, tinted: readonly TintedNote[], symbols: number): PathItem[] {
  const size = noteSize(symbols, form.isSkewed, form.headroom);
  const [wide, high] = [size * noteField.width, size * noteField.height];
  return tinted.flatMap(({ symbol, colours }) => {
    const { x, y } = placeNote(symbol, symbols, form.isSkewed, form.headroom);
    const at = (i: number): number => x - wide / 2 + (wide * i) / colours.length;
    return colours.map((colour, i) =>
      makePath(tints[colour - 1], [blockIn(form, at(i), y - high / 2, at(i + 1), y + high / 2)], true),
    );
  });
}

/** The signs that tell lines and boxes apart without colour: a bar for lines, corners and side bars for boxes. */
export const drawMarks = (form: CellForm, marks: readonly Mark[]): PathItem =>
  makePath(
    'mark',
    marks.map(mark => outlineMark(form, mark)),
    true,
  );

function outlineMark(form: CellForm, mark: Mark): Polyline {
  if (mark === 'line') return blockIn(form, 0.34, 0.94, 0.66, 1);
  if (mark >= markCorners.length) {
    const middle = mark === markCorners.length ? 0.07 : 0.93;
    return blockIn(form, middle - 0.04, 0.35, middle + 0.04, 0.65);
  }
  const [across, down] = markCorners[mark];
  const inward = (end: number): number => (end === 0 ? markSize : -markSize);
  const from = down === 0 ? form.headroom : down;
  return lineIn(form, [
    [across, from],
    [across + inward(across), from],
    [across, from + inward(down)],
  ]);
}

/** The ring around a cell that is pointed at. */
export const drawRing = (form: CellForm): PathItem =>
  makePath('ring', [blockIn(form, ringInset, ringInset, 1 - ringInset, 1 - ringInset)], true);

/** A short slanting tick for conflicts, a long stroke for wrong entries. */
export const drawSigns = (form: CellForm, signs: readonly Sign[]): PathItem => ({
  ...makePath(
    'sign',
    signs.map(sign => {
      const [from, to] = sign === 'conflict' ? [0.66, 0.94] : [0.14, 0.86];
      return lineIn(form, [
        [from, to],
        [to, from],
      ]);
    }),
    false,
  ),
  ends: 'round',
});

/** The symbol of a cell, or its notes. */
export function drawWriting(form: CellForm, writing: Writing, symbols: number, cell?: Cell): TextItem[] {
  const { symbol = blank, isEntry = false, corner = [], centre = [] } = writing;
  if (symbol !== blank) {
    const text = makeSymbolText(symbol, symbols);
    const size = symbolSizes[text.length - 1];
    return [centreText(isEntry ? 'entry' : 'clue', text, form.centre, size, meaningOf(symbol, cell))];
  }
  return centre.length > 0
    ? drawNoteLines(form, corner, centre, symbols)
    : drawCornerNotes(form, writing, symbols, cell);
}

const meaningOf = (symbol: SymbolNumber, cell: Cell | undefined) => ({
  symbol,
  ...(cell !== undefined && { cell }),
});

function drawCornerNotes(
  form: CellForm,
  { corner = [], gone = [], kept = [] }: Writing,
  symbols: number,
  cell: Cell | undefined,
): TextItem[] {
  const size = noteSize(symbols, form.isSkewed, form.headroom);
  return corner.map(symbol => {
    const role = gone.includes(symbol) ? 'goneNote' : kept.includes(symbol) ? 'keptNote' : 'cornerNote';
    const at = noteAt(form, symbol, symbols);
    return centreText(role, makeSymbolText(symbol, symbols), at, size, meaningOf(symbol, cell));
  });
}

/** The middle of a corner note. */
export function noteAt(form: CellForm, symbol: SymbolNumber, symbols: number): Point {
  const { x, y } = placeNote(symbol, symbols, form.isSkewed, form.headroom);
  return pointIn(form, x, y);
}

/** Centre notes are one line; corner notes beside them move to a line above or below, which in a rhombus has less room. */
function drawNoteLines(
  { centre: { x, y }, isSkewed, headroom }: CellForm,
  corner: readonly SymbolNumber[],
  centre: readonly SymbolNumber[],
  symbols: number,
): TextItem[] {
  const middle = writeNotes(centre, symbols, 0.3, isSkewed ? 0.8 : 0.975);
  const items = [centreText('centreNote', middle.text, { x, y }, middle.size)];
  if (corner.length === 0) return items;
  const [rise, width] = isSkewed ? [0.27, 0.56] : [0.33, 0.975];
  const top = writeNotes(corner, symbols, isSkewed ? 0.18 : 0.22, width);
  return [
    ...items,
    centreText('cornerNote', top.text, { x, y: headroom > 0 ? y + rise : y - rise }, top.size),
  ];
}

/** The whole cell. */
export const drawCell = (place: CellPlace, look: CellLook, symbols: number): GroupItem => ({
  kind: 'group',
  cell: place.cell,
  items: [...drawLowerCell(place, look).items, ...drawUpperCell(place, look, symbols).items],
});

/** What lies below the lines of constraints. */
export function drawLowerCell(place: CellPlace, { ground, colours = [] }: CellLook): GroupItem {
  const { cell } = place;
  const form = formOf(place);
  const items = [
    drawGround(form, ground, cell),
    // What a step says of a cell matters more.
    ...(ground === undefined ? drawShades(form, place.shades ?? []) : []),
    ...drawColours(form, colours),
  ];
  return { kind: 'group', cell, items };
}

/** And what lies above them. */
export function drawUpperCell(place: CellPlace, look: CellLook, symbols: number): GroupItem {
  const { cell } = place;
  const { marks = [], hasRing = false, signs = [] } = look;
  const form = formOf(place);
  const items: Item[] = [];
  if (marks.length > 0) items.push(drawMarks(form, marks));
  if (hasRing) items.push(drawRing(form));
  items.push(...drawWriting(form, look, symbols, cell));
  if (signs.length > 0) items.push(drawSigns(form, signs));
  return { kind: 'group', cell, items };
}
