/**
 * A reader of steps that believes nothing: it knows what constraints mean from a text of its own, goes through all fillings of the
 * cells that a step names, and says what is wrong with it.
 */
import {
  asPuzzle,
  type Candidate,
  cellsOf,
  createGrid,
  createRandom,
  expectOk,
  ladderUpTo,
  Position,
  parseShape,
  peersOf,
  type Random,
  type Shape,
  type Step,
  stepsOf,
} from '@hyperdoku/engine';
import { expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { type Board, type Condition, isMetBy, meaningOf, type Stated } from './meanings.testkit.js';
import { makeKiller, makeRule, type RandomRule } from './randomRules.testkit.js';

const ladder = ladderUpTo();
const ofConstraints = ['last-in-constraint', 'cage-combinations', 'line-bounds', 'house-sum', 'joint-sum'];

/** The rule without what its hidden solution does not obey, and a position on the way to that solution. */
function thinPosition(
  rule: RandomRule,
  random: Random,
): { position: Position; stated: Stated[] } | undefined {
  const { board, constraints, clues, hidden } = rule;
  const stated = constraints.filter(one => meaningOf(one, board).every(they => isMetBy(they, hidden)));
  const shape = parseShape(JSON.stringify({ base: board.base, constraints: stated }));
  if (!shape.ok) return undefined;
  const position = Position.of(expectOk(asPuzzle(expectOk(createGrid(shape.value, clues)))));
  const percent = random.below(70);
  for (let cell = 0; cell < hidden.length; cell++)
    for (let symbol = 1; symbol <= board.symbols; symbol++)
      if (symbol !== hidden[cell] && position.isOpen(cell) && random.below(100) < percent)
        position.eliminate(cell, symbol);
  return { position, stated };
}

/** Whether the cells can be filled with what is left in them so that all conditions hold and cells that see each other differ. */
function canFill(
  position: Position,
  cells: readonly number[],
  conditions: readonly Condition[],
  without: (cell: number, symbol: number) => boolean,
): boolean {
  const { shape } = position;
  const filled = new Map<number, number>();
  const settled = (i: number): boolean =>
    conditions.every(condition => {
      const last = Math.max(...condition.cells.map(cell => cells.indexOf(cell)));
      return last !== i || condition.holds(condition.cells.map(cell => filled.get(cell) ?? 0));
    });
  const fill = (i: number): boolean => {
    if (i === cells.length) return true;
    const cell = cells[i];
    const peers = new Set(peersOf(shape, cell));
    for (let symbol = 1; symbol <= shape.symbols; symbol++) {
      if (!position.has(cell, symbol) || without(cell, symbol)) continue;
      if ([...filled].some(([other, held]) => held === symbol && peers.has(other))) continue;
      filled.set(cell, symbol);
      if (settled(i) && fill(i + 1)) return true;
      filled.delete(cell);
    }
    return false;
  };
  return fill(0);
}

/** What would have to be so if the step were wrong: this candidate holds, or another in its cell. */
function isRefuted(
  position: Position,
  cells: readonly number[],
  conditions: readonly Condition[],
  { cell, symbol }: Candidate,
  placed: boolean,
): boolean {
  const peers = new Set(peersOf(position.shape, cell));
  const without = (other: number, held: number): boolean =>
    other === cell ? (held === symbol) === placed : !placed && held === symbol && peers.has(other);
  return !canFill(position, cells, conditions, without);
}

function faultsOf(position: Position, step: Step, stated: readonly Stated[], board: Board): string[] {
  const { shape } = position;
  const faults: string[] = [];
  let conditions: readonly Condition[];
  if (step.sum) {
    const { sum } = step;
    conditions = [
      {
        cells: sum.cells,
        holds: symbols => symbols.reduce((s, v, i) => s + v * sum.weights[i], 0) === sum.most,
      },
    ];
    faults.push(...faultsOfSum(shape, step, stated));
  } else {
    const all = meaningOf(stated[step.constraints[0]], board);
    conditions = all.filter(
      ({ cells }) => step.technique === 'last-in-constraint' || cells.some(cell => step.cells.includes(cell)),
    );
    // Of what holds on the whole board only what lies among the cells of the step counts.
    if (shape.constraints[step.constraints[0]].cells.length === 0)
      conditions = conditions.filter(({ cells }) => cells.every(cell => step.cells.includes(cell)));
  }
  const cells = [...new Set(conditions.flatMap(condition => condition.cells))];
  for (const candidate of step.eliminations)
    if (!isRefuted(position, cells, conditions, candidate, false))
      faults.push(`wrong elimination ${JSON.stringify(candidate)}`);
  for (const candidate of step.placements)
    if (!isRefuted(position, cells, conditions, candidate, true))
      faults.push(`wrong placement ${JSON.stringify(candidate)}`);
  return faults;
}

/** Houses count each of their cells once, sums that are taken away each of theirs; what is left must be the sum of the step. */
function faultsOfSum(shape: Shape, { houses, constraints, sum }: Step, stated: readonly Stated[]): string[] {
  const weights = new Map<number, number>();
  const count = (cell: number, by: number): void => void weights.set(cell, (weights.get(cell) ?? 0) + by);
  for (const house of houses) for (const cell of cellsOf(shape, house)) count(cell, 1);
  for (const index of constraints) for (const cell of stated[index].cells ?? []) count(cell, -1);
  for (const [i, cell] of (sum?.cells ?? []).entries()) count(cell, -(sum?.weights[i] ?? 0));
  const whole = (houses.length * shape.symbols * (shape.symbols + 1)) / 2;
  const rest = constraints.reduce((left, index) => left - (stated[index].sum ?? Number.NaN), whole);
  return [
    ...([...weights.values()].some(weight => weight !== 0) ? ['wrong cells'] : []),
    ...(rest === sum?.least && rest === sum.most ? [] : ['wrong sum']),
  ];
}

test.each([
  ['rules of all kinds', makeRule, campaign(12, 700)],
  ['killers', makeKiller, campaign(5, 500)],
])('no step on %s is wrong, and each rests on what it says', (title, make, count) => {
  const fired = new Map<string, number>();
  for (let seed = 0; seed < count; seed++) {
    const random = createRandom(`steps ${seed}`);
    const rule = make(`${title} ${seed}`);
    const thin = thinPosition(rule, random);
    if (!thin) continue;
    const { position, stated } = thin;
    for (const technique of ladder) {
      for (const step of stepsOf(technique, position)) {
        fired.set(step.technique, (fired.get(step.technique) ?? 0) + 1);
        const faults = ofConstraints.includes(step.technique)
          ? faultsOf(position, step, stated, rule.board)
          : [];
        for (const { cell, symbol } of step.placements)
          if (rule.hidden[cell] !== symbol) faults.push('not the solution');
        for (const { cell, symbol } of step.eliminations)
          if (rule.hidden[cell] === symbol) faults.push('the solution goes');
        if (faults.length > 0)
          expect.fail(`${JSON.stringify({ faults, seed, board: rule.board.base, stated, step })}`);
        if ((fired.get(step.technique) ?? 0) > 40 * count) break;
      }
    }
  }
  const wanted =
    title === 'killers' ? ofConstraints.filter(name => name !== 'line-bounds') : ofConstraints.slice(0, 3);
  expect(wanted.filter(name => !fired.has(name))).toEqual([]);
});
