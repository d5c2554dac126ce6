/**
 * Commands in documents. Those in console blocks are run, and their output compared (readme.test.ts); the others take hours, need a server or
 * write files, so what is held to them here is that the command takes them as they stand.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { commandNames, commands } from './commands/index.js';
import { processIo } from './io.js';

const root = join(import.meta.dirname, '..', '..', '..');
const listPages = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter(name => name.endsWith('.md'))
    .map(name => join(folder, name));
const pages = [
  ...['.', 'docs', 'docs/guides'].flatMap(listPages),
  ...readdirSync(join(root, 'packages')).map(name => `packages/${name}/README.md`),
].filter(page => existsSync(join(root, page)));

/** A line as a shell reads it: words with their quotes taken off, up to where output or input goes elsewhere. */
function splitWords(line: string): string[] {
  const words = [...line.matchAll(/'[^']*'|"[^"]*"|[^\s'"]+/g)].map(([word]) => word);
  const end = words.findIndex(word => /^[<>|#&]/.test(word));
  return words.slice(0, end < 0 ? words.length : end).map(word => word.replaceAll(/^['"]|['"]$/g, ''));
}

/** What stands after the name of the command: on lines of their own, and in the text where more than a name is said. */
function findCommands(text: string): string[] {
  const lines = [...text.matchAll(/^ *(?:\$ )?(?:npx )?hyperdoku (.+)$/gm)];
  const inText = [
    ...text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/`(?:npx )?hyperdoku (\w+ [^`<]+)`/g),
  ];
  return [...lines, ...inText].map(([, command]) => command.replaceAll('\n', ' '));
}

const io = processIo();

async function defineAll(): Promise<Command> {
  const program = new Command('hyperdoku').version('0');
  for (const name of commandNames) (await commands[name]()).define(program.command(name), io, () => {});
  const calm = (command: Command): void => {
    command.exitOverride().configureOutput({ writeOut: () => {}, writeErr: () => {} });
    if (command.commands.length === 0) command.action(() => undefined);
    for (const each of command.commands) calm(each);
  };
  calm(program);
  return program;
}

const found = pages.flatMap(page =>
  findCommands(readFileSync(join(root, page), 'utf8')).map(command => ({ page, command })),
);

test('commands are found', () => {
  expect(new Set(found.map(({ page }) => page)).size).toBeGreaterThan(8);
  expect(splitWords(`solve --shape a.json '{"base": "2x2"}' < lines.txt`)).toEqual([
    'solve',
    '--shape',
    'a.json',
    '{"base": "2x2"}',
  ]);
});

test('the command takes all that documents tell it', async () => {
  const refused: string[] = [];
  for (const { page, command } of found) {
    const program = await defineAll();
    await program.parseAsync(splitWords(command), { from: 'user' }).catch((error: unknown) => {
      const isHelp = error instanceof Error && 'exitCode' in error && error.exitCode === 0;
      if (!isHelp) refused.push(`${page}: ${command}: ${error}`);
    });
  }
  expect(refused).toEqual([]);
});

test('scripts that documents name are there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const named = pages.flatMap(page =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(name => !(name in scripts))).toEqual([]);
});
