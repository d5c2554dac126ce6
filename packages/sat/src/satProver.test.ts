import {
  asPuzzle,
  asSolution,
  type Budget,
  type Cell,
  candidatesOf,
  createGrid,
  createRandom,
  decide,
  emptyPuzzle,
  expectOk,
  findSolution,
  instantGrid,
  listCandidates,
  moveSymbols,
  type Puzzle,
  parsePuzzle,
  parseShape,
  propagate,
  type Random,
  randomSymmetry,
  type Shape,
  type Solution,
  solutions,
  turnEventLoop,
  type Verdict,
} from '@hyperdoku/engine';
import { describe, expect, test } from 'vitest';
import { createSatProver } from './satProver.js';

const prover = createSatProver();

const shapeNamed = (spec: string): Shape => expectOk(parseShape(spec));
const puzzleWith = (shape: Shape, symbols: ArrayLike<number>): Puzzle =>
  expectOk(asPuzzle(expectOk(createGrid(shape, symbols))));
const cellsIn = (shape: Shape): Cell[] => Array.from({ length: shape.cellCount }, (_, cell) => cell);

function someSolution(shape: Shape, random: Random): Solution {
  const instant = instantGrid(shape) ?? new Uint8Array(shape.cellCount);
  return expectOk(
    asSolution(expectOk(createGrid(shape, moveSymbols(randomSymmetry(shape, random), instant)))),
  );
}

const cluesOf = ({ shape, symbols }: Solution, cells: readonly Cell[]): Puzzle =>
  puzzleWith(
    shape,
    cellsIn(shape).map(cell => (cells.includes(cell) ? symbols[cell] : 0)),
  );

const sparsePuzzle = (spec: string, clues: number, random: Random): Puzzle => {
  const solution = someSolution(shapeNamed(spec), random);
  return cluesOf(solution, [...random.permutation(solution.shape.cellCount)].slice(0, clues));
};

/** Some clues of a solution, and half the time one more that fits them but not the solution. */
function somePuzzle(spec: string, clues: number, random: Random): Puzzle {
  const puzzle = sparsePuzzle(spec, clues, random);
  if (random.below(2) === 0) return puzzle;
  const candidates = candidatesOf(puzzle);
  const open = cellsIn(puzzle.shape).filter(cell => listCandidates(candidates, cell).length > 1);
  if (open.length === 0) return puzzle;
  const cell = open[random.below(open.length)];
  const choice = listCandidates(candidates, cell);
  const symbols = Uint8Array.from(puzzle.symbols);
  symbols[cell] = choice[random.below(choice.length)];
  return puzzleWith(puzzle.shape, symbols);
}

const agrees = ({ symbols }: Solution, puzzle: Puzzle): boolean =>
  cellsIn(puzzle.shape).every(cell => puzzle.symbols[cell] === 0 || puzzle.symbols[cell] === symbols[cell]);

/** Neither search nor a SAT solver finishes it within minutes. */
const endless = sparsePuzzle('2x2x2', 40, createRandom('endless'));

describe('a verdict by SAT is the verdict by search', () => {
  test('on hundreds of puzzles of many shapes', async () => {
    const kinds = [
      ['2x2', 5],
      ['3x2', 12],
      ['3x3', 28],
      ['2x2x1', 12],
      ['3x2x1', 60],
      ['4^3', 5],
      ['latin:4^3', 13],
      ['plane:3^3', 11],
      ['iso:4', 20],
      ['faces:4', 50],
      ['9^3', 70],
      ['16^2', 110],
      ['6x6', 850],
    ] as const;
    const met: Record<Verdict['status'], number> = { none: 0, unique: 0, many: 0, unknown: 0 };
    for (const [spec, clues] of kinds) {
      for (let seed = 0; seed < 40; seed++) {
        const random = createRandom(`sat ${seed}`);
        const puzzle = somePuzzle(spec, clues + random.below(Math.ceil(clues / 4)), random);
        const searched = await decide(puzzle, { method: 'search' });
        const proved = await decide(puzzle, { method: 'sat', prover });
        met[proved.status]++;
        expect(proved.status, `${spec}, seed ${seed}`).toBe(searched.status);
        if (proved.status === 'unique' && searched.status === 'unique')
          expect(proved.solution).toEqual(searched.solution);
        if (proved.status !== 'many') continue;
        for (const solution of [proved.solution, proved.other])
          expect(asSolution(solution).ok && agrees(solution, puzzle)).toBe(true);
        expect(proved.differ.length).toBeGreaterThan(0);
      }
    }
    expect(Math.min(met.none, met.unique, met.many)).toBeGreaterThan((kinds.length * 40) / 10);
  });

  test('without a prover search does what it can', async () => {
    expect(await decide(endless, { method: 'sat', nodes: 50 })).toMatchObject({
      status: 'unknown',
      by: 'search',
      reason: 'nodes',
    });
  });
});

