/** Proves a puzzle in a worker of a page. */
import { decide, parsePuzzle } from '@hyperdoku/engine';
import { createSatProver } from '@hyperdoku/sat';

addEventListener('message', async ({ data }: MessageEvent<string>) => {
  const puzzle = parsePuzzle(data);
  const status = puzzle.ok
    ? (await decide(puzzle.value, { prover: createSatProver(), method: 'sat' })).status
    : puzzle.problem.code;
  postMessage(status);
});
