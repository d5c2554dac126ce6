/**
 * How garbage is collected while many puzzles are worked on. They leave much that is small and soon forgotten; one thread has
 * collected that before several have agreed on who does what, and the other cores have puzzles of their own to do.
 */
import { setFlagsFromString } from 'node:v8';

export function collectAlone(): void {
  for (const flag of ['--no-parallel-scavenge', '--no-concurrent-array-buffer-sweeping'])
    setFlagsFromString(flag);
}
