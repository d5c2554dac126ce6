/** What queues are called. Tasks of every version have one of their own, so that nobody does a task that it would do otherwise. */
export const nameOf = (version: string): string => `hyperdoku-${version}`;

/** Here stands which versions there are. */
export const versionsName = 'hyperdoku-versions';
