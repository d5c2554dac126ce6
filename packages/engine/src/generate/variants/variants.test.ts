import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../../tools/campaign.js';
import { expectOk, type Result } from '../../base/result.js';
import { asPuzzle, asSolution } from '../../board/puzzle.js';
import { gradePuzzle } from '../../grade/grade.js';
import { type Level, levels } from '../../grade/scale.js';
import { deduceSteps } from '../../logic/deduce.js';
import { Position } from '../../logic/position.js';
import { techniqueNames } from '../../logic/techniqueNames.js';
import { type KindName, kindNames } from '../../shape/constraint.js';
import { isMet } from '../../shape/constraints/meanings.testkit.js';
import { neighboursBySide } from '../../shape/neighbours.js';
import type { Cell, Shape } from '../../shape/shape.js';
import { makeSpec, parseShape, parseSpec } from '../../shape/shapes.js';
import { Pace } from '../../solve/budget.js';
import { decide } from '../../solve/decide.js';
import { english } from '../../words/en/index.js';
import { absentLevels } from '../absentLevels.js';
import { type Generated, generatePuzzle } from '../generate.js';
import type { Order } from '../order.js';
import { ways } from './kinds.js';
import { type KindWish, makeWishes, parseWishes } from './wishes.js';

const shapeNamed = (spec: string): Shape => expectOk(parseShape(spec));
const wish = (text: string): readonly KindWish[] => expectOk(parseWishes(text));
const make = async (
  spec: string,
  text: string,
  seed: number | string,
  order: Order = {},
): Promise<Generated> =>
  expectOk(await generatePuzzle(shapeNamed(spec), seed, { ...order, with: wish(text) }));
const sentenceOf = (result: Result<unknown>): string =>
  result.ok ? 'fine' : english.problem(result.problem);
const countOf = ({ puzzle }: Generated, kind: KindName): number =>
  puzzle.shape.constraints.filter(({ spec }) => spec.kind === kind).length;

/** What must hold of anything that is made. */
async function expectSound({ puzzle, solution }: Generated, base: string): Promise<void> {
  expect(solution.shape).toBe(puzzle.shape);
  expect(asSolution(solution).ok).toBe(true);
  expect(asPuzzle(puzzle).ok).toBe(true);
  expect(await decide(puzzle)).toMatchObject({ status: 'unique', solution: { symbols: solution.symbols } });
  // Its rule is written as readers write it, so that it is the same shape when it comes back.
  expect(makeSpec(expectOk(parseSpec(puzzle.shape.name)))).toBe(puzzle.shape.name);
  const { extents, spec } = puzzle.shape;
  expect(spec).toMatchObject({ family: 'custom', rule: { base } });
  if (puzzle.shape.symbols !== 4) return;
  for (const constraint of puzzle.shape.constraints)
    expect([constraint.spec, isMet(constraint.spec, { extents, symbols: solution.symbols })]).toEqual([
      constraint.spec,
      true,
    ]);
}

function isConnected(shape: Shape, cells: readonly Cell[]): boolean {
  const beside = neighboursBySide(shape);
  const reached = [cells[0]];
  for (let i = 0; i < reached.length; i++)
    for (const next of beside[reached[i]])
      if (cells.includes(next) && !reached.includes(next)) reached.push(next);
  return reached.length === cells.length;
}

/** Cages that share no cell, hang together and repeat no symbol. */
function expectCages({ puzzle: { shape }, solution }: Generated): void {
  const cages = shape.constraints.filter(({ spec }) => spec.kind === 'killer').map(({ cells }) => cells);
  expect(new Set(cages.flat()).size).toBe(cages.flat().length);
  for (const cage of cages) {
    expect(new Set(cage.map(cell => solution.symbols[cell])).size).toBe(cage.length);
    expect(isConnected(shape, cage)).toBe(true);
    expect(cage.length).toBeLessThanOrEqual(6);
  }
  const sizes = (size: number): number => cages.filter(({ length }) => length === size).length;
  expect(sizes(1) + sizes(6)).toBeLessThanOrEqual(cages.length / 8);
}

