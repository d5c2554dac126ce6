import { expect, test } from 'vitest';
import { openLocalHands } from './hands.js';

test('whoever stops a run on this machine does not wait for what is under way', async () => {
  const stop = new AbortController();
  const hands = openLocalHands(1, stop.signal);
  const collected = hands.collect([]);
  stop.abort();
  expect(await collected).toEqual([]);
  await hands.close();
});
