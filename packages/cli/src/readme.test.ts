import { expect, test } from 'vitest';
import { pages, readPage, replaceOutputs, runExample, showOutput } from '../../../tools/readme.js';
import { run } from './run.testkit.js';

const examples: { page: string; command: string; shown: string }[] = [];
for (const page of pages)
  replaceOutputs(readPage(page), (command, shown) => {
    examples.push({ page, command, shown });
    return shown;
  });

// To start a process takes longer than most examples: they are run here, and the first of each page as `npm run readme` does it.
test.each(examples)('$page shows what hyperdoku $command prints', async ({ command, shown }) => {
  const { code, out } = await run(command.split(' '), '', { NO_COLOR: '1' });
  expect(showOutput(out, code)).toBe(shown);
});

test.each(pages)('the first example of %s is the same from a process', name => {
  const first = examples.find(({ page }) => page === name);
  expect(runExample(first?.command ?? '')).toBe(first?.shown);
});

test('every page has examples, and only what follows their commands is replaced', () => {
  for (const page of pages)
    expect(examples.filter(example => example.page === page).length).toBeGreaterThan(3);
  const text =
    'One\n\n```console\n$ npx hyperdoku a b\n1\n2\n$ npx hyperdoku c\n```\n\n```sh\nnpm start\n```\n';
  expect(replaceOutputs(text, (command, shown) => `${command}: ${shown.length}`)).toBe(
    'One\n\n```console\n$ npx hyperdoku a b\na b: 3\n$ npx hyperdoku c\nc: 0\n```\n\n```sh\nnpm start\n```\n',
  );
});
