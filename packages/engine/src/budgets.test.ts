/** Every public function that may take long keeps its budget, and says what it ran out of. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRandom } from './base/random.js';
import { expectOk } from './base/result.js';
import { emptyPuzzle, trustSolution } from './board/puzzle.js';
import * as engine from './index.js';
import { type Budget, Pace, type Shortage, turnEventLoop } from './solve/budget.js';
import { puzzleOf, shapeNamed, someSolution, sparsePuzzle } from './solve/puzzles.testkit.js';

const nine = emptyPuzzle(shapeNamed('3x3'));
const endless = sparsePuzzle('2x2x2', 40, 'endless');
/** Logic takes many steps here, with several techniques tried before each. */
const hard = puzzleOf(
  '3x3',
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
);
const cube = sparsePuzzle('9^3', 80, 1);
const full = (spec: string) =>
  trustSolution(shapeNamed(spec), someSolution(shapeNamed(spec), createRandom('budgets')));
const fullCube = full('9^3');
const fullBox = full('2x2x2');

/** All its lines are alike, so that every one has to be set apart, on one way after the other. */
const regular = emptyPuzzle(shapeNamed('latin:64^2'));

type End = Shortage | 'done';
type Case = (budget: Budget) => Promise<End>;

const ended = (shortage: Shortage | undefined): End => shortage ?? 'done';
const unknownOf = (verdict: { status: string; reason?: Shortage }): End =>
  verdict.status === 'unknown' ? ended(verdict.reason) : 'done';
const reasonOf = (problem: engine.Problem): Shortage | undefined =>
  problem.code === 'cut-short' ? problem.parameters.reason : undefined;
const problemOf = <T extends { shortage?: Shortage }>(result: engine.Result<T>): End =>
  result.ok ? ended(result.value.shortage) : ended(reasonOf(result.problem));

const cutOf = (result: engine.Result<unknown>): End => (result.ok ? 'done' : ended(reasonOf(result.problem)));

const isShortage = (end: unknown): end is Shortage => engine.shortages.includes(end as Shortage);

/** The last value of a generator, after all it gives. */
async function drain<T, R>(values: AsyncGenerator<T, R>): Promise<R> {
  for (;;) {
    const next = await values.next();
    if (next.done) return next.value;
  }
}

const cases: Readonly<Record<string, Case>> = {
  decide: async budget => unknownOf(await engine.decide(endless, budget)),
  decideAll: async budget => unknownOf((await engine.decideAll([endless], budget))[0]),
  findSolution: async budget => unknownOf(await engine.findSolution(endless, budget)),
  findFirstSolution: async budget => unknownOf(await engine.findFirstSolution(endless, budget)),
  findRandomSolution: async budget => unknownOf(await engine.findRandomSolution(endless, 1, budget)),
  countSolutions: async budget => unknownOf(await engine.countSolutions(nine, budget)),
  solutions: async budget => {
    const all = engine.solutions(nine, budget);
    for await (const _ of all);
    return isShortage(all.end) ? all.end : 'done';
  },
  solveByCover: async budget => unknownOf(expectOk(await engine.solveByCover(endless, budget))),
  traceCover: async budget => {
    let end: End | undefined;
    for await (const step of engine.traceCover(endless, budget))
      if (step.kind === 'end') end = unknownOf(expectOk(step.verdict));
    return end ?? 'done';
  },
  findSteps: async budget => {
    const end = await drain(engine.findSteps(engine.Position.of(cube), budget));
    return isShortage(end) ? end : 'done';
  },
  deduceSteps: async budget => {
    const end = await drain(engine.deduceSteps(engine.Position.of(hard), budget));
    return isShortage(end) ? end : 'done';
  },
  deduce: async budget => {
    const { end } = await engine.deduce(hard, budget);
    return isShortage(end) ? end : 'done';
  },
  gradePuzzle: async budget => unknownOf(await engine.gradePuzzle(hard, budget)),
  lookForSolutions: async budget => {
    const pace = new Pace(budget);
    await engine.lookForSolutions(endless, pace);
    return ended(pace.shortage());
  },
  grade: async budget => unknownOf(await engine.grade(hard, budget)),
  fillGrid: async budget => problemOf(await engine.fillGrid(fullCube.shape, 1, { ...budget, mixes: 10_000 })),
  countRandomBlocks: async budget =>
    problemOf(await engine.countRandomBlocks(nine.shape, 1, { ...budget, tries: 1e9 })),
  dig: async budget => {
    const groups = expectOk(engine.sampleGroups(fullBox.shape, 'uniform', createRandom(1)));
    return ended((await engine.dig(fullBox, groups, { ...budget, guesses: 1_000_000 })).shortage);
  },
  minimise: async budget =>
    ended((await engine.minimise(fullBox, fullBox, 1, { ...budget, effort: 1_000_000 })).shortage),
  minimiseBySets: async budget => {
    const made = await engine.minimiseBySets(full('3x3'), 1, budget);
    return made.ok ? 'done' : ended(reasonOf(made.problem));
  },
  generatePuzzle: async budget =>
    problemOf(await engine.generatePuzzle(fullCube.shape, 1, { level: 'extreme' }, budget)),
  generate: async budget =>
    problemOf(await engine.generate('9^3', { level: 'extreme' }, { ...budget, seed: 1 })),
  hunt: async budget => problemOf(await engine.hunt(fullBox.shape, 1, budget)),
  findSymmetries: async budget => cutOf(await engine.findSymmetries(shapeNamed('latin:64^2'), budget)),
  canonise: async budget => cutOf(await engine.canonise(regular, budget)),
  findSymmetryBetween: async budget => cutOf(await engine.findSymmetryBetween(regular, regular, budget)),
};
const named = Object.entries(cases);

