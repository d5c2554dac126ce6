import type { BookProblem } from '../book/book.js';
import { textsFor } from './index.js';

/** Why there is no book, as a sentence. */
export function sayBookProblem(problem: BookProblem, language: string): string {
  const { problem: sentences } = textsFor(language);
  switch (problem.kind) {
    case 'no-puzzles':
      return sentences['no-puzzles']();
    case 'too-large':
      return sentences['too-large'](problem);
    case 'too-many-pages':
      return sentences['too-many-pages'](problem);
  }
}
