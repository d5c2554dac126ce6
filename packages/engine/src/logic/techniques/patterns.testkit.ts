/** Material for the tests of patterns: what they find, and random positions to find it in. */
import { createRandom, type Random } from '../../base/random.js';
import { emptyPuzzle, type Puzzle } from '../../board/puzzle.js';
import { blank } from '../../board/symbols.js';
import { instantGrid } from '../../shape/instantGrid.js';
import type { Shape } from '../../shape/shape.js';
import { moveSymbols, randomSymmetry } from '../../shape/symmetry.js';
import { findSolution } from '../../solve/decide.js';
import { puzzleWith, shapeNamed, smallKinds, someSolution } from '../../solve/puzzles.testkit.js';
import { ladderUpTo } from '../ladder.js';
import { Position } from '../position.js';
import type { Candidate, Step } from '../step.js';
import { stepsOf } from '../technique.js';
import type { TechniqueName } from '../techniqueNames.js';

export const patternNames: readonly TechniqueName[] = [
  'naked-pair',
  'hidden-pair',
  'naked-triple',
  'hidden-triple',
  'x-wing',
  'xy-wing',
  'naked-quad',
  'hidden-quad',
  'swordfish',
  'xyz-wing',
  'w-wing',
  'wxyz-wing',
  'sue-de-coq',
  'finned-x-wing',
  'jellyfish',
  'finned-swordfish',
  'mixed-fish',
  'template',
];
const ladder = ladderUpTo({ assumeUnique: true });
export const patterns = ladder.filter(({ name }) => patternNames.includes(name));
export const find = (name: TechniqueName, position: Position): Step[] =>
  ladder.filter(technique => technique.name === name).flatMap(technique => [...stepsOf(technique, position)]);

export const text = ({ cell, symbol }: Candidate): string => `${cell}=${symbol}`;
export const texts = (candidates: readonly Candidate[]): string[] => candidates.map(text).sort();

// Random positions: some clues of a solution, and of the other candidates some struck out.

interface Thin {
  readonly position: Position;
  readonly clues: Uint8Array;
  readonly struck: readonly Candidate[];
}

export function thinPosition(shape: Shape, solution: Uint8Array, random: Random): Thin {
  const cluePercent = random.below(40);
  const strikePercent = random.below(90);
  const clues = solution.map(symbol => (random.below(100) < cluePercent ? symbol : blank));
  const struck: Candidate[] = [];
  for (let cell = 0; cell < shape.cellCount; cell++)
    for (let symbol = 1; symbol <= shape.symbols; symbol++)
      if (symbol !== solution[cell] && random.below(100) < strikePercent) struck.push({ cell, symbol });
  return { position: strike(puzzleWith(shape, clues), struck), clues, struck };
}

export function strike(puzzle: Puzzle, struck: readonly Candidate[]): Position {
  const position = Position.of(puzzle);
  for (const { cell, symbol } of struck) if (position.isOpen(cell)) position.eliminate(cell, symbol);
  return position;
}

/** Asking for a solution of the jigsaw takes long; one is enough, moved. */
export const jigsaw = smallKinds.find(({ name }) => name === 'a jigsaw')?.spec ?? '';
const jigsawGrid = someSolution(shapeNamed(jigsaw), createRandom('a jigsaw'));

export const fullGrid = (shape: Shape, random: Random): Uint8Array =>
  moveSymbols(randomSymmetry(shape, random), instantGrid(shape) ?? jigsawGrid);

export const antiKnight = JSON.stringify({ base: '3x3', constraints: [{ kind: 'anti-knight' }] });
/** Of rules with constraints the first that is found, moved by what keeps the rule. */
export async function anySolution(shape: Shape, random: Random): Promise<Uint8Array> {
  if (shape.constraints.length === 0) return fullGrid(shape, random);
  const found = await findSolution(emptyPuzzle(shape));
  if (found.status !== 'found') throw new Error('no solution was found');
  return moveSymbols(randomSymmetry(shape, random), Uint8Array.from(found.solution.symbols));
}

export const titled = (...specs: readonly string[]) =>
  specs.map(spec => ({ spec, title: spec === jigsaw ? 'a jigsaw' : spec }));
export const counted = (counts: Readonly<Record<string, number>>) =>
  titled(...Object.keys(counts)).map(row => ({ ...row, count: counts[row.spec] }));
