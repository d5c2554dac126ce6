import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { campaign } from '../../../../../tools/campaign.js';
import { createRandom } from '../../base/random.js';
import type { SymbolNumber } from '../../board/symbols.js';
import { peersOf } from '../../shape/peers.js';
import type { Cell, House } from '../../shape/shape.js';
import { moveSymbols, randomSymmetry, type Symmetry } from '../../shape/symmetry.js';
import { decide } from '../../solve/decide.js';
import { puzzleOf, puzzleWith, shapeNamed } from '../../solve/puzzles.testkit.js';
import { ladderUpTo } from '../ladder.js';
import { Position } from '../position.js';
import { choose, sees } from '../sight.js';
import type { Candidate, Step } from '../step.js';
import { nextStep, stepsOf } from '../technique.js';
import type { TechniqueName } from '../techniqueNames.js';
import {
  antiKnight,
  anySolution,
  counted,
  find,
  fullGrid,
  jigsaw,
  patternNames,
  patterns,
  strike,
  text,
  texts,
  thinPosition,
  titled,
} from './patterns.testkit.js';

/** Every step has an effect and none removes the solution's symbol; what fired is counted. */
function check(
  position: Position,
  solution: ArrayLike<number>,
  names: readonly TechniqueName[],
  fired?: Set<string>,
) {
  for (const technique of patterns) {
    const { name } = technique;
    if (!names.includes(name)) continue;
    for (const step of stepsOf(technique, position)) {
      fired?.add(name);
      const wrong = step.eliminations.filter(
        ({ cell, symbol }) => solution[cell] === symbol || !position.has(cell, symbol),
      );
      if (wrong.length > 0 || step.eliminations.length === 0 || step.technique !== name)
        expect.fail(`${name} on ${position.shape.name}: ${JSON.stringify(step)}`);
    }
  }
}

test.each(
  counted({
    '2x2': campaign(8, 600),
    '3x2': campaign(5, 400),
    '3x3': campaign(5, 400),
    '4^3': campaign(4, 300),
    '3x2x1': campaign(1, 100),
    '2x2x2': campaign(1, 30),
    '9^3': campaign(1, 20),
    'latin:4^3': campaign(4, 300),
    'plane:3^3': campaign(5, 400),
    'iso:4': campaign(4, 300),
    'faces:4': campaign(1, 60),
    [jigsaw]: campaign(3, 250),
  }),
)('no step removes the solution’s symbol on $title', ({ spec, count }) => {
  const shape = shapeNamed(spec);
  const random = createRandom(`patterns ${spec}`);
  for (let i = 0; i < count; i++) {
    const solution = fullGrid(shape, random);
    check(thinPosition(shape, solution, random).position, solution, patternNames);
  }
});

const basics = ladderUpTo({ upTo: 'locked-candidates' });

function applyBasics(position: Position): Position {
  for (let step = nextStep(position, basics); step; step = nextStep(position, basics)) position.apply(step);
  return position;
}

const hard = new URL('../../../../../../shared/data/top1465.txt', import.meta.url);
test.skipIf(!existsSync(hard))('hard puzzles need every pattern, and none of them errs', async () => {
  const fired = new Set<string>();
  const lines = readFileSync(hard, 'utf8').trim().split('\n');
  const every = Math.floor(lines.length / campaign(36, 300));
  for (let i = 0; i < lines.length; i += every) {
    const puzzle = puzzleOf('3x3', lines[i]);
    const verdict = await decide(puzzle);
    if (verdict.status !== 'unique') continue;
    check(Position.of(puzzle), verdict.solution.symbols, ['jellyfish'], fired);
    const position = applyBasics(Position.of(puzzle));
    check(position, verdict.solution.symbols, patternNames, fired);
    for (let step = nextStep(position, patterns); step; step = nextStep(position, patterns)) {
      position.apply(step);
      check(position, verdict.solution.symbols, ['w-wing', 'xy-wing'], fired);
    }
  }
  expect([...fired].sort()).toEqual([...patternNames].sort());
});

