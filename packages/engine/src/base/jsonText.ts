/**
 * JSON from outside. Where a platform refuses a text it says so in its own words and not always where, so the place of the first
 * mistake is looked for here: in one pass, without recursion, whatever the text is.
 */
import type { ProblemPlace } from './problem.js';

export type JsonReading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly place: Required<Pick<ProblemPlace, 'line' | 'column'>> };

export function readJsonText(text: string): JsonReading {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    const before = text.slice(0, findMistake(text));
    const line = before.split('\n').length;
    return { ok: false, place: { line, column: before.length - before.lastIndexOf('\n') } };
  }
}

const space = /[ \t\n\r]*/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const escape = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** The index after a string that begins here, or less than 0: the index at which it goes wrong, inverted. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code < 0x20) return ~at;
    const next = code === 0x5c ? endOf(escape, text, at) : at + 1;
    if (next < 0) return ~at;
    at = next;
  }
  return ~at;
}

/** The index of the first character that no JSON text can have there; the end where it only stops too soon. */
function findMistake(text: string): number {
  const open: ('{' | '[')[] = [];
  let wanted: 'value' | 'valueOrEnd' | 'name' | 'nameOrEnd' | 'rest' = 'value';
  let at = 0;
  for (;;) {
    at = endOf(space, text, at);
    const character = text[at];
    const inside = open.at(-1);
    if (character === undefined) return at;
    if (wanted === 'rest') {
      if (character === ',' && inside) wanted = inside === '{' ? 'name' : 'value';
      else if (character === '}' && inside === '{') open.pop();
      else if (character === ']' && inside === '[') open.pop();
      else return at;
      at++;
    } else if (
      (character === '}' && wanted === 'nameOrEnd') ||
      (character === ']' && wanted === 'valueOrEnd')
    ) {
      open.pop();
      wanted = 'rest';
      at++;
    } else if (wanted === 'name' || wanted === 'nameOrEnd') {
      const end = character === '"' ? endOfString(text, at) : ~at;
      if (end < 0) return ~end;
      at = endOf(space, text, end);
      if (text[at] !== ':') return at;
      wanted = 'value';
      at++;
    } else if (character === '{' || character === '[') {
      open.push(character);
      wanted = character === '{' ? 'nameOrEnd' : 'valueOrEnd';
      at++;
    } else {
      const end = character === '"' ? endOfString(text, at) : endOf(scalar, text, at);
      if (end < 0) return character === '"' ? ~end : at;
      wanted = 'rest';
      at = end;
    }
  }
}
