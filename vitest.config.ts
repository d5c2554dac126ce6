import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const countsSteps = ['packages/*/src/**/*.steps.test.ts'];

/** What has a process for each file comes first, the many small files last. */
const order = ['steps', 'browser', 'node'];

/** Short files that take long: a first run goes by the size of files, and would leave a core idle while it ends with these. */
const long = [
  'engine/src/generate/generate.test.ts',
  'engine/src/logic/techniques/chains.test.ts',
  'engine/src/format/reader.steps.test.ts',
  'cli/src/readme.test.ts',
  'sat/src/clocks.test.ts',
  'cli/src/records.test.ts',
  'engine/src/onceFailed.test.ts',
  'engine/src/generate/variants/variants.test.ts',
  'sat/src/constraints.differential.test.ts',
  'sat/src/constraintSteps.test.ts',
  'engine/src/grade/grade.test.ts',
  'engine/src/solve/sets.test.ts',
  'engine/src/variants.test.ts',
];

function rankOf({ project, moduleId }: TestSpecification): number {
  const place = long.findIndex(file => moduleId.endsWith(file));
  return order.indexOf(project.name) * (long.length + 1) + (place === -1 ? long.length : place);
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b));
  }
}

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
    sequence: { sequencer: LongestFirst },
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