test.each(titled('3x2', '3x3', '3x2x1', 'latin:4^3', 'plane:3^3', 'iso:4', jigsaw))(
  'what can go does not depend on how cells and symbols are numbered, on $title',
  ({ spec }) => {
    const shape = shapeNamed(spec);
    const random = createRandom(`moved ${spec}`);
    for (let i = 0; i < campaign(2, 60); i++) {
      const { position, clues, struck } = thinPosition(shape, fullGrid(shape, random), random);
      const symmetry = randomSymmetry(shape, random);
      const move = ({ cell, symbol }: Candidate): Candidate => moveCandidate(symmetry, cell, symbol);
      const moved = strike(puzzleWith(shape, moveSymbols(symmetry, clues)), struck.map(move));
      for (const { name } of patterns) {
        if (oneSymbolNames.includes(name)) continue;
        const before = find(name, position).map(step => texts(step.eliminations.map(move)).join(' '));
        const after = find(name, moved).map(step => texts(step.eliminations).join(' '));
        expect(new Set(after)).toEqual(new Set(before));
      }
      // Which of several fish is told may depend on it, but not what goes by the time a rung is done.
      const goneBefore = new Set<string>();
      const goneAfter = new Set<string>();
      for (const name of oneSymbolNames) {
        for (const step of find(name, position))
          texts(step.eliminations.map(move)).forEach(addTo(goneBefore));
        for (const step of find(name, moved)) texts(step.eliminations).forEach(addTo(goneAfter));
        expect([...goneAfter].sort()).toEqual([...goneBefore].sort());
      }
    }
  },
);

/** The rungs of one symbol that look for houses, in their order. */
const oneSymbolNames: readonly TechniqueName[] = [
  'locked-candidates',
  'x-wing',
  'swordfish',
  'finned-x-wing',
  'jellyfish',
  'finned-swordfish',
  'mixed-fish',
  'template',
];
const addTo =
  (set: Set<string>) =>
  (item: string): void => {
    set.add(item);
  };

const moveCandidate = ({ cells, symbols }: Symmetry, cell: Cell, symbol: SymbolNumber): Candidate => ({
  cell: cells[cell],
  symbol: symbols[symbol],
});

// Against plain enumeration.

const sizes = ['pair', 'triple', 'quad'] as const;

function hiddenByHand(position: Position, house: House, size: number): string[] {
  const symbols = Array.from({ length: position.shape.symbols }, (_, i) => i + 1);
  const found: string[] = [];
  for (const chosen of choose<number>(symbols, size)) {
    if (chosen.some(symbol => position.placesOf(house, symbol).length < 2)) continue;
    const cells = [...new Set(chosen.flatMap(symbol => position.placesOf(house, symbol)))];
    if (cells.length !== size) continue;
    const gone = cells.flatMap(cell =>
      position
        .candidatesOf(cell)
        .filter(symbol => !chosen.includes(symbol))
        .map(symbol => ({ cell, symbol })),
    );
    if (gone.length > 0) found.push(texts(gone).join(' '));
  }
  return found.sort();
}

/** From every choice of peers of a cell that see each other. */
function nakedByHand(position: Position, first: Cell, size: number): string[] {
  const { shape } = position;
  const fits = (cell: Cell): boolean => {
    const { length } = position.candidatesOf(cell);
    return length >= 2 && length <= size;
  };
  const see = (a: Cell, b: Cell): boolean => peersOf(shape, a).includes(b);
  if (!fits(first)) return [];
  const near = Array.from(peersOf(shape, first)).filter(cell => cell > first && fits(cell));
  const found: string[] = [];
  for (const others of choose<number>(near, size - 1)) {
    const cells = [first, ...others];
    const symbols = [...new Set(cells.flatMap(cell => position.candidatesOf(cell)))];
    if (symbols.length !== size || !others.every((a, i) => others.slice(i + 1).every(b => see(a, b))))
      continue;
    const gone: Candidate[] = [];
    for (let cell = 0; cell < shape.cellCount; cell++)
      for (const symbol of symbols) {
        const holders = cells.filter(other => position.has(other, symbol));
        if (position.has(cell, symbol) && !cells.includes(cell) && holders.every(other => see(other, cell)))
          gone.push({ cell, symbol });
      }
    if (gone.length > 0) found.push(texts(gone).join(' '));
  }
  return found.sort();
}

test.each(['3x3', '3x2x1', '4^3', 'plane:3^3', antiKnight])(
  'subsets are all those of a power set, on %s',
  async spec => {
    const shape = shapeNamed(spec);
    const random = createRandom(`subsets ${spec}`);
    for (let i = 0; i < campaign(3, 200); i++) {
      const solution = await anySolution(shape, random);
      const { position } = thinPosition(shape, solution, random);
      const effectsOf = (steps: readonly Step[]): string[] =>
        steps.map(step => texts(step.eliminations).join(' ')).sort();
      const houses = Array.from({ length: 5 }, () => random.below(shape.houseCount));
      const cells = Array.from({ length: 5 }, () => random.below(shape.cellCount));
      sizes.forEach((word, k) => {
        const hidden = find(`hidden-${word}`, position);
        for (const house of houses)
          expect(effectsOf(hidden.filter(step => step.houses[0] === house))).toEqual(
            hiddenByHand(position, house, k + 2),
          );
        const naked = find(`naked-${word}`, position);
        for (const cell of cells)
          expect(effectsOf(naked.filter(step => step.cells[0] === cell))).toEqual(
            nakedByHand(position, cell, k + 2),
          );
      });
    }
  },
);

