/** Numbers as bars, for the terminal. */
import { texts } from '../texts/index.js';

/** More bars than this are gathered into equal steps. */
const mostBars = 24;
const barWidth = 40;
const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

export type Bar = readonly [label: string, count: number];

/** A line for each bar, the longest as wide as there is room. */
export function drawBars(bars: readonly Bar[]): string[] {
  const most = Math.max(...bars.map(([, count]) => count));
  const labelWidth = Math.max(...bars.map(([label]) => label.length));
  const countWidth = Math.max(...bars.map(([, count]) => texts.number(count).length));
  return bars.map(([label, count]) => {
    const units = Math.max(1, Math.round((count / most) * barWidth * 8));
    const bar = count === 0 ? '' : '█'.repeat(units >> 3) + eighths[units & 7];
    const number = texts.number(count).padStart(countWidth);
    return `  ${label.padEnd(labelWidth)}  ${number}  ${bar}`.trimEnd();
  });
}

/** Counts of numbers, gathered so that there are not too many bars; steps without any are shown too. */
export function gatherNumbers(counts: readonly (readonly [value: number, count: number])[]): Bar[] {
  if (counts.length === 0) return [];
  const values = counts.map(([value]) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = chooseStep(most - least + 1);
  const first = Math.floor(least / step);
  const bars = Array.from({ length: Math.floor(most / step) - first + 1 }, () => 0);
  for (const [value, count] of counts) bars[Math.floor(value / step) - first] += count;
  return bars.map((count, i) => {
    const from = (first + i) * step;
    return [step === 1 ? String(from) : `${from}..${from + step - 1}`, count] as const;
  });
}

/** The smallest of 1, 2, 5, 10, 20 … that leaves few enough bars. */
function chooseStep(range: number): number {
  for (let power = 1; ; power *= 10)
    for (const digit of [1, 2, 5]) if (range / (digit * power) <= mostBars) return digit * power;
}
