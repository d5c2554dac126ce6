import { expect, test } from 'vitest';
import { campaign } from '../../../../../../tools/campaign.js';
import { createRandom, type Random } from '../../../base/random.js';
import { firstConflict } from '../../../board/conflicts.js';
import { emptyPuzzle, type Puzzle } from '../../../board/puzzle.js';
import { blank, type SymbolNumber } from '../../../board/symbols.js';
import { type Cell, cellsOf, housesOf, type Shape } from '../../../shape/shape.js';
import { moveSymbols, randomSymmetry } from '../../../shape/symmetry.js';
import { decide } from '../../../solve/decide.js';
import { puzzleWith, shapeNamed } from '../../../solve/puzzles.testkit.js';
import { solutions } from '../../../solve/solutions.js';
import { ladderUpTo } from '../../ladder.js';
import { Position } from '../../position.js';
import { choose } from '../../sight.js';
import type { Candidate, Step } from '../../step.js';
import { nextStep } from '../../technique.js';
import { techniquesOfUniqueness } from '../../techniqueNames.js';
import { counted, find, fullGrid, jigsaw, text, texts, titled } from '../patterns.testkit.js';

interface Begun {
  readonly puzzle: Puzzle;
  readonly entries: Puzzle;
  readonly struck: readonly Candidate[];
}

/** Somewhere on the way to a solution: some of it is entered, and of the other candidates some are struck out. */
function beginPuzzle(puzzle: Puzzle, solution: ArrayLike<SymbolNumber>, random: Random): Begun {
  const { shape } = puzzle;
  const enteredPercent = random.below(60);
  const struckPercent = 50 + random.below(50);
  const entries = Uint8Array.from(puzzle.symbols, (clue, cell) =>
    clue !== blank || random.below(100) < enteredPercent ? solution[cell] : blank,
  );
  const struck: Candidate[] = [];
  for (let cell = 0; cell < shape.cellCount; cell++)
    for (let symbol = 1; symbol <= shape.symbols; symbol++)
      if (symbol !== solution[cell] && random.below(100) < struckPercent) struck.push({ cell, symbol });
  return { puzzle, entries: puzzleWith(shape, entries), struck };
}

function positionOf({ puzzle, entries, struck }: Begun): Position {
  const position = Position.of(puzzle, { entries });
  for (const { cell, symbol } of struck) if (position.isOpen(cell)) position.eliminate(cell, symbol);
  return position;
}

/** Two solutions of which the one becomes the other by exchanging two symbols in some cells, if there are such. */
function findTwins(
  all: readonly ArrayLike<SymbolNumber>[],
  random: Random,
):
  | { readonly one: ArrayLike<SymbolNumber>; readonly cells: Cell[]; readonly pair: SymbolNumber[] }
  | undefined {
  const [first, ...others] = Array.from(random.permutation(all.length), i => all[i]);
  for (const other of others) {
    const cells = Array.from(first, (symbol, cell) => (symbol === other[cell] ? -1 : cell)).filter(
      cell => cell >= 0,
    );
    const pair = [...new Set(cells.flatMap(cell => [first[cell], other[cell]]))];
    if (pair.length === 2 && cells.length <= 8) return { one: first, cells, pair };
  }
  return undefined;
}

/** Somewhere on the way to a solution that could be exchanged: few of the cells have other candidates, and few others the two. */
function positionNear(
  puzzle: Puzzle,
  all: readonly ArrayLike<SymbolNumber>[],
  random: Random,
): Position | undefined {
  const twins = findTwins(all, random);
  if (!twins) return undefined;
  const { one, cells, pair } = twins;
  const isFilled = random.below(3) === 0;
  const loose = random
    .permutation(cells.length)
    .slice(0, 1 + random.below(3))
    .map(i => cells[i]);
  const placed = Uint8Array.from(puzzle.symbols, (clue, cell) =>
    isFilled && cells.includes(cell) && !loose.includes(cell) ? one[cell] : clue,
  );
  const position = Position.of(puzzle, { entries: puzzleWith(puzzle.shape, placed) });
  const struckPercent = random.below(100);
  for (let cell = 0; cell < one.length; cell++)
    for (const symbol of position.isOpen(cell) ? position.candidatesOf(cell) : []) {
      const isPair = pair.includes(symbol);
      if (symbol === one[cell] || (cells.includes(cell) && (isPair || loose.includes(cell)))) continue;
      if (cells.includes(cell) || random.below(100) < (isPair ? 97 : struckPercent))
        position.eliminate(cell, symbol);
    }
  return position;
}

