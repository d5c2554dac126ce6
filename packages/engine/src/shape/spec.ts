import type { ConstraintSpec } from './constraint.js';

/** What a player writes to name a shape, as data: the family and its numbers. Not necessarily a shape that exists. */
export type Spec = SliceSpec | BoxSpec | LatinSpec | PlaneSpec | IsoSpec | FacesSpec | CustomSpec;
/** The name of a rule family. */
export type FamilyName = Spec['family'];

/** `9^3`: symbols ^ axes. */
export interface SliceSpec {
  readonly family: 'slice';
  readonly symbols: number;
  readonly axes: number;
}

/** `3x2x1`: the lengths of the box along each axis. */
export interface BoxSpec {
  readonly family: 'box';
  readonly dims: readonly number[];
}

/** `latin:4^3`: symbols ^ axes. */
export interface LatinSpec {
  readonly family: 'latin';
  readonly symbols: number;
  readonly axes: number;
}

/** `plane:3^3`: side ^ axes. */
export interface PlaneSpec {
  readonly family: 'plane';
  readonly side: number;
  readonly axes: number;
}

/** `iso:4`: the side of each of three rhombic faces. */
export interface IsoSpec {
  readonly family: 'iso';
  readonly side: number;
}

/** `faces:4`: the side of each of six faces. */
export interface FacesSpec {
  readonly family: 'faces';
  readonly side: number;
}

/** Houses and constraints given one by one, alone or on top of another family's. */
export interface CustomSpec {
  readonly family: 'custom';
  readonly rule: CustomRule;
}

/** A rule of one's own: cells, houses and constraints, or what is added to a shape. */
export interface CustomRule {
  readonly title?: string;
  /** The spec of a shape whose cells and houses this rule keeps and adds to. */
  readonly base?: string;
  /** Without a base: how many symbols, and how many positions along each axis. */
  readonly symbols?: number;
  readonly extents?: readonly number[];
  /** Without a base: the positions that are cells, when not all are. Houses refer to positions. */
  readonly cells?: readonly number[];
  readonly houses: readonly CustomHouse[];
  /** What the rule demands beside the houses. */
  readonly constraints?: readonly ConstraintSpec[];
}

/** What a custom house is drawn and named as; a region by default. */
export const customKinds = ['line', 'box', 'region'] as const;
/** What a house of a custom rule can be said to be. */
export type CustomKind = (typeof customKinds)[number];

/** A house of a custom rule: cells that hold each symbol once. */
export interface CustomHouse {
  readonly name?: string;
  readonly kind?: CustomKind;
  readonly cells: readonly number[];
}
