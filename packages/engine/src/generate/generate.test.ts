import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { createRandom } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { countFilled, createGrid } from '../board/grid.js';
import { asPuzzle, asSolution, type Puzzle } from '../board/puzzle.js';
import { gradePuzzle } from '../grade/grade.js';
import { solveByMode } from '../logic/modes.js';
import { parseShape } from '../shape/shapes.js';
import { decide } from '../solve/decide.js';
import { askOracle } from '../solve/oracle.testkit.js';
import { fingerprint } from './cycles.testkit.js';
import { dig } from './dig.js';
import { fillGrid, fillMethods } from './fill.js';
import { generatePuzzle, isRepeatable } from './generate.js';
import { type Find, hunt } from './hunt.js';
import { minimise } from './minimise.js';
import type { Order } from './order.js';
import { digLarge } from './repair.js';
import { sampleGroups } from './sample.js';
import { hasStrata } from './strata.js';

const shape = (spec: string) => expectOk(parseShape(spec));
const filled = async (spec: string, seed: number | string) =>
  expectOk(await fillGrid(shape(spec), seed)).solution;
const without = (puzzle: Puzzle, cell: number): Puzzle => {
  const symbols = Uint8Array.from(puzzle.symbols);
  symbols[cell] = 0;
  return expectOk(asPuzzle(expectOk(createGrid(puzzle.shape, symbols))));
};
const statusOf = async (puzzle: Puzzle) => (await decide(puzzle)).status;

describe('random grids', () => {
  test.each(['2x2', '3x3', '4^3', '9^3', '3x2x1', '2x2x2', 'latin:4^3', 'plane:3^3', 'iso:4', 'faces:4'])(
    'of %s are solutions, and the seed decides which',
    async spec => {
      const first = await filled(spec, 1);
      expect(asSolution(first).ok).toBe(true);
      expect(await filled(spec, 1)).toEqual(first);
      expect(await filled(spec, 2)).not.toEqual(first);
    },
  );
  test.each([
    ['9^3', campaign(2, 5)],
    ['2x2x2', campaign(3, 5)],
    ['3x3x1', campaign(2, 3)],
  ] as const)('of %s leave the isomorphism class that the laid ones stay in', async (spec, seeds) => {
    const kinds = async (method: 'mixed' | 'laid') => {
      const prints = new Set<string>();
      for (let seed = 1; seed <= seeds; seed++)
        prints.add(fingerprint(expectOk(await fillGrid(shape(spec), seed, { method })).solution));
      return prints.size;
    };
    expect(await kinds('laid')).toBe(1);
    expect(await kinds('mixed')).toBe(seeds);
  });
  test.each(fillMethods)('by the method %s', async method => {
    const result = await fillGrid(shape('2x2'), 3, { method });
    expect(result.ok && asSolution(result.value.solution).ok).toBe(true);
  });
  test('a jigsaw is filled by search', async () => {
    const rows = ['AAABBB', 'AABBBC', 'ADDDCC', 'DDDEEC', 'FEEEEC', 'FFFFFC'].join('');
    const houses = [...'ABCDEF'].map(name =>
      [...rows].flatMap((letter, cell) => (letter === name ? [cell] : [])),
    );
    const jigsaw = shape(`custom:${JSON.stringify({ base: 'latin:6^2', houses })}`);
    expect(asSolution(expectOk(await fillGrid(jigsaw, 1)).solution).ok).toBe(true);
  });
  test('what does not fit a method, or takes too long, is said', async () => {
    expect(await fillGrid(shape('9^3'), 1, { method: 'pattern' })).toMatchObject({
      ok: false,
      problem: { code: 'order-unfit', detail: 'method' },
    });
    expect(await fillGrid(shape('3x3'), 1, { method: 'blocks', nodes: 1000 })).toMatchObject({
      ok: false,
      problem: { code: 'cut-short', parameters: { reason: 'nodes' } },
    });
  });
});

describe('samplers', () => {
  test('a puzzle dug by points keeps that symmetry', async () => {
    const { puzzle } = expectOk(await generatePuzzle(shape('3x3'), 4, { clues: 30, sampler: 'point' }));
    for (let cell = 0; cell < 81; cell++)
      expect(puzzle.symbols[cell] === 0).toBe(puzzle.symbols[80 - cell] === 0);
  });
});

