/**
 * A rule family is one file that fills in this interface: how its specs are written, which of them exist, their
 * houses, one solution that needs no search, and the moves of the grid that keep the houses.
 * (Its functions are methods so that a family of one kind of spec can stand in a list of all of them.)
 */
import type { Random } from '../base/random.js';
import { fail, type Result } from '../base/result.js';
import { type HouseList, maxAxes, maxCells, maxSymbols, type Outline, type Shape } from './shape.js';
import type { FamilyName, Spec } from './spec.js';

export interface Family<S extends Spec> {
  readonly name: FamilyName;
  /** How a spec of this family looks, for messages. */
  readonly example: string;
  /** Reads a spec; undefined when the text belongs to another family. */
  parse(text: string): Result<S> | undefined;
  make(spec: S): string;
  /** The rule in a sentence a player understands. */
  rule(spec: S): string;
  /** Sizes, found without building anything; refuses what cannot exist and says why, then what is too large. */
  outline(spec: S): Result<Outline>;
  listHouses(spec: S, outline: Outline): HouseList;
  /** A complete valid grid, symbols from 1; undefined where no construction is known. */
  instantGrid(spec: S, outline: Outline): Uint8Array | undefined;
  /** A random rearrangement of the cells that maps houses to houses: the image of each cell. */
  randomMotion(spec: S, shape: Shape, random: Random): Int32Array;
}

/** Refuses outlines beyond the promised limits. */
export function checkLimits(symbols: number, extents: readonly number[]): Result<never> | undefined {
  if (symbols < 2) return fail('shape-impossible', 'A shape needs at least 2 symbols.');
  if (symbols > maxSymbols) {
    return fail('shape-too-large', `This shape has ${count(symbols)} symbols; the limit is ${maxSymbols}.`);
  }
  if (extents.length > maxAxes) {
    return fail('shape-too-large', `This shape has ${count(extents.length)} axes; the limit is ${maxAxes}.`);
  }
  const cells = extents.reduce((product, extent) => product * extent, 1);
  if (cells > maxCells) {
    return fail('shape-too-large', `This shape has ${count(cells)} cells; the limit is ${count(maxCells)}.`);
  }
  return undefined;
}

const count = (value: number): string =>
  Number.isSafeInteger(value) ? value.toLocaleString('en-US') : `about 10^${Math.floor(Math.log10(value))}`;

/** Reads `4^3` after an optional prefix; numbers too long to matter are read as too large, not wrongly. */
export function parsePower(text: string, prefix: string): [base: number, exponent: number] | undefined {
  if (!text.startsWith(prefix)) return undefined;
  const match = /^(\d{1,9})\^(\d{1,9})$/.exec(text.slice(prefix.length));
  return match ? [Number(match[1]), Number(match[2])] : undefined;
}

/** Reads `iso:4`. */
export function parseSide(text: string, prefix: string): number | undefined {
  if (!text.startsWith(prefix)) return undefined;
  const match = /^\d{1,9}$/.exec(text.slice(prefix.length));
  return match ? Number(match[0]) : undefined;
}

/** The same extent along every axis, without making more axes than can be allowed. */
export const equalExtents = (extent: number, axes: number): number[] =>
  Array.from({ length: Math.min(axes, maxAxes + 1) }, () => extent);
