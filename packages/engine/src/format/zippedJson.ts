/**
 * JSON as SudokuPad shortens it before it compresses it: names without quotes and cut to a letter or two, strings in single
 * quotes, `t` and `f`, colours without a number sign, and nothing at all for an empty object in a list, which an empty list
 * therefore has in it.
 */
const fullNames: Readonly<Record<string, string>> = {
  c: 'color',
  ca: 'cages',
  ct: 'center',
  c1: 'borderColor',
  c2: 'backgroundColor',
  ce: 'cells',
  cs: 'cellSize',
  a: 'arrows',
  o: 'overlays',
  u: 'underlays',
  w: 'width',
  h: 'height',
  v: 'value',
  vd: 'videos',
  l: 'lines',
  r: 'rounded',
  re: 'regions',
  fs: 'fontSize',
  th: 'thickness',
  hl: 'headLength',
  wp: 'wayPoints',
  t: 'title',
  te: 'text',
  d: 'duration',
  d2: 'd',
};
const deepest = 100;
const words: Readonly<Record<string, unknown>> = { t: true, f: false, true: true, false: false, null: null };
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

class Damaged extends Error {}

/** The value, or undefined where the text is of no such form. */
export function parseZippedJson(text: string): unknown {
  let at = 0;
  const skip = (): void => {
    while (at < text.length && text.charCodeAt(at) <= 0x20) at++;
  };
  /** Goes past this sign, if it comes next. */
  const takes = (sign: string): boolean => {
    skip();
    const is = text[at] === sign;
    if (is) at++;
    return is;
  };
  const expect = (sign: string): void => {
    if (!takes(sign)) throw new Damaged();
  };
  const readString = (): string => {
    const quote = text[at++];
    const parts: string[] = [];
    let from = at;
    for (; text[at] !== quote; at++) {
      if (at >= text.length) throw new Damaged();
      if (text[at] !== '\\') continue;
      parts.push(text.slice(from, at));
      const code = text[++at];
      const hex = code === 'u' ? text.slice(at + 1, at + 5) : '';
      if (code === 'u' && !/^[\da-f]{4}$/i.test(hex)) throw new Damaged();
      if (code === 'u') at += 4;
      parts.push(
        code === 'u' ? String.fromCharCode(Number.parseInt(hex, 16)) : (escapes[code] ?? code ?? ''),
      );
      from = at + 1;
    }
    parts.push(text.slice(from, at++));
    return parts.join('');
  };
  const readWord = (ends: string): string => {
    const from = at;
    while (at < text.length && !ends.includes(text[at])) at++;
    return text.slice(from, at).trim();
  };
  const isQuote = (): boolean => text[at] === '"' || text[at] === "'";
  const readObject = (depth: number): Record<string, unknown> => {
    const object: Record<string, unknown> = Object.create(null);
    if (takes('}')) return object;
    for (;;) {
      skip();
      const name = isQuote() ? readString() : readWord(':,{}[]');
      expect(':');
      object[Object.hasOwn(fullNames, name) ? fullNames[name] : name] = readValue(depth);
      if (takes('}')) return object;
      expect(',');
    }
  };
  const readList = (depth: number): unknown[] => {
    const items: unknown[] = [];
    for (;;) {
      skip();
      items.push(text[at] === ',' || text[at] === ']' ? {} : readValue(depth));
      if (takes(']')) return items;
      expect(',');
    }
  };
  const readValue = (depth: number): unknown => {
    if (depth > deepest) throw new Damaged();
    skip();
    if (isQuote()) return readString();
    if (takes('{')) return readObject(depth + 1);
    if (takes('[')) return readList(depth + 1);
    const word = readWord(',{}[]:');
    if (word === '') throw new Damaged();
    if (Object.hasOwn(words, word)) return words[word];
    return /^-?\d{1,15}(\.\d{1,15})?(e[+-]?\d{1,3})?$/i.test(word) ? Number(word) : word;
  };
  try {
    const value = readValue(0);
    skip();
    return at === text.length ? value : undefined;
  } catch (error) {
    if (error instanceof Damaged) return undefined;
    throw error;
  }
}
