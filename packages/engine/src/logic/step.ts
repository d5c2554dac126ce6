/**
 * One deduction, as data: the technique, the evidence it rests on, and its effect. Words, colours and camera moves are made
 * from it elsewhere.
 */
import type { SymbolNumber } from '../board/symbols.js';
import type { Sum } from '../shape/constraint.js';
import type { Cell, House } from '../shape/shape.js';
import type { TechniqueName } from './techniqueNames.js';

/** A symbol in a cell, as something that may or may not hold. */
export interface Candidate {
  readonly cell: Cell;
  readonly symbol: SymbolNumber;
}

/**
 * Why something holds or goes. It holds because its house has no other place, its cell no other symbol, or some cells would have too
 * few symbols; it goes by a constraint, or by the sum of houses and the cages in them.
 */
export type Because =
  | { readonly house: House }
  | { readonly cell: Cell }
  | { readonly set: readonly Cell[] }
  | { readonly constraint: number }
  | { readonly sumOf: readonly House[] };

/** A member of a chain or a case: the candidate, and whether it holds. */
export interface Link extends Candidate {
  readonly holds: boolean;
  /** Where it is several places of the symbol at once, one of which holds, or none: all of them; the cell is the first. */
  readonly cells?: readonly Cell[];
  /** Missing where it goes because one of those it comes from excludes it. */
  readonly because?: Because;
  /** In a case, the links it comes from, by their places in the list; in a chain it is always the one before. */
  readonly from?: readonly number[];
}

/** One of several cases that are followed to the same end, or to a contradiction. */
export interface Branch {
  /** What is assumed, then what follows from it, in order. */
  readonly links: readonly Link[];
  /** Where it goes on by other techniques: their steps, in order. */
  readonly steps?: readonly Step[];
  /** Where all that it comes to is a choice, each of whose cases fails: those cases. */
  readonly cases?: readonly Branch[];
  /** Where there are too many cases to tell: how many guesses a search makes until all have failed. */
  readonly guesses?: number;
  /** The cell or house that is left with nothing, when the case fails. */
  readonly failsAt?: Failure;
}

/** By what two candidates exclude each other: a house or a constraint that both cells are in, or the cell that both are in. */
export type Sight = { readonly house: House } | { readonly constraint: number } | { readonly cell: Cell };

/** A filled cell that keeps its symbol out of an open one. */
export interface Witness extends Candidate {
  readonly place: Cell;
  readonly by: Sight;
}

/** A candidate that excludes another. */
export interface Holder extends Candidate {
  readonly by: Sight;
}

/** Why a candidate goes: one of these holds, whichever it is, and excludes it. None, if it is refuted by cases or sums. */
export interface Seen extends Candidate {
  readonly holders: readonly Holder[];
}

/** What shows that a step is right, beside its pattern. */
export interface Evidence {
  /** For singles: of all that the cell or the house could not hold otherwise, what keeps it out. */
  readonly witnesses: readonly Witness[];
  /** For singles: what no filled cell keeps out, but an earlier step or a constraint has ruled out. */
  readonly struck: readonly Candidate[];
  /** For each elimination, in their order, by what it is seen. */
  readonly seen: readonly Seen[];
}

interface Failure {
  readonly cell?: Cell;
  readonly house?: House;
  readonly symbol?: SymbolNumber;
  /** By its index: the last cell was filled, and this constraint is broken. */
  readonly constraint?: number;
  /** The links that leave nothing there, by their places in the list. */
  readonly from?: readonly number[];
}

/** One deduction as data: its technique, its evidence and its effect. */
export interface Step {
  readonly technique: TechniqueName;
  /** The houses in which the pattern is seen; for fish the base houses. */
  readonly houses: readonly House[];
  /** The houses that it acts on, where these are others: covers of fish, the second house of locked candidates. */
  readonly covers: readonly House[];
  /** The constraints that it uses, by their indices: those it follows from, or whose sums are taken away. */
  readonly constraints: readonly number[];
  /** The cells of the pattern. */
  readonly cells: readonly Cell[];
  /** Cells that spoil the bare pattern: fins. */
  readonly fins: readonly Cell[];
  /** For unique rectangles: cells beside the pattern that form a subset with what its fins may hold. */
  readonly subset?: readonly Cell[];
  /** The symbols of the pattern. */
  readonly symbols: readonly SymbolNumber[];
  /** For sums of houses: what is left of them when the sums of the constraints are taken away. */
  readonly sum?: Sum;
  /** For cages: the sets of symbols that are left to them. */
  readonly ways?: readonly (readonly SymbolNumber[])[];
  /** For chains and colourings: the links in order. */
  readonly chain: readonly Link[];
  /** For forcing chains and trials. */
  readonly branches: readonly Branch[];
  /** Where somebody is to be shown the step, and not just led on by it. */
  readonly evidence?: Evidence;
  /** The effect. */
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
}

type StepParts = Pick<Step, 'technique'> & Partial<Step>;

/** A step in which everything not given is empty. */
export const makeStep = (parts: StepParts): Step => ({
  houses: [],
  covers: [],
  constraints: [],
  cells: [],
  fins: [],
  symbols: [],
  chain: [],
  branches: [],
  placements: [],
  eliminations: [],
  ...parts,
});

/** How long the argument of a chain or of cases is: its links, and the steps that go on from an assumption. */
export const countLinks = ({ chain, branches }: Step): number =>
  branches.reduce((sum, { links, steps = [] }) => sum + links.length + steps.length, chain.length);
