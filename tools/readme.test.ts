import { expect, test } from 'vitest';
import { pages, readPage, replaceOutputs, runExample } from './readme.js';

const examples: { page: string; command: string; shown: string }[] = [];
for (const page of pages)
  replaceOutputs(readPage(page), (command, shown) => {
    examples.push({ page, command, shown });
    return shown;
  });

test.each(examples)('$page shows what hyperdoku $command prints', ({ command, shown }) => {
  expect(runExample(command)).toBe(shown);
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
