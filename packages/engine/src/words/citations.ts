/** The works that figures are taken from, as they are cited, and the commands that show others; the same in every language. */
import type { FactSource, Work } from '../shape/facts.js';

export const citations: Readonly<Record<Work, string>> = {
  'felgenhauer-jarvis': 'B. Felgenhauer, F. Jarvis: Mathematics of Sudoku I (2006)',
  'russell-jarvis': 'E. Russell, F. Jarvis: Mathematics of Sudoku II (2006)',
  'mcguire-tugemann-civario':
    'G. McGuire, B. Tugemann, G. Civario: There is no 16-clue Sudoku, Experimental Mathematics 23 (2014)',
  'mckay-wanless-squares':
    'B. D. McKay, I. M. Wanless: On the number of Latin squares, Annals of Combinatorics 9 (2005)',
  'mckay-wanless-hypercubes':
    'B. D. McKay, I. M. Wanless: A census of small Latin hypercubes, SIAM J. Discrete Math. 22 (2008)',
  'mathematics-of-sudoku': 'Wikipedia: Mathematics of Sudoku',
};

/** What to type to see it. */
export function makeFactCommand(
  source: Extract<FactSource, { readonly kind: 'count' | 'trial' | 'record' }>,
): string {
  switch (source.kind) {
    case 'count':
      return `hyperdoku count ${source.spec}`;
    case 'trial':
      return 'npx vitest run packages/engine/src/facts.test.ts';
    case 'record':
      return `jq -r '."${source.spec}".puzzle' corpus/records.json | hyperdoku check --timeout 10m`;
  }
}