describe('killers', () => {
  const beforeTrial = techniqueNames[techniqueNames.indexOf('short-trial') - 1];
  test.each([
    { spec: '3x3', number: campaign(1, 20) },
    { spec: '2x2x1', number: campaign(1, 20) },
    { spec: '4^3', number: campaign(1, 20) },
    { spec: 'iso:4', number: campaign(1, 5) },
    { spec: '2x2x2', number: campaign(1, 5) },
    { spec: '9^3', number: campaign(1, 5) },
  ])(
    'of $spec have one solution and no clue, and logic never strays from it',
    { timeout: 3_600_000 },
    async ({ spec, number }) => {
      for (let seed = 1; seed <= number; seed++) {
        const made = await make(spec, 'killer', seed, { clues: 0 });
        expect(made).toMatchObject({ clues: 0, minimal: true });
        expect(made.shortfall).toBeUndefined();
        await expectSound(made, spec);
        expectCages(made);
        if (made.puzzle.shape.cellCount > 100 && campaign(0, 1) === 0) continue;
        expect(await gradePuzzle(made.puzzle)).toMatchObject({ status: 'graded' });
        // To the solution, or to where logic ends.
        for await (const step of deduceSteps(Position.of(made.puzzle), { upTo: beforeTrial })) {
          for (const { cell, symbol } of step.placements) expect(made.solution.symbols[cell]).toBe(symbol);
          for (const { cell, symbol } of step.eliminations)
            expect(made.solution.symbols[cell]).not.toBe(symbol);
        }
      }
    },
  );

  test('come again from the same seed, and others from others', async () => {
    const made = await make('4^3', 'killer', 7);
    expect((await make('4^3', 'killer', 7)).puzzle).toEqual(made.puzzle);
    expect((await make('4^3', 'killer', 8)).puzzle.shape.name).not.toBe(made.puzzle.shape.name);
  });

  test('have as many clues as are ordered, in a pattern too', async () => {
    const made = await make('3x3', 'killer', 1, { clues: 12 });
    expect([made.clues, made.shortfall]).toEqual([12, undefined]);
    await expectSound(made, '3x3');
    const { clues, puzzle } = await make('3x3', 'killer', 1, { clues: 12, sampler: 'point' });
    expect(clues).toBe(12);
    for (let cell = 0; cell < 81; cell++)
      expect(puzzle.symbols[cell] === 0).toBe(puzzle.symbols[80 - cell] === 0);
  });

  const upTo = (level: Level): readonly Level[] => levels.slice(0, levels.indexOf(level) + 1);
  const made: readonly { readonly spec: string; readonly levels: readonly Level[] }[] = [
    { spec: '3x3', levels },
    { spec: '2x2x1', levels },
    { spec: '4^3', levels: upTo('extreme') },
    { spec: '2x2x2', levels },
    { spec: '9^3', levels },
  ];
  const orders = made.flatMap(({ spec, levels: some }) => some.map(level => ({ spec, level })));
  /** One after the other, so that a sample holds different shapes and levels. */
  const stride = campaign(14, 1);
  test.each(orders.filter((_, i) => i % stride === 1 % stride))(
    'of $spec are $level',
    { timeout: 600_000 },
    async ({ spec, level }) => {
      const order = { level, with: wish('killer') };
      const killer = expectOk(await generatePuzzle(shapeNamed(spec), 'level', order));
      expect(killer.shortfall).toBeUndefined();
      expect(killer.grade).toMatchObject({ status: 'graded', level });
      await expectSound(killer, spec);
      expectCages(killer);
    },
  );

  test('of a level that none is known to have are refused at once', async () => {
    const order = { level: 'beyond logic', with: wish('killer') } as const;
    const made = await generatePuzzle(shapeNamed('4^3'), 1, order, { nodes: 0 });
    expect(sentenceOf(made)).toBe('No killer of 4^3 is known to be of the level beyond logic.');
    expect(absentLevels({ name: '4^3' }, order.with)).toEqual(['beyond logic']);
    expect(absentLevels({ name: '9^3' }, order.with)).toEqual([]);
    // Of fewer cages, or of other constraints, nothing is known.
    expect(absentLevels({ name: '4^3' }, wish('killer=3'))).toEqual([]);
    expect(absentLevels({ name: '4^3' }, wish('killer,thermo'))).toEqual([]);
  });

  test.each(['2x2x1', '2x2x2'])('of %s that were not finished come again too', async spec => {
    const order = { level: 'beyond logic', with: wish('killer') } as const;
    const begin = async () => generatePuzzle(shapeNamed(spec), 3, order, { nodes: 400 });
    const first = await begin();
    expect(await begin()).toEqual(first);
  });

  test.runIf(campaign(0, 1))('with four symbols are hard by having fewer cages', async () => {
    const easy = await make('2x2x1', 'killer', 'level', { level: 'gentle' });
    const hard = await make('2x2x1', 'killer', 'level', { level: 'hard' });
    for (const made of [easy, hard]) {
      expect(made.shortfall).toBeUndefined();
      await expectSound(made, '2x2x1');
      expectCages(made);
    }
    expect(countOf(hard, 'killer') + hard.clues).toBeLessThan(countOf(easy, 'killer') + easy.clues);
  });

  test('of a number of cages leave the rest of the board free', async () => {
    const made = await make('3x3', 'killer=6', 1);
    await expectSound(made, '3x3');
    expect(countOf(made, 'killer')).toBe(6);
    const cells = made.puzzle.shape.constraints.flatMap(({ cells }) => cells);
    expect(new Set(cells).size).toBe(cells.length);
    expect(made.clues).toBeGreaterThan(0);
  });
});

