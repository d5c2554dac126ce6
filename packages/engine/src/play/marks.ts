/**
 * What players mark beside the planes: single candidates, which they colour or cross out, and lines from one candidate or cell to
 * another. Few of the many that there could be are ever marked, so they are kept by their places alone. A candidate has one
 * place, whose value is a mask: a bit for each colour, and one more for crossed out. A line has two, the first with its kind and
 * where it begins, the second with where it ends. Which two is found from its ends, so that a line drawn on two devices is one.
 */
import { blank, type SymbolNumber } from '../board/symbols.js';
import type { Cell, Shape } from '../shape/shape.js';

/** A plane and a cell, or a mark, as one number. */
export type Place = number;

/** Above the places of all planes over 1,048,576 cells. */
export const firstMark: Place = 2 ** 24;
const firstLine: Place = 2 ** 27;
const lineSlots = 2 ** 20;
const mostTried = 1000;

/** The bits of a candidate's value below this one are its colours. */
export const crossed = 1 << 8;
const candidateMask = 2 * crossed - 1;

const symbolBits = 7;
const weak = 1 << 28;

/** A candidate, or a whole cell where the symbol is blank. */
export interface LineEnd {
  readonly cell: Cell;
  readonly symbol: SymbolNumber;
}

/** As chains have them: one of the two holds, or not both. */
export type LineKind = 'strong' | 'weak';

/** A line that the player has drawn from one candidate to another. */
export interface Line {
  readonly from: LineEnd;
  readonly to: LineEnd;
  readonly kind: LineKind;
}

export const isMark = (place: Place): boolean => place >= firstMark;
export const isLine = (place: Place): boolean => place >= firstLine;

export const placeOfCandidate = (cell: Cell, symbol: SymbolNumber): Place =>
  firstMark + ((cell << (symbolBits - 1)) | (symbol - 1));

const nodeOf = ({ cell, symbol }: LineEnd): number => ((cell << symbolBits) | symbol) + 1;
const endOf = (value: number): LineEnd => {
  const node = (value & ~weak) - 1;
  return { cell: node >> symbolBits, symbol: node & ((1 << symbolBits) - 1) };
};

/** The values of a line's two places. */
export const valuesOfLine = ({ from, to, kind }: Line): readonly [number, number] => [
  nodeOf(from) | (kind === 'weak' ? weak : 0),
  nodeOf(to),
];

/** The cell that a mark is at, by its place and a value of it that is not 0. */
export const cellOfMark = (place: Place, value: number): Cell =>
  isLine(place) ? endOf(value).cell : (place - firstMark) >> (symbolBits - 1);

type Values = ReadonlyMap<Place, number>;

const readLine = (values: Values, first: Place): Line | undefined => {
  const [start, end] = [values.get(first), values.get(first + 1)];
  if (!start || !end) return undefined;
  return { from: endOf(start), to: endOf(end), kind: start & weak ? 'weak' : 'strong' };
};

/** Whether they have the same ends, in whichever order. */
export function joinsSame(a: Line, b: Pick<Line, 'from' | 'to'>): boolean {
  const [from, to, first, second] = [a.from, a.to, b.from, b.to].map(nodeOf);
  return (from === first && to === second) || (from === second && to === first);
}

/** The first place of a line between these ends: its own if it is there, else one that is free. */
export function placeOfLine(values: Values, ends: Pick<Line, 'from' | 'to'>): Place {
  const [a, b] = [nodeOf(ends.from), nodeOf(ends.to)];
  const slot = (Math.imul(Math.min(a, b), 0x9e3779b1) ^ Math.imul(Math.max(a, b), 0x85ebca6b)) >>> 0;
  let place = firstLine;
  // Where so many are drawn that none of the next places is free, the last of them is taken.
  for (let i = 0; i < mostTried; i++) {
    place = firstLine + 2 * ((slot + i) % lineSlots);
    const there = readLine(values, place);
    if (!there || joinsSame(there, ends)) break;
  }
  return place;
}

/** All lines, each with its first place, in the order of their places. */
export function listLines(values: Values): { readonly place: Place; readonly line: Line }[] {
  const places = [...values.keys()].filter(place => isLine(place) && place % 2 === 0).sort((a, b) => a - b);
  return places.flatMap(place => {
    const line = readLine(values, place);
    return line ? [{ place, line }] : [];
  });
}

const isEnd = ({ cellCount, symbols }: Shape, { cell, symbol }: LineEnd): boolean =>
  cell >= 0 && cell < cellCount && symbol >= blank && symbol <= symbols;

/** Whether a line joins two different ends that the shape has. */
export const isLineOf = (shape: Shape, { from, to }: Line): boolean =>
  isEnd(shape, from) && isEnd(shape, to) && nodeOf(from) !== nodeOf(to);

/** Whether a change of a mark to a value is one that a player could make; the two places of a line are looked at one by one. */
export function allowsMark(shape: Shape, place: Place, value: number): boolean {
  if (value < 0) return false;
  if (isLine(place)) {
    if (place >= firstLine + 2 * lineSlots || (place % 2 === 1 && value & weak)) return false;
    return value === 0 || isEnd(shape, endOf(value));
  }
  const code = place - firstMark;
  const symbol = (code & ((1 << (symbolBits - 1)) - 1)) + 1;
  return (
    code >> (symbolBits - 1) < shape.cellCount && symbol <= shape.symbols && (value & ~candidateMask) === 0
  );
}
