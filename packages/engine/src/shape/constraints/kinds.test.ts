/** For every kind there is: that what it says of itself is so, and that nothing is answered wrongly on a board that has it. */
import { describe, expect, test } from 'vitest';
import { malformedRules } from '../../../../../tools/malformedRules.testkit.js';
import { createRandom } from '../../base/random.js';
import { expectOk } from '../../base/result.js';
import { candidatesOf, hasCandidate } from '../../board/candidates.js';
import { firstConflict } from '../../board/conflicts.js';
import { createGrid, emptyGrid, type Grid } from '../../board/grid.js';
import { asPuzzle, asSolution } from '../../board/puzzle.js';
import { countSolutions } from '../../solve/count.js';
import { decide } from '../../solve/decide.js';
import { askOracle, makeLine, parseLine } from '../../solve/oracle.testkit.js';
import { solutions } from '../../solve/solutions.js';
import { english } from '../../words/en/index.js';
import { type ConstraintSpec, type KindName, kindNames } from '../constraint.js';
import { keepsRule } from '../keepsRule.js';
import { peersOf } from '../peers.js';
import { rigidMotionsOf } from '../rigidMotion.js';
import type { Shape } from '../shape.js';
import { parseShape } from '../shapes.js';
import { identity, isSymmetry, moveSymbols, randomSymmetry } from '../symmetry.js';
import { kindOf } from './index.js';
import { examples, isMet } from './meanings.testkit.js';

const n = 4;
const boards = [
  { name: 'a square', base: '2x2', of: 'square' },
  { name: 'a cube', base: '4^3', of: 'cube' },
] as const;
type Board = (typeof boards)[number];

const plainOf = ({ base }: Board): Shape => expectOk(parseShape(base));
const constrain = ({ base }: Board, ...constraints: readonly ConstraintSpec[]): Shape =>
  expectOk(parseShape(JSON.stringify({ base, constraints })));
const example = (kind: KindName, { of }: Board): ConstraintSpec => ({ kind, ...examples[kind][of] });

/** All grids of the plain shape, once: 288 squares and 768 cubes. */
const grids = new Map(
  boards.map(board => [board, askOracle(emptyGrid(plainOf(board)), 1000).map(parseLine)]),
);

/** The grids that meet the example of a kind, by its meaning alone: read once for all tests, since it is slow to ask. */
const metBy = new Map<string, readonly Uint8Array[]>();
function metGrids(board: Board, spec: ConstraintSpec): readonly Uint8Array[] {
  const key = `${board.of} ${JSON.stringify(spec)}`;
  const { extents } = plainOf(board);
  const met = metBy.get(key) ?? (grids.get(board) ?? []).filter(symbols => isMet(spec, { extents, symbols }));
  metBy.set(key, met);
  return met;
}

/** The solutions with these clues, by the meaning of the kind alone. */
const solutionsOf = (board: Board, spec: ConstraintSpec, clues?: Grid): string[] =>
  metGrids(board, spec)
    .filter(symbols =>
      symbols.every((symbol, cell) => !clues?.symbols[cell] || clues.symbols[cell] === symbol),
    )
    .map(makeLine)
    .sort();

const exchange = (first: number, second: number): Uint8Array =>
  Uint8Array.from({ length: n + 1 }, (_, s) => (s === first ? second : s === second ? first : s));
const exchanges = [1, 2, 3].flatMap(first =>
  [2, 3, 4].filter(second => second > first).map(second => exchange(first, second)),
);
const turnedRound = Uint8Array.of(0, 4, 3, 2, 1);

