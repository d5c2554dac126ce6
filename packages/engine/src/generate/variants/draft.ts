/** A killer while it is being made: its cages, which need not cover the board, and the cells that hold clues; and ways to change it. */
import { expectOk } from '../../base/result.js';
import { type Puzzle, type Solution, trustPuzzle } from '../../board/puzzle.js';
import { addConstraints } from '../../shape/addConstraints.js';
import { coordinatesOf } from '../../shape/coordinates.js';
import type { Cell } from '../../shape/shape.js';
import type { Pace } from '../../solve/budget.js';
import type { Order } from '../order.js';
import {
  type Cage,
  type Cutting,
  cagesBeside,
  cutAgain,
  growCage,
  listJoints,
  mostInCage,
  ownersOf,
  permute,
  replaceCages,
} from './cages.js';
import { type Ground, positionsOf } from './ground.js';

export interface Draft {
  readonly cutting: Cutting;
  readonly clues: ReadonlySet<Cell>;
}

export interface KillerWork {
  readonly solution: Solution;
  readonly ground: Ground;
  readonly order: Order;
  /** Where it is to be as hard as ordered. */
  readonly crux: ReadonlySet<Cell>;
  readonly pace: Pace;
}

export function puzzleOf({ solution: { shape, symbols } }: KillerWork, { cutting, clues }: Draft): Puzzle {
  const cages = cutting.map(cage => [...cage].sort((a, b) => a - b)).sort((a, b) => a[0] - b[0]);
  const killer = expectOk(
    addConstraints(
      shape,
      cages.map(cage => ({
        kind: 'killer',
        cells: positionsOf(shape, cage),
        sum: cage.reduce((sum, cell) => sum + symbols[cell], 0),
      })),
    ),
  );
  return trustPuzzle(
    killer,
    Uint8Array.from(symbols, (symbol, cell) => (clues.has(cell) ? symbol : 0)),
  );
}

/** Cages of so many cells can be cut without leaving a cell alone, and are not cut into larger ones than this. */
export const divisible = 4;
const mostAfterCut = 3;
/** Guesses for one proof: killers that take more are seldom ended by ten times as many. */
export const guessesPerProof = 2000;
/** How often cages are cut at random until they fit. */
export const mostCuts = 8;

interface Cut {
  readonly cage: Cage;
  readonly pieces: readonly Cage[];
}

/** How large cages can be cut, in random order. */
export function listCuts({ ground }: KillerWork, cutting: Cutting): Cut[] {
  const cuts: Cut[] = [];
  for (const cage of permute(ground.random, cutting)) {
    const pieces = cage.length < divisible ? undefined : tryToCut(ground, cage, mostAfterCut);
    if (pieces) cuts.push({ cage, pieces });
  }
  return cuts;
}

function tryToCut(ground: Ground, cells: Cage, most: number): Cage[] | undefined {
  for (let tries = 0; tries < mostCuts; tries++) {
    const pieces = cutAgain(ground, cells, most);
    if (pieces) return pieces;
  }
  return undefined;
}

/** The same draft where it cannot be changed so. */
type Change = (draft: Draft) => Draft;

export interface Hardening {
  readonly change: Change;
  /** The same for the same change to other drafts. */
  readonly key: string;
  /** The cells that it changes something for. */
  readonly cells: readonly Cell[];
  /** Whether they stay in cages. */
  readonly keepsCells: boolean;
}

/** What makes a killer harder: two cages joined to one; a cage, or a clue where their number is free, left out. */
export function listHardenings({ ground, solution, order }: KillerWork, draft: Draft): Hardening[] {
  const clues = order.clues === undefined ? [...draft.clues] : [];
  return [
    ...clues.map(clue => ({ change: takeClue(clue), key: `${clue}`, cells: [clue], keepsCells: true })),
    ...listJoints(ground, draft.cutting, mostInCage(solution.shape)).map(joint => ({
      change: joinCages(joint),
      key: joint.map(nameCage).sort().join('+'),
      cells: joint.flat(),
      keepsCells: true,
    })),
    ...draft.cutting.map(cage => ({
      change: leaveOut(cage),
      key: nameCage(cage),
      cells: cage,
      keepsCells: false,
    })),
  ];
}

/** One cell is no cage here, so no clue has the name of one. */
const nameCage = (cage: Cage): string => `cage ${[...cage].sort((a, b) => a - b).join()}`;

const joinCages =
  ([first, second]: readonly [Cage, Cage]): Change =>
  draft =>
    draft.cutting.includes(first) && draft.cutting.includes(second)
      ? { ...draft, cutting: replaceCages(draft.cutting, [first, second], [[...first, ...second]]) }
      : draft;

const leaveOut =
  (cage: Cage): Change =>
  draft =>
    draft.cutting.includes(cage) ? { ...draft, cutting: replaceCages(draft.cutting, [cage], []) } : draft;

const takeClue =
  (clue: Cell): Change =>
  ({ cutting, clues }) => ({ cutting, clues: new Set([...clues].filter(cell => cell !== clue)) });

/** What may help where some cells are open, from a random one of them on: its cage is cut, or cut again with one beside it, or it gets one. */
export function help({ ground, solution }: KillerWork, draft: Draft, open: readonly Cell[]): Draft {
  const { random } = ground;
  const owners = ownersOf(draft.cutting);
  for (const cell of permute(random, open)) {
    const cage = owners.get(cell);
    if (!cage) {
      const grown = growCage(ground, cell, next => !owners.has(next), 2 + random.below(2));
      if (grown.length > 1) return { ...draft, cutting: [...draft.cutting, grown] };
      continue;
    }
    if (cage.length >= divisible) {
      const pieces = tryToCut(ground, cage, mostAfterCut);
      if (pieces) return { ...draft, cutting: replaceCages(draft.cutting, [cage], pieces) };
    }
    const [other] = permute(random, cagesBeside(ground, owners, cage));
    const pieces =
      other && tryToCut(ground, [...cage, ...other], Math.max(mostAfterCut, mostInCage(solution.shape) - 1));
    if (pieces) return { ...draft, cutting: replaceCages(draft.cutting, [cage, other], pieces) };
  }
  return draft;
}

/** Boards of no more cells may be hard everywhere. */
export const largestSmall = 200;
/** So much of a larger board is to be hard: less would follow from its houses alone, and more takes long to solve. */
const partOpen = 2 / 3;

/** The whole board; of a large one that is to be hard most layers, and cages of the others are small. */
export function chooseCrux({ shape, random }: Ground, isHard: boolean): ReadonlySet<Cell> {
  const all = Array.from({ length: shape.cellCount }, (_, cell) => cell);
  if (!isHard || shape.cellCount <= largestSmall) return new Set(all);
  const axis = random.below(shape.extents.length);
  const layers = Math.max(1, Math.floor(shape.extents[axis] * partOpen));
  const first = random.below(shape.extents[axis] - layers + 1);
  return new Set(
    all.filter(cell => {
      const at = coordinatesOf(shape, cell)[axis];
      return at >= first && at < first + layers;
    }),
  );
}
