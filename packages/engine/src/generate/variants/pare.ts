/**
 * Leaves cages of the crux out, or joins them, as long as the solution stays the only one. What is left says no more than is needed, so
 * the way to the solution is long there, and often logic does not find it at all.
 */
import type { Grid } from '../../board/grid.js';
import { decide, differingCells } from '../../solve/decide.js';
import { meetsCages, permute } from './cages.js';
import { type Draft, guessesPerProof, type KillerWork, listHardenings, puzzleOf } from './draft.js';

/** From a draft with one solution to another; in batches that grow while that succeeds. */
export async function pare(work: KillerWork, draft: Draft): Promise<Draft> {
  const { ground, crux, pace } = work;
  const refused = new Set<string>();
  const others: Grid[] = [];
  let best = draft;
  for (let batch = 1; !pace.shortage(); ) {
    const hardenings = listHardenings(work, best).filter(
      ({ key, cells }) => !refused.has(key) && cells.every(cell => crux.has(cell)),
    );
    if (hardenings.length === 0) break;
    const taken = permute(ground.random, hardenings).slice(0, batch);
    const changed = taken.reduce((next, { change }) => change(next), best);
    if (await isUnique(work, changed, others)) {
      best = changed;
      batch *= 2;
    } else if (taken.length === 1) refused.add(taken[0].key);
    else batch = taken.length >> 1;
    pace.report(draft.cutting.length - best.cutting.length, 'tries');
    await pace.breathe();
  }
  return best;
}

/** Whether that is proved; other solutions are remembered, since most changes that fail do so by one that was seen before. */
export async function isUnique(work: KillerWork, draft: Draft, others: Grid[]): Promise<boolean> {
  const { ground, solution, pace } = work;
  const isLeft = ({ symbols }: Grid): boolean =>
    meetsCages(ground, draft.cutting, symbols) &&
    [...draft.clues].every(cell => symbols[cell] === solution.symbols[cell]);
  if (others.some(isLeft)) return false;
  const verdict = await decide(puzzleOf(work, draft), pace.part({ nodes: guessesPerProof }));
  if (verdict.status === 'many')
    for (const seen of [verdict.solution, verdict.other])
      if (differingCells(seen, solution).length > 0) others.push(seen);
  return verdict.status === 'unique';
}
