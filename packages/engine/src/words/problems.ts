import type { Problem } from '../base/problem.js';
import { shortenTexts } from './shorten.js';
import type { ProblemWords } from './words.js';

/** The sentence of a problem in a language, its parameters cut to a readable length. */
export function sayProblem(words: ProblemWords, { code, detail, parameters }: Problem): string {
  // The types of code, detail and parameters belong together, which the compiler cannot follow through a lookup.
  const sentences = words[code] as Readonly<Record<string, (parameters: unknown) => string>>;
  return sentences[detail as string](shortenTexts(parameters));
}
