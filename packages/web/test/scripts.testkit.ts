/** What a page's scripts cost. */
import type { CDPSession, Page } from 'playwright-core';

/** How long the page's scripts have run so far, in milliseconds of processor time: what else the machine does is not in it. */
export async function watchScripts(page: Page): Promise<() => Promise<number>> {
  const client: CDPSession = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
  };
}
