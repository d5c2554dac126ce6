import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../../tools/campaign.js';
import { createRandom } from '../../base/random.js';
import { emptyPuzzle, movePuzzle } from '../../board/puzzle.js';
import { makeCellName } from '../../shape/names.js';
import { identity, randomSymmetry, type Symmetry } from '../../shape/symmetry.js';
import { decide } from '../../solve/decide.js';
import { puzzleOf, shapeNamed, smallKinds } from '../../solve/puzzles.testkit.js';
import { deduce } from '../deduce.js';
import { Position } from '../position.js';
import type { Candidate, Step } from '../step.js';
import { nextStep, stepsOf, type Technique } from '../technique.js';
import { alternatingChain } from './alternatingChain.js';
import { sueDeCoq, wxyzWing } from './bentSets.js';
import { dig, faultsOfBranch, faultsOfChain, passEasy, stuckAfterEasy } from './chains.testkit.js';
import { emptyRectangle } from './emptyRectangle.js';
import { forcingChain } from './forcingChain.js';
import { groupedChain } from './groupedChain.js';
import { multiColouring } from './multiColouring.js';
import { search } from './search.js';
import { setChain } from './setChain.js';
import { alsXyWing, alsXz } from './setWings.js';
import { simpleColouring } from './simpleColouring.js';
import { longTrial, shortTrial } from './trial.js';
import { skyscraper, turbotFish, twoStringKite } from './turbotFish.js';
import { xChain } from './xChain.js';
import { xyChain } from './xyChain.js';

const chains: readonly Technique[] = [
  skyscraper,
  twoStringKite,
  turbotFish,
  emptyRectangle,
  xChain,
  xyChain,
  alternatingChain,
  groupedChain,
  alsXz,
  alsXyWing,
  setChain,
];
const techniques = [simpleColouring, multiColouring, ...chains, forcingChain, shortTrial, longTrial];

describe('each fires', () => {
  const cases: [Technique, spec: string, seed: number, effect: string][] = [
    [simpleColouring, '3x3', 5, 'r8c4 ≠ 6'],
    [simpleColouring, '3x2x1', 0, 'x5 y2 z3 ≠ 2'],
    [skyscraper, '3x3', 19, 'r3c5 ≠ 3, r3c7 ≠ 3'],
    [skyscraper, '3x2x1', 0, 'x2 y1 z3 ≠ 2, x3 y1 z3 ≠ 2, x5 y2 z3 ≠ 2'],
    [twoStringKite, '3x3', 5, 'r8c4 ≠ 6'],
    [twoStringKite, '3x2x1', 0, 'x5 y2 z3 ≠ 2'],
    [turbotFish, '3x3', 5, 'r8c8 ≠ 7'],
    [turbotFish, '3x2x1', 0, 'x3 y1 z3 ≠ 2'],
    [emptyRectangle, '3x3', 4, 'r7c1 ≠ 7'],
    [emptyRectangle, '3x2x1', 0, 'x5 y2 z3 ≠ 2'],
    [wxyzWing, '3x3', 4, 'r2c2 ≠ 1'],
    [wxyzWing, '3x2x1', 0, 'x3 y6 z3 ≠ 2'],
    [sueDeCoq, '3x3', 16, 'r6c9 ≠ 5, r9c9 ≠ 5, r9c9 ≠ 6'],
    [sueDeCoq, '3x2x1', 33, 'x5 y4 z3 ≠ 6'],
    [alsXz, '3x3', 4, 'r1c2 ≠ 5'],
    [alsXz, '3x2x1', 0, 'x3 y1 z2 ≠ 6'],
    [alsXyWing, '3x3', 5, 'r1c2 ≠ 6'],
    [alsXyWing, '3x2x1', 0, 'x4 y3 z1 ≠ 5'],
    [multiColouring, '3x3', 5, 'r8c8 ≠ 7'],
    [multiColouring, '3x2x1', 15, 'x2 y3 z1 ≠ 5'],
    [xChain, '3x3', 19, 'r3c5 ≠ 3, r3c7 ≠ 3, r9c7 ≠ 3'],
    [xChain, '3x2x1', 15, 'x2 y3 z1 ≠ 5, x6 y4 z1 ≠ 5'],
    [xyChain, '3x3', 5, 'r2c1 ≠ 2, r8c1 ≠ 1'],
    [xyChain, '3x2x1', 15, 'x2 y1 z4 ≠ 4'],
    [alternatingChain, '3x3', 16, 'r6c9 ≠ 5, r9c9 ≠ 5, r9c9 ≠ 6'],
    [alternatingChain, '3x2x1', 26, 'x4 y2 z1 ≠ 6'],
    [forcingChain, '3x3', 20, 'r9c9 ≠ 8'],
    [forcingChain, '3x2x1', 14, 'x5 y4 z1 ≠ 2'],
    [shortTrial, '3x3', 4, 'r9c2 ≠ 1'],
    [shortTrial, '3x2x1', 26, 'x4 y2 z1 ≠ 6'],
  ];
  test.each(cases.map(([technique, ...rest]) => [technique.name, ...rest, technique] as const))(
    '%s on %s, seed %i: %s',
    async (_, spec, seed, effect, technique) => {
      const { puzzle } = await dig(spec, `chain ${seed}`, spec === '3x3' ? 8 : 12);
      const position = stuckAfterEasy(puzzle);
      const [step] = stepsOf(technique, position);
      const name = ({ cell }: Candidate) => makeCellName(puzzle.shape, cell);
      expect(step.technique).toBe(technique.name);
      expect(
        [
          ...step.placements.map(placed => `${name(placed)} = ${placed.symbol}`),
          ...step.eliminations.map(out => `${name(out)} ≠ ${out.symbol}`),
        ].join(', '),
      ).toBe(effect);
    },
  );
});

