/** The qqwing program. It takes all puzzles at once, so a lap feeds it larger and larger parts of the set. */
import type { Lap, LapLimits } from '../lap.js';
import { isInstalled, runNative } from '../nativeRun.js';
import { type Contender, makeLine } from './contender.js';

const args = ['--solve', '--count-solutions', '--nosolution', '--csv'];
const firstPart = 16;

export const qqwingProgram: Contender = {
  kind: 'native',
  proves: 'uniqueness',
  enter: async ({ puzzles }) => {
    if (!isInstalled('qqwing')) return undefined;
    const lines = puzzles.map(makeLine);
    return limits => runParts(lines, limits);
  },
};

/** The largest part that stays within the limit gives the speed; the smaller ones before it only lead there. */
function runParts(lines: readonly string[], { most }: LapLimits): Lap {
  for (let size = Math.min(firstPart, lines.length); ; size = Math.min(size * 2, lines.length)) {
    const { cpu, output } = runNative('qqwing', args, `${lines.slice(0, size).join('\n')}\n`);
    if (size < lines.length && cpu * 2 < most) continue;
    const unique = output.split('\n').filter(line => line.startsWith('1,')).length;
    const each = cpu / size;
    const wrong = size - unique;
    return { puzzles: size, cpu, preparing: 0, median: each, medianAlone: each, unknown: 0, wrong };
  }
}
