import { expect, test } from 'vitest';
import { type Budget, Pace } from './budget.js';
import { Decision } from './decision.js';
import type { Prover, ProverAnswer } from './prover.js';
import { sparsePuzzle } from './puzzles.testkit.js';

const endless = sparsePuzzle('2x2x2', 40, 'endless');

/** A prover that spends what it is given and then says the next of these answers; unknown, when there are none left. */
function proverOf(asked: number[], answers: ProverAnswer[] = []): Prover {
  return {
    name: 'slow',
    search: async () => ({
      next: async (budget: Budget) => {
        const pace = new Pace(budget);
        asked.push(pace.nodesLeft);
        pace.spend(pace.nodesLeft);
        return answers.shift() ?? { status: 'unknown', reason: 'nodes' };
      },
      close: () => undefined,
    }),
    openClues: () => Promise.reject(new Error('not asked for')),
  };
}

const decideWith = async (prover: Prover, nodes: number) => {
  const pace = new Pace({ nodes });
  const decision = new Decision(endless, 2, pace, { prover }, 100);
  return { outcome: decision.begin() ?? (await decision.finish()), spent: pace.nodes };
};

test('search and prover take turns, each time with twice the guesses, until the budget ends', async () => {
  const asked: number[] = [];
  // 100 each, then 100 more of search and 200 of the prover, then 200 more and 400.
  const { outcome, spent } = await decideWith(proverOf(asked), 1100);
  expect(asked).toEqual([100, 200, 400]);
  expect(outcome).toEqual({ status: 'unknown', by: 'sat', reason: 'nodes' });
  expect(spent).toBe(1100);
});

test('what the prover answers in its turn is the outcome', async () => {
  const unknown = { status: 'unknown', reason: 'nodes' } as const;
  const asked: number[] = [];
  const { outcome } = await decideWith(proverOf(asked, [unknown, { status: 'none' }]), 10_000);
  expect(outcome).toEqual({ status: 'done', by: 'sat' });
  expect(asked).toEqual([100, 200]);
});