const stepsIn = (position: Position): Step[] => techniquesOfUniqueness.flatMap(name => find(name, position));

/** Whether a solution is one that the step says there is not. */
const isExcluded = (solution: ArrayLike<SymbolNumber>, { placements, eliminations }: Step): boolean =>
  placements.some(({ cell, symbol }) => solution[cell] !== symbol) ||
  eliminations.some(({ cell, symbol }) => solution[cell] === symbol);

const specs = ['2x2', '3x2', '3x3', '4^3', '3x2x1', 'latin:4^3', 'plane:3^3', 'iso:4', jigsaw];

const rectangles = techniquesOfUniqueness.filter(name => name.endsWith('rectangle')).sort();
const met = new Set<string>();

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

const ladder = ladderUpTo({ upTo: 'xy-chain', assumeUnique: true });

test.each(
  counted({
    '2x2': campaign(5, 200),
    '3x2': campaign(3, 100),
    '3x3': campaign(2, 60),
    '4^3': campaign(2, 50),
    '3x2x1': campaign(1, 10),
    '2x2x2': campaign(1, 4),
    'latin:4^3': campaign(2, 60),
    'plane:3^3': campaign(5, 200),
    'iso:4': campaign(2, 60),
    'faces:4': campaign(1, 10),
    [jigsaw]: campaign(3, 100),
  }),
)('where there is one solution no step contradicts it, on $title', async ({ spec, count }) => {
  const shape = shapeNamed(spec);
  const random = createRandom(`unique ${spec}`);
  for (let i = 0; i < count; i++) {
    const solution = fullGrid(shape, random);
    const puzzle = await dig(shape, solution, random);
    const check = (position: Position): void => {
      for (const step of stepsIn(position)) {
        met.add(step.technique);
        if (isExcluded(solution, step)) expect.fail(`${shape.name}: ${JSON.stringify(step)}`);
      }
    };
    const position = Position.of(puzzle);
    for (let step = nextStep(position, ladder); step; step = nextStep(position, ladder)) {
      position.apply(step);
      if (step.eliminations.length > 0) check(position);
    }
    for (let k = 0; k < 10; k++) check(positionOf(beginPuzzle(puzzle, solution, random)));
  }
});

test('and rectangles of each kind have been met', () => {
  expect([...met]).toEqual(expect.arrayContaining(rectangles));
});

/** A solution with the two symbols of the step exchanged in its pattern. */
function twinOf(solution: ArrayLike<SymbolNumber>, { cells, symbols: [x, y] }: Step): Uint8Array {
  const twin = Uint8Array.from(solution);
  for (const cell of cells) twin[cell] = solution[cell] === x ? y : x;
  return twin;
}

/** Several solutions, and few enough to list them all. */
async function allSolutions(puzzle: Puzzle): Promise<readonly ArrayLike<SymbolNumber>[] | undefined> {
  const found: ArrayLike<SymbolNumber>[] = [];
  const all = solutions(puzzle, { limit: 300 });
  for await (const solution of all) found.push(solution.symbols);
  return all.end === 'all' ? found : undefined;
}

const fired = new Set<string>();

test.each(
  counted({
    '2x2': campaign(300, 1500),
    '3x2': campaign(30, 600),
    '3x3': campaign(12, 300),
    '4^3': campaign(12, 300),
    '3x2x1': campaign(6, 100),
    'latin:4^3': campaign(12, 300),
    'plane:3^3': campaign(30, 600),
    'iso:4': campaign(12, 300),
    [jigsaw]: campaign(30, 600),
  }),
)(
  'every solution that a step excludes has a twin with the same clues, on $title',
  async ({ spec, count }) => {
    const shape = shapeNamed(spec);
    const random = createRandom(`twins ${spec}`);
    for (let i = 0; i < count; i++) {
      const grid = fullGrid(shape, random);
      const percent = 5 + random.below(75);
      const puzzle = puzzleWith(
        shape,
        grid.map(symbol => (random.below(100) < percent ? symbol : blank)),
      );
      const all = await allSolutions(puzzle);
      if (!all) continue;
      const positions = Array.from({ length: 10 }, () => positionOf(beginPuzzle(puzzle, grid, random)));
      for (let k = 0; k < 10; k++) {
        const position = positionNear(puzzle, all, random);
        if (position) positions.push(position);
      }
      for (const position of positions) {
        const left = all.filter(solution =>
          Array.from(solution).every((symbol, cell) => position.has(cell, symbol)),
        );
        for (const step of stepsIn(position)) {
          for (const solution of left.filter(solution => isExcluded(solution, step))) {
            fired.add(step.technique);
            const twin = twinOf(solution, step);
            const isSame = twin.every((symbol, cell) => symbol === solution[cell]);
            const keepsClues = twin.every(
              (symbol, cell) => puzzle.symbols[cell] === blank || puzzle.symbols[cell] === symbol,
            );
            if (isSame || !keepsClues || firstConflict({ shape, symbols: twin }))
              expect.fail(`${shape.name}: ${JSON.stringify(step)}`);
          }
        }
      }
    }
  },
);

