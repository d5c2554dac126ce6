/**
 * From a puzzle to one in which every clue is needed. With a prover the way is by cores: a proof of uniqueness tells which
 * clues it used, and the others can go at once, again and again; then the clues left are tried one by one: a second
 * solution near the first shows that a clue is needed, a proof that it is not brings a core of its own. Questions are bounded, and the answer says whether every clue was shown to be needed.
 */
import { checkCounts } from '../base/limit.js';
import { createRandom, type Random, type Seed } from '../base/random.js';
import { emptyPuzzle, type Puzzle, type Solution, trustPuzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import type { Cell } from '../shape/shape.js';
import { type Budget, Pace } from '../solve/budget.js';
import type { ClueAnswer, ClueSession, Prover } from '../solve/prover.js';
import { type Dug, dig } from './dig.js';
import { createWitnessSearch } from './witness.js';

export interface MinimiseOptions extends Budget {
  readonly prover?: Prover;
  /** Guesses for each question, growing from round to round. */
  readonly effort?: number;
  /** Stop when there are so few. */
  readonly clues?: number;
  /** How often what was left open is asked again, with four times the effort. */
  readonly rounds?: number;
}

/** Guesses of the prover for a question of the first round. */
const usualEffort = 2000;
/** A question put afresh may take so many times the effort. */
const freshEffort = 20;

/** The clues of a puzzle whose solution is known, made fewer. */
export async function minimise(
  puzzle: Puzzle,
  solution: Solution,
  seed: Seed,
  options: MinimiseOptions = {},
): Promise<Dug> {
  checkCounts({ effort: options.effort, clues: options.clues, rounds: options.rounds });
  const random = createRandom(`minimise ${seed}`);
  const cells = cluesOf(puzzle);
  random.shuffle(cells);
  if (!options.prover) return digFrom(puzzle, solution, cells, options);
  const pace = new Pace(options);
  const session = await options.prover.openClues(solution, emptyPuzzle(puzzle.shape));
  try {
    return await reduce(options.prover, session, solution, cells, random, pace, options);
  } finally {
    session.close();
  }
}

const cluesOf = ({ symbols }: Puzzle): Cell[] => {
  const cells: Cell[] = [];
  for (let cell = 0; cell < symbols.length; cell++) if (symbols[cell] !== blank) cells.push(cell);
  return cells;
};

/** Without a prover: the clues of the puzzle are dug in the given order. */
async function digFrom(
  puzzle: Puzzle,
  solution: Solution,
  cells: readonly Cell[],
  options: MinimiseOptions,
): Promise<Dug> {
  const groups = cells.map(cell => [cell]);
  const dug = await dig(solution, groups, {
    ...options,
    start: puzzle,
    guesses: options.effort ?? 20_000,
    ...(options.clues !== undefined && { clues: options.clues }),
  });
  const isEnd = options.clues === undefined || dug.clues > options.clues;
  return { ...dug, minimal: dug.open === 0 && dug.shortage === undefined && isEnd };
}

async function reduce(
  prover: Prover,
  session: ClueSession,
  solution: Solution,
  start: readonly Cell[],
  random: Random,
  pace: Pace,
  options: MinimiseOptions,
): Promise<Dug> {
  const target = options.clues ?? 0;
  let effort = options.effort ?? usualEffort;
  let clues: readonly Cell[] = start;
  const ask = (cells: readonly Cell[]) => session.ask(cells, pace.part({ nodes: effort }));
  for (
    let before = Number.POSITIVE_INFINITY;
    clues.length < before && clues.length > target && !pace.shortage();
  ) {
    before = clues.length;
    const answer = await ask(clues);
    if (answer.status === 'unique') clues = keepAtLeast(answer.core, clues, target);
  }
  const needed = new Set<Cell>();
  const hasWitness = createWitnessSearch(solution, random, pace);
  const without = (cell: Cell): Uint8Array => {
    const symbols = new Uint8Array(solution.shape.cellCount);
    for (const other of clues) if (other !== cell) symbols[other] = solution.symbols[other];
    return symbols;
  };
  /** The same question put to a solver that sees only what its clues leave: dearer to set up, far stronger at the end. */
  const askAfresh = async (cell: Cell): Promise<ClueAnswer> => {
    const fresh = await prover.openClues(solution, trustPuzzle(solution.shape, without(cell)));
    try {
      const answer = await fresh.ask([], pace.part({ nodes: freshEffort * effort }));
      return answer.status === 'unique' ? { ...answer, core: clues.filter(other => other !== cell) } : answer;
    } finally {
      fresh.close();
    }
  };
  let open = new Set<Cell>();
  for (let round = 0; round < (options.rounds ?? 3); round++, effort *= 4) {
    open = new Set();
    const order = random.shuffle([...clues]);
    for (const cell of order) {
      if (clues.length <= target || pace.shortage()) break;
      if (needed.has(cell) || !clues.includes(cell)) continue;
      if (round === 0 && (await hasWitness(without(cell), cell))) {
        needed.add(cell);
        continue;
      }
      pace.report(start.length - clues.length + needed.size, 'clues', start.length);
      const answer = round === 0 ? await ask(clues.filter(other => other !== cell)) : await askAfresh(cell);
      if (answer.status === 'unique') clues = keepAtLeast(answer.core, clues, target);
      else if (answer.status === 'many') needed.add(cell);
      else open.add(cell);
      await pace.breathe();
    }
    if (open.size === 0 || clues.length <= target || pace.shortage()) break;
  }
  const shortage = pace.shortage();
  const symbols = new Uint8Array(solution.shape.cellCount);
  for (const cell of clues) symbols[cell] = solution.symbols[cell];
  return {
    puzzle: trustPuzzle(solution.shape, symbols),
    clues: clues.length,
    minimal: clues.every(cell => needed.has(cell)),
    open: clues.filter(cell => !needed.has(cell)).length,
    ...(shortage && { shortage }),
  };
}

/** A core, filled up with other clues where it would go below the target. */
function keepAtLeast(core: readonly Cell[], clues: readonly Cell[], target: number): readonly Cell[] {
  if (core.length >= target) return core;
  const inside = new Set(core);
  return [...core, ...clues.filter(cell => !inside.has(cell)).slice(0, target - core.length)];
}