/** What the steps do in all, moved, as sorted text. */
function effectsOf(steps: Iterable<Step>, { cells, symbols }: Symmetry): string[] {
  const effects = new Set<string>();
  const addEffect = (sign: string) => (at: Candidate) =>
    effects.add(`${cells[at.cell]}${sign}${symbols[at.symbol]}`);
  for (const { placements, eliminations } of steps) {
    placements.forEach(addEffect('='));
    eliminations.forEach(addEffect('≠'));
  }
  return [...effects].sort();
}

function faultsOf(position: Position, step: Step, solution: ArrayLike<number>): string[] {
  const { technique, placements, eliminations, branches } = step;
  const faults: string[] = [];
  if (placements.some(({ cell, symbol }) => solution[cell] !== symbol)) faults.push('places wrongly');
  if (eliminations.some(({ cell, symbol }) => solution[cell] === symbol)) faults.push('strikes the solution');
  if (eliminations.some(({ cell, symbol }) => !position.has(cell, symbol))) faults.push('is no news');
  if (!position.isNews(step)) faults.push('has no effect');
  if (chains.some(({ name }) => name === technique)) faults.push(...faultsOfChain(position, step));
  const goal = [
    ...placements.map(placed => ({ ...placed, holds: true })),
    ...eliminations.map(out => ({ ...out, holds: false })),
  ];
  for (const branch of branches) {
    if (branch.failsAt) faults.push(...faultsOfBranch(position, branch));
    else faults.push(...faultsOfBranch(position, branch, goal[0]));
  }
  return faults.map(fault => `${technique} ${fault}`);
}

