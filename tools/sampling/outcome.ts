/** What is left of a grid when clues go in a given order without any test on the way: how the clues lie, and what they still decide. */
import {
  asPuzzle,
  type Cell,
  createGrid,
  decide,
  expectOk,
  type Puzzle,
  peersOf,
  type Shape,
  type Solution,
  solveByMode,
} from '@hyperdoku/engine';
import { createSatProver } from '@hyperdoku/sat';

export interface Outcome {
  /** For each number of blanks in `threatBlanks`: how many clues a clue sees on average. */
  readonly threats: readonly number[];
  /** The most blanks that naked singles still solve. */
  readonly singles: number;
  /** For each number of blanks in `proofBlanks`. */
  readonly proofs: readonly Proof[];
}
export type Proof = 'unique' | 'many' | 'unknown';

/** The outcomes of both samplers on the same grids, in the same order. */
export interface Comparison {
  readonly uniform: readonly Outcome[];
  readonly lhs: readonly Outcome[];
}

export const threatBlanks = [500, 590, 640, 690] as const;
export const singlesBlanks = [590, 600, 610, 620, 630, 640] as const;
export const proofBlanks = [640, 650, 660, 670, 680, 690] as const;
/** Guesses for one question of uniqueness. */
export const effort = 100_000;

const prover = createSatProver();

export async function followOrder(solution: Solution, order: readonly Cell[]): Promise<Outcome> {
  return {
    threats: threatBlanks.map(blanks => meanThreats(solution.shape, order.slice(blanks))),
    singles: reachOfSingles(solution, order),
    proofs: await proveInTurn(solution, order),
  };
}

function meanThreats(shape: Shape, clues: readonly Cell[]): number {
  const isClue = new Uint8Array(shape.cellCount);
  for (const cell of clues) isClue[cell] = 1;
  const seen = clues.reduce((sum, cell) => sum + peersOf(shape, cell).filter(peer => isClue[peer]).length, 0);
  return seen / clues.length;
}

const asClues = ({ shape }: Solution, symbols: Uint8Array): Puzzle =>
  expectOk(asPuzzle(expectOk(createGrid(shape, symbols))));

function removeClues(solution: Solution, cells: readonly Cell[]): Puzzle {
  const symbols = Uint8Array.from(solution.symbols);
  for (const cell of cells) symbols[cell] = 0;
  return asClues(solution, symbols);
}

/** More clues never hinder naked singles, so the end can be found by halving. */
function reachOfSingles(solution: Solution, order: readonly Cell[]): number {
  let solved = 0;
  let stuck = order.length;
  while (stuck - solved > 1) {
    const middle = (solved + stuck) >> 1;
    if (solveByMode(removeClues(solution, order.slice(0, middle)), 'singles').status === 'solved')
      solved = middle;
    else stuck = middle;
  }
  return solved;
}

/** What has many solutions has many with fewer clues too, and is not asked again. */
async function proveInTurn(solution: Solution, order: readonly Cell[]): Promise<Proof[]> {
  const proofs: Proof[] = [];
  for (const blanks of proofBlanks) {
    const puzzle = removeClues(solution, order.slice(0, blanks));
    const known = proofs.at(-1) === 'many' || (await hasSecondNearby(puzzle, solution));
    proofs.push(known ? 'many' : await prove(puzzle));
  }
  return proofs;
}

async function prove(puzzle: Puzzle): Promise<Proof> {
  const { status } = await decide(puzzle, { prover, nodes: effort });
  if (status === 'none') throw new Error('A puzzle made from a solution has none.');
  return status;
}

/**
 * Whether three symbols can be put otherwise while all others stay as they are. That is a second solution, and most puzzles
 * that have one have such a one, which is found in no time where a search from nothing would take long.
 */
async function hasSecondNearby(puzzle: Puzzle, solution: Solution): Promise<boolean> {
  const { symbols: n } = solution.shape;
  for (let a = 1; a <= n; a++) {
    for (let b = a + 1; b <= n; b++) {
      for (let c = b + 1; c <= n; c++) {
        const given = Uint8Array.from(solution.symbols, (symbol, cell) =>
          symbol === a || symbol === b || symbol === c ? puzzle.symbols[cell] : symbol,
        );
        if ((await decide(asClues(solution, given), { nodes: 300 })).status === 'many') return true;
      }
    }
  }
  return false;
}