afterEach(() => {
  vi.restoreAllMocks();
});

/** A clock that goes on by a hundredth of a second whenever it is read: how often it was says how many stretches there were. */
function countReadings(): () => number {
  let readings = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => 10 * ++readings);
  return () => readings;
}

test('no function that may take long is forgotten here', () => {
  const asynchronous = Object.entries(engine)
    .filter(([, value]) => typeof value === 'function' && /^Async/.test(value.constructor.name))
    .map(([name]) => name);
  expect(asynchronous.sort()).toEqual(
    Object.keys(cases)
      // It returns at once; what it returns takes long.
      .filter(name => name !== 'solutions')
      .sort(),
  );
});

describe.each(named)('%s', (_, run) => {
  test('ends at once when it was aborted before it began', async () => {
    const pace = new Pace({ signal: AbortSignal.abort() });
    expect(await run(pace.part())).toBe('aborted');
    expect(pace.nodes).toBe(0);
  });

  test.each([0, 1, 20])('makes no more than %i guesses', async nodes => {
    const pace = new Pace({ nodes });
    expect(await run(pace.part())).toBe('nodes');
    expect(pace.nodes).toBe(nodes);
  });

  test('ends within one stretch when its time is over', async () => {
    const read = countReadings();
    const before = read();
    expect(await run({ milliseconds: 300 })).toBe('time');
    // A stretch takes two or three readings; the whole of the work would take thousands.
    expect(read() - before).toBeLessThan(80);
  });

  test('ends within one stretch after an abort', async () => {
    const read = countReadings();
    const controller = new AbortController();
    let aborted = 0;
    const abort = async () => {
      await turnEventLoop();
      await turnEventLoop();
      aborted = read();
      controller.abort();
    };
    const [end] = await Promise.all([run({ signal: controller.signal }), abort()]);
    expect(end).toBe('aborted');
    expect(read() - aborted).toBeLessThan(50);
  });
});

test('a part cannot spend more than the whole', async () => {
  const pace = new Pace({ nodes: 100 });
  const verdict = await engine.decide(endless, pace.part({ nodes: 1000 }));
  expect(verdict).toMatchObject({ status: 'unknown', reason: 'nodes', nodes: 100 });
  expect(pace.shortage()).toBe('nodes');
});

test('a part that ends leaves the rest to the others', async () => {
  const pace = new Pace({ nodes: 100 });
  expect((await engine.decide(endless, pace.part({ nodes: 30 }))).nodes).toBe(30);
  expect([pace.nodes, pace.nodesLeft, pace.shortage()]).toEqual([30, 70, undefined]);
});

