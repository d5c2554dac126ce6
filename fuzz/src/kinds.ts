/** What is fuzzed: the small shapes of the tests, and larger ones with enough clues for dancing links to keep up. */
import { expectOk, generatePuzzle, hasStrata, type Order, type Puzzle, type Random } from '@hyperdoku/engine';
import {
  hardSpec,
  type PuzzleKind,
  shapeNamed,
  smallKinds,
  somePuzzle,
  tightPuzzles,
} from '../../packages/engine/src/solve/puzzles.testkit.js';

const largeKinds: readonly PuzzleKind[] = [
  { name: '5x2', spec: '5x2', clues: [40, 60] },
  { name: '4x3', spec: '4x3', clues: [45, 60] },
  { name: '2x2x1x1', spec: '2x2x1x1', clues: [15, 40] },
  { name: 'latin:3^4', spec: 'latin:3^4', clues: [3, 15] },
  { name: 'latin:7^2', spec: 'latin:7^2', clues: [35, 60] },
  { name: 'plane:2^4', spec: 'plane:2^4', clues: [20, 60] },
  { name: '2x2x2', spec: '2x2x2', clues: [30, 45] },
  { name: '9^3', spec: '9^3', clues: [10, 20] },
  { name: '4x4', spec: '4x4', clues: [50, 65] },
];

const kinds = [...smallKinds, ...largeKinds];
/** How often a minimal puzzle is made, which takes a second. */
const tightRounds = 200;

/** Shapes that puzzles are made of, and what is ordered of them in turn. */
const madeSpecs = [
  '2x2',
  '3x2',
  '3x3',
  '2x2x1',
  '3x2x1',
  '4^3',
  'latin:4^3',
  'plane:3^3',
  'iso:4',
  'faces:4',
  '2x2x2',
];
const orders: readonly Order[] = [
  {},
  { minimal: true },
  { level: 'medium' },
  { sampler: 'lhs' },
  { sampler: 'point', minimal: true },
];
/** One round in this many is about a puzzle that we made. */
const madeRounds = 3;

export interface Round {
  /** The kind of the puzzles in words. */
  readonly name: string;
  readonly puzzles: readonly Puzzle[];
  /** Whether they were made to have one solution. */
  readonly made: boolean;
}

export async function puzzlesOfRound(round: number, random: Random): Promise<Round> {
  if (round % tightRounds === tightRounds - 1) {
    const puzzles = tightPuzzles(shapeNamed(hardSpec), random);
    return { name: 'tight 4x3 with diagonals', puzzles, made: false };
  }
  if (round % madeRounds === 0) {
    const spec = madeSpecs[random.below(madeSpecs.length)];
    const shape = shapeNamed(spec);
    const wanted = orders[random.below(orders.length)];
    const order = wanted.sampler === 'lhs' && !hasStrata(shape.spec) ? {} : wanted;
    const made = await generatePuzzle(shape, random.next(), order, { attempts: 2 });
    return { name: `${spec} made to ${JSON.stringify(order)}`, puzzles: [expectOk(made).puzzle], made: true };
  }
  const kind = kinds[round % kinds.length];
  return { name: kind.name, puzzles: [somePuzzle(kind, random)], made: false };
}
