/** Means, shares and differences of pairs, with their intervals of 95 %. */

const quantile = 1.96;

export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean, with the normal interval. */
export function estimateMean(values: readonly number[]): Estimate {
  const value = meanOf(values);
  const variance = values.reduce((sum, each) => sum + (each - value) ** 2, 0) / (values.length - 1);
  const half = quantile * Math.sqrt(variance / values.length);
  return { value, low: value - half, high: value + half };
}

/** The mean of values that count for more or less, with the normal interval. */
export function estimateWeightedMean(values: readonly number[], weights: readonly number[]): Estimate {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const value = values.reduce((sum, each, i) => sum + weights[i] * each, 0) / total;
  const squares = values.reduce((sum, each, i) => sum + (weights[i] * (each - value)) ** 2, 0);
  const half = (quantile * Math.sqrt(squares)) / total;
  return { value, low: value - half, high: value + half };
}

/** By how much the second of each pair is larger, on average. */
export const estimateDifference = (first: readonly number[], second: readonly number[]): Estimate =>
  estimateMean(second.map((value, i) => value - first[i]));

/** The share of what is true, with Wilson's interval, which holds near 0 and 1 too. */
export function estimateShare(flags: readonly boolean[]): Estimate {
  const n = flags.length;
  const value = flags.filter(Boolean).length / n;
  const scale = 1 + quantile ** 2 / n;
  const centre = (value + quantile ** 2 / (2 * n)) / scale;
  const half = (quantile / scale) * Math.sqrt((value * (1 - value)) / n + quantile ** 2 / (4 * n * n));
  return { value, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/**
 * By how much the second share is larger, when its flags belong to the first's one by one. The interval is that of Agresti
 * and Min, with half a pair added to each of the four kinds, so that it holds where hardly any pair differs.
 */
export function estimateShareDifference(first: readonly boolean[], second: readonly boolean[]): Estimate {
  const onlyFirst = first.filter((flag, i) => flag && !second[i]).length;
  const onlySecond = second.filter((flag, i) => flag && !first[i]).length;
  const n = first.length + 2;
  const centre = (onlySecond - onlyFirst) / n;
  const half = (quantile / n) * Math.sqrt(onlyFirst + onlySecond + 1 - (onlySecond - onlyFirst) ** 2 / n);
  return { value: (onlySecond - onlyFirst) / first.length, low: centre - half, high: centre + half };
}
