/** One contender in a process of its own, so that none inherits another's compiled code, memory or garbage. */
import type { Checkouts } from './checkouts.js';
import { type ContenderName, contenderOf } from './contenders/index.js';
import type { Lap, LapLimits } from './lap.js';
import { readPuzzles, type Supply } from './sets.js';

export interface Job {
  readonly contender: ContenderName;
  readonly supply: Supply;
  readonly checkouts: Checkouts;
  readonly warmUp: LapLimits;
}

export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'lap'; readonly lap: Lap };

const send = (message: WorkerMessage): void => {
  process.send?.(message);
};

async function work({ contender, supply, checkouts, warmUp }: Job): Promise<void> {
  const run = await contenderOf(contender).enter({
    puzzles: readPuzzles(supply),
    expected: supply.expected,
    checkouts,
  });
  if (!run) return send({ kind: 'absent' });
  await run(warmUp);
  process.on('message', async (limits: LapLimits) => {
    // While others have their turns, Node throws compiled code away that was not used.
    if (!limits.singly) await run(warmUp);
    send({ kind: 'lap', lap: await run(limits) });
  });
  send({ kind: 'ready' });
}

process.once('message', (job: Job) => {
  work(job).catch(error => send({ kind: 'failed', message: String(error) }));
});
process.once('disconnect', () => process.exit());
