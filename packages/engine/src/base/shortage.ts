/** What work ran out of: it was stopped from outside, or the guesses or the time allowed were spent. */
export const shortages = ['aborted', 'nodes', 'time'] as const;
/** Why work ended before it was done. */
export type Shortage = (typeof shortages)[number];