test.each(['3x3', '9^3', '4^3', 'iso:4', antiKnight])(
  'a symbol goes from all cells that see its places in a house, on %s',
  async spec => {
    const shape = shapeNamed(spec);
    const random = createRandom(`locked ${spec}`);
    for (let i = 0; i < campaign(1, 60); i++) {
      const solution = await anySolution(shape, random);
      const { position } = thinPosition(shape, solution, random);
      const found = new Set(find('locked-candidates', position).flatMap(step => texts(step.eliminations)));
      const expected = new Set<string>();
      for (let cell = 0; cell < shape.cellCount; cell++) {
        const peers = new Set(peersOf(shape, cell));
        for (const symbol of position.candidatesOf(cell))
          for (let house = 0; house < shape.houseCount; house++) {
            const places = position.placesOf(house, symbol);
            if (places.length > 1 && places.every(place => peers.has(place)))
              expected.add(text({ cell, symbol }));
          }
      }
      expect([...found].sort()).toEqual([...expected].sort());
    }
  },
);

type FishKind = 'plain' | 'finned' | 'mixed';

/**
 * All that fish can remove, from every choice of bases and covers, that lie alike or of any houses. The bases share no place, and
 * what goes sees the fins.
 */
function fishByHand(position: Position, size: number, kind: FishKind): Set<string> {
  const { shape } = position;
  const { symbols: n, houseCount, houseOrientation, orientations } = shape;
  const gone = new Set<string>();
  const allHouses = Array.from({ length: houseCount }, (_, house) => house);
  const setsOf = (houses: readonly House[]): House[][] => [...choose(houses, size)];
  const sets =
    kind === 'mixed'
      ? setsOf(allHouses)
      : orientations.flatMap((_, lie) => setsOf(allHouses.filter(house => houseOrientation[house] === lie)));
  for (let symbol = 1; symbol <= n; symbol++) {
    const places = allHouses.map(house => position.placesOf(house, symbol));
    const cells = [...new Set(places.flat())].filter(cell => position.isOpen(cell));
    for (const bases of sets) {
      if (bases.some(base => places[base].length < 2)) continue;
      const inBases = bases.flatMap(base => places[base]);
      if (new Set(inBases).size < inBases.length) continue;
      for (const covers of sets) {
        if (covers.some(cover => bases.includes(cover))) continue;
        const countCovers = (cell: Cell): number =>
          covers.filter(cover => places[cover].includes(cell)).length;
        const fins = inBases.filter(cell => countCovers(cell) === 0);
        if (kind === 'plain' && fins.length > 0) continue;
        for (const cell of cells)
          if (
            countCovers(cell) > (inBases.includes(cell) ? 1 : 0) &&
            fins.every(fin => sees(shape, cell, fin))
          )
            gone.add(text({ cell, symbol }));
      }
    }
  }
  return gone;
}

const fishKinds: readonly (readonly [TechniqueName, FishKind, ...number[]])[] = [
  ['x-wing', 'plain', 2],
  ['finned-x-wing', 'finned', 2],
  ['swordfish', 'plain', 3],
  ['finned-swordfish', 'finned', 3],
  ['mixed-fish', 'mixed', 2, 3],
];

test.each(
  counted({
    '2x2': campaign(2, 100),
    'plane:3^3': campaign(2, 100),
    'latin:3^3': campaign(1, 8),
    [jigsaw]: campaign(2, 60),
  }),
)('fish are all those of plain enumeration, on $title', ({ spec, count: positions }) => {
  const shape = shapeNamed(spec);
  const random = createRandom(`fish ${spec}`);
  let count = 0;
  for (let i = 0; i < positions; i++) {
    const { position } = thinPosition(shape, fullGrid(shape, random), random);
    // What smaller fish remove, larger ones need not: there may be two side by side in them.
    const smaller = new Set(find('locked-candidates', position).flatMap(step => texts(step.eliminations)));
    const all = new Set(smaller);
    for (const [name, kind, ...fishSizes] of fishKinds) {
      const effects = find(name, position)
        .filter(({ houses }) => fishSizes.includes(houses.length))
        .flatMap(step => texts(step.eliminations));
      count += effects.length;
      effects.forEach(addTo(smaller));
      for (const size of fishSizes) fishByHand(position, size, kind).forEach(addTo(all));
      expect([...smaller].sort()).toEqual([...all].sort());
    }
    // Of the fish of any houses the smallest is told.
    applyBasics(position);
    const two = fishByHand(position, 2, 'mixed');
    for (const step of find('mixed-fish', position))
      expect(texts(step.eliminations).every(effect => two.has(effect))).toBe(step.houses.length === 2);
  }
  expect(count).toBeGreaterThan(0);
});
