/**
 * Aims a killer at what is ordered, from both sides. What is too hard gets smaller cages or, where they are not enough, clues. What is
 * too easy gets larger cages, two joined to one, or fewer; and where that leads past the aim, a little help where it got stuck. On large
 * boards there is too much to change one by one: where they are to be hard, cages go until none can, and what is too hard then is helped.
 *
 * Cages whose cells are filled last are changed first: the way up to there stays as it is, so little of the board is open where the new
 * draft gets stuck, and what is open takes few more steps, of any level.
 */
import type { Cell } from '../../shape/shape.js';
import { type Eased, ease, trim } from '../ease.js';
import type { CellGroup } from '../sample.js';
import { replaceCages } from './cages.js';
import {
  type Draft,
  type Hardening,
  help,
  type KillerWork,
  largestSmall,
  listCuts,
  listHardenings,
  puzzleOf,
} from './draft.js';
import { pare } from './pare.js';
import { needsProof, type Tried, tryOut } from './tried.js';
import { makeUnique } from './unique.js';

/** Drafts that are tried until another grid is taken. */
const mostTries = 150;
/** Proofs to make a changed draft unique again. */
const mostRounds = 12;
/** One help for so many open cells at first. */
const openPerHelp = 10;
/** On small boards a draft that leaves more than so many cells open, and was not as hard as ordered before that, is not worth a help. */
const fewOpen = 50;
/** By how much the effort may fall from one draft to the next. */
const slack = 10;

export async function aimCages(work: KillerWork, draft: Draft, groups: readonly CellGroup[]): Promise<Eased> {
  if (work.crux.size < work.solution.shape.cellCount) return aimCrux(work, draft);
  const soft = await soften(work, draft);
  if (soft) return harden(work, soft);
  // Smaller cages alone do not do it: the large ones stay, and clues come back.
  const { order, pace } = work;
  const open = groups
    .flat()
    .reverse()
    .filter(cell => !draft.clues.has(cell));
  const eased = await ease(
    count => puzzleOf(work, { ...draft, clues: new Set([...draft.clues, ...open.slice(0, count)]) }),
    open.length,
    order,
    pace,
  );
  return trim(eased, open, order, pace);
}

/** Leaves as little in the crux as can be, and helps where that is too hard. */
async function aimCrux(work: KillerWork, draft: Draft): Promise<Eased> {
  const pared = await tryOut(work, await pare(work, draft), true);
  const { puzzle, grade } = isSoft(pared) ? pared : ((await helpUntilMet(work, pared)) ?? pared);
  const shortage = work.pace.shortage();
  return { puzzle, grade, ...(shortage && { shortage }) };
}

/** Cuts as few cages as make a killer no harder than ordered; undefined where all cuts are not enough. */
async function soften(work: KillerWork, draft: Draft): Promise<Tried | undefined> {
  const drafts = cutOneByOne(work, draft);
  let best = await tryOut(work, draft);
  if (isSoft(best)) return best;
  let hard = 0;
  let soft = drafts.length - 1;
  best = await tryOut(work, drafts[soft]);
  if (!isSoft(best)) return undefined;
  while (soft - hard > 1 && !work.pace.shortage()) {
    const middle = (hard + soft) >> 1;
    const tried = await tryOut(work, drafts[middle]);
    if (isSoft(tried)) {
      best = tried;
      soft = middle;
    } else hard = middle;
  }
  return best;
}

const isSoft = ({ end }: Tried): boolean => end === 'met' || end === 'easy';

/** From a draft to one with cages as small as can be, cut by cut. */
function cutOneByOne(work: KillerWork, draft: Draft): Draft[] {
  const drafts = [draft];
  for (const { cage, pieces } of listCuts(work, draft.cutting)) {
    const { cutting, clues } = drafts[drafts.length - 1];
    drafts.push({ cutting: replaceCages(cutting, [cage], pieces), clues });
  }
  return drafts;
}

/**
 * Changes a killer that is too easy, in batches that grow while it stays so. Where more than one solution is left, chance decides whether
 * cages are cut again until there is one, which keeps what the cages tell scarce, or help is given.
 */
