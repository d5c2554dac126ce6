/**
 * Takes clues away from a solution while it stays the only one. A clue whose removal was once refused is needed for good,
 * since fewer clues only leave more freedom; so one pass over all cells ends in a puzzle where every clue is needed,
 * provided that every question was answered.
 *
 * Most removals need no search: clues go in growing batches as long as singles alone lead back to the solution, and only what
 * fails that test is proved one by one.
 */
import { checkCounts } from '../base/limit.js';
import { countFilled } from '../board/grid.js';
import { type Puzzle, type Solution, trustPuzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import { type Budget, Pace, type Shortage } from '../solve/budget.js';
import { createProof } from './proof.js';
import type { CellGroup } from './sample.js';

/** Where digging begins and when it stops. */
export interface DigOptions extends Budget {
  /** Begin with the clues of this puzzle of the solution, instead of all of it. */
  readonly start?: Puzzle;
  /** Stop at so many clues; as few as can be if not said. */
  readonly clues?: number;
  /** Guesses for one question; what is not answered by then keeps its clue. */
  readonly guesses?: number;
  /** False to prove removals one by one in the order given: harder puzzles, on boards where a proof costs next to nothing. */
  readonly singlesFirst?: boolean;
  /** Stop when so many questions were not answered. */
  readonly mostOpen?: number;
  /** Keep to puzzles that singles alone solve. */
  readonly singlesOnly?: boolean;
}

/** What digging left. */
export interface Dug {
  readonly puzzle: Puzzle;
  readonly clues: number;
  /** Whether every clue left is known to be needed. */
  readonly minimal: boolean;
  /** Questions that were given up. */
  readonly open: number;
  /** Clues that are known to be needed. */
  readonly needed: number;
  readonly shortage?: Shortage;
}

const usualGuesses = 400;

/** Removes clues from a solution, group by group, as long as it stays the only one. */
export async function dig(
  solution: Solution,
  groups: readonly CellGroup[],
  options: DigOptions = {},
): Promise<Dug> {
  const { shape } = solution;
  const target = options.clues ?? 0;
  const pace = new Pace(options);
  checkCounts({ clues: options.clues, guesses: options.guesses });
  const quick = digAtOnce(solution, groups, options, pace);
  if (quick) return quick;

  const proof = createProof(solution, pace);
  const symbols = Uint8Array.from((options.start ?? solution).symbols);
  let clues = countFilled({ shape, symbols });

  const remove = (taken: readonly CellGroup[]): void => {
    for (const group of taken) for (const cell of group) symbols[cell] = blank;
  };
  const giveBack = (taken: readonly CellGroup[]): void => {
    for (const group of taken) for (const cell of group) symbols[cell] = solution.symbols[cell];
  };
  const sizeOf = (taken: readonly CellGroup[]): number => taken.reduce((sum, group) => sum + group.length, 0);

  // First as many as singles can answer for, in batches that grow while they succeed and shrink when they fail.
  const doubtful: CellGroup[] = options.singlesFirst === false ? [...groups] : [];
  for (
    let at = doubtful.length, batch = Math.max(1, groups.length >> 1);
    at < groups.length && clues > target;
  ) {
    if (pace.shortage()) break;
    const taken = fitting(groups.slice(at, at + batch), clues - target);
    if (taken.length === 0) {
      at++;
      continue;
    }
    remove(taken);
    if (proof.bySingles(symbols)) {
      clues -= sizeOf(taken);
      at += taken.length;
      batch = Math.min(batch * 2, groups.length - at);
    } else {
      giveBack(taken);
      if (taken.length === 1) {
        doubtful.push(taken[0]);
        at++;
      }
      batch = Math.max(1, taken.length >> 1);
    }
    pace.report(at - doubtful.length, 'cells', groups.length);
    await pace.breathe();
  }

  let open = 0;
  let needed = 0;
  let shortage = pace.shortage();
  const guesses = options.guesses ?? usualGuesses;
  if (!options.singlesOnly) {
    for (const [i, group] of doubtful.entries()) {
      if (clues <= target || shortage || open === options.mostOpen) break;
      if (fitting([group], clues - target).length === 0) continue;
      remove([group]);
      const answer = await proof.ask(symbols, group, guesses);
      if (answer === 'unique') clues -= group.length;
      else giveBack([group]);
      if (answer === 'unknown') open++;
      if (answer === 'many' && group.length === 1) needed++;
      pace.report(groups.length - doubtful.length + i + 1, 'cells', groups.length);
      await pace.breathe();
      shortage = pace.shortage();
    }
  }
  const single = groups.every(group => group.length === 1);
  const minimal = clues > target && open === 0 && !shortage && single && !options.singlesOnly;
  const puzzle = trustPuzzle(shape, symbols);
  return { puzzle, clues, minimal, open, needed, ...(shortage && { shortage }) };
}

/** As many of the groups, from the first on, as have no more cells than this. */
function fitting(groups: readonly CellGroup[], cells: number): readonly CellGroup[] {
  let sum = 0;
  let count = 0;
  while (count < groups.length && sum + groups[count].length <= cells) sum += groups[count++].length;
  return groups.slice(0, count);
}

/** The whole of it in one call, where a kernel can do that and no limit falls within; undefined where not. */
function digAtOnce(
  { shape, symbols }: Solution,
  groups: readonly CellGroup[],
  { start, clues: target = 0, singlesFirst = true, singlesOnly = false }: DigOptions,
  pace: Pace,
): Dug | undefined {
  const cells = new Uint16Array(groups.length);
  for (let i = 0; i < cells.length; i++) {
    if (groups[i].length !== 1) return undefined;
    cells[i] = groups[i][0];
  }
  // Singles may bring a clue back, and yet not lead from such a start to its solution.
  if (start && (singlesFirst || cells.some(cell => start.symbols[cell] === blank))) return undefined;
  if (pace.nodesLeft !== Number.POSITIVE_INFINITY || pace.shortage()) return undefined;
  const clues = new Uint8Array(start?.symbols ?? symbols);
  const limits = { target, bySingles: singlesFirst, byProof: !singlesOnly };
  const dug = pace.kernels.use('solver', shape, ({ digger }) => digger?.dig(clues, cells, limits));
  if (!dug) return undefined;
  const { left, needed, nodes } = dug;
  pace.spend(nodes);
  const minimal = left > target && !singlesOnly;
  return { puzzle: trustPuzzle(shape, clues), clues: left, minimal, open: 0, needed };
}
