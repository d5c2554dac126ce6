/**
 * Killers beyond logic on boards of few symbols, where nearly every cage rules some symbols out and logic has a place to begin. So cages
 * are chosen that are *vague*: each of their cells may hold any symbol, as in a pair that adds up to 5 of four symbols, or in a cage of all
 * four. Of others there are only as many as make the solution the only one. From such a killer to the next some cages are chosen anew,
 * and those are kept that leave most candidates where easy logic ends; where chains find nothing there, the rest is tried too.
 */
import type { Grid } from '../../board/grid.js';
import { beginClimb, goOn } from '../../grade/climb.js';
import { ladderUpTo } from '../../logic/ladder.js';
import type { Position } from '../../logic/position.js';
import { nextStep } from '../../logic/technique.js';
import { techniqueNames } from '../../logic/techniqueNames.js';
import type { Shape } from '../../shape/shape.js';
import { setsOfSum } from '../../solve/propagators/cages.js';
import type { Eased } from '../ease.js';
import { firstTrial, highestRung, lowestRung, type Order } from '../order.js';
import { type Cage, growCage, ownersOf, permute } from './cages.js';
import { type Draft, type KillerWork, puzzleOf } from './draft.js';
import { isUnique } from './pare.js';
import { type Tried, tryOut } from './tried.js';

/** With more symbols cages need not be vague. */
const fewSymbols = 4;

export const wantsVagueCages = ({ symbols }: Shape, order: Order): boolean =>
  symbols <= fewSymbols && !order.clues && lowestRung(order) >= firstTrial;

/** Drafts that are tried until another grid is taken. */
const mostTries = 200;
/** One in so many cages that are not vague is taken. */
const seldom = 5;
/** How often cages are grown until one is taken, and how many are added until the solution is the only one. */
const mostGrown = 200;
const mostAdded = 40;
/** How many candidates fewer than at most are still worth a look by all techniques, and by how many they may fall from draft to draft. */
const nearMost = 10;
const slack = 8;

export async function walkVagueCages(work: KillerWork): Promise<Eased | undefined> {
  const { pace, ground } = work;
  const others: Grid[] = [];
  let now: Draft = { cutting: [], clues: new Set() };
  let left = 0;
  let most = 0;
  let best: Tried | undefined;
  for (let tries = 0; tries < mostTries && !pace.shortage(); tries++) {
    const kept = permute(ground.random, now.cutting).slice(1 + ground.random.below(2));
    const next = await completeCages(work, kept, others);
    pace.report(tries, 'tries', mostTries);
    await pace.breathe();
    if (!next) continue;
    const position = await climbEasily(work, next);
    const candidates = countCandidates(position);
    if (!best || (candidates >= most - nearMost && !nextStep(position, chains))) {
      const tried = await tryOut(work, next, true);
      if (tried.end === 'met') return tried;
      best ??= tried;
    }
    most = Math.max(most, candidates);
    if (candidates < left - ground.random.below(slack)) continue;
    now = next;
    left = candidates;
  }
  const shortage = pace.shortage();
  return best && { puzzle: best.puzzle, grade: best.grade, ...(shortage && { shortage }) };
}

/** Adds cages to some until there is one solution, and leaves out those that are not needed, vague ones last. */
async function completeCages(
  work: KillerWork,
  kept: readonly Cage[],
  others: Grid[],
): Promise<Draft | undefined> {
  const { ground, pace } = work;
  const draftOf = (cutting: readonly Cage[]): Draft => ({ cutting, clues: new Set() });
  let cutting = kept;
  for (let added = 0; !(await isUnique(work, draftOf(cutting), others)); added++) {
    const cage = added < mostAdded && !pace.shortage() && growVague(work, cutting);
    if (!cage) return undefined;
    cutting = [...cutting, cage];
  }
  const byVagueness = permute(ground.random, cutting).sort((a, b) => ruledOut(work, b) - ruledOut(work, a));
  for (const cage of byVagueness) {
    const fewer = cutting.filter(other => other !== cage);
    if (await isUnique(work, draftOf(fewer), others)) cutting = fewer;
  }
  return draftOf(cutting);
}

function growVague(work: KillerWork, cutting: readonly Cage[]): Cage | undefined {
  const { ground } = work;
  const { random, shape } = ground;
  const owners = ownersOf(cutting);
  for (let grown = 0; grown < mostGrown; grown++) {
    const start = random.below(shape.cellCount);
    if (owners.has(start)) continue;
    const cage = growCage(ground, start, cell => !owners.has(cell), 2 + random.below(shape.symbols - 1));
    if (cage.length > 1 && (ruledOut(work, cage) === 0 || random.below(seldom) === 0)) return cage;
  }
  return undefined;
}

/** How many candidates the sum of a cage rules out at once. */
function ruledOut({ ground: { shape, symbols } }: KillerWork, cage: Cage): number {
  const sum = cage.reduce((before, cell) => before + symbols[cell], 0);
  const sets = setsOfSum(shape.symbols, cage.length, sum) ?? [];
  let possible = 0;
  for (const set of sets) possible |= set;
  let out = 0;
  for (let index = 0; index < shape.symbols; index++) if (((possible >> index) & 1) === 0) out += cage.length;
  return out;
}

const easyLogic = techniqueNames[highestRung({ level: 'medium' })];
const chains = ladderUpTo({ using: ['forcing-chain'] });

/** Where easy logic ends. */
async function climbEasily(work: KillerWork, draft: Draft): Promise<Position> {
  const climb = beginClimb(puzzleOf(work, draft));
  await goOn(climb, { upTo: easyLogic, ...work.pace.part() });
  return climb.position;
}

const countCandidates = ({ candidateCounts, isSolved }: Position): number =>
  isSolved ? 0 : candidateCounts.reduce((sum, count) => sum + count, 0);
