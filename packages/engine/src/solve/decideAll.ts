/**
 * Many puzzles decided in one call. Where a kernel takes them in a queue, a stretch of them is handed over at once; every other is
 * decided by itself.
 */
import { type Puzzle, trustSolution } from '../board/puzzle.js';
import type { Shape } from '../shape/shape.js';
import { Pace, queueStretch } from './budget.js';
import { decide, differingCells } from './decide.js';
import type { PuzzleQueue } from './kernel.js';
import type { DecideOptions, Verdict } from './verdict.js';

/**
 * What `decide` says of each, in their order. The budget is for all of them together: those it does not reach are unknown. The time of one
 * that was decided among others is its share of theirs.
 */
export async function decideAll(puzzles: readonly Puzzle[], options: DecideOptions = {}): Promise<Verdict[]> {
  const pace = new Pace(options);
  const { prover, method = 'auto' } = options;
  const each = { within: pace, method, ...(prover && { prover }) };
  const verdicts: Verdict[] = [];
  for (let from = 0; from < puzzles.length; ) {
    const end = pace.shortage() || method === 'sat' ? from : decideStretch(puzzles, from, verdicts, pace);
    const next = Math.max(end, from + 1);
    for (let i = from; i < next; i++) verdicts[i] ??= await decide(puzzles[i], each);
    pace.report(next, 'puzzles', puzzles.length);
    if (end > from) await pace.breathe();
    from = next;
  }
  return verdicts;
}

/** Sets the verdicts on the next puzzles, as far as they are of one shape and a queue settles them; says where it has stopped. */
function decideStretch(puzzles: readonly Puzzle[], from: number, verdicts: Verdict[], pace: Pace): number {
  const { shape } = puzzles[from];
  return pace.kernels.use('solver', shape, ({ queue }) => {
    if (!queue || pace.nodesLeft < queue.length * queueStretch) return from;
    const start = performance.now();
    let count = 0;
    while (count < queue.length && puzzles[from + count]?.shape === shape) {
      queue.put(count, puzzles[from + count].symbols);
      count++;
    }
    queue.run(count, queueStretch);
    const milliseconds = (performance.now() - start) / count;
    for (let index = 0; index < count; index++) {
      if (!queue.needsSearch(index) || !queue.isSettled(index) || queue.solutionsOf(index) === 0) continue;
      pace.spend(queue.nodesOf(index));
      verdicts[from + index] = takeVerdict(queue, index, shape, pace, milliseconds);
    }
    return from + count;
  });
}

function takeVerdict(
  queue: PuzzleQueue,
  index: number,
  shape: Shape,
  { kernels: { shelf } }: Pace,
  milliseconds: number,
): Verdict {
  const nodes = queue.nodesOf(index);
  const solution = trustSolution(shape, shelf.copy(queue.first[index]));
  if (queue.solutionsOf(index) === 1)
    return { status: 'unique', solution, nodes, milliseconds, by: 'search' };
  const other = trustSolution(shape, shelf.copy(queue.second[index]));
  const differ = differingCells(solution, other);
  return { status: 'many', solution, other, differ, nodes, milliseconds, by: 'search' };
}