describe('digging', () => {
  test.each(['3x3', '3x2', '4^3', campaign(0, 1) ? '3x2x1' : '2x2x1', 'latin:4^3', 'plane:3^3', 'iso:4'])(
    '%s down to where every clue is needed',
    async spec => {
      const solution = await filled(spec, 9);
      const groups = expectOk(sampleGroups(solution.shape, 'uniform', createRandom(2)));
      const { puzzle, minimal, clues } = await dig(solution, groups, { guesses: 20_000 });
      expect([minimal, clues]).toEqual([true, countFilled(puzzle)]);
      expect(await statusOf(puzzle)).toBe('unique');
      for (let cell = 0; cell < puzzle.shape.cellCount; cell += campaign(24, 1)) {
        if (puzzle.symbols[cell] !== 0) expect(await statusOf(without(puzzle, cell))).toBe('many');
      }
    },
  );
  test('to just so many clues', async () => {
    const solution = await filled('9^3', 1);
    const groups = expectOk(sampleGroups(solution.shape, 'uniform', createRandom(2)));
    const { puzzle, clues } = await dig(solution, groups, { clues: 101 });
    expect([clues, countFilled(puzzle)]).toEqual([101, 101]);
    expect(await statusOf(puzzle)).toBe('unique');
  });
  test('large boards by repair: two in five clues are enough for singles', async () => {
    const solution = await filled('2x2x2x2', 1);
    const { puzzle, clues } = await digLarge(solution, createRandom(1));
    expect(clues / 65_536).toBeLessThan(0.41);
    expect(solveByMode(puzzle, 'tier2').status).toBe('solved');
  });
  test('and minimising goes on from a puzzle', async () => {
    const { puzzle, solution } = expectOk(await generatePuzzle(shape('3x3'), 4, { clues: 40 }));
    const result = await minimise(puzzle, solution, 1);
    expect(result.minimal).toBe(true);
    for (let cell = 0; cell < 81; cell++)
      if (result.puzzle.symbols[cell] !== 0) expect(puzzle.symbols[cell]).toBe(result.puzzle.symbols[cell]);
    expect(await statusOf(result.puzzle)).toBe('unique');
  });
  test('be it one that singles do not solve: nothing comes back', async () => {
    const { puzzle, solution } = expectOk(await generatePuzzle(shape('3x3'), 2, { minimal: true }));
    expect(solveByMode(puzzle, 'singles').status).not.toBe('solved');
    const symbols = Uint8Array.from(puzzle.symbols);
    const more = symbols.indexOf(0);
    symbols[more] = solution.symbols[more];
    const one = expectOk(asPuzzle(expectOk(createGrid(puzzle.shape, symbols))));
    const { puzzle: less, clues, minimal } = await minimise(one, solution, 1);
    expect(minimal).toBe(true);
    expect(clues).toBeLessThanOrEqual(countFilled(one));
    for (let cell = 0; cell < 81; cell++) if (less.symbols[cell]) expect(one.symbols[cell]).not.toBe(0);
  });
});

describe('orders', () => {
  // The seeds are those that meet their order soon.
  test.each<[string, Order, number | string]>([
    ['3x3', { clues: 28 }, 3],
    ['3x3', { minimal: true }, 3],
    ['3x3', { level: 'medium' }, 1],
    ['3x3', { level: 'hard' }, 4],
    ['3x3', { level: 'extreme' }, 2],
    ['3x3', { technique: 'swordfish' }, 5],
    ['3x3', { technique: 'jellyfish' }, 2],
    ['3x3', { technique: 'naked-quad' }, 2],
    ['3x3', { technique: 'naked-pair' }, 4],
    ['3x3', { technique: 'unique-rectangle' }, 4],
    ['3x3', { technique: 'avoidable-rectangle' }, 'u66'],
    ['3x3', { logicOnly: true }, 3],
    ['4^3', { minimal: true }, 3],
    ['9^3', { clues: 129 }, 3],
    ['iso:4', { level: 'medium' }, 3],
  ])('%s %o is met, by a unique puzzle that the seed decides', async (spec, order, seed) => {
    const made = expectOk(await generatePuzzle(shape(spec), seed, order));
    expect(made.status).toBe('met');
    expect(await statusOf(made.puzzle)).toBe('unique');
    expect(expectOk(await generatePuzzle(shape(spec), seed, order)).puzzle).toEqual(made.puzzle);
    if (order.clues !== undefined) expect(countFilled(made.puzzle)).toBe(order.clues);
    const grade = await gradePuzzle(made.puzzle, { assumeUnique: true });
    if (order.level) expect(grade).toMatchObject({ status: 'graded', level: order.level });
    if (order.technique) expect(grade).toMatchObject({ status: 'graded', hardest: order.technique });
    if (order.logicOnly) expect(grade).not.toMatchObject({ level: 'beyond logic' });
  });
  test('out of reach ends with the best, and says so', async () => {
    const made = expectOk(await generatePuzzle(shape('2x2'), 1, { clues: 3 }, { attempts: 8 }));
    expect(made).toMatchObject({ clues: 4, shortfall: { kind: 'clues', got: 4, wanted: 3 }, attempts: 8 });
    expect(await generatePuzzle(shape('2x2'), 1, { clues: 17 })).toMatchObject({ ok: false });
  });
  test('what is only near after fewer grids than a name stands for has no name', async () => {
    const shape = expectOk(parseShape('3x3'));
    const near = expectOk(await generatePuzzle(shape, 2, { clues: 17 }, { attempts: 2 }));
    expect([near.status, isRepeatable(near, shape, { clues: 17 })]).toEqual(['near', false]);
    const whole = { ...near, attempts: 50 };
    expect(isRepeatable(whole, shape, { clues: 17 })).toBe(true);
    const met = expectOk(await generatePuzzle(shape, 2, { clues: 26 }, { attempts: 2 }));
    expect([met.status, isRepeatable(met, shape, { clues: 26 })]).toEqual(['met', true]);
  });

  test('a level that does not turn up is near, never met', async () => {
    const made = expectOk(await generatePuzzle(shape('2x2x1'), 1, { level: 'easy' }, { attempts: 2 }));
    expect(made).toMatchObject({ status: 'near', shortfall: { kind: 'level', wanted: 'easy' } });
  });
  test('a level that no puzzle of the shape is known to have is refused', async () => {
    expect(await generatePuzzle(shape('2x2'), 1, { level: 'extreme' })).toMatchObject({
      ok: false,
      problem: { code: 'order-unfit', detail: 'level-absent' },
    });
  });
  test('with some techniques alone, of a given grid, with all blanks in a region', async () => {
    const solution = await filled('3x3', 7);
    const order: Order = { using: ['naked-single'], region: 'r1..6' };
    const made = expectOk(await generatePuzzle(shape('3x3'), 1, order, { solution }));
    expect([made.status, made.solution]).toEqual(['met', solution]);
    expect(await gradePuzzle(made.puzzle, { using: ['naked-single'] })).toMatchObject({ status: 'graded' });
    expect([...made.puzzle.symbols.subarray(54)]).toEqual([...solution.symbols.subarray(54)]);
    expect(await generatePuzzle(shape('2x2'), 1, {}, { solution })).toMatchObject({
      ok: false,
      problem: { detail: 'solution-shape' },
    });
  });
  test('of a level and a length together', async () => {
    const made = expectOk(await generatePuzzle(shape('3x3'), 1, { level: 'hard', clues: 41 }));
    expect(made).toMatchObject({ status: 'met', clues: 41, grade: { level: 'hard' } });
    expect(await statusOf(made.puzzle)).toBe('unique');
  });
  test('can be cancelled', async () => {
    const controller = new AbortController();
    const onProgress = () => controller.abort();
    const made = await generatePuzzle(
      shape('3x3'),
      1,
      { technique: 'long-trial' },
      { attempts: 1_000_000, signal: controller.signal, onProgress },
    );
    expect(made).toMatchObject({
      ok: true,
      value: { shortage: 'aborted', shortfall: { kind: 'technique', wanted: 'long-trial' } },
    });
  });
});

