/**
 * Programs of others that no package brings. Whoever wants them measured checks them out, builds them as their authors say, and names the
 * folder: `--peer tdoku=../tdoku`. What is not named is listed as absent.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const checkoutNames = ['tdoku', 'Schoku', 'Interactive-Sudoku-Solver'] as const;
type CheckoutName = (typeof checkoutNames)[number];

/** The folder of each, as far as it was named. */
export type Checkouts = { readonly [Name in CheckoutName]?: string };

/** Reads what was given as `name=path`; throws a sentence where that is not it. */
export function readCheckouts(given: readonly string[]): Checkouts {
  return Object.fromEntries(
    given.map(text => {
      const [, called = '', path = ''] = /^([^=]*)=(.*)$/.exec(text) ?? [];
      const name = checkoutNames.find(known => known.toLowerCase() === called.toLowerCase());
      if (!name)
        throw new Error(`--peer ${text}: say name=path, where the name is ${checkoutNames.join(', ')}.`);
      if (!existsSync(path)) throw new Error(`--peer ${text}: there is no such folder.`);
      return [name, resolve(path)];
    }),
  );
}
