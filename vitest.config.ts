import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'tools/**/*.test.ts'],
    // Tests in a browser wait a good deal, so one worker more than cores keeps these busy.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 60_000,
  },
});
