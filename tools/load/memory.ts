/**
 * Whether memory stays flat. The first third of a run is warm-up: code is compiled, heaps find their size. What comes after it is cut in
 * two, and the middle of the second half may be a tenth and 24 MB above that of the first, no more. A middle does not care for single
 * peaks, which come and go with large requests; of what leaks, half a run is always more than a tenth when runs are made long enough.
 */
const warmUpShare = 1 / 3;
const mostGrowth = 1.1;
const mostMegabytes = 24;

export interface MemoryVerdict {
  /** Middles of the two halves, in megabytes. */
  readonly early: number;
  readonly late: number;
  readonly isFlat: boolean;
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Of megabytes taken at even intervals; undefined where there are too few to say anything. */
export function judgeMemory(path: readonly number[]): MemoryVerdict | undefined {
  const warm = path.slice(Math.ceil(path.length * warmUpShare));
  if (warm.length < 8) return undefined;
  const half = warm.length >> 1;
  const [early, late] = [middleOf(warm.slice(0, half)), middleOf(warm.slice(-half))];
  return { early, late, isFlat: late <= early * mostGrowth + mostMegabytes };
}
