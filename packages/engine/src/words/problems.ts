import { parseBase64url } from '../base/base64url.js';
import { readJsonText } from '../base/jsonText.js';
import type { Problem } from '../base/problem.js';
import { shortenTexts } from './shorten.js';
import type { ProblemWords } from './words.js';

/** How a language calls a custom rule inside a sentence, by its title if it has one. */
export type NameRule = (title: string | undefined) => string;

/** The sentence of a problem in a language, its parameters cut to a readable length. */
export function sayProblem(
  words: ProblemWords,
  { code, detail, parameters }: Problem,
  nameRule: NameRule,
): string {
  // The types of code, detail and parameters belong together, which the compiler cannot follow through a lookup.
  const sentences = words[code] as Readonly<Record<string, (parameters: unknown) => string>>;
  const rule = 'shape' in parameters ? findRule(parameters.shape, nameRule) : undefined;
  const named = rule === undefined ? parameters : { ...parameters, shape: rule };
  const sentence = sentences[detail as string](shortenTexts(named));
  return rule !== undefined && sentence.startsWith(rule) ? capital(sentence) : sentence;
}

const customSpec = /^custom:([\w-]*)/i;

/** What to call a shape whose spec is all of its rule, which nobody can read; undefined for any other. */
function findRule(shape: unknown, nameRule: NameRule): string | undefined {
  const encoded = typeof shape === 'string' ? customSpec.exec(shape)?.[1] : undefined;
  return encoded === undefined ? undefined : nameRule(findTitle(encoded));
}

/** The title of an encoded rule. It stands first, so that the beginning of the rule is enough: problems keep no more of it. */
function findTitle(encoded: string): string | undefined {
  const bytes = parseBase64url(encoded.slice(0, encoded.length - (encoded.length % 4)));
  const title = bytes && /^\{"title":("(?:[^"\\]|\\.)*")/.exec(new TextDecoder().decode(bytes))?.[1];
  const read = title ? readJsonText(title) : undefined;
  return read?.ok && typeof read.value === 'string' ? read.value : undefined;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
