/** Runs a search within a budget: every refinement counts as a guess. */
import type { Pace, Shortage } from '../solve/budget.js';
import type { RunStatus } from '../solve/kernel.js';
import type { Search } from './search.js';

/** Ports that are gone through between two looks at the clock. */
const portsAtOnce = 1 << 21;

/** Why it had to stop before it was done, if it had. */
export async function runSearch(search: Search, pace: Pace): Promise<Shortage | undefined> {
  const kernel = {
    stats: { nodes: 0 },
    run(most: number): RunStatus {
      const done = search.run(most);
      this.stats.nodes = search.refinements;
      return done ? 'exhausted' : 'budget';
    },
  };
  const most = Math.max(1, Math.floor(portsAtOnce / (1 + search.size)));
  for (;;) {
    pace.report(search.refinements, 'refinements');
    const shortage = pace.shortage();
    if (shortage) return shortage;
    if (pace.runStretch(kernel, most) === 'exhausted') return undefined;
    await pace.breathe();
  }
}
