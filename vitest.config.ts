import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const countsSteps = ['packages/*/src/**/*.steps.test.ts'];

/** What has a process for each file comes first. */
const first = 'steps';

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

const rankOf = ({ moduleId }: TestSpecification): number => {
  const place = long.findIndex(file => moduleId.endsWith(file));
  return place === -1 ? long.length : place;
};

/**
 * A test in a browser waits for it, one in Node keeps a core busy: taken by turns they fill each other's gaps. Of each kind what takes longest
 * comes first.
 */
class ByTurns extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b));
    const of = (name: string): TestSpecification[] => sorted.filter(({ project }) => project.name === name);
    const [browser, node] = [of('browser'), of('node')];
    const turns = Array.from({ length: Math.max(browser.length, node.length) }, (_, i) => [
      ...browser.slice(i, i + 1),
      ...node.slice(i, i + 1),
    ]);
    return [...of(first), ...turns.flat()];
  }
}

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // No test changes what is shared, so a worker keeps the modules it has: to load them takes longer than most files.
    isolate: false,
    pool: 'threads',
    // Tests in a browser or of a server wait a good deal, so two workers more than cores keep these busy.
    maxWorkers: availableParallelism() + 2,
    // These only end what hangs: no test is right or wrong by its time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    sequence: { sequencer: ByTurns },
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
          include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts', 'bench/src/**/*.test.ts'],
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
