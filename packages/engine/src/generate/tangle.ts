/**
 * Short games of a high level. Where a solver gets no hold, every blank has another possibility, and so do all that depend on it: the least
 * that is closed in this way are unavoidable sets. So a few that overlap are left blank, and clues are given, such as hit the most of them,
 * until what is ordered leads to the end and what is easier does not. Clues anywhere else would have to be many before anything is hard.
 */
import { countFilled } from '../board/grid.js';
import { type Puzzle, type Solution, trustPuzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import { beginClimb, goOn } from '../grade/climb.js';
import { scale } from '../grade/scale.js';
import { techniqueNames } from '../logic/techniqueNames.js';
import type { Cell } from '../shape/shape.js';
import { dig } from './dig.js';
import { type AimWork, type Judged, judge } from './judge.js';
import { lowestRung } from './order.js';
import { listSwaps, type UnavoidableSet } from './unavoidable.js';

/** Ways tried in one solution. */
const ways = 24;
/** Tangles have so many times the blanks that are wanted, to begin with: some clues come back, and others go in the end. */
const rooms = [0.4, 0.7, 1, 1.5] as const;
/** Clues given on one way, and how many are looked at for each. */
const mostClues = 20;
const looks = 4;
/** From here on what is dug is dear to judge, and seldom right. */
const firstHard = techniqueNames.findIndex(name => scale[name].level === 'hard');
/** How much chance has to say in which sets are joined, beside how much they overlap. */
const chance = 0.6;

/** A puzzle of what is ordered in which every blank is part of what is hard, and no more blanks than these; undefined where none was found. */
export async function tangle(work: AimWork, mostBlanks: number): Promise<Judged | undefined> {
  const { solution, cells, random, pace } = work;
  const free = new Set(cells);
  const sets = listSwaps(solution).filter(set => set.every(cell => free.has(cell)));
  for (let way = 0; way < ways && !pace.shortage(); way++) {
    const room = rooms[random.below(rooms.length)] * mostBlanks;
    const start =
      random.below(2) === 0 || lowestRung(work.order) >= firstHard
        ? puzzleWithout(solution, joinSets(work, sets, room))
        : await digSymbols(work, room);
    const found = await untie(work, sets, start);
    if (!found) continue;
    const short = await tighten(work, found, mostBlanks);
    if (countOpen(short.puzzle) <= mostBlanks) return short;
  }
  return undefined;
}

/** Sets that overlap, as many as there is room for. */
function joinSets({ random }: AimWork, sets: readonly UnavoidableSet[], room: number): Set<Cell> {
  const small = sets.filter(({ length }) => length <= room);
  const region = new Set<Cell>(small[random.below(Math.max(1, small.length))]);
  for (;;) {
    let best: UnavoidableSet | undefined;
    let most = 0;
    for (const set of small) {
      const shared = set.reduce((sum, cell) => sum + (region.has(cell) ? 1 : 0), 0);
      if (shared === 0 || shared === set.length || region.size + set.length - shared > room) continue;
      const worth = shared / set.length + (chance * random.below(1000)) / 1000;
      if (worth <= most) continue;
      most = worth;
      best = set;
    }
    if (!best) return region;
    for (const cell of best) region.add(cell);
  }
}

/** All places of a few symbols, as many as there is room for, become blank, or as many of them as leave one solution. */
async function digSymbols({ solution, cells, random, pace }: AimWork, room: number): Promise<Puzzle> {
  const { cellCount, symbols: n } = solution.shape;
  const count = Math.max(2, Math.min(n, Math.round((room * n) / cellCount)));
  const chosen = random.permutation(n).slice(0, count);
  const groups = random
    .shuffle(cells.filter(cell => chosen.includes(solution.symbols[cell] - 1)))
    .map(cell => [cell]);
  return (await dig(solution, groups, { ...pace.part(), guesses: 0 })).puzzle;
}

/** Gives clues until there is one solution, and what is ordered leads there; undefined where that makes it too easy. */
async function untie(
  work: AimWork,
  sets: readonly UnavoidableSet[],
  start: Puzzle,
): Promise<Judged | undefined> {
  const { solution, random, proof, pace } = work;
  let puzzle = await fillEasy(work, start);
  const vain = new Set<Cell>();
  for (let i = 0; i < mostClues && !pace.shortage(); i++) {
    const whole = sets.filter(set => set.every(cell => puzzle.symbols[cell] === blank));
    if (whole.length === 0 && (await proof.ask(Uint8Array.from(puzzle.symbols), [], guesses)) === 'unique') {
      const judged = await judge(puzzle, work);
      if (judged.fit !== 'hard') return judged.fit === 'met' ? judged : undefined;
    }
    const hits = (cell: Cell): number => whole.reduce((sum, set) => sum + (set.includes(cell) ? 1 : 0), 0);
    const choice = random
      .shuffle(work.cells.filter(cell => puzzle.symbols[cell] === blank && !vain.has(cell)))
      .map(cell => ({ cell, hit: hits(cell) }))
      .sort((a, b) => b.hit - a.hit)
      .slice(0, looks);
    let best: Puzzle | undefined;
    for (const { cell } of choice) {
      const next = await fillEasy(work, withClue(solution, puzzle, cell));
      await pace.breathe();
      if (isLost(next, whole)) vain.add(cell);
      else if (!best || countOpen(next) > countOpen(best)) best = next;
    }
    if (choice.length === 0) return undefined;
    puzzle = best ?? puzzle;
  }
  return undefined;
}

/** Whether nothing is left to be solved, or only a set that any clue solves and nothing else. */
function isLost(puzzle: Puzzle, sets: readonly UnavoidableSet[]): boolean {
  const open = countOpen(puzzle);
  return (
    open === 0 || sets.some(set => set.length === open && set.every(cell => puzzle.symbols[cell] === blank))
  );
}

/** Gives clues that can be spared, until there are no more blanks than wanted. */
async function tighten(work: AimWork, start: Judged, mostBlanks: number): Promise<Judged> {
  const { solution, cells, random, pace } = work;
  let best = start;
  for (const cell of random.shuffle([...cells])) {
    if (countOpen(best.puzzle) <= mostBlanks || pace.shortage()) break;
    if (best.puzzle.symbols[cell] !== blank) continue;
    const next = await fillEasy(work, withClue(solution, best.puzzle, cell));
    await pace.breathe();
    if (countOpen(next) === 0) continue;
    const judged = await judge(next, work);
    if (judged.fit === 'met') best = judged;
  }
  return best;
}

/** The puzzle with all that singles fill, as far as they are easier than what is ordered: more would take long and tell little. */
async function fillEasy({ solution, order, pace }: AimWork, puzzle: Puzzle): Promise<Puzzle> {
  const climb = beginClimb(puzzle);
  const rung = Math.min(lowestRung(order) - 1, techniqueNames.indexOf('naked-single'));
  await goOn(climb, { upTo: techniqueNames[rung], ...pace.part() });
  return trustPuzzle(solution.shape, Uint8Array.from(climb.position.symbols));
}

/** Guesses for the proof that there is one solution. */
const guesses = 400;

const countOpen = (puzzle: Puzzle): number => puzzle.shape.cellCount - countFilled(puzzle);

const puzzleWithout = ({ shape, symbols }: Solution, region: ReadonlySet<Cell>): Puzzle =>
  trustPuzzle(
    shape,
    Uint8Array.from(symbols, (symbol, cell) => (region.has(cell) ? blank : symbol)),
  );

function withClue({ shape, symbols }: Solution, puzzle: Puzzle, cell: Cell): Puzzle {
  const clues = Uint8Array.from(puzzle.symbols);
  clues[cell] = symbols[cell];
  return trustPuzzle(shape, clues);
}