async function harden(work: KillerWork, start: Tried): Promise<Eased> {
  const { order, pace, ground } = work;
  const refused = new Set<string>();
  let best = start;
  let batch = 1;
  for (let tries = 0; tries < mostTries && best.end === 'easy' && !pace.shortage(); tries++) {
    const hardenings = listHardenings(work, best.draft).filter(({ key }) => !refused.has(key));
    if (hardenings.length === 0) break;
    const taken = latestFirst(work, best, hardenings).slice(0, batch);
    const changed = taken.reduce((draft, { change }) => change(draft), best.draft);
    const isMended = needsProof(order) && ground.random.below(2) === 0;
    const draft = isMended ? await makeUnique(work, changed, mostRounds) : changed;
    const tried = draft && (await tryOut(work, draft, isMended));
    pace.report(tries, 'tries', mostTries);
    await pace.breathe();
    if (tried && isSoft(tried)) {
      if (tried.end === 'met' || !isMended || effortOf(tried) >= effortOf(best) - slack) {
        best = tried;
        batch *= 2;
        continue;
      }
    } else if (tried) best = (await helpUntilMet(work, tried)) ?? best;
    if (batch === 1) refused.add(taken[0].key);
    else batch >>= 1;
  }
  const shortage = pace.shortage();
  return { puzzle: best.puzzle, grade: best.grade, ...(shortage && { shortage }) };
}

const effortOf = ({ grade }: Tried): number => (grade.status === 'graded' ? grade.effort : 0);

/** How much chance decides about the order, and by how much joined cages come before fewer ones: in parts of the whole way. */
const chance = 0.3;
const joinedFirst = 0.3;

/** Those first whose cells are filled last. */
function latestFirst(
  { ground: { random } }: KillerWork,
  { climb: { filledAt, used } }: Tried,
  hardenings: readonly Hardening[],
): Hardening[] {
  const steps = 1000;
  return hardenings
    .map(hardening => {
      const { cells, keepsCells } = hardening;
      const filled = Math.min(...cells.map(cell => filledAt[cell])) / Math.max(1, used.length);
      return {
        hardening,
        late: filled + (chance * random.below(steps)) / steps + (keepsCells ? joinedFirst : 0),
      };
    })
    .sort((a, b) => b.late - a.late)
    .map(({ hardening }) => hardening);
}

/** Helps where a draft got stuck, as long as that brings it nearer, until it is as ordered. */
async function helpUntilMet(work: KillerWork, stuck: Tried): Promise<Tried | undefined> {
  let now = stuck;
  let batch = Number.POSITIVE_INFINITY;
  for (let vain = 0; vain < patienceWith(now) && !work.pace.shortage(); vain++) {
    batch = Math.max(1, Math.min(batch, Math.round(now.open.length / openPerHelp)));
    const draft = helpOften(work, now.draft, now.open, batch);
    if (draft === now.draft) return undefined;
    const tried = await tryOut(work, draft);
    if (tried.end === 'met') return tried;
    if (tried.end === 'easy') batch >>= 1;
    else if (isNearer(tried, now)) {
      now = tried;
      vain = -1;
    }
  }
  return undefined;
}

/** How near a draft that is too hard is to what is ordered: it needs that, and then more; it has one solution; or neither is known. */
const nearnessOf = ({ end, isAsHard }: Tried): 0 | 1 | 2 => (end === 'dropped' ? 0 : isAsHard ? 2 : 1);

const isNearer = (a: Tried, b: Tried): boolean =>
  nearnessOf(a) - nearnessOf(b) > 0 || (nearnessOf(a) === nearnessOf(b) && a.open.length < b.open.length);

/** How many helps in a row may be in vain, by nearness. */
const patience = [3, 4, 6] as const;

function patienceWith(tried: Tried): number {
  const nearness = nearnessOf(tried);
  const isVast = tried.open.length > fewOpen && tried.puzzle.shape.cellCount <= largestSmall;
  return nearness < 2 && isVast ? 0 : patience[nearness];
}

function helpOften(work: KillerWork, draft: Draft, open: readonly Cell[], times: number): Draft {
  let next = draft;
  for (let time = 0; time < times; time++) next = help(work, next, open);
  return next;
}
