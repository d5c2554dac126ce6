/** How often an order is met, and what that takes. */
import { checkOrder, type GenerateOptions, generatePuzzle, type Order, type Shape } from '@hyperdoku/engine';

export type Measured =
  /** Orders for this are refused, since there is no such puzzle or none was ever found. */
  | { readonly status: 'refused'; readonly detail: string }
  /** Seconds of CPU, in the median and at most. */
  | {
      readonly status: 'tried';
      readonly met: number;
      readonly seeds: number;
      readonly median: number;
      readonly most: number;
    };

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

interface MeasureOptions extends GenerateOptions {
  /** 1 if not said. */
  readonly firstSeed?: number;
}

/** With so many seeds; no puzzle may take more CPU than this. */
export async function measure(
  shape: Shape,
  order: Order,
  seeds: number,
  mostSeconds: number,
  { firstSeed = 1, ...options }: MeasureOptions = {},
): Promise<Measured> {
  const refused = checkOrder(shape, order);
  if (refused && !refused.ok) return { status: 'refused', detail: refused.problem.detail };
  const times: number[] = [];
  let met = 0;
  for (let seed = firstSeed; seed < firstSeed + seeds; seed++) {
    const start = cpuSeconds();
    const limit = new AbortController();
    const watch = setInterval(() => {
      if (cpuSeconds() - start > mostSeconds) limit.abort();
    }, 100);
    const made = await generatePuzzle(shape, seed, order, { ...options, signal: limit.signal });
    clearInterval(watch);
    times.push(cpuSeconds() - start);
    if (made.ok && made.value.status === 'met') met++;
  }
  times.sort((a, b) => a - b);
  return { status: 'tried', met, seeds, median: times[times.length >> 1], most: times[times.length - 1] };
}

export const makeColumns = (measured: Measured): readonly string[] =>
  measured.status === 'refused'
    ? [measured.detail]
    : [
        `${measured.met} of ${measured.seeds}`,
        `${measured.median.toFixed(2)} s`,
        `${measured.most.toFixed(2)} s`,
      ];
