/** Makes several things in a row, each from its own seed. */
import { type ExitCode, exitCodes, worse } from './exit.js';
import type { Io } from './io.js';
import { beginWork, type Work, type WorkOptions } from './work.js';

/** The first seed as it is when one thing is wanted, `seed-1`, `seed-2` … when there are more. */
export async function forEachSeed(
  io: Io,
  seed: string,
  options: WorkOptions & { readonly number: number },
  doWork: (seed: string, number: number, work: Work) => Promise<ExitCode>,
): Promise<ExitCode> {
  const work = beginWork(io, options, { pieces: options.number });
  let code: ExitCode = exitCodes.fine;
  for (let i = 1; i <= options.number && !io.signal?.aborted; i++) {
    code = worse(code, await doWork(options.number === 1 ? seed : `${seed}-${i}`, i, work));
    work.tick();
  }
  work.clear();
  return code;
}
