/** How much of a large campaign runs: a fixed sample in `npm test`, all of it in `npm run verify`. */
export const campaign = (sample: number, full: number): number =>
  process.env.HYPERDOKU_FULL ? full : sample;
