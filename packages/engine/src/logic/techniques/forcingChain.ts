/**
 * Two or three cases, one of which is true: the candidates of a cell, or the places of a symbol in a house. Each is followed
 * by singles, and what comes out in every case is so. Each step shows one such conclusion, with just the links that lead to
 * it, and none that is itself a consequence of another conclusion from the same cases. Cases that fail are left to trial.
 */
import type { Symbol } from '../../board/symbols.js';
import type { Cell, House } from '../../shape/shape.js';
import type { Position } from '../position.js';
import { sees } from '../sight.js';
import { type Candidate, makeStep, type Step } from '../step.js';
import type { Technique } from '../technique.js';
import { type Case, Consequences, type Literal } from './consequences.js';

const maxCells = 2000;
/** In small shapes all steps are found first, and the shortest comes first. */
const smallShape = 200;
const sourcesBetweenPauses = 16;

interface Source {
  readonly houses: readonly House[];
  readonly cells: readonly Cell[];
  readonly symbols: readonly Symbol[];
}

export const forcingChain: Technique<'forcing-chain'> = {
  name: 'forcing-chain',
  *find(position) {
    if (position.shape.cellCount > maxCells) return;
    if (position.shape.cellCount > smallShape) {
      const shown = new Set<Literal>();
      for (const found of findConclusions(position)) {
        if (!found) yield undefined;
        else if (!shown.has(found.conclusion)) {
          shown.add(found.conclusion);
          yield found.step();
        }
      }
      return;
    }
    const shortest = new Map<Literal, Step>();
    for (const found of findConclusions(position)) {
      if (!found) {
        yield undefined;
        continue;
      }
      const next = found.step();
      const known = shortest.get(found.conclusion);
      if (!known || countLinks(next) < countLinks(known)) shortest.set(found.conclusion, next);
    }
    yield* [...shortest.values()].sort((a, b) => countLinks(a) - countLinks(b));
  },
};

const countLinks = ({ branches }: Step): number => branches.reduce((sum, { links }) => sum + links.length, 0);

interface Conclusion {
  readonly conclusion: Literal;
  /** Made only when it is wanted. */
  readonly step: () => Step;
}

function* findConclusions(position: Position): Generator<Conclusion | undefined> {
  const { symbols: n, cellCount } = position.shape;
  const consequences = new Consequences(position);
  const tally = new Uint8Array(cellCount * n * 2);
  let followed = 0;
  for (const source of sourcesOf(position)) {
    if (++followed % sourcesBetweenPauses === 0) yield undefined;
    const cases = followAll(consequences, source, n);
    if (!cases) continue;
    for (const { literals } of cases) for (const literal of literals) tally[literal]++;
    const common = cases[0].literals.filter(literal => tally[literal] === cases.length);
    for (const { literals } of cases) for (const literal of literals) tally[literal] = 0;
    for (const conclusion of keepFirstHand(position, common))
      yield {
        conclusion,
        step: () => makeCaseStep(consequences, source, cases, candidateOf(conclusion, n), conclusion),
      };
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

function followAll(consequences: Consequences, { cells, symbols }: Source, n: number): Case[] | undefined {
  const cases: Case[] = [];
  for (const cell of cells) {
    for (const symbol of symbols) {
      const followed = consequences.follow(cell * n + symbol - 1);
      if (followed.failedItem !== undefined) return undefined;
      cases.push(followed);
    }
  }
  return cases;
}

const candidateOf = (literal: Literal, n: number): Candidate => ({
  cell: Math.floor((literal >> 1) / n),
  symbol: ((literal >> 1) % n) + 1,
});

/** Placements, and the eliminations that do not come with them. */
function keepFirstHand({ shape }: Position, common: readonly Literal[]): Literal[] {
  const placed = common.filter(literal => literal & 1).map(literal => candidateOf(literal, shape.symbols));
  return common.filter(literal => {
    if (literal & 1) return true;
    const { cell, symbol } = candidateOf(literal, shape.symbols);
    return !placed.some(
      other => other.cell === cell || (other.symbol === symbol && sees(shape, other.cell, cell)),
    );
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
    branches: cases.map(followed => consequences.tell(followed, conclusion)),
    ...(conclusion & 1 ? { placements: [candidate] } : { eliminations: [candidate] }),
  });
}