test.each(['2x2', '3x2', '3x3', '2x2x1', '4^3', 'latin:4^3', 'plane:3^3', 'iso:4', 'faces:4'])(
  'an independent solver finds one solution of what is made in %s',
  async spec => {
    for (const [seed, order] of [
      {},
      { minimal: true },
      { level: 'gentle' as const },
      hasStrata(shape(spec).spec) ? { sampler: 'lhs' as const } : { sampler: 'uniform' as const },
    ].entries()) {
      const { puzzle } = expectOk(await generatePuzzle(shape(spec), seed, order, { attempts: 2 }));
      expect(askOracle(puzzle, 2).length).toBe(1);
    }
  },
);

describe('the hunt', () => {
  test('goes down, tells every gain, and goes on from where it was', async () => {
    const finds: Find[] = [];
    const onFind = (find: Find) => {
      finds.push(find);
    };
    const { best } = expectOk(await hunt(shape('3x2'), 1, { starts: 6, patience: 60, onFind }));
    expect(finds.map(find => find.clues)).toEqual([...finds.map(find => find.clues)].sort((a, b) => b - a));
    expect(best).toEqual(finds.at(-1));
    for (const { puzzle, clues } of finds)
      expect([await statusOf(puzzle), countFilled(puzzle)]).toEqual(['unique', clues]);
    // Left after two grids and begun again, it finds what it would have found.
    const passed: number[] = [];
    const onPassed = (grids: number) => {
      passed.push(grids);
    };
    const left = { patience: 60, starts: 2, onPassed };
    const first = expectOk(await hunt(shape('3x2'), 1, left)).best;
    const rest = { ...left, starts: 4, passed: 2, ...(first && { start: first }) };
    expect(expectOk(await hunt(shape('3x2'), 1, rest)).best).toEqual(best);
    expect(passed).toEqual([1, 2, 3, 4, 5, 6]);
    const again = expectOk(
      await hunt(shape('3x2'), 2, { starts: 1, patience: 5, ...(best && { start: best }) }),
    );
    expect(again.best?.clues).toBeLessThanOrEqual(best?.clues ?? 0);
  });
  test('an empty budget finds nothing and hangs nowhere', async () => {
    const signal = AbortSignal.abort();
    expect(await hunt(shape('9^3'), 1, { signal })).toEqual({
      ok: true,
      value: { starts: 0, shortage: 'aborted' },
    });
  });
});