test('and rectangles of each kind have excluded such solutions', () => {
  expect([...fired].sort()).toEqual(rectangles);
});

test.each(titled(...specs))(
  'where all cells have two symbols and one has a third, it is that, and all others have a twin, on $title',
  ({ spec }) => {
    const shape = shapeNamed(spec);
    const random = createRandom(`grave ${spec}`);
    for (let i = 0; i < campaign(2, 40); i++) {
      const one = fullGrid(shape, random);
      const next = random.permutation(shape.symbols);
      const other = one.map(symbol => next[(next.indexOf(symbol - 1) + 1) % next.length] + 1);
      const odd = random.below(shape.cellCount);
      const third = 1 + random.below(shape.symbols);
      const position = Position.of(emptyPuzzle(shape));
      for (let cell = 0; cell < shape.cellCount; cell++)
        for (const symbol of position.candidatesOf(cell))
          if (symbol !== one[cell] && symbol !== other[cell] && !(cell === odd && symbol === third))
            position.eliminate(cell, symbol);
      const isThird = third !== one[odd] && third !== other[odd];
      expect(find('bug', position).map(step => step.placements)).toEqual(
        isThird ? [[{ cell: odd, symbol: third }]] : [],
      );
      for (const symbols of [one, other]) expect(firstConflict({ shape, symbols })).toBeUndefined();
    }
  },
);

test.each(titled(...specs))(
  'what can go does not depend on how cells and symbols are numbered, on $title',
  ({ spec }) => {
    const shape = shapeNamed(spec);
    const random = createRandom(`moved ${spec}`);
    for (let i = 0; i < campaign(3, 60); i++) {
      const grid = fullGrid(shape, random);
      const clues = grid.map(symbol => (random.below(100) < 25 ? symbol : blank));
      const begun = beginPuzzle(puzzleWith(shape, clues), grid, random);
      const symmetry = randomSymmetry(shape, random);
      const moveGrid = ({ symbols }: Puzzle) => puzzleWith(shape, moveSymbols(symmetry, symbols));
      const move = ({ cell, symbol }: Candidate): Candidate => ({
        cell: symmetry.cells[cell],
        symbol: symmetry.symbols[symbol],
      });
      const moved = {
        puzzle: moveGrid(begun.puzzle),
        entries: moveGrid(begun.entries),
        struck: begun.struck.map(move),
      };
      for (const name of techniquesOfUniqueness) {
        const goneIn = (position: Position) => find(name, position).flatMap(step => step.eliminations);
        const before = new Set(texts(goneIn(positionOf(begun)).map(move)));
        expect(new Set(texts(goneIn(positionOf(moved))))).toEqual(before);
      }
    }
  },
);

// Against plain enumeration.

/** Rectangles of a square that lie in two boxes. */
function listRectangles(): Cell[][] {
  const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const found: Cell[][] = [];
  for (const [top, bottom] of choose(nine, 2))
    for (const [left, right] of choose(nine, 2))
      if (
        (Math.floor(top / 3) === Math.floor(bottom / 3)) !==
        (Math.floor(left / 3) === Math.floor(right / 3))
      )
        found.push([9 * top + left, 9 * top + right, 9 * bottom + left, 9 * bottom + right]);
  return found;
}

/**
 * What goes from the corners of a rectangle because of it: candidates for which the corners can be filled so that they differ
 * in each house and no house loses its last place for one of the two symbols, but only by the two symbols alone. Undefined where
 * they cannot be filled otherwise at all.
 */
