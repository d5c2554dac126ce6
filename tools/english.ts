/**
 * `npm run check:english`: words that people read are made in one folder of a package, so that another language is one more
 * folder. This parses the sources of the packages below and fails on every text outside that folder that looks like a
 * sentence or a part of one, and names its place. What is English and must stay where it is, is listed with the reason.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Node, parseSync } from 'oxc-parser';
import { isTest, readSources, type SourceFile } from './rooms/sources.js';

/** For each package that is looked at, the folder that holds its words. */
const wordFolders: Readonly<Record<string, string>> = {
  'packages/engine/src/': 'packages/engine/src/words/',
  'packages/sat/src/': 'packages/engine/src/words/',
  'packages/server/src/': 'packages/server/src/texts/',
  'packages/cli/src/': 'packages/cli/src/texts/',
  'packages/print/src/': 'packages/print/src/texts/',
};

/** Texts that look like English and are not words for people, and why. */
const allowedTexts: Readonly<Record<string, string>> = {
  'beyond logic': 'the id of a level, as it stands in saved games and in the corpus',
  'German Whispers': 'what puzzles of f-puzzles call a drawing of that constraint',
  'Dutch Whispers': 'what puzzles of f-puzzles call a drawing of that constraint',
  'q … rg 0 0 … … re f Q': 'operators of PDF',
  '/… 1 Tf': 'operators of PDF',
  '… … … Tm … TJ': 'operators of PDF',
  'Slow Thermometer': 'what puzzles of f-puzzles call a drawing of that constraint',
};

/** A word: letters only, as prose has it. */
const word = /(?<![\w$\-./\\])\p{L}[\p{Ll}’']+(?![\w$\-/\\])/gu;

/** Small words that notation and ids do not use. Beside a value one of them, or a capital, makes a part of a sentence. */
const smallWords = new Set(
  'a an and are as at by for from has have in into is it not of on only or that the then there to with'.split(
    ' ',
  ),
);

/** Whether a text, with its values cut out, is prose rather than notation, markup or an id. */
function looksLikeEnglish(parts: readonly string[]): boolean {
  const text = parts.join(' \u0000 ');
  if (/[<>{}]|="/.test(text) || !text.includes(' ')) return false;
  const words = text.match(word) ?? [];
  const telling = (found: string): boolean => smallWords.has(found.toLowerCase()) || /^\p{Lu}/u.test(found);
  return words.length > 1 || (parts.length > 1 && words.some(telling));
}

interface Text {
  readonly start: number;
  /** Without the values of a template. */
  readonly parts: readonly string[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Every string and template below a node, but for what an error is made with: that is for whoever fixes the bug. */
function* listTexts(node: Node): Generator<Text> {
  if (
    node.type === 'NewExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name.endsWith('Error')
  )
    return;
  if (node.type === 'Literal' && typeof node.value === 'string')
    yield { start: node.start, parts: [node.value] };
  if (node.type === 'TemplateLiteral')
    yield { start: node.start, parts: node.quasis.map(({ value }) => value.cooked ?? value.raw) };
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* listTexts(child);
}

/** A sentence about every text that should be in the folder of words, and about every allowance that nothing needs. */
export function findEnglish(files: readonly SourceFile[], allowed = allowedTexts): string[] {
  const unused = new Set(Object.keys(allowed));
  const found = files.flatMap(({ path, text }) => {
    const root = Object.keys(wordFolders).find(folder => path.startsWith(folder));
    if (root === undefined || path.startsWith(wordFolders[root]) || isTest(path)) return [];
    const texts = [...listTexts(parseSync(path, text).program)].filter(({ parts }) =>
      looksLikeEnglish(parts),
    );
    return texts.flatMap(({ start, parts }) => {
      const whole = parts.join('…');
      unused.delete(whole);
      if (Object.hasOwn(allowed, whole)) return [];
      const line = text.slice(0, start).split('\n').length;
      return [`${path}:${line} says "${whole}"; words belong in ${wordFolders[root]}`];
    });
  });
  return [...found, ...[...unused].map(text => `"${text}" is allowed and stands nowhere`)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readSources(dirname(dirname(fileURLToPath(import.meta.url))));
  const found = findEnglish(files);
  for (const finding of found) console.error(`english: ${finding}`);
  if (found.length === 0)
    console.log(`english: words are made in ${[...new Set(Object.values(wordFolders))].join(' and ')} only`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