describe('a limit that is none is a mistake of the caller, who hears of it at once', () => {
  const nonsense = [Number.NaN, -1, Number.NEGATIVE_INFINITY, 0.5, '5' as never, null as never, 5n as never];
  const refuses = async (work: () => unknown): Promise<void> => {
    await expect((async () => work())()).rejects.toThrow(RangeError);
  };
  test.each(named)('%s', async (_, run) => {
    for (const limit of nonsense) {
      await refuses(() => run({ nodes: limit }));
      if (limit !== 0.5) await refuses(() => run({ milliseconds: limit }));
    }
  });
  /** Limits of their own, beside those of a budget. */
  const others: readonly [string, (limit: number) => unknown][] = [
    ['limit of solutions', limit => engine.solutions(nine, { limit })],
    ['nodes of traceSearch', nodes => [...engine.traceSearch(nine, { nodes })]],
    ['solutions of traceSearch', solutions => [...engine.traceSearch(nine, { solutions })]],
    ['branches of buildSolutionTree', branches => engine.buildSolutionTree(nine, { branches })],
    ['mixes of fillGrid', mixes => engine.fillGrid(fullCube.shape, 1, { mixes })],
    ['clues of dig', clues => engine.dig(fullBox, [], { clues })],
    ['guesses of dig', guesses => engine.dig(fullBox, [], { guesses })],
    ['effort of minimise', effort => engine.minimise(fullBox, fullBox, 1, { effort })],
    ['clues of minimise', clues => engine.minimise(fullBox, fullBox, 1, { clues })],
    ['rounds of minimise', rounds => engine.minimise(fullBox, fullBox, 1, { rounds })],
    ['attempts of generatePuzzle', attempts => engine.generatePuzzle(nine.shape, 1, {}, { attempts })],
    ['guesses of hunt', guesses => engine.hunt(nine.shape, 1, { guesses })],
    ['patience of hunt', patience => engine.hunt(nine.shape, 1, { patience })],
    ['starts of hunt', starts => engine.hunt(nine.shape, 1, { starts })],
    ['bytes of a pool', bytes => new engine.KernelPool(bytes === 0.5 ? Number.NaN : bytes)],
  ];
  test.each(others)('%s', async (_, run) => {
    for (const limit of nonsense) await refuses(() => run(limit));
  });
  test('limit of countSolutions', () => refuses(() => engine.countSolutions(nine, { limit: -1n })));
  test.each([Number.NaN, 0.5, -1, 82])('%d clues cannot be ordered', async clues => {
    expect(await engine.generatePuzzle(nine.shape, 1, { clues })).toMatchObject({
      ok: false,
      problem: { code: 'order-unfit', detail: 'too-many-clues' },
    });
  });
  test.each(['3x3', '2x2x1'])('a kernel of %s told to run for NaN guesses stops', spec => {
    for (const role of ['solver', 'counter', 'tree', 'learner'] as const) {
      const kernel = new engine.KernelPool().lend(role, shapeNamed(spec));
      kernel.load(new Uint8Array(shapeNamed(spec).cellCount));
      expect(kernel.run(Number.NaN)).toBe('budget');
    }
  });
});

describe('progress', () => {
  test('of an outer layer counts more than that of its parts', async () => {
    countReadings();
    const seen: engine.Progress[] = [];
    const outer = new Pace({ onProgress: progress => seen.push(progress) });
    outer.report(3, 'grids', 10);
    await engine.countSolutions(nine, { ...outer.part(), nodes: 200_000 });
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen.map(({ done, total, unit }) => `${done} of ${total} ${unit}`))).toEqual(
      new Set(['3 of 10 grids']),
    );
  });

  test('reaches the outer layer from a part, with its total', async () => {
    countReadings();
    const seen: engine.Progress[] = [];
    const outer = new Pace({ onProgress: progress => seen.push(progress) });
    await engine.countSolutions(nine, { ...outer.part(), nodes: 400_000 });
    expect(seen.at(-1)).toMatchObject({ unit: 'branches', total: expect.any(Number) });
  });
});