describe('no step removes the solution, every link is one, and renumbering changes nothing', () => {
  const jigsaw = smallKinds.find(({ name }) => name === 'a jigsaw')?.spec ?? '';
  const kinds: [name: string, spec: string, puzzles: number, patience: number][] = [
    ['2x2', '2x2', campaign(5, 300), 16],
    ['3x2', '3x2', campaign(3, 300), 36],
    ['3x3', '3x3', campaign(3, 300), 30],
    ['4^3', '4^3', campaign(2, 100), 12],
    ['3x2x1', '3x2x1', campaign(2, 40), 16],
    ['2x2x2', '2x2x2', campaign(1, 4), 5],
    ['latin:4^3', 'latin:4^3', campaign(2, 100), 12],
    ['plane:3^3', 'plane:3^3', campaign(3, 200), 20],
    ['iso:4', 'iso:4', campaign(3, 200), 20],
    ['a jigsaw', jigsaw, campaign(3, 300), 25],
  ];
  const stepsByTechnique = new Map<string, number>();

  test.each(kinds)('on %s', async (_, spec, puzzles, patience) => {
    for (let seed = 0; seed < puzzles; seed++) {
      const { puzzle, solution } = await dig(spec, `law ${seed}`, patience);
      const symmetry = randomSymmetry(puzzle.shape, createRandom(`move ${seed}`));
      const moved = movePuzzle(puzzle, symmetry);
      const position = Position.of(puzzle);
      const movedPosition = Position.of(moved);
      // First as it is, with singles about, then where the easy techniques leave off.
      for (let round = 0; round < 2 && !position.isSolved; round++) {
        const before = position.live.slice();
        for (const technique of techniques) {
          const steps = [...stepsOf(technique, position)];
          const faults = steps.flatMap(step => faultsOf(position, step, solution.symbols));
          stepsByTechnique.set(technique.name, (stepsByTechnique.get(technique.name) ?? 0) + steps.length);
          expect(faults, `seed ${seed}`).toEqual([]);
          expect(effectsOf(steps, symmetry), `${technique.name}, seed ${seed}`).toEqual(
            effectsOf(stepsOf(technique, movedPosition), identity(puzzle.shape)),
          );
        }
        expect(position.live).toEqual(before);
        passEasy(position);
        passEasy(movedPosition);
      }
    }
  });

  test('with every technique at work', () => {
    for (const { name } of techniques) expect(stepsByTechnique.get(name), name).toBeGreaterThan(20);
  });
});

test('what cannot be refuted in a few links, search refutes', async () => {
  const puzzle = puzzleOf(
    '3x3',
    '........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3',
  );
  const position = stuckAfterEasy(puzzle);
  const verdict = await decide(puzzle);
  const steps = [...stepsOf(search, position)];
  const left = position.candidateCounts.reduce((sum, count) => sum + count) - puzzle.shape.cellCount;
  expect(steps.every(({ branches: [{ failsAt }] }) => failsAt && Object.keys(failsAt).length === 0)).toBe(
    true,
  );
  expect(steps).toHaveLength(left);
  for (const step of steps) position.apply(step);
  expect(verdict.status === 'unique' && verdict.solution.symbols).toEqual(passEasy(position).symbols);
});

test('with several solutions, trial knows when to stop', async () => {
  const { steps, end } = await deduce(emptyPuzzle(shapeNamed('3x3')));
  expect(steps).toEqual([]);
  expect(end).toBe('stuck');
});

test.runIf(campaign(0, 1))('a shape of many thousand cells is left alone by chains', () => {
  const position = Position.of(emptyPuzzle(shapeNamed('16^4')));
  for (const technique of [...chains, forcingChain]) expect([...stepsOf(technique, position)]).toEqual([]);
  expect(nextStep(position, techniques)).toBeUndefined();
});

const dataFolder = new URL('../../../../../../shared/data/', import.meta.url);

describe.each([
  ['hardest_1106.txt', campaign(2, 100)],
  ['top1465.txt', campaign(4, 300)],
] as const)('%s', (name, count) => {
  const file = new URL(name, dataFolder);
  test.skipIf(!existsSync(file))('is solved step by step', async () => {
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    const every = Math.floor(lines.length / count);
    for (let i = 0; i < count; i++) {
      const puzzle = puzzleOf('3x3', lines[i * every]);
      const verdict = await decide(puzzle);
      const { position, end } = await deduce(puzzle);
      expect(end).toBe('solved');
      expect(verdict.status === 'unique' && verdict.solution.symbols).toEqual(position.symbols);
    }
  });
});