describe('solutions one after the other', () => {
  test.each([
    '2x2:................',
    '2x2:1.....2........3',
    '2x2:.34.........2..1',
    '2x2:12....3.........',
    '4^3:4.............2.1...............................................',
    '3x3:8.3......9...58...1....6..3.8...7...6.....1..7..62...5.6.83...1.38....2.4..96....',
  ])('%s: the same as by search', async text => {
    const puzzle = expectOk(parsePuzzle(text));
    const expected: string[] = [];
    for await (const { symbols } of solutions(puzzle)) expected.push(symbols.slice().join(' '));
    const found: string[] = [];
    const { live, contradiction } = propagate(puzzle);
    const search = await prover.search({ shape: puzzle.shape, live });
    for (let answer = await search.next({}); answer.status === 'found'; answer = await search.next({}))
      found.push(answer.grid.join(' '));
    if (!contradiction) {
      expect(found.sort()).toEqual(expected.sort());
      // Once there is no other, there is none when asked again.
      expect(await search.next({})).toEqual({ status: 'none' });
    } else expect(expected).toEqual([]);
    search.close();
  });
});

describe('clue sessions', () => {
  test.each(['2x2', '3x2', '3x3', '4^3', '3x2x1', 'latin:4^3', 'iso:4', 'plane:3^3'])(
    '%s: cores are enough, and without enough clues another solution is shown',
    async spec => {
      const shape = shapeNamed(spec);
      const random = createRandom(`session ${spec}`);
      const solution = someSolution(shape, random);
      const session = await prover.openClues(solution, emptyPuzzle(shape));
      const met = { unique: 0, many: 0, unknown: 0 };
      for (let round = 0; round < 25; round++) {
        const share = round === 0 ? 100 : 5 + random.below(60);
        const cells = cellsIn(shape).filter(() => random.below(100) < share);
        const answer = await session.ask(cells, {});
        met[answer.status]++;
        expect((await decide(cluesOf(solution, cells))).status).toBe(answer.status);
        if (answer.status === 'unique') {
          expect(answer.core.every(cell => cells.includes(cell))).toBe(true);
          const verdict = await decide(cluesOf(solution, answer.core));
          expect(verdict).toMatchObject({ status: 'unique', solution: { symbols: solution.symbols } });
        } else if (answer.status === 'many') {
          expect(asSolution(answer.other).ok && agrees(answer.other, cluesOf(solution, cells))).toBe(true);
          expect(answer.other.symbols).not.toEqual(solution.symbols);
        }
      }
      session.close();
      expect(Math.min(met.unique, met.many)).toBeGreaterThan(2);
    },
  );

  test('of a rule with cages and lines: answers are those of search', async () => {
    const constraints = [
      { kind: 'killer', cells: [0, 1, 6], sum: 9 },
      { kind: 'thermo', cells: [14, 21, 28] },
      { kind: 'little-killer', cells: [5, 10, 15, 20, 25, 30], sum: 21 },
      { kind: 'anti-king' },
    ];
    const shape = shapeNamed(`custom:${JSON.stringify({ base: '3x2', constraints })}`);
    const random = createRandom('ruled session');
    const list = async (puzzle: Puzzle, limit: number): Promise<Solution[]> => {
      const found: Solution[] = [];
      for await (const solution of solutions(puzzle, { limit })) found.push(solution);
      return found;
    };
    const [solution] = await list(emptyPuzzle(shape), 1);
    const session = await prover.openClues(solution, emptyPuzzle(shape));
    const met = { unique: 0, many: 0, unknown: 0 };
    for (let round = 0; round < 25; round++) {
      const cells = cellsIn(shape).filter(() => random.below(100) < 2 * round);
      const answer = await session.ask(cells, {});
      met[answer.status]++;
      const clues = cluesOf(solution, cells);
      expect((await list(clues, 2)).length).toBe(answer.status === 'unique' ? 1 : 2);
      if (answer.status === 'unique')
        expect(await list(cluesOf(solution, answer.core), 2)).toMatchObject([{ symbols: solution.symbols }]);
      if (answer.status === 'many') {
        expect(answer.other.symbols).not.toEqual(solution.symbols);
        expect(await list(answer.other, 1)).toHaveLength(1);
        expect(agrees(answer.other, clues)).toBe(true);
      }
    }
    session.close();
    expect(Math.min(met.unique, met.many)).toBeGreaterThan(2);
  });

  test('clues that are kept hold in every question and are in no core', async () => {
    const solution = someSolution(shapeNamed('3x3'), createRandom('kept'));
    const kept = cellsIn(solution.shape).filter(cell => cell % 5 === 0);
    const others = cellsIn(solution.shape).filter(cell => cell % 5 !== 0);
    const session = await prover.openClues(solution, cluesOf(solution, kept));
    const answer = await session.ask(others, {});
    expect(answer.status).toBe('unique');
    const core = answer.status === 'unique' ? answer.core : [];
    expect(core.some(cell => kept.includes(cell))).toBe(false);
    expect((await decide(cluesOf(solution, [...kept, ...core]))).status).toBe('unique');
    const nothing = await session.ask([], {});
    expect(nothing.status === 'many' && agrees(nothing.other, cluesOf(solution, kept))).toBe(true);
    session.close();
  });

  test('where the kept clues decide everything, no other clue is needed', async () => {
    const solution = someSolution(shapeNamed('3x3'), createRandom('all'));
    const session = await prover.openClues(solution, cluesOf(solution, cellsIn(solution.shape).slice(9)));
    expect(await session.ask([0, 1, 2], {})).toEqual({ status: 'unique', core: [] });
    session.close();
  });

  test('questions of two sessions may alternate', async () => {
    const shape = shapeNamed('3x2');
    const solutions = [0, 1].map(seed => someSolution(shape, createRandom(seed)));
    const sessions = await Promise.all(solutions.map(s => prover.openClues(s, emptyPuzzle(shape))));
    for (let round = 0; round < 10; round++) {
      const cells = cellsIn(shape).filter(cell => (cell * 7 + round) % 3 > 0);
      const answers = await Promise.all(sessions.map(session => session.ask(cells, {})));
      for (const [i, { status }] of answers.entries())
        expect(status).toBe((await decide(cluesOf(solutions[i], cells))).status);
    }
    for (const session of sessions) session.close();
  });
});

