/** The page about formats names them all, and says truly what they keep. */
import { readFileSync } from 'node:fs';
import { formatNames, formats, type KeptPart } from '@hyperdoku/engine';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../docs/formats.md', import.meta.url), 'utf8');
/** What the table says of each part; single marks and the names in a rule are told below it. */
const words: Readonly<Partial<Record<KeptPart, string>>> = {
  entries: 'entries',
  candidates: 'marks',
  solution: 'solution',
  about: 'words',
};

test.each(formatNames)('%s', name => {
  const row = page.split('\n').find(line => line.startsWith(`| \`${name}\``)) ?? '';
  const kept = row.split('|').at(-2)?.trim().split(', ').filter(Boolean);
  expect(kept).toEqual(formats[name].keeps.flatMap(part => words[part] ?? []));
});
