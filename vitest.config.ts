import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const countsSteps = ['packages/*/src/**/*.steps.test.ts'];

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // No test changes what is shared, so a worker keeps the modules it has: to load them takes longer than most files.
    isolate: false,
    pool: 'threads',
    // Tests in a browser wait a good deal, so one worker more than cores keeps these busy.
    maxWorkers: availableParallelism() + 1,
    // These only end what hangs: no test is right or wrong by its time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // They begin in the order of their names: what takes longest comes first.
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['packages/*/test/**/*.test.ts'],
          globalSetup: 'tools/browser.setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: countsSteps,
        },
      },
      {
        extends: true,
        // What counts steps must be the first to use what it counts.
        test: { name: 'steps', include: countsSteps, pool: 'forks', isolate: true },
      },
    ],
  },
});
