import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { campaign } from '../../../../../tools/campaign.js';
import { createRandom, type Random } from '../../base/random.js';
import type { Puzzle } from '../../board/puzzle.js';
import { blank, type Symbol } from '../../board/symbols.js';
import { type Cell, type House, housesOf, type Shape } from '../../shape/shape.js';
import { moveSymbols, randomSymmetry, type Symmetry } from '../../shape/symmetry.js';
import { decide } from '../../solve/decide.js';
import { puzzleOf, puzzleWith, shapeNamed } from '../../solve/puzzles.testkit.js';
import { nextStep } from '../deduce.js';
import { ladderUpTo } from '../ladder.js';
import { Position } from '../position.js';
import { choose } from '../sight.js';
import type { Candidate } from '../step.js';
import { stepsOf } from '../technique.js';
import type { TechniqueName } from '../techniqueNames.js';
import {
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

const safeNames = patternNames.filter(name => name !== 'uniqueness');

test.each(
  counted({
    '2x2': campaign(15, 600),
    '3x2': campaign(10, 400),
    '3x3': campaign(10, 400),
    '4^3': campaign(7, 300),
    '3x2x1': campaign(2, 100),
    '2x2x2': campaign(1, 30),
    '9^3': campaign(1, 20),
    'latin:4^3': campaign(7, 300),
    'plane:3^3': campaign(10, 400),
    'iso:4': campaign(7, 300),
    'faces:4': campaign(1, 60),
    [jigsaw]: campaign(6, 250),
  }),
)('no step removes the solution’s symbol on $title', ({ spec, count }) => {
  const shape = shapeNamed(spec);
  const random = createRandom(`patterns ${spec}`);
  for (let i = 0; i < count; i++) {
    const solution = fullGrid(shape, random);
    check(thinPosition(shape, solution, random).position, solution, safeNames);
  }
});

/** As few clues as leave one solution, in a random order. */
async function dig(shape: Shape, solution: Uint8Array, random: Random): Promise<Puzzle> {
  const symbols = solution.slice();
  for (const cell of random.permutation(shape.cellCount)) {
    symbols[cell] = blank;
    const { status } = await decide(puzzleWith(shape, symbols), { nodes: 200 });
    if (status !== 'unique') symbols[cell] = solution[cell];
  }
  return puzzleWith(shape, symbols);
}

const basics = ladderUpTo({ upTo: 'locked-candidates' });

function applyBasics(position: Position): Position {
  for (let step = nextStep(position, basics); step; step = nextStep(position, basics)) position.apply(step);
  return position;
}

test.each(
  counted({
    '2x2': campaign(5, 200),
    '3x2': campaign(2, 100),
    '3x3': campaign(1, 50),
    '4^3': campaign(1, 40),
    'latin:4^3': campaign(1, 50),
    'plane:3^3': campaign(5, 200),
    'iso:4': campaign(1, 50),
    'faces:4': campaign(1, 10),
    [jigsaw]: campaign(2, 100),
  }),
)('uniqueness holds where there is one solution, on $title', async ({ spec, count }) => {
  const shape = shapeNamed(spec);
  const random = createRandom(`unique ${spec}`);
  for (let i = 0; i < count; i++) {
    const solution = fullGrid(shape, random);
    const puzzle = await dig(shape, solution, random);
    for (let k = 0; k < 10; k++)
      check(strike(puzzle, thinPosition(shape, solution, random).struck), solution, ['uniqueness']);
    check(Position.of(puzzle), solution, patternNames);
    check(applyBasics(Position.of(puzzle)), solution, patternNames);
  }
});

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
      check(position, verdict.solution.symbols, ['w-wing', 'uniqueness', 'xy-wing'], fired);
    }
  }
  expect([...fired].sort()).toEqual([...patternNames].sort());
});

test.each(titled('3x2', '3x3', '3x2x1', 'latin:4^3', 'plane:3^3', 'iso:4', jigsaw))(
  'what can go does not depend on how cells and symbols are numbered, on $title',
  ({ spec }) => {
    const shape = shapeNamed(spec);
    const random = createRandom(`moved ${spec}`);
    for (let i = 0; i < campaign(3, 60); i++) {
      const { position, clues, struck } = thinPosition(shape, fullGrid(shape, random), random);
      const symmetry = randomSymmetry(shape, random);
      const move = ({ cell, symbol }: Candidate): Candidate => moveCandidate(symmetry, cell, symbol);
      const moved = strike(puzzleWith(shape, moveSymbols(symmetry, clues)), struck.map(move));
      for (const { name } of patterns) {
        const before = find(name, position).map(step => texts(step.eliminations.map(move)).join(' '));
        const after = find(name, moved).map(step => texts(step.eliminations).join(' '));
        expect(new Set(after)).toEqual(new Set(before));
      }
    }
  },
);