/** What a constraint lists, moved along with the cells. */
function moveFields(spec: ConstraintSpec, shape: Shape, motion: Int32Array): ConstraintSpec {
  const turn = (step: readonly number[]): number[] => {
    // From the middle of the grid, or as near to it as keeps both ends inside.
    const from = shape.extents.map((extent, axis) => (step[axis] < 0 ? extent - 1 : 0));
    const place = (at: readonly number[]): number => at.reduceRight((sum, x) => sum * n + x, 0);
    const [start, end] = [from, from.map((x, axis) => x + step[axis])].map(at => motion[place(at)]);
    return shape.extents.map(
      (_, axis) => (Math.floor(end / n ** axis) % n) - (Math.floor(start / n ** axis) % n),
    );
  };
  const moved = Object.entries(kindOf(spec.kind).fields).map(([field, { type }]): [string, unknown] => {
    const value = spec[field];
    if (type === 'cells') return [field, (value as number[]).map(cell => motion[cell])];
    if (type === 'step') return [field, turn(value as number[])];
    return [field, type === 'steps' ? (value as number[][]).map(turn) : value];
  });
  return { kind: spec.kind, ...Object.fromEntries(moved.filter(([, value]) => value !== undefined)) };
}

describe.each(boards)('on $name', board => {
  const plain = plainOf(board);

  test.each(kindNames)('%s says which renamings of the symbols keep it', kind => {
    const shape = constrain(board, example(kind, board));
    const { cells } = identity(shape);
    const byAll = exchanges.every(renaming => keepsRule(shape, cells, renaming));
    const byTurning = keepsRule(shape, cells, turnedRound);
    expect(byAll ? 'all' : byTurning ? 'mirrored' : 'none').toBe(kindOf(kind).keptBy.symbols);
    expect(shape.interchangeable).toBe(byAll);
  });

  test.each(kindNames)('the solutions under %s are kept by every symmetry it is said to have', kind => {
    const spec = example(kind, board);
    const shape = constrain(board, spec);
    const all = new Set(solutionsOf(board, spec));
    const { symbols: renamings } = kindOf(kind).keptBy;
    const kept = renamings === 'all' ? exchanges : renamings === 'mirrored' ? [turnedRound] : [];
    const random = createRandom(`${kind} ${board.of}`);
    const symmetries = [
      ...kept.map(symbols => ({ ...identity(shape), symbols })),
      ...rigidMotionsOf(shape).map(cells => ({ ...identity(shape), cells })),
      ...Array.from({ length: 10 }, () => randomSymmetry(shape, random)),
    ];
    for (const symmetry of symmetries) {
      expect(isSymmetry(shape, symmetry)).toBe(true);
      const moved = [...all].slice(0, 20).map(line => makeLine(moveSymbols(symmetry, parseLine(line))));
      expect(moved.filter(line => !all.has(line))).toEqual([]);
    }
  });

  test.each(kindNames)('%s says which motions of the grid keep it', kind => {
    const spec = example(kind, board);
    const alone = constrain(board, spec);
    for (const motion of rigidMotionsOf(plain)) {
      if (kindOf(kind).keptBy.motions === 'turns') expect(keepsRule(alone, motion)).toBe(true);
      // A motion that is its own opposite exchanges the two.
      else if (motion.every((image, cell) => motion[image] === cell))
        expect(keepsRule(constrain(board, spec, moveFields(spec, plain, motion)), motion)).toBe(true);
    }
    if (kindOf(kind).keptBy.motions === 'listed')
      expect(rigidMotionsOf(alone).length).toBeLessThan(rigidMotionsOf(plain).length);
  });

  test.each(kindNames)('%s has as many solutions as it should, whatever the clues', async kind => {
    const spec = example(kind, board);
    const shape = constrain(board, spec);
    const random = createRandom(`clues ${kind} ${board.of}`);
    const all = grids.get(board) ?? [];
    const met = solutionsOf(board, spec).map(parseLine);
    for (const share of [0, 0.15, 0.15, 0.3, 0.3, 0.5]) {
      // Clues of a solution, or of a grid that is none.
      const from = share === 0.3 || met.length === 0 ? all : met;
      const full = from[random.below(from.length)];
      const clues = expectOk(
        createGrid(
          shape,
          full.map(symbol => (random.fraction() < share ? symbol : 0)),
        ),
      );
      const wanted = solutionsOf(board, spec, clues);
      const puzzle = asPuzzle(clues);
      if (!puzzle.ok) {
        expect(puzzle.problem.code).toBe('conflict');
        expect(wanted).toEqual([]);
        continue;
      }
      const verdict = await decide(puzzle.value);
      expect(verdict.status).toBe(wanted.length > 1 ? 'many' : wanted.length === 1 ? 'unique' : 'none');
      if (verdict.status === 'many') {
        expect(wanted).toContain(makeLine(verdict.solution.symbols));
        expect(wanted).toContain(makeLine(verdict.other.symbols));
      }
      if (verdict.status === 'unique') expect(makeLine(verdict.solution.symbols)).toBe(wanted[0]);
      expect(await countSolutions(puzzle.value)).toMatchObject({
        status: 'exact',
        count: BigInt(wanted.length),
      });
      const listed: string[] = [];
      for await (const { symbols } of solutions(puzzle.value)) listed.push(makeLine(symbols));
      expect(listed.sort()).toEqual(wanted);
    }
  });

  test.each(kindNames)('%s refuses just the full grids that break it', kind => {
    const spec = example(kind, board);
    const shape = constrain(board, spec);
    const met = new Set(solutionsOf(board, spec));
    for (const symbols of grids.get(board) ?? []) {
      const solution = asSolution(expectOk(createGrid(shape, symbols)));
      expect(solution.ok).toBe(met.has(makeLine(symbols)));
      if (solution.ok) continue;
      // What is as large as a house has become one.
      const { problem } = solution;
      expect(problem).toMatchObject({
        code: 'conflict',
        ...(problem.detail !== 'house' && { constraint: 0 }),
      });
      expect(english.problem(problem)).toMatch(
        problem.detail === 'house' ? / stands twice in / : / breaks? this rule\.$/,
      );
    }
  });

  test.each(kindNames)('%s leaves every candidate that is in a solution, and peers that differ', kind => {
    const spec = example(kind, board);
    const shape = constrain(board, spec);
    const random = createRandom(`candidates ${kind} ${board.of}`);
    for (const line of solutionsOf(board, spec).slice(0, 20)) {
      const full = parseLine(line);
      const half = expectOk(
        createGrid(
          shape,
          full.map(symbol => (random.below(2) === 0 ? symbol : 0)),
        ),
      );
      expect(firstConflict(half)).toBeUndefined();
      const candidates = candidatesOf(half);
      const lost = Array.from(full.keys()).filter(cell => !hasCandidate(candidates, cell, full[cell]));
      const alike = Array.from(full.keys()).filter(cell =>
        peersOf(shape, cell).some(peer => full[peer] === full[cell]),
      );
      expect({ lost, alike }).toEqual({ lost: [], alike: [] });
    }
  });
});

test.each(Object.entries(malformedRules))('a malformed rule is refused by name: %s', (detail, rule) => {
  const { says, base = '2x2', constraints } = rule;
  const shape = parseShape(JSON.stringify({ base, constraints }));
  if (shape.ok) throw new Error('the rule was taken');
  expect(shape.problem).toMatchObject({ code: 'custom-rule', detail });
  expect(english.problem(shape.problem)).toMatch(says);
});

test('constraints that contradict each other leave no solution, and one of them is named', async () => {
  const cages = [3, 7].map((sum): ConstraintSpec => ({ kind: 'killer', cells: [0, 1], sum }));
  const shape = constrain(boards[0], ...cages);
  const verdict = await decide(expectOk(asPuzzle(emptyGrid(shape))));
  if (verdict.status !== 'none' || !verdict.contradiction) throw new Error('no contradiction was found');
  expect(english.contradiction(shape, verdict.contradiction)).toContain('r1c1');
});
