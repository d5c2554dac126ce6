/**
 * Limits that a caller sets. NaN is no limit and a negative one cannot be kept, so either is a bug of the caller; with NaN a search
 * would never end. Infinity stands for none.
 */
export function checkLimit(name: string, limit: number | undefined): void {
  if (limit !== undefined && !(typeof limit === 'number' && limit >= 0))
    throw new RangeError(`${name} must be a number from 0 up, not ${String(limit)}`);
}

/** What is counted is whole. */
export function checkCount(name: string, limit: number | undefined): void {
  checkLimit(name, limit);
  if (limit !== undefined && !Number.isInteger(limit) && limit !== Number.POSITIVE_INFINITY)
    throw new RangeError(`${name} must be a whole number, not ${limit}`);
}

export function checkCounts(limits: Readonly<Record<string, number | undefined>>): void {
  for (const [name, limit] of Object.entries(limits)) checkCount(name, limit);
}