describe('unknown, when the budget ends first', () => {
  const abortedSoon = (): AbortSignal => {
    const controller = new AbortController();
    void turnEventLoop().then(() => controller.abort());
    return controller.signal;
  };
  const budgets: [string, () => Budget, string][] = [
    ['no time', () => ({ milliseconds: 0 }), 'time'],
    ['little time', () => ({ milliseconds: 60 }), 'time'],
    ['few guesses', () => ({ nodes: 50 }), 'nodes'],
    ['a signal aborted before', () => ({ signal: AbortSignal.abort() }), 'aborted'],
    ['a signal aborted meanwhile', () => ({ signal: abortedSoon() }), 'aborted'],
  ];

  test.each(budgets)('a verdict: %s', async (_, budget, reason) => {
    expect(await decide(endless, { method: 'sat', prover, ...budget() })).toMatchObject({
      status: 'unknown',
      reason,
    });
    expect(await findSolution(endless, { method: 'sat', prover, ...budget() })).toMatchObject({
      status: 'unknown',
      reason,
    });
  });

  test.each(budgets)('a question about clues: %s, and the session goes on', async (_, budget, reason) => {
    const solution = someSolution(endless.shape, createRandom('endless'));
    const cells = cellsIn(endless.shape).filter(cell => endless.symbols[cell] !== 0);
    const session = await prover.openClues(solution, emptyPuzzle(endless.shape));
    expect(await session.ask(cells, budget())).toEqual({ status: 'unknown', reason });
    expect(await session.ask(cellsIn(endless.shape), {})).toMatchObject({ status: 'unique' });
    session.close();
  });
});

test('hundreds of proofs leave no memory behind, nor do those that are given up', async () => {
  const puzzles = Array.from({ length: 10 }, (_, seed) => sparsePuzzle('3x3', 20, createRandom(seed)));
  const measure = async (proofs: number): Promise<number> => {
    for (let i = 0; i < proofs; i++) {
      const puzzle = i % 20 === 0 ? endless : puzzles[i % 10];
      await decide(puzzle, { method: 'sat', prover, nodes: 30 });
    }
    // What is neither in JavaScript's own heap nor in its buffers is the memory of WebAssembly.
    const { external, arrayBuffers } = process.memoryUsage();
    return external - arrayBuffers;
  };
  const early = await measure(100);
  const late = await measure(200);
  expect(late - early).toBeLessThan(5_000_000);
});
