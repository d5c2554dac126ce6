import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { createRandom } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { emptyPuzzle, type Puzzle, trustPuzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import type { Shape } from '../shape/shape.js';
import { decide } from '../solve/decide.js';
import { askOracle, makeLine } from '../solve/oracle.testkit.js';
import {
  puzzleOf,
  shapeNamed,
  smallKinds,
  somePuzzle,
  someSolution,
  sparsePuzzle,
} from '../solve/puzzles.testkit.js';
import { findMistakes, isSolution, kernelSolver, type Solver } from '../solve/solvers.testkit.js';
import { TreeKernel } from '../solve/tree/treeKernel.js';
import { sentenceOf } from '../words/sentences.testkit.js';
import { AlgorithmX, type ColumnChoice, columnChoices } from './algorithmX.js';
import { CoverMatrix } from './coverMatrix.js';
import { type CoverOptions, type CoverStep, solveByCover, traceCover } from './solveByCover.js';

const classic = puzzleOf(
  '3x3',
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
);
const inkala = puzzleOf(
  '3x3',
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
);

/** The algorithm by itself, stopped every few rows. */
const solverBy = (choose: ColumnChoice): Solver => ({
  name: `Algorithm X by the ${choose} column`,
  solve: (puzzle, limit) => {
    const search = new AlgorithmX(puzzle, expectOk(CoverMatrix.of(puzzle.shape)), choose);
    const lines: string[] = [];
    for (let stretch = 1; lines.length < limit; stretch = (stretch * 5) % 17) {
      const status = search.run(stretch);
      if (status === 'exhausted') break;
      if (status === 'solution') lines.push(makeLine(search.grid));
    }
    return lines;
  },
});

/** The first column has no sense of what is short, and needs more clues to end. */
const manyClues = (kind: (typeof smallKinds)[number]): [number, number] => {
  const [least, most] = kind.clues;
  return [Math.max(least, 45), Math.max(most, 65)];
};

describe('the solutions are those of another solver and of the kernels', () => {
  const limit = 30;
  const puzzles = campaign(20, 300);
  test.each(smallKinds)('$name', async kind => {
    const met = [0, 0, 0];
    for (let seed = 0; seed < puzzles; seed++) {
      const puzzle = somePuzzle(kind, createRandom(`cover ${seed}`));
      const expected = askOracle(puzzle, limit);
      met[Math.min(expected.length, 2)]++;
      expect(await findMistakes(puzzle, expected, limit, [solverBy('smallest')]), `seed ${seed}`).toEqual([]);
      const fuller = somePuzzle({ ...kind, clues: manyClues(kind) }, createRandom(`cover ${seed}`));
      const rest = askOracle(fuller, limit);
      expect(await findMistakes(fuller, rest, limit, [solverBy('first')]), `seed ${seed}`).toEqual([]);
    }
    expect(met.filter(count => count > 0)).toHaveLength(3);
  });

  test.each(smallKinds)('and the verdict on $name is that of decide', async kind => {
    for (let seed = 0; seed < puzzles; seed++) {
      const puzzle = somePuzzle(kind, createRandom(`verdict ${seed}`));
      const verdict = expectOk(await solveByCover(puzzle));
      const other = await decide(puzzle);
      expect([verdict.status, verdict.by]).toEqual([other.status, 'x']);
      if (verdict.status === 'unique' && other.status === 'unique')
        expect(makeLine(verdict.solution.symbols)).toBe(makeLine(other.solution.symbols));
      if (verdict.status !== 'many') continue;
      expect(isSolution(puzzle, makeLine(verdict.solution.symbols))).toBe(true);
      expect(isSolution(puzzle, makeLine(verdict.other.symbols))).toBe(true);
      expect(verdict.differ.length).toBeGreaterThan(0);
    }
  });

  test.each([
    ['an easy 9×9', classic],
    ['a hard 9×9', inkala],
    ['a cube', sparsePuzzle('9^3', 300, 1)],
    ['a 16×16', sparsePuzzle('4x4', 150, 1)],
    ['numbers for symbols', sparsePuzzle('6x6', 1000, 1)],
    ['six dimensions', sparsePuzzle('2x2x1x1x1x1', 2000, 1)],
    ['equal columns', sparsePuzzle('4x1x1', 40, 1)],
  ])('%s', async (_, puzzle) => {
    const [verdict, other] = [expectOk(await solveByCover(puzzle)), await decide(puzzle)];
    expect([verdict.status, 'solution' in verdict && verdict.solution]).toEqual([
      other.status,
      'solution' in other && (other.status === 'unique' ? other.solution : expect.anything()),
    ]);
  });
});

describe('rules with cells that differ', () => {
  const ruled = (base: string, constraints: readonly object[]) =>
    shapeNamed(`custom:${JSON.stringify({ base, constraints })}`);
  const baseOf = ({ spec }: Shape): string => (spec.family === 'custom' && spec.rule.base) || '';
  const tree = kernelSolver('TreeKernel', shape => new TreeKernel(shape));
  const rules = [
    ruled('2x2', [{ kind: 'region', cells: [0, 5, 10] }]),
    ruled('2x2', [
      { kind: 'killer', cells: [1, 4, 11] },
      { kind: 'odd', cells: [0, 15] },
    ]),
    ruled('3x2', [{ kind: 'anti-king' }, { kind: 'candidates', cells: [7], symbols: [2, 5] }]),
    ruled('3x2', [
      { kind: 'diagonal', direction: [1, 1] },
      { kind: 'region', cells: [5, 10, 15, 20] },
    ]),
    ruled('latin:4^2', [{ kind: 'anti-knight' }]),
    ruled('latin:5^2', [
      { kind: 'offsets', offsets: [[1, 1]] },
      { kind: 'even', cells: [6] },
    ]),
    ruled('2x2x1', [
      { kind: 'region', cells: [0, 21, 42] },
      { kind: 'region', cells: [21, 42, 63] },
    ]),
  ];

  test('have the solutions that the tree finds, by both choices and with clues that may contradict them', async () => {
    const limit = 30;
    const met = [0, 0, 0];
    for (const [i, shape] of rules.entries()) {
      for (let seed = 0; seed < campaign(25, 300); seed++) {
        const random = createRandom(`differ ${i} ${seed}`);
        const full = someSolution(shapeNamed(baseOf(shape)), random);
        const clues = full.map(symbol => (random.below(100) < 15 + random.below(40) ? symbol : blank));
        const puzzle = trustPuzzle(shape, clues);
        const expected = (await tree.solve(puzzle, limit)).sort();
        met[Math.min(expected.length, 2)]++;
        for (const choose of columnChoices) {
          const told = await solverBy(choose).solve(puzzle, limit);
          if (expected.length < limit) expect(told.sort(), `rule ${i}, seed ${seed}`).toEqual(expected);
          else expect(new Set(told).size).toBe(limit);
        }
      }
    }
    expect(Math.min(...met)).toBeGreaterThan(10);
  });

  test('have secondary columns after the others, and no rows for what single cells rule out', () => {
    const matrix = expectOk(CoverMatrix.of(rules[1]));
    const puzzle = emptyPuzzle(rules[1]);
    expect(matrix.sizeOf(puzzle)).toEqual({ rows: 60, columns: 68, secondary: 4, ones: 60 * 4 + 12 });
    expect(matrix.columnsOf(4, 3).map(column => matrix.nameColumn(column))).toContain('d1=3');
    expect(matrix.symbolsOf(0, blank)).toEqual([1, 3]);
  });

  test.each([
    [[{ kind: 'killer', cells: [0, 1], sum: 5 }], 'Constraint 1 (cage) adds or compares symbols'],
    [[{ kind: 'anti-king' }, { kind: 'thermo', cells: [0, 5], name: 'heat' }], 'Thermometer "heat" adds or'],
  ])('%j is refused by the name of what cannot be said', async (constraints, sentence) => {
    const puzzle = emptyPuzzle(ruled('2x2', constraints));
    expect(sentenceOf(await solveByCover(puzzle))).toContain(sentence);
    const steps: CoverStep[] = [];
    for await (const step of traceCover(puzzle)) steps.push(step);
    expect(steps).toMatchObject([{ kind: 'end', verdict: { ok: false } }]);
  });
});

/** As docs/exact-cover.md has it. Knuth's DLX1 tries as many rows by the smallest column. */
const rowsTried: readonly [name: string, Puzzle, smallest: number, first: number][] = [
  ['a 4×4', puzzleOf('2x2', '......42.41..3..'), 11, 23],
  ['an easy 9×9', classic, 51, 4631],
  ['a hard 9×9', inkala, 2776, 2_068_780],
];

test.each(rowsTried.slice(0, campaign(2, 3)))(
  'of %s both choices find the same solution, and the smallest column takes fewer rows',
  async (_, puzzle, ...rows) => {
    const smallest = expectOk(await solveByCover(puzzle));
    const first = expectOk(await solveByCover(puzzle, { choose: 'first' }));
    expect([smallest.nodes, first.nodes]).toEqual(rows);
    const { solution } = smallest as { solution?: unknown };
    expect([smallest, first]).toMatchObject(Array(2).fill({ status: 'unique', solution }));
  },
);

test('a full grid takes no row but its clues', async () => {
  const { nodes, status } = expectOk(await solveByCover(puzzleOf('2x2', '1234341221434321')));
  expect([nodes, status]).toEqual([0, 'unique']);
});

test('one solution found before the budget ends is told, and not called the only one', async () => {
  const puzzle = puzzleOf('2x2', '12.. .... .... ....');
  const whole = expectOk(await solveByCover(puzzle));
  expect(whole.status).toBe('many');
  const half = expectOk(await solveByCover(puzzle, { nodes: whole.nodes - 1 }));
  expect(half).toMatchObject({ status: 'unknown', reason: 'nodes', solution: expect.anything() });
});

test('a matrix that would take too much memory is refused', async () => {
  const puzzle = emptyPuzzle(shapeNamed('4x3x2x1'));
  expect(sentenceOf(await solveByCover(puzzle))).toBe(
    'The exact cover of this puzzle has 47,775,744 ones; Algorithm X takes 16,777,216 at most.',
  );
  const steps: CoverStep[] = [];
  for await (const step of traceCover(puzzle)) steps.push(step);
  expect(steps).toMatchObject([{ kind: 'end', verdict: { ok: false } }]);
});

/**
 * A matrix of sets, copied before every row that is taken, which knows nothing of links; it does what the steps say and checks that they
 * make sense.
 */
async function replay(puzzle: Puzzle, options: CoverOptions = {}) {
  const { shape } = puzzle;
  const matrix = expectOk(CoverMatrix.of(shape));
  const rows = new Map<string, number[]>();
  for (let cell = 0; cell < shape.cellCount; cell++)
    for (let symbol = 1; symbol <= shape.symbols; symbol++)
      if (puzzle.symbols[cell] === blank || puzzle.symbols[cell] === symbol)
        rows.set(`${cell}=${symbol}`, matrix.columnsOf(cell, symbol));
  let live = new Set(rows.keys());
  let columns = new Set(Array.from({ length: matrix.primaryCount }, (_, column) => column));
  const stack: { row: string; live: Set<string>; columns: Set<number> }[] = [];
  const rowsIn = (column: number) => [...live].filter(row => rows.get(row)?.includes(column));
  const faults: unknown[] = [];
  const kinds: CoverStep['kind'][] = [];
  let chosen: number | undefined;
  let end: CoverStep | undefined;

  const take = (row: string): void => {
    const covered = new Set(rows.get(row));
    if (!live.has(row)) faults.push({ gone: row });
    stack.push({ row, live, columns });
    live = new Set([...live].filter(other => !rows.get(other)?.some(column => covered.has(column))));
    columns = new Set([...columns].filter(column => !covered.has(column)));
  };

  for await (const step of traceCover(puzzle, options)) {
    kinds.push(step.kind);
    if (end) faults.push({ after: end, step });
    if (step.kind === 'choose') {
      const counts = [...columns].map(column => rowsIn(column).length);
      const index = options.choose === 'first' ? 0 : counts.indexOf(Math.min(...counts));
      if (step.column !== [...columns][index] || step.rows !== counts[index]) faults.push({ step, counts });
      chosen = step.column;
    } else if (step.kind === 'clue' || step.kind === 'try') {
      const row = `${step.cell}=${step.symbol}`;
      if (step.kind === 'try' && step.nth === 1 && chosen !== undefined) {
        const all = rowsIn(chosen);
        if (all[0] !== row || all.length !== step.of) faults.push({ step, all });
      }
      take(row);
      if (step.rowsLeft !== live.size || step.columnsLeft !== columns.size)
        faults.push({ step, live, columns });
    } else if (step.kind === 'undo') {
      const last = stack.pop();
      if (last?.row !== `${step.cell}=${step.symbol}`) faults.push({ last, step });
      ({ live, columns } = last ?? { live, columns });
    } else if (step.kind === 'solution') {
      const grid = new Uint8Array(shape.cellCount);
      for (const { row } of stack) grid[Number(row.split('=')[0])] = Number(row.split('=')[1]);
      if (columns.size > 0 || makeLine(grid) !== makeLine(step.solution.symbols)) faults.push(step);
    } else end = step;
  }
  expect(faults).toEqual([]);
  return { kinds, verdict: end?.kind === 'end' ? expectOk(end.verdict) : undefined };
}

describe('replaying the steps on a matrix of sets', () => {
  const kinds = smallKinds.filter(({ spec }) => shapeNamed(spec).cellCount * shapeNamed(spec).symbols < 300);
  test.each(kinds.flatMap(kind => columnChoices.map(choose => ({ ...kind, choose }))))(
    'of $name, the $choose column',
    async ({ choose, ...kind }) => {
      for (let seed = 0; seed < campaign(3, 30); seed++) {
        const puzzle = somePuzzle(kind, createRandom(`replay ${seed}`));
        const { verdict } = await replay(puzzle, { choose, nodes: 300 });
        const { milliseconds, ...rest } = expectOk(await solveByCover(puzzle, { choose, nodes: 300 }));
        expect(verdict).toMatchObject(rest);
      }
    },
  );
  test('every row that was tried is undone when all is searched', async () => {
    const { kinds, verdict } = await replay(puzzleOf('2x2', '123. .... ...4 ....'));
    expect(verdict?.status).toBe('none');
    const count = (kind: CoverStep['kind']) => kinds.filter(other => other === kind).length;
    expect(count('undo')).toBe(count('try'));
  });
});
