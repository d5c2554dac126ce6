/**
 * A rule family is one file that fills in this interface: how its specs are written, which of them exist, their
 * houses, one solution that needs no search, and the moves of the grid that keep the rule.
 * (Its functions are methods so that a family of one kind of spec can stand in a list of all of them.)
 */
import { product } from '../base/ints.js';
import type { Random } from '../base/random.js';
import { fail, type Result } from '../base/result.js';
import type { KnownFrame } from './frame.js';
import type { Rule } from './rule.js';
import {
  type HouseList,
  maxAxes,
  maxCells,
  maxSymbols,
  minSymbols,
  type Outline,
  type Shape,
} from './shape.js';
import type { FamilyName, Spec } from './spec.js';

export interface Family<S extends Spec> {
  readonly name: FamilyName;
  /** How a spec of this family looks, for messages. */
  readonly example: string;
  /** Reads a spec; undefined when the text belongs to another family. */
  parse(text: string): Result<S> | undefined;
  make(spec: S): string;
  /** What its houses are, for the sentence that explains the rule to a player. */
  rule(spec: S): Rule;
  /** Sizes, found without building anything; refuses what cannot exist and says why, then what is too large. */
  outline(spec: S): Result<Outline>;
  listHouses(spec: S, outline: Outline): HouseList;
  /** How long its boxes are along each axis, where boxes of one kind cut the whole grid; even if they are lines. */
  box?(spec: S): readonly number[] | undefined;
  /** The spec of another family, or another spec of this one, for a shape that is the same but for the order of its axes. */
  alias?(spec: S): Spec | undefined;
  /** A complete valid grid, symbols from 1; undefined where no construction is known. */
  instantGrid(spec: S, outline: Outline): Uint8Array | undefined;
  /** A random rearrangement of the cells that keeps the rule: the image of each cell. */
  randomMotion(spec: S, shape: Shape, random: Random): Int32Array;
  /** What all motions that keep the rule move, and some that generate them; undefined where they have to be looked for. */
  frame(spec: S, shape: Shape): KnownFrame | undefined;
}

/** Refuses a shape of fewer symbols than make a puzzle. */
export const checkLeast = (symbols: number): Result<never> | undefined =>
  symbols < minSymbols ? fail('shape-impossible', 'few-symbols', { least: minSymbols }) : undefined;

/** Refuses outlines beyond the promised limits. */
export function checkLimits(symbols: number, extents: readonly number[]): Result<never> | undefined {
  const tooFew = checkLeast(symbols);
  if (tooFew) return tooFew;
  if (symbols > maxSymbols) return fail('shape-too-large', 'symbols', { symbols, limit: maxSymbols });
  if (extents.length > maxAxes) return fail('shape-too-large', 'axes', { limit: maxAxes });
  const cells = product(extents);
  return cells > maxCells ? fail('shape-too-large', 'cells', { cells, limit: maxCells }) : undefined;
}

/** Refuses a grid of fewer axes than its houses need. */
export const checkAxes = (shape: string, axes: number, least: number): Result<never> | undefined =>
  axes < least ? fail('shape-impossible', 'few-axes', { shape, least }) : undefined;

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
