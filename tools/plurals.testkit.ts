/** Slips such as "1 cells", "2 cell" or "1 are". */
const nouns: readonly (readonly [one: string, many: string])[] = [
  ...[
    'action',
    'blank',
    'cell',
    'character',
    'checkpoint',
    'clue',
    'colour',
    'day',
    'dimension',
    'grid',
    'group',
    'integer',
    'length',
    'line',
    'number',
    'option',
    'position',
    'puzzle',
    'solution',
    'square',
    'step',
    'symbol',
    'value',
    'variable',
  ].map(one => [one, `${one}s`] as const),
  ['axis', 'axes'],
  ['box', 'boxes'],
  ['branch', 'branches'],
  ['entry', 'entries'],
  ['guess', 'guesses'],
  ['try', 'tries'],
];

const ones = nouns.map(([one]) => one).join('|');
const manys = nouns.map(([, many]) => many).join('|');
/** Words that may stand between a number and its noun. */
const between = '(?:(?:empty|latin|more|mutually|open|orthogonal|other) )*';
const slips = [
  new RegExp(String.raw`(?<![\w.,^×-])1 ${between}(?:${manys})\b`, 'i'),
  new RegExp(String.raw`(?<![\w.,^×-])[02] ${between}(?:${ones})\b`, 'i'),
  /(?<![\w.,^×-])1 (?:are|were|have)\b/,
  /(?<![\w.,^×-])(?:one|a|an) (?:are|were)\b/,
  /\bhas needs\b|\b(\w+) \1\b/,
];

/** What is wrong with a sentence's numbers; undefined if nothing is. */
export const findSlip = (sentence: string): string | undefined =>
  slips.map(slip => slip.exec(sentence)?.[0]).find(found => found !== undefined);

/**
 * Every text below a value, with where it stands. Functions are called with one number for all they take, or with a text or a list
 * where they will not take that.
 */
export function* listTexts(
  value: unknown,
  n: number,
  path = '',
): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'function') {
    for (const argument of [n, String(n), [String(n)]]) {
      try {
        yield [path, String(value(...Array(value.length).fill(argument)))];
        return;
      } catch {
        // It wants something else.
      }
    }
    throw new TypeError(`${path} takes neither a number nor a text nor a list`);
  } else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) yield* listTexts(item, n, `${path}.${name}`);
}
