/**
 * Puzzles for the tests of chains, and a reader that believes nothing: it takes a step at its word, looks every link up in
 * the position by the plain definition, and says what is wrong with it.
 */
import { createRandom, type Seed } from '../../base/random.js';
import { emptyPuzzle, type Puzzle, type Solution } from '../../board/puzzle.js';
import { blank } from '../../board/symbols.js';
import { instantGrid } from '../../shape/instantGrid.js';
import { moveSymbols, randomSymmetry } from '../../shape/symmetry.js';
import { decide, findSolution } from '../../solve/decide.js';
import { puzzleWith, shapeNamed } from '../../solve/puzzles.testkit.js';
import { Position } from '../position.js';
import { housesWithAll, sees } from '../sight.js';
import type { Branch, Candidate, Link, Step } from '../step.js';
import { nextStep } from '../technique.js';
import { fullHouse } from './fullHouse.js';
import { hiddenSingle } from './hiddenSingle.js';
import { lockedCandidates } from './lockedCandidates.js';
import { nakedSingle } from './nakedSingle.js';

export interface Dug {
  readonly puzzle: Puzzle;
  readonly solution: Solution;
}

/** A puzzle with one solution: clues of a moved grid go in random order, until that many in a row could not go. */
export async function dig(spec: string, seed: Seed, patience: number): Promise<Dug> {
  const shape = shapeNamed(spec);
  const random = createRandom(seed);
  const found = await findSolution(emptyPuzzle(shape));
  const full = instantGrid(shape) ?? (found.status === 'found' ? found.solution.symbols : []);
  const symbols = moveSymbols(randomSymmetry(shape, random), Uint8Array.from(full));
  const solution = puzzleWith(shape, symbols) as Solution;
  let failures = 0;
  for (const cell of random.permutation(shape.cellCount)) {
    const clue = symbols[cell];
    symbols[cell] = blank;
    if ((await decide(puzzleWith(shape, symbols))).status === 'unique') failures = 0;
    else {
      symbols[cell] = clue;
      if (++failures === patience) break;
    }
  }
  return { puzzle: puzzleWith(shape, symbols), solution };
}

const foot = [fullHouse, hiddenSingle, nakedSingle, lockedCandidates];

/** Where the easiest techniques leave off. */
export function passEasy(position: Position): Position {
  for (let step = nextStep(position, foot); step; step = nextStep(position, foot)) position.apply(step);
  return position;
}

export const stuckAfterEasy = (puzzle: Puzzle): Position => passEasy(Position.of(puzzle));

const same = (a: Candidate, b: Candidate): boolean => a.cell === b.cell && a.symbol === b.symbol;

function isWeak({ shape }: Position, a: Candidate, b: Candidate): boolean {
  return a.cell === b.cell ? a.symbol !== b.symbol : a.symbol === b.symbol && sees(shape, a.cell, b.cell);
}

const cellsIn = ({ cell, cells = [cell] }: Link): readonly number[] => cells;
const candidatesIn = (link: Link): Candidate[] => cellsIn(link).map(cell => ({ cell, symbol: link.symbol }));

/** Whether one of them at least holds, by what the second says of it: a house, a cell, or cells with one symbol too many. */
function isStrong(position: Position, a: Link, b: Link): boolean {
  const { shape } = position;
  const all = [...candidatesIn(a), ...candidatesIn(b)];
  if (!all.every(({ cell, symbol }) => position.has(cell, symbol)) || !b.because) return false;
  if ('house' in b.because) {
    const places = position.placesOf(b.because.house, a.symbol);
    return (
      a.symbol === b.symbol &&
      places.length === all.length &&
      places.every(place => all.some(({ cell }) => cell === place))
    );
  }
  if ('cell' in b.because)
    return all.length === 2 && a.cell === b.cell && position.candidatesOf(a.cell).length === 2;
  if (!('set' in b.because)) return false;
  const { set } = b.because;
  const symbols = new Set(set.flatMap(cell => position.candidatesOf(cell)));
  const isWhole = (link: Link): boolean =>
    set.filter(cell => position.has(cell, link.symbol)).join() ===
    [...cellsIn(link)].sort((x, y) => x - y).join();
  const differ = set.every((cell, i) => set.slice(i + 1).every(other => sees(shape, cell, other)));
  return a.symbol !== b.symbol && symbols.size === set.length + 1 && differ && isWhole(a) && isWhole(b);
}

/** Whether nothing of the second can hold if one of the first does. */
const isWeakLink = (position: Position, a: Link, b: Link): boolean =>
  candidatesIn(a).every(one => candidatesIn(b).every(other => isWeak(position, one, other)));

/** What is wrong with a chain of strong and weak links by turns. */
export function faultsOfChain(position: Position, { chain, placements, eliminations }: Step): string[] {
  const faults: string[] = [];
  const first = chain[0];
  const last = chain[chain.length - 1];
  if (chain.length < 4 || chain.length % 2 === 1) faults.push('wrong length');
  chain.forEach((link, i) => {
    if (link.holds !== (i % 2 === 1)) faults.push(`link ${i} does not alternate`);
    if (i === 0) return;
    const isLinked = link.holds ? isStrong : isWeakLink;
    if (!isLinked(position, chain[i - 1], link)) faults.push(`link ${i} is none`);
  });
  if (placements.some(placed => !same(first, placed) || !same(last, placed))) faults.push('wrong placement');
  const pairs: [Link, Link][] = [[first, last]];
  if (isWeakLink(position, first, last))
    for (let i = 1; i + 1 < chain.length; i += 2) pairs.push([chain[i], chain[i + 1]]);
  for (const out of eliminations) {
    const byPair = pairs.some(pair =>
      pair.every(link => candidatesIn(link).every(candidate => isWeak(position, candidate, out))),
    );
    if (!byPair) faults.push('wrong elimination');
  }
  return faults;
}

/** What is wrong with a case that is followed by singles, using only the links it shows. */
export function faultsOfBranch(position: Position, { links, failsAt }: Branch, goal?: Link): string[] {
  const { shape } = position;
  const faults: string[] = [];
  const out = new Set<string>();
  const placed: Link[] = [];
  const isLeft = (cell: number, symbol: number) =>
    position.has(cell, symbol) && !out.has(`${cell} ${symbol}`);
  const placesLeft = (house: number, symbol: number) =>
    position.placesOf(house, symbol).filter(cell => isLeft(cell, symbol));
  const symbolsLeft = (cell: number) => position.candidatesOf(cell).filter(symbol => isLeft(cell, symbol));
  links.forEach((link, i) => {
    const { cell, symbol, holds } = link;
    if (!isLeft(cell, symbol)) faults.push(`link ${i} is out already`);
    if (holds) {
      const isSingle =
        symbolsLeft(cell).length === 1 ||
        housesWithAll(shape, [cell]).some(house => placesLeft(house, symbol).length === 1);
      if (i > 0 && !isSingle) faults.push(`link ${i} is no single`);
      placed.push(link);
    } else {
      if (!placed.some(other => isWeak(position, other, link))) faults.push(`link ${i} does not fall`);
      out.add(`${cell} ${symbol}`);
    }
  });
  if (failsAt?.cell !== undefined && symbolsLeft(failsAt.cell).length > 0)
    faults.push('the cell does not fail');
  if (failsAt?.house !== undefined && placesLeft(failsAt.house, failsAt.symbol ?? 0).length > 0)
    faults.push('the house does not fail');
  if (goal && !links.some(link => same(link, goal) && link.holds === goal.holds))
    faults.push('the goal is missed');
  return faults;
}
