/** Evidence is looked up by the plain definition: who holds what, who sees whom, and what the solution has. */
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { createRandom } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { cellsOf, type Shape } from '../shape/shape.js';
import { parseShape } from '../shape/shapes.js';
import { withEvidence } from './evidence.js';
import { ladderUpTo } from './ladder.js';
import type { Position } from './position.js';
import type { Candidate, Sight, Step } from './step.js';
import { stepsOf } from './technique.js';
import { type TechniqueName, techniquesOfUniqueness } from './techniqueNames.js';
import { antiKnight, anySolution, jigsaw, thinPosition } from './techniques/patterns.testkit.js';

/** What is refuted by sums, bounds or cases is seen from nowhere; so may be what a cage leaves to its own cells. */
const refuting: readonly TechniqueName[] = [
  'cage-combinations',
  'line-bounds',
  'house-sum',
  'joint-sum',
  'hidden-rectangle',
  'unique-rectangle',
  'forcing-chain',
  'short-trial',
];
const ladder = ladderUpTo({ upTo: 'short-trial', assumeUnique: true });
/** Without those that are seen from nowhere, and those that come only late in a game, which random positions are not. */
const eliminating = ladder.filter(
  ({ name }) =>
    ![
      'last-in-constraint',
      'line-bounds',
      'joint-sum',
      'bug',
      'avoidable-rectangle',
      'hidden-rectangle',
    ].includes(name),
);
/** Some of all that a technique finds in a crowded position. */
const mostSteps = 4;

/** Whether two candidates exclude each other by what is said. */
function isTrue(shape: Shape, by: Sight, a: Candidate, b: Candidate): boolean {
  if ('cell' in by) return a.cell === by.cell && b.cell === by.cell && a.symbol !== b.symbol;
  if (a.symbol !== b.symbol || a.cell === b.cell) return false;
  if ('house' in by) return [a, b].every(({ cell }) => cellsOf(shape, by.house).includes(cell));
  return shape.constraints[by.constraint].primitives.some(
    ({ type, cells }) => type === 'different' && cells.includes(a.cell) && cells.includes(b.cell),
  );
}

function faultsOf(position: Position, step: Step, solution: Uint8Array): string[] {
  const { shape, symbols } = position;
  const { witnesses, struck, seen } = withEvidence(position, step).evidence ?? {
    witnesses: [],
    struck: [],
    seen: [],
  };
  const faults: string[] = [];
  for (const { cell, symbol, place, by } of witnesses) {
    if (symbols[cell] !== symbol) faults.push('a witness holds something else');
    if (!isTrue(shape, by, { cell, symbol }, { cell: place, symbol })) faults.push('a witness sees nothing');
  }
  const [placed] = step.placements;
  const told = [...witnesses.map(({ place, symbol }) => `${place}=${symbol}`), ...struck.map(text)].sort();
  if (step.technique === 'hidden-single') {
    const others = position.openCellsOf(step.houses[0]).filter(cell => cell !== placed.cell);
    const all = others.map(cell => text({ cell, symbol: placed.symbol }));
    if (told.join() !== all.sort().join()) faults.push('a place is not accounted for');
  }
  if (step.technique === 'naked-single' && told.length !== shape.symbols - 1)
    faults.push('a symbol is not accounted for');
  if (struck.some(({ cell, symbol }) => position.has(cell, symbol))) faults.push('struck, but still there');
  if (seen.length !== step.eliminations.length) faults.push('an elimination without a word');
  for (const { holders, ...gone } of seen) {
    if (!holders.every(holder => isTrue(shape, holder.by, holder, gone))) faults.push('not seen');
    if (!holders.every(({ cell, symbol }) => position.has(cell, symbol))) faults.push('a holder has gone');
    if (holders.length === 0 && !refuting.includes(step.technique)) faults.push('seen from nowhere');
    // A random position may have several solutions, and then what rests on there being one is no argument.
    if (holders.length === 0 || techniquesOfUniqueness.includes(step.technique)) continue;
    if (!holders.some(({ cell, symbol }) => solution[cell] === symbol)) faults.push('no holder holds');
  }
  return faults;
}

const text = ({ cell, symbol }: Candidate): string => `${cell}=${symbol}`;

const killer = JSON.stringify({
  base: '3x3',
  constraints: [
    { kind: 'killer', cells: [0, 9, 10], sum: 12 },
    { kind: 'killer', cells: [30, 39, 48, 49], sum: 22 },
    { kind: 'renban', cells: [60, 61, 70] },
  ],
});

describe('every witness holds its symbol and sees the place, every elimination is seen by one that holds', () => {
  const met = new Set<TechniqueName>();
  test.each([
    ['3x3', '3x3', campaign(5, 150)],
    ['3x2x1', '3x2x1', campaign(3, 60)],
    ['4^3', '4^3', campaign(1, 60)],
    ['iso:4', 'iso:4', campaign(1, 100)],
    ['a jigsaw', jigsaw, campaign(6, 200)],
    ['anti-knight', antiKnight, campaign(1, 60)],
    ['cages', killer, campaign(1, 60)],
  ])('%s', async (_, spec, count) => {
    const shape = expectOk(parseShape(spec));
    for (let seed = 0; seed < count; seed++) {
      const random = createRandom(`${spec} ${seed}`);
      const solution = await anySolution(shape, random);
      const { position } = thinPosition(shape, solution, random);
      for (const technique of ladder) {
        let left = mostSteps;
        for (const step of stepsOf(technique, position)) {
          if (left-- === 0) break;
          met.add(step.technique);
          expect(faultsOf(position, step, solution), `${technique.name} ${seed}`).toEqual([]);
        }
      }
    }
  });

  test('nothing that eliminates was left out', () => {
    const missed = eliminating.map(({ name }) => name).filter(name => !met.has(name));
    expect(missed).toEqual([]);
  });
});
