/** What the first two strengths of a hint give away: of every technique, in two dimensions and in three. */
import { beforeAll, describe, expect, test } from 'vitest';
import { createRandom } from '../../base/random.js';
import { expectOk } from '../../base/result.js';
import { partOf } from '../../logic/focus.js';
import { ladderUpTo } from '../../logic/ladder.js';
import { type Candidate, makeStep, type Step } from '../../logic/step.js';
import { stepsOf } from '../../logic/technique.js';
import { type TechniqueName, techniqueNames } from '../../logic/techniqueNames.js';
import { anySolution, thinPosition } from '../../logic/techniques/patterns.testkit.js';
import { makeCellName } from '../../shape/names.js';
import type { Shape } from '../../shape/shape.js';
import { parseShape } from '../../shape/shapes.js';
import { sayStep } from './steps.js';

const killer = (base: string, cells: readonly number[], sum: number): string =>
  JSON.stringify({ base, constraints: [{ kind: 'killer', cells, sum }] });
/** Spec and seeds. */
const flat: [string, number][] = [
  ['3x3', 1],
  [killer('3x3', [0, 1, 9], 12), 1],
];
const deep: [string, number][] = [
  ['3x2x1', 1],
  [killer('4^3', [0, 1, 4], 7), 1],
];
const ladder = ladderUpTo({ upTo: 'short-trial', assumeUnique: true });
const mostSteps = 3;

interface Told {
  readonly shape: Shape;
  readonly step: Step;
}

/** Steps as they turn up in random positions, and one of each other technique as it would be. */
async function collect(sources: readonly [string, number][]): Promise<Told[]> {
  const told: Told[] = [];
  for (const [spec, seeds] of sources) {
    const shape = expectOk(parseShape(spec));
    for (let seed = 0; seed < seeds; seed++) {
      const random = createRandom(`${spec} ${seed}`);
      const { position } = thinPosition(shape, await anySolution(shape, random), random);
      for (const technique of ladder) {
        let left = mostSteps;
        for (const step of stepsOf(technique, position)) {
          if (left-- === 0) break;
          told.push({ shape, step });
        }
      }
    }
  }
  const met = new Set(told.map(({ step }) => step.technique));
  const missing = techniqueNames.filter(name => !met.has(name));
  const constrained = expectOk(parseShape(sources[sources.length - 1][0]));
  return [...told, ...missing.map(name => ({ shape: constrained, step: inventStep(name) }))];
}

/** What acts on its own cell, which is the first of the board: names of boxes and cages name that cell. */
function inventStep(technique: TechniqueName): Step {
  const aboutConstraint: readonly TechniqueName[] = [
    'last-in-constraint',
    'cage-combinations',
    'line-bounds',
  ];
  const effect = [{ cell: 0, symbol: 3 }];
  return makeStep({
    technique,
    constraints: aboutConstraint.includes(technique) ? [0] : [],
    cells: [0],
    symbols: [3],
    branches: [{ links: [{ cell: 0, symbol: 3, holds: true }], failsAt: {} }],
    ...(['last-in-constraint', 'bug'].includes(technique)
      ? { placements: effect }
      : { eliminations: effect }),
  });
}

/** The same step with every symbol another. */
function rename({ shape, step }: Told): Step {
  const next = <T extends Candidate>(one: T): T => ({ ...one, symbol: (one.symbol % shape.symbols) + 1 });
  return {
    ...step,
    symbols: step.symbols.map(symbol => (symbol % shape.symbols) + 1),
    chain: step.chain.map(next),
    branches: step.branches.map(branch => ({ ...branch, links: branch.links.map(next) })),
    placements: step.placements.map(next),
    eliminations: step.eliminations.map(next),
  };
}

const effectOf = ({ placements, eliminations }: Step): number[] =>
  [...placements, ...eliminations].map(({ cell }) => cell);

/** Whether a text names a cell; `r1c12` does not name `r1c1`. */
const names = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

describe.each([
  ['in two dimensions', flat],
  ['in three', deep],
])('%s', (_, sources) => {
  let all: Told[] = [];
  beforeAll(async () => {
    all = await collect(sources);
  });

  test('every technique is here', () => {
    expect(new Set(all.map(({ step }) => step.technique))).toEqual(new Set(techniqueNames));
  });

  test('the first strength points at one place and names neither a cell nor a symbol of the effect', () => {
    for (const told of all) {
      const { shape, step } = told;
      const text = sayStep(shape, step, 1);
      expect(text, step.technique).toMatch(/^Look at (row|column|the) [^,.]*\.$/);
      expect(text, step.technique).toBe(sayStep(shape, rename(told), 1));
      for (const cell of effectOf(step))
        expect(names(text, makeCellName(shape, cell)), `${step.technique}: ${text}`).toBe(false);
    }
  });

  test('the second names the technique and what it will do, and no cell that it acts on', () => {
    for (const { shape, step } of all) {
      const text = sayStep(shape, step, 2);
      expect(text, step.technique).toMatch(/^[A-Z].* (It fills|It rules out) .*\.$/);
      for (const cell of effectOf(step))
        expect(names(text, makeCellName(shape, cell)), `${step.technique}: ${text}`).toBe(false);
    }
  });

  test('what boards may light says no more', () => {
    for (const { shape, step } of all) {
      const first = partOf(shape, step, 1);
      expect([first.cells, first.symbols, first.chain, first.branches, effectOf(first)]).toEqual([
        [],
        [],
        [],
        [],
        [],
      ]);
      const second = partOf(shape, step, 2);
      const shown = [...second.cells, ...second.fins, ...(second.subset ?? [])];
      expect(shown.filter(cell => effectOf(step).includes(cell))).toEqual([]);
      expect(effectOf(second)).toEqual([]);
      expect(partOf(shape, step, 3)).toBe(step);
    }
  });
});