const moveCandidate = ({ cells, symbols }: Symmetry, cell: Cell, symbol: Symbol): Candidate => ({
  cell: cells[cell],
  symbol: symbols[symbol],
});

// Against plain enumeration.

const sizes = ['pair', 'triple', 'quad'] as const;

function subsetsByHand(position: Position, house: House, size: number, hidden: boolean): string[] {
  const cells = position.openCellsOf(house);
  const symbols = Array.from({ length: position.shape.symbols }, (_, i) => i + 1);
  const found: string[] = [];
  for (const chosen of choose<number>(hidden ? symbols : cells, size)) {
    const columnsOf = (row: number) => (hidden ? position.placesOf(house, row) : position.candidatesOf(row));
    if (chosen.some(row => columnsOf(row).length < 2)) continue;
    const columns = [...new Set(chosen.flatMap(columnsOf))];
    if (columns.length !== size) continue;
    const gone = cells.flatMap(cell =>
      position
        .candidatesOf(cell)
        .filter(symbol =>
          hidden
            ? columns.includes(cell) && !chosen.includes(symbol)
            : !chosen.includes(cell) && columns.includes(symbol),
        )
        .map(symbol => ({ cell, symbol })),
    );
    if (gone.length > 0) found.push(texts(gone).join(' '));
  }
  return found.sort();
}

test.each(['3x3', '3x2x1', '4^3', 'plane:3^3'])('subsets are all those of a power set, on %s', spec => {
  const shape = shapeNamed(spec);
  const random = createRandom(`subsets ${spec}`);
  for (let i = 0; i < campaign(5, 200); i++) {
    const { position } = thinPosition(shape, fullGrid(shape, random), random);
    const houses = Array.from({ length: 5 }, () => random.below(shape.houseCount));
    for (const hidden of [false, true]) {
      sizes.forEach((word, k) => {
        const steps = find(hidden ? `hidden-${word}` : `naked-${word}`, position);
        for (const house of houses) {
          const own = steps.filter(step => step.houses[0] === house);
          const effects = own.map(step => texts(step.eliminations).join(' ')).sort();
          expect(effects).toEqual(subsetsByHand(position, house, k + 2, hidden));
        }
      });
    }
  }
});

/** All that fish can remove, from every choice of bases that lie alike and covers that lie alike. */
function fishByHand(position: Position, size: number): Set<string> {
  const { shape } = position;
  const { symbols: n, houseCount, houseOrientation, orientations } = shape;
  const gone = new Set<string>();
  for (let symbol = 1; symbol <= n; symbol++) {
    const places = Array.from({ length: houseCount }, (_, house) => position.placesOf(house, symbol));
    const sets = orientations.flatMap((_, lie) => [
      ...choose(
        Array.from(places.keys()).filter(house => houseOrientation[house] === lie),
        size,
      ),
    ]);
    for (const bases of sets) {
      if (bases.some(base => places[base].length < 2)) continue;
      const inBases = bases.flatMap(base => places[base]);
      if (new Set(inBases).size < inBases.length) continue;
      for (const covers of sets) {
        if (covers.some(cover => bases.includes(cover))) continue;
        const countCovers = (cell: Cell) =>
          [...housesOf(shape, cell)].filter(house => covers.includes(house)).length;
        if (!inBases.every(cell => countCovers(cell) > 0)) continue;
        for (const cell of covers.flatMap(cover => places[cover]))
          if (countCovers(cell) > (inBases.includes(cell) ? 1 : 0)) gone.add(text({ cell, symbol }));
      }
    }
  }
  return gone;
}

test.each(titled('2x2', '3x2', 'plane:3^3', jigsaw))(
  'fish are all those of plain enumeration, on $title',
  ({ spec }) => {
    const shape = shapeNamed(spec);
    const random = createRandom(`fish ${spec}`);
    let count = 0;
    for (let i = 0; i < campaign(4, 100); i++) {
      const { position } = thinPosition(shape, fullGrid(shape, random), random);
      // Two smaller fish side by side count in the enumeration only.
      const smaller = [...find('locked-candidates', position)].flatMap(step => texts(step.eliminations));
      for (const [name, size] of [
        ['x-wing', 2],
        ['swordfish', 3],
      ] as const) {
        const effects = new Set(find(name, position).flatMap(step => texts(step.eliminations)));
        const all = fishByHand(position, size);
        count += effects.size;
        expect([...effects].filter(effect => !all.has(effect))).toEqual([]);
        const missed = [...all].filter(effect => !effects.has(effect) && !smaller.includes(effect));
        expect(missed).toEqual([]);
        smaller.push(...effects);
      }
    }
    expect(count).toBeGreaterThan(0);
  },
);