describe('every kind', () => {
  /** No grid of these shapes has them; a kind that is drawn by the seed may have another try. */
  const impossible: Readonly<Record<string, readonly KindName[]>> = {
    '3x3': [],
    '4^3': ['anti-knight', 'anti-king', 'non-consecutive'],
  };
  const some: readonly KindName[] = ['thermo', 'arrow', 'diagonal', 'region', 'anti-king', 'palindrome'];
  const tried = kindNames.filter(kind => campaign(0, 1) === 1 || some.includes(kind));
  test.each(['3x3', '4^3'].flatMap(spec => tried.map(kind => ({ spec, kind }))))(
    '$kind on $spec',
    { timeout: 120_000 },
    async ({ spec, kind }) => {
      const order = { with: [{ kind }] };
      const result = await generatePuzzle(shapeNamed(spec), 'kind', order);
      if (impossible[spec].includes(kind)) {
        expect(sentenceOf(result)).toBe(`${spec} has no complete grid with ${kind}.`);
        return;
      }
      const made = expectOk(result);
      expect(made.shortfall).toBeUndefined();
      await expectSound(made, spec);
      if (kind !== 'killer') expect(countOf(made, kind)).toBe(ways[kind].usual(shapeNamed(spec)));
      expect(expectOk(await generatePuzzle(shapeNamed(spec), 'kind', order)).puzzle).toEqual(made.puzzle);
    },
  );

  test('goes together with others', async () => {
    const made = await make('3x3', 'thermo=4,arrow=3,anti-knight', 1);
    await expectSound(made, '3x3');
    expect(['thermo', 'arrow', 'anti-knight'].map(kind => countOf(made, kind as KindName))).toEqual([
      4, 3, 1,
    ]);
    const cells = made.puzzle.shape.constraints.flatMap(({ cells }) => cells);
    expect(new Set(cells).size).toBe(cells.length);
    const both = await make('4^3', 'killer,thermo=2', 1);
    await expectSound(both, '4^3');
    expect(countOf(both, 'thermo')).toBe(2);
  });

  test('is added to what a rule of its own demands', async () => {
    const rule = { base: '3x3', constraints: [{ kind: 'anti-king' }] };
    const made = await make(JSON.stringify(rule), 'odd=2', 1);
    await expectSound(made, '3x3');
    expect([countOf(made, 'anti-king'), countOf(made, 'odd')]).toEqual([1, 2]);
  });

  test('of which there is no room for so many ends with fewer, and says so', async () => {
    const made = expectOk(
      await generatePuzzle(shapeNamed('2x2'), 1, { with: wish('thermo=5') }, { attempts: 3 }),
    );
    expect(made.shortfall).toMatchObject({ kind: 'constraints', of: 'thermo', wanted: 5 });
    expect(english.shortfall(made.shortfall ?? { kind: 'ungraded' })).toMatch(
      /^\d of kind thermo instead of 5$/,
    );
    await expectSound(made, '2x2');
  });

  test.runIf(campaign(0, 1))('that no grid of a cube has is found out before long', async () => {
    const budget = { nodes: 20_000 };
    for (const kind of ['anti-knight', 'non-consecutive', 'windoku'] as const)
      expect(sentenceOf(await generatePuzzle(shapeNamed('9^3'), 1, { with: [{ kind }] }, budget))).toBe(
        `9^3 has no complete grid with ${kind}.`,
      );
  });
});

