/**
 * PNG and PDF, by a package that need not be there: it brings fonts and a renderer that a server of puzzles can do without. It is
 * looked for when such a picture is wanted.
 */
import { isAbsent } from './package.js';

const load = () => import('@hyperdoku/print/node');

type Print = Awaited<ReturnType<typeof load>>;

/** Undefined where the package is not installed. */
export async function loadPrint(find: () => Promise<Print> = load): Promise<Print | undefined> {
  try {
    return await find();
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}
