/**
 * All that a player can change, as a few planes of integers over the cells: the entry, the notes of two kinds, the candidates
 * that steps have struck out, and the colours. Sets of symbols are masks, bit s - 1 for symbol s; with up to 64 symbols they
 * take two planes, the low word and then the high one. A cell in a plane is called its place, a single number, so that a
 * change is three integers and any history a flat list. Everything but the clues begins as 0, and clues never change.
 */
import type { Puzzle } from '../board/puzzle.js';
import { blank, type SymbolNumber } from '../board/symbols.js';
import type { Cell, Shape } from '../shape/shape.js';
import { allowsMark, isMark, type Place } from './marks.js';

export type { Place };

export const noteKinds = ['corner', 'centre'] as const;
/** Where a note stands in its cell: in a corner or at the centre. */
export type NoteKind = (typeof noteKinds)[number];

/** Colours are called 1 to 8. */
export const colourCount = 8;

/** The first plane of each kind; those of symbol sets have their high word in the next. */
export const planes = { entry: 0, corner: 1, centre: 3, struck: 5, colours: 7 } as const;
export type SetPlane = typeof planes.corner | typeof planes.centre | typeof planes.struck;

const planeBits = 3;
const planeCount = 1 << planeBits;

export const placeOf = (plane: number, cell: Cell): Place => (cell << planeBits) | plane;
export const cellOfPlace = (place: Place): Cell => place >> planeBits;
/** Marks lie beside all planes. */
export const planeOfPlace = (place: Place): number => (isMark(place) ? planeCount : place & (planeCount - 1));

/** Where the bit of a symbol is found. */
export const placeOfSymbol = (plane: SetPlane, cell: Cell, symbol: SymbolNumber): Place =>
  placeOf(plane + ((symbol - 1) >> 5), cell);
export const bitOf = (index: number): number => 1 << ((index - 1) & 31);

/** The mask of all symbols of a shape that fall into the low or the high word. */
export function fullMask(shape: Shape, word: 0 | 1): number {
  const bits = shape.symbols - 32 * word;
  return bits >= 32 ? -1 : bits <= 0 ? 0 : (1 << bits) - 1;
}

/** The symbols in a mask of two words, rising. */
export function listSymbols(low: number, high: number): SymbolNumber[] {
  const symbols: SymbolNumber[] = [];
  for (let mask = low; mask !== 0; mask &= mask - 1) symbols.push(32 - Math.clz32(mask & -mask));
  for (let mask = high; mask !== 0; mask &= mask - 1) symbols.push(64 - Math.clz32(mask & -mask));
  return symbols;
}

export class Planes {
  readonly shape: Shape;
  /** Clues and entries. */
  readonly symbols: Uint8Array;
  readonly #clues: Puzzle['symbols'];
  readonly #words: readonly (Uint8Array | Int32Array)[];
  /** What is marked beside the planes. */
  readonly marks = new Map<Place, number>();

  constructor(puzzle: Puzzle) {
    const { shape } = puzzle;
    this.shape = shape;
    this.#clues = puzzle.symbols;
    this.symbols = Uint8Array.from(puzzle.symbols);
    const low = () => new Int32Array(shape.cellCount);
    // Nothing is ever written to the high words of a shape with few symbols, and what is not there reads as 0.
    const high = () => new Int32Array(fullMask(shape, 1) === 0 ? 0 : shape.cellCount);
    const colours = new Uint8Array(shape.cellCount);
    this.#words = [this.symbols, low(), high(), low(), high(), low(), high(), colours];
  }

  isClue(cell: Cell): boolean {
    return this.#clues[cell] !== blank;
  }

  read(place: Place): number {
    if (isMark(place)) return this.marks.get(place) ?? 0;
    return this.#words[planeOfPlace(place)][cellOfPlace(place)] ?? 0;
  }

  write(place: Place, value: number): void {
    if (!isMark(place)) this.#words[planeOfPlace(place)][cellOfPlace(place)] = value;
    else if (value === 0) this.marks.delete(place);
    else this.marks.set(place, value);
  }

  has(plane: SetPlane, cell: Cell, symbol: SymbolNumber): boolean {
    return (this.read(placeOfSymbol(plane, cell, symbol)) & bitOf(symbol)) !== 0;
  }

  isEmpty(plane: SetPlane, cell: Cell): boolean {
    return this.read(placeOf(plane, cell)) === 0 && this.read(placeOf(plane + 1, cell)) === 0;
  }

  /** The symbols of a set, rising. */
  list(plane: SetPlane, cell: Cell): SymbolNumber[] {
    return listSymbols(this.read(placeOf(plane, cell)), this.read(placeOf(plane + 1, cell)));
  }

  /** Every place that is not 0 and its value, by place; clues are no part of it. */
  listState(): [Place, number][] {
    const state: [Place, number][] = [];
    for (let cell = 0; cell < this.shape.cellCount; cell++)
      for (let plane = this.isClue(cell) ? 1 : 0; plane < planeCount; plane++) {
        const place = placeOf(plane, cell);
        const value = this.read(place);
        if (value !== 0) state.push([place, value]);
      }
    return [...state, ...[...this.marks].sort(([a], [b]) => a - b)];
  }

  /** Whether a change of a place to a value is one that a player could make. */
  allows(place: Place, value: number): boolean {
    if (isMark(place)) return allowsMark(this.shape, place, value);
    const cell = cellOfPlace(place);
    if (place < 0 || cell >= this.shape.cellCount) return false;
    const plane = planeOfPlace(place);
    if (plane === planes.colours) return value >= 0 && value < 1 << colourCount;
    if (this.isClue(cell)) return false;
    if (plane === planes.entry) return value >= 0 && value <= this.shape.symbols;
    return (value & ~fullMask(this.shape, plane % 2 === 1 ? 0 : 1)) === 0;
  }
}
