/** The README shows what the program prints: every `$ npx hyperdoku …` in it is run, and its output compared. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const blocks = [...readFileSync(path('README.md'), 'utf8').matchAll(/^```console\n([\s\S]*?)^```$/gm)].map(
  ([, text]) => text,
);

const examples = blocks.flatMap(block =>
  block
    .split(/^\$ npx hyperdoku /m)
    .slice(1)
    .map(text => {
      const [command, ...output] = text.trimEnd().split('\n');
      return { command, output: output.join('\n') };
    }),
);

test.each(examples)('hyperdoku $command', ({ command, output }) => {
  const { stdout } = spawnSync(
    process.execPath,
    [path('packages/cli/bin/hyperdoku.js'), ...command.split(' ')],
    {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    },
  );
  expect(stdout.trimEnd()).toBe(output);
});