function excludedByHand(
  position: Position,
  cells: readonly Cell[],
  [x, y]: readonly SymbolNumber[],
): string[] | undefined {
  const { shape } = position;
  const houses = Array.from({ length: shape.houseCount }, (_, house) =>
    Array.from(shape.houses.slice(9 * house, 9 * house + 9)).filter(cell => cells.includes(cell)),
  );
  const shared = houses.flatMap((members, house) => (members.length === 2 ? [{ members, house }] : []));
  const possible = new Set<string>();
  const harmless = new Set<string>();
  const fill = (filling: readonly SymbolNumber[]): void => {
    if (filling.length < 4) {
      for (const symbol of position.candidatesOf(cells[filling.length])) fill([...filling, symbol]);
      return;
    }
    const at = (cell: Cell): SymbolNumber => filling[cells.indexOf(cell)];
    const holds = shared.every(
      ({ members: [a, b], house }) =>
        at(a) !== at(b) &&
        [x, y].every(
          symbol => position.countPlaces(house, symbol) !== 2 || at(a) === symbol || at(b) === symbol,
        ),
    );
    if (!holds) return;
    const isDeadly = filling.every(symbol => symbol === x || symbol === y);
    for (const [i, cell] of cells.entries()) {
      possible.add(text({ cell, symbol: filling[i] }));
      if (!isDeadly) harmless.add(text({ cell, symbol: filling[i] }));
    }
  };
  fill([]);
  return harmless.size === 0 ? undefined : [...possible].filter(candidate => !harmless.has(candidate));
}

const hasHiddenPair = (position: Position, cells: readonly Cell[], pair: readonly SymbolNumber[]): boolean =>
  cells.some(cell =>
    Array.from(housesOf(position.shape, cell)).some(
      house =>
        cells.some(other => other !== cell && cellsOf(position.shape, house).includes(other)) &&
        pair.every(symbol => position.countPlaces(house, symbol) === 2),
    ),
  );

/** An empty board but for some rectangles, of which some corners have two candidates and some houses no other place for these. */
function sketchRectangles(corners: readonly (readonly Cell[])[], random: Random): Position {
  const shape = shapeNamed('3x3');
  const position = Position.of(emptyPuzzle(shape));
  for (let k = 0; k < 3; k++) {
    const cells = corners[random.below(corners.length)];
    const pair = random
      .permutation(9)
      .slice(0, 2)
      .map(i => i + 1);
    for (const cell of cells) {
      const percent = random.below(2) === 0 ? 100 : 60;
      for (let symbol = 1; symbol <= 9; symbol++)
        if (!pair.includes(symbol) && random.below(100) < percent) position.eliminate(cell, symbol);
      for (const house of housesOf(shape, cell))
        for (const symbol of pair)
          if (random.below(6) === 0)
            for (const other of cellsOf(shape, house))
              if (!cells.includes(other)) position.eliminate(other, symbol);
    }
  }
  return position;
}

test('from the corners of a rectangle goes what no harmless filling leaves there', () => {
  const random = createRandom('rectangles');
  const corners = listRectangles();
  let total = 0;
  for (let i = 0; i < campaign(10, 300); i++) {
    const position = sketchRectangles(corners, random);
    const steps = [...find('unique-rectangle', position), ...find('hidden-rectangle', position)];
    for (const cells of corners) {
      for (const pair of choose([1, 2, 3, 4, 5, 6, 7, 8, 9], 2)) {
        if (!cells.every(cell => pair.every(symbol => position.has(cell, symbol)))) continue;
        const loose = cells.filter(cell => position.candidateCounts[cell] > 2);
        const expected = loose.length < 4 ? excludedByHand(position, cells, pair) : undefined;
        if (!expected) continue;
        const found = steps
          .filter(step => !step.subset && step.cells.join() === cells.join())
          .filter(({ symbols: [x, y] }) => x === pair[0] && y === pair[1])
          .flatMap(step => step.eliminations)
          .filter(({ cell, symbol }) => cells.includes(cell) && pair.includes(symbol));
        expect(expected).toEqual(expect.arrayContaining(texts(found)));
        // Once something has gone, what else goes may be simple; so may be what goes where there is a hidden pair.
        if (!hasHiddenPair(position, cells, pair)) expect(found.length > 0).toBe(expected.length > 0);
        total += found.length;
      }
    }
  }
  expect(total).toBeGreaterThan(10);
});
