/**
 * Two or three cases, one of which is true: the candidates of a cell, or the places of a symbol in a house. Each is followed by singles
 * and constraints for a number of rounds; a case that fails is out, and what comes out in every other case is so. Few rounds are
 * tried before more. Each step shows one such conclusion, with just the links that lead to it, and none that is itself a
 * consequence of another conclusion from the same cases.
 */
import type { SymbolNumber } from '../../board/symbols.js';
import type { Cell, House, Shape } from '../../shape/shape.js';
import type { Position } from '../position.js';
import { areExclusive } from '../sight.js';
import { type Candidate, makeStep, type Step } from '../step.js';
import type { Technique } from '../technique.js';
import { type Case, candidateOf, type Literal } from './case.js';
import { type Cases, casesOf } from './cases.js';
import type { Consequences } from './consequences.js';
import { shortestFirst } from './shortestFirst.js';

const maxCells = 2000;
/** How many rounds are followed, until there are conclusions. */
const roundLimits = [1, 2, 3, 4];
/** On a cube a round reaches less far, since fewer houses are near their end. */
const roundLimitsInLarge = [...roundLimits, 6, 9];
const smallShape = 200;
const limitsOn = ({ cellCount }: Shape): readonly number[] =>
  cellCount > smallShape ? roundLimitsInLarge : roundLimits;
const sourcesBetweenPauses = 16;
/** So many conclusions are told to find the shortest. */
const mostCompared = 16;

interface Source {
  readonly houses: readonly House[];
  readonly cells: readonly Cell[];
  readonly symbols: readonly SymbolNumber[];
}

interface Conclusion {
  readonly conclusion: Literal;
  readonly source: Source;
  readonly cases: readonly Case[];
}

export const forcingChain: Technique<'forcing-chain'> = {
  name: 'forcing-chain',
  *find(position) {
    if (position.shape.cellCount > maxCells) return;
    const { symbols: n } = position.shape;
    const cases = casesOf(position);
    for (const rounds of limitsOn(position.shape)) {
      const found = new Map<Literal, Conclusion>();
      for (const one of findConclusions(position, cases, rounds)) {
        if (!one) yield undefined;
        else if (!found.has(one.conclusion) || sizeOf(one) < sizeOf(found.get(one.conclusion) ?? one))
          found.set(one.conclusion, one);
      }
      if (found.size === 0) continue;
      const tell = (one: Conclusion): Step =>
        makeCaseStep(
          cases.consequences,
          one.source,
          one.cases,
          candidateOf(one.conclusion, n),
          one.conclusion,
        );
      const all = [...found.values()].sort((a, b) => sizeOf(a) - sizeOf(b));
      yield* shortestFirst(
        all.map(one => () => tell(one)),
        mostCompared,
      );
      return;
    }
  },
};

/** All that follows in the cases of a conclusion, of which a part will be told. */
const sizeOf = ({ cases }: Conclusion): number =>
  cases.reduce((sum, { literals }) => sum + literals.length, 0);

function* findConclusions(
  position: Position,
  known: Cases,
  rounds: number,
): Generator<Conclusion | undefined> {
  const { symbols: n, cellCount } = position.shape;
  const limits = limitsOn(position.shape);
  const follow = (option: number): Case => known.follow(option, rounds, Math.max(...limits));
  const tally = new Uint8Array(cellCount * n * 2);
  let followed = 0;
  for (const source of sourcesOf(position)) {
    if (++followed % sourcesBetweenPauses === 0) yield undefined;
    const cases = source.cells.flatMap(cell => source.symbols.map(symbol => follow(cell * n + symbol - 1)));
    const possible = cases.filter(({ failed }) => failed.length === 0);
    const [first, ...rest] = possible;
    // If nothing is possible there is no solution, which trial shows better.
    if (!first) continue;
    for (let k = 0; k < rest.length; k++) {
      const { literals } = rest[k];
      for (let i = 0; i < literals.length; i++) tally[literals[i]]++;
    }
    const common = first.literals.filter(literal => tally[literal] === rest.length);
    for (let k = 0; k < rest.length; k++) {
      const { literals } = rest[k];
      for (let i = 0; i < literals.length; i++) tally[literals[i]] = 0;
    }
    for (const conclusion of keepFirstHand(position, common)) yield { conclusion, source, cases };
  }
}

/** Cells first, and what has two cases before what has three. */
function* sourcesOf(position: Position): Generator<Source> {
  const { symbols: n, cellCount } = position.shape;
  for (const count of [2, 3]) {
    for (let cell = 0; cell < cellCount; cell++) {
      if (position.isOpen(cell) && position.candidateCounts[cell] === count)
        yield { houses: [], cells: [cell], symbols: position.candidatesOf(cell) };
    }
    for (let item = 0; item < position.placeCounts.length; item++) {
      if (position.placeCounts[item] !== count) continue;
      const house = Math.floor(item / n);
      const symbol = (item % n) + 1;
      yield { houses: [house], cells: position.placesOf(house, symbol), symbols: [symbol] };
    }
  }
}

/** Placements, and the eliminations that do not come with them. */
function keepFirstHand({ shape }: Position, common: readonly Literal[]): Literal[] {
  const placed = common.filter(literal => literal & 1).map(literal => candidateOf(literal, shape.symbols));
  return common.filter(literal => {
    if (literal & 1) return true;
    const candidate = candidateOf(literal, shape.symbols);
    return !placed.some(other => areExclusive(shape, other, candidate));
  });
}

function makeCaseStep(
  consequences: Consequences,
  source: Source,
  cases: readonly Case[],
  candidate: Candidate,
  conclusion: Literal,
): Step {
  return makeStep({
    technique: 'forcing-chain',
    ...source,
    branches: cases.map(followed =>
      followed.failed.length > 0 ? consequences.tell(followed) : consequences.tell(followed, conclusion),
    ),
    ...(conclusion & 1 ? { placements: [candidate] } : { eliminations: [candidate] }),
  });
}
