/** The package that prints. It is large, and only pictures other than SVG and books need it. */

import { exitCodes, Refusal } from './exit.js';
import { codeOf } from './files.js';
import { texts } from './texts/index.js';

const load = () => import('@hyperdoku/print/node');

export type Print = Awaited<ReturnType<typeof load>>;

/** Whoever has installed the command without it is told how to get it. */
export async function loadPrint(find: () => Promise<Print> = load): Promise<Print> {
  try {
    return await find();
  } catch (error) {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Refusal(texts.print.missing, exitCodes.badInput);
  }
}
