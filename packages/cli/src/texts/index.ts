/**
 * The texts of the command in the user's language, and `say`, the engine's words in the same language. A new language is
 * one more file of the form of `en.ts`, and one more folder in the engine.
 */
import { referenceFor, wordsFor } from '@hyperdoku/engine';
import { en } from './en.js';
import { type CommandName, examples } from './examples.js';

const languages: Readonly<Record<string, typeof en>> = { en };

/** By the first part of the system's tag, such as `pt-BR`. To ask for that takes a good part of a start, so it is done only where it matters. */
function chooseLanguage(): string {
  if (Object.keys(languages).length === 1) return 'en';
  const [wanted] = Intl.DateTimeFormat().resolvedOptions().locale.split('-');
  return Object.hasOwn(languages, wanted) ? wanted : 'en';
}

const language = chooseLanguage();

export const texts = languages[language];
export const say = { ...wordsFor(language), ...referenceFor(language) };

/** What stands below the options in the help of a command: what it does, more if there is more, and examples. */
export function makeHelp(name: CommandName, ...more: readonly string[]): string {
  const paragraphs = [texts.commands[name].help, ...more, makeExamples(examples[name])];
  return `\n${paragraphs.filter(paragraph => paragraph !== '').join('\n\n')}`;
}

export const makeExamples = (lines: readonly string[]): string =>
  [texts.examples, ...lines.map(line => `  ${line}`)].join('\n');
