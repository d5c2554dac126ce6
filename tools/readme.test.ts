import { expect, test } from 'vitest';
import { readReadme, replaceOutputs, runExample } from './readme.js';

const examples: { command: string; shown: string }[] = [];
replaceOutputs(readReadme(), (command, shown) => {
  examples.push({ command, shown });
  return shown;
});

test.each(examples)('the README shows what hyperdoku $command prints', ({ command, shown }) => {
  expect(runExample(command)).toBe(shown);
});

test('the README has examples, and only what follows their commands is replaced', () => {
  expect(examples.length).toBeGreaterThan(10);
  const text =
    'One\n\n```console\n$ npx hyperdoku a b\n1\n2\n$ npx hyperdoku c\n```\n\n```sh\nnpm start\n```\n';
  expect(replaceOutputs(text, (command, shown) => `${command}: ${shown.length}`)).toBe(
    'One\n\n```console\n$ npx hyperdoku a b\na b: 3\n$ npx hyperdoku c\nc: 0\n```\n\n```sh\nnpm start\n```\n',
  );
});
