import { readCpu } from './lap.js';

/** How many puzzles a second of CPU time, over about this many milliseconds. */
export async function rateOf(
  milliseconds: number,
  make: (i: number) => boolean | Promise<boolean>,
): Promise<number> {
  let made = 0;
  const start = readCpu();
  for (let i = 0; readCpu() - start < milliseconds; i++) if (await make(i)) made++;
  return (1000 * made) / (readCpu() - start);
}
