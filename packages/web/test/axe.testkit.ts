/** What axe objects to on a page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type Found = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations'>;
export type Violation = Found['violations'][number];

interface WithAxe {
  readonly axe: { run(where: object, options: object): Promise<Found> };
}

/** Asks the axe that is on the page; about these rules only, or all of them. */
const askAgain = (page: Page, rules: readonly string[], except: readonly string[]): Promise<Violation[]> =>
  page.evaluate(
    async ([values, exclude]) => {
      const { axe } = window as unknown as WithAxe;
      const runOnly = values.length > 0 && { runOnly: { type: 'rule', values } };
      const { violations } = await axe.run({ exclude }, { resultTypes: ['violations'], ...runOnly });
      return violations;
    },
    [rules, except] as const,
  );

/** Objections to the whole page. Axe is large, so it is put on a page once. */
export async function findViolations(page: Page): Promise<Violation[]> {
  if (await page.evaluate(() => 'axe' in window)) return askAgain(page, [], []);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return (await axe.analyze()).violations;
}

/** Objections to colours alone, on a page that was looked at before; the boards have tests of their own. */
export const findFaintColours = (page: Page): Promise<Violation[]> =>
  askAgain(page, ['color-contrast', 'link-in-text-block'], ['.board']);