describe('a budget', () => {
  test.each([
    ['3x3', 'killer', 'extreme'],
    ['9^3', 'killer', undefined],
    ['9^3', 'killer', 'expert'],
    ['2x2x1', 'killer', 'beyond logic'],
    ['2x2x2', 'windoku', undefined],
    ['3x3', 'thermo=4,anti-knight', 'hard'],
  ] as const)('of guesses is kept for %s with %s', async (spec, text, level) => {
    for (const nodes of [0, 1, 20, 300]) {
      const pace = new Pace({ nodes });
      const order = { with: wish(text), ...(level && { level }) };
      const made = await generatePuzzle(shapeNamed(spec), 1, order, pace.part());
      expect(pace.nodes).toBeLessThanOrEqual(nodes);
      if (!made.ok) expect(made.problem.code).toBe('cut-short');
      else if (pace.nodes === nodes) expect(made.value.shortage).toBe('nodes');
    }
  });

  test('that is taken back ends the work', async () => {
    const controller = new AbortController();
    const making = generatePuzzle(
      shapeNamed('9^3'),
      1,
      { with: wish('killer'), level: 'extreme' },
      { signal: controller.signal },
    );
    setImmediate(() => controller.abort());
    const made = await making;
    expect(made.ok ? made.value.shortage : made.problem.parameters).toEqual(
      made.ok ? 'aborted' : { reason: 'aborted' },
    );
  });
});

describe('wishes', () => {
  test.each(['killer', 'killer=30', 'thermo=4,arrow=3,anti-knight'])('%s is read and written', text => {
    expect(makeWishes(wish(text))).toBe(text);
    expect(wish(makeWishes(wish(text), '+'))).toEqual(wish(text));
    expect(wish(` ${text.toUpperCase().replaceAll(',', ' , ')} `)).toEqual(wish(text));
  });
  test.each([
    ['', /^An empty text is no kind of constraint\. Kinds are region, /],
    ['thermometer=3', /^"thermometer" is no kind/],
    ['thermo,', /^An empty text/],
    ['thermo=', /^How many is a whole number from 1 up, as in thermo=3; "thermo=" has none\.$/],
    ['thermo=0', /has none/],
    ['thermo=-1', /has none/],
    ['thermo=1.5', /has none/],
    ['thermo=3=4', /has none/],
  ])('"%s" is refused', (text, sentence) => {
    expect(sentenceOf(parseWishes(text))).toMatch(sentence);
  });
  test.each([
    ['3x3', 'anti-knight=2', '3x3 has room for at most 1 of the kind anti-knight, not for 2.'],
    ['3x3', 'thermo=28', '3x3 has room for at most 27 of the kind thermo, not for 28.'],
    ['3x3', 'thermo=2,arrow,thermo', 'The kind thermo is ordered twice; order it once, with its number.'],
    ['latin:4^3', 'windoku', 'Constraint 1 (windoku) needs boxes, and this shape has no room for it.'],
    ['2x2x2x2', 'killer', 'Boards of more than 20,000 cells can be ordered by the number of clues only.'],
  ])('%s with %s is refused before the work begins', async (spec, text, sentence) => {
    const made = await generatePuzzle(shapeNamed(spec), 1, { with: wish(text) }, { nodes: 0 });
    expect(sentenceOf(made)).toBe(sentence);
  });
});
