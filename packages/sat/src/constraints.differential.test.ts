/**
 * Random rules of all kinds: the solutions that the engine tells, by search and by SAT, against CaDiCaL on a formula that this test
 * writes from the meaning of the kinds alone. It knows neither the engine's primitives nor its encoder.
 */
import {
  asSolution,
  cellsOf,
  createGrid,
  decide,
  expectOk,
  type Grid,
  type KindName,
  kindNames,
  makeDimacs,
  type Puzzle,
  parseDimacs,
  parseShape,
  propagate,
  type Shape,
  solutions,
} from '@hyperdoku/engine';
import { expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { SatSolver } from './cadical.js';
import { type Condition, cellCountOf, forbidWrong, isMetBy, meaningOf } from './meanings.testkit.js';
import { makeRule, type RandomRule } from './randomRules.testkit.js';
import { createSatProver } from './satProver.js';

/** How many solutions are compared; of more only whether they are solutions. */
const limit = 40;
const prover = createSatProver();

/** Up to so many models, as the true ones of the first variables; models that differ in those are different. */
async function listModels(clauses: Iterable<readonly number[]>, variables: number): Promise<number[][]> {
  const solver = await SatSolver.create({ quiet: true });
  try {
    for (const clause of clauses) solver.addClause(clause);
    const models: number[][] = [];
    while (models.length < limit && solver.solve() === 'sat') {
      const held = Array.from({ length: variables }, (_, i) => i + 1).filter(v => solver.isTrue(v));
      models.push(held);
      const isHeld = new Set(held);
      solver.addClause(Array.from({ length: variables }, (_, i) => (isHeld.has(i + 1) ? -i - 1 : i + 1)));
    }
    return models;
  } finally {
    solver.dispose();
  }
}

/** Cells, houses and clues of the board, and the wrong fillings of every condition. */
function* writePlainly(
  rule: RandomRule,
  shape: Shape,
  conditions: readonly Condition[],
): Generator<number[]> {
  const { symbols } = rule.board;
  const all = Array.from({ length: symbols }, (_, i) => i + 1);
  for (let cell = 0; cell < shape.cellCount; cell++) {
    yield all.map(symbol => cell * symbols + symbol);
    for (const a of all) for (const b of all) if (a < b) yield [-(cell * symbols + a), -(cell * symbols + b)];
    if (rule.clues[cell] !== 0) yield [cell * symbols + rule.clues[cell]];
  }
  for (let house = 0; house < shape.houseCount; house++)
    for (const a of cellsOf(shape, house))
      for (const b of cellsOf(shape, house))
        if (a < b) for (const symbol of all) yield [-(a * symbols + symbol), -(b * symbols + symbol)];
  for (const condition of conditions) yield* forbidWrong(condition, symbols);
}

const asLine = (held: readonly number[], symbols: number): string =>
  held.map(variable => ((variable - 1) % symbols) + 1).join(' ');

async function search(puzzle: Puzzle): Promise<string[]> {
  const lines: string[] = [];
  for await (const solution of solutions(puzzle, { limit }))
    lines.push(Array.from(solution.symbols).join(' '));
  return lines;
}

async function prove(puzzle: Puzzle): Promise<string[]> {
  const lines: string[] = [];
  const { live, contradiction } = propagate(puzzle);
  if (contradiction) return lines;
  const questions = await prover.search({ shape: puzzle.shape, live });
  while (lines.length < limit) {
    const answer = await questions.next({});
    if (answer.status !== 'found') break;
    lines.push(answer.grid.join(' '));
  }
  questions.close();
  return lines;
}

/** The models of the file, told apart by all its variables, so that no solution may have two. */
async function readFile(puzzle: Puzzle): Promise<string[]> {
  const { cellCount, symbols } = puzzle.shape;
  const [, header, ...lines] = makeDimacs(puzzle).trimEnd().split('\n');
  const [, , variables, clauses] = header.split(' ');
  expect(Number(clauses)).toBe(lines.length);
  const models = await listModels(
    lines.map(line => line.split(' ').map(Number).slice(0, -1)),
    Number(variables),
  );
  return models.map(held =>
    asLine(
      held.filter(variable => variable <= cellCount * symbols),
      symbols,
    ),
  );
}

/** What the engine's answers are, and what they should be. */
async function compare(rule: RandomRule): Promise<{ found: number; mistakes: string[] }> {
  const { board, constraints, clues } = rule;
  const conditions = constraints.flatMap(stated => meaningOf(stated, board));
  const plain = expectOk(parseShape(board.base));
  const models = await listModels(writePlainly(rule, plain, conditions), cellCountOf(board) * board.symbols);
  const expected = models.map(held => asLine(held, board.symbols)).sort();
  const shape = parseShape(`custom:${JSON.stringify({ base: board.base, constraints })}`);
  if (!shape.ok) {
    const { detail } = shape.problem;
    const isImpossible = detail === 'constraint-sum' || detail === 'constraint-impossible';
    const mistakes = isImpossible && models.length === 0 ? [] : [`refused for ${detail}`];
    return { found: 0, mistakes };
  }
  // Clues that contradict each other are welcome here: every way has to find that there is no solution.
  const puzzle = { shape: shape.value, symbols: clues } as Grid as Puzzle;
  const isSolution = (line: string): boolean => {
    const grid = line.split(' ').map(Number);
    return (
      asSolution(expectOk(createGrid(plain, grid))).ok &&
      conditions.every(condition => isMetBy(condition, grid)) &&
      clues.every((clue, cell) => clue === 0 || clue === grid[cell])
    );
  };
  const mistakes: string[] = [];
  for (const [name, told] of [
    ['search', await search(puzzle)],
    ['the prover', await prove(puzzle)],
    ['the file', await readFile(puzzle)],
  ] as const) {
    const isRight =
      told.length === expected.length &&
      new Set(told).size === told.length &&
      (expected.length < limit ? told.toSorted().join() === expected.join() : told.every(isSolution));
    if (!isRight) mistakes.push(`${name} tells ${told.length} of ${expected.length}`);
  }
  for (const method of ['search', 'sat'] as const) {
    const { status } = await decide(puzzle, { method, prover });
    const right = expected.length === 0 ? 'none' : expected.length === 1 ? 'unique' : 'many';
    if (status !== right) mistakes.push(`decide by ${method} says ${status} of ${expected.length}`);
  }
  const back = parseDimacs(makeDimacs(puzzle));
  if (!back.ok || back.value.shape !== puzzle.shape || Array.from(back.value.symbols).join() !== clues.join())
    mistakes.push('the file is not read back');
  return { found: expected.length, mistakes };
}

test('the solutions of random rules of all kinds are those of a formula written without the engine', async () => {
  const met = new Map<KindName, number>();
  const counts = [0, 0, 0];
  const wrong: unknown[] = [];
  const rules = campaign(140, 3000);
  for (let seed = 0; seed < rules; seed++) {
    const rule = makeRule(`rule ${seed}`);
    for (const { kind } of rule.constraints) met.set(kind, (met.get(kind) ?? 0) + 1);
    const { found, mistakes } = await compare(rule);
    counts[Math.min(found, 2)]++;
    if (mistakes.length > 0) wrong.push({ seed, ...rule, clues: rule.clues.join(''), mistakes });
  }
  expect(wrong).toEqual([]);
  expect(kindNames.filter(kind => !met.has(kind))).toEqual([]);
  // None, one and many solutions all had their share.
  expect(Math.min(...counts)).toBeGreaterThan(rules / 20);
});
