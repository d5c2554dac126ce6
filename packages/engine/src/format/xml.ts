/**
 * XML as far as files of puzzles need it: tags with attributes, text, comments, sections of plain text and the five named
 * characters. There are no definitions, so nothing can grow; whatever else XML allows is refused at its place.
 */
import type { ProblemPlace, XmlPart } from '../base/problem.js';
import { fail, ok, type Result } from '../base/result.js';

export type XmlEvent =
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
      readonly place: ProblemPlace;
    }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const namePattern = /[\p{L}_:][\p{L}\p{N}_:.-]*/uy;
const spacePattern = /[ \t\r\n]*/y;

/** Where offsets lie, for ones that only rise. */
function createPlaces(text: string): (offset: number) => ProblemPlace {
  let line = 1;
  let lineStart = 0;
  let lineEnd = text.indexOf('\n');
  return offset => {
    while (lineEnd >= 0 && lineEnd < offset) {
      line++;
      lineStart = lineEnd + 1;
      lineEnd = text.indexOf('\n', lineStart);
    }
    return { line, column: offset - lineStart + 1 };
  };
}

/** What the document says, in order; a failure is the last thing. */
export function* readXml(text: string): Generator<Result<XmlEvent>> {
  const placeOf = createPlaces(text);
  let at = text.startsWith('\ufeff') ? 1 : 0;
  const open: string[] = [];
  let hadRoot = false;
  const refuse = (kind: XmlPart, offset = at): Result<never> =>
    fail('text-syntax', 'xml', { kind }, placeOf(offset));
  const skipSpace = (): boolean => {
    spacePattern.lastIndex = at;
    spacePattern.test(text);
    const moved = spacePattern.lastIndex > at;
    at = spacePattern.lastIndex;
    return moved;
  };
  const readName = (): string | undefined => {
    namePattern.lastIndex = at;
    const match = namePattern.exec(text);
    if (match) at = namePattern.lastIndex;
    return match?.[0];
  };

  while (at < text.length) {
    if (text[at] !== '<') {
      const next = text.indexOf('<', at);
      const end = next < 0 ? text.length : next;
      const from = at;
      const decoded = decode(text.slice(at, end), offset => placeOf(from + offset));
      if (!decoded.ok) return yield decoded;
      if (open.length > 0) yield ok({ kind: 'text', text: decoded.value });
      else if (decoded.value.trim() !== '') return yield refuse(hadRoot ? 'nothing-more' : 'element');
      at = end;
      continue;
    }
    const section = sections.find(({ start }) => text.startsWith(start, at));
    if (section) {
      const from = at + section.start.length;
      const end = text.indexOf(section.end, from);
      if (end < 0) return yield refuse('comment-end');
      if (section.isText && open.length === 0) return yield refuse('element');
      if (section.isText) yield ok({ kind: 'text', text: text.slice(from, end) });
      at = end + section.end.length;
      continue;
    }
    const place = placeOf(at);
    at++;
    const isEnd = text[at] === '/';
    if (isEnd) at++;
    const name = readName();
    if (name === undefined) return yield refuse('name');
    if (isEnd) {
      skipSpace();
      if (text[at] !== '>') return yield refuse('tag-end');
      if (open.pop() !== name) return yield fail('text-syntax', 'xml-tag', { tag: `/${name}` }, place);
      at++;
      yield ok({ kind: 'close', name });
      continue;
    }
    if (open.length === 0 && hadRoot) return yield refuse('nothing-more', at - name.length - 1);
    const attributes = new Map<string, string>();
    for (;;) {
      const hadSpace = skipSpace();
      if (text[at] === '>' || text.startsWith('/>', at)) break;
      const key = hadSpace ? readName() : undefined;
      if (key === undefined || attributes.has(key)) return yield refuse('tag-end');
      skipSpace();
      const equals = text[at] === '=';
      if (equals) at++;
      skipSpace();
      const quote = text[at];
      if (!equals || (quote !== '"' && quote !== "'")) return yield refuse('equals');
      const end = text.indexOf(quote, at + 1);
      if (end < 0) return yield refuse('quote');
      const from = at + 1;
      const value = decode(text.slice(from, end), offset => placeOf(from + offset));
      if (!value.ok) return yield value;
      attributes.set(key, value.value);
      at = end + 1;
    }
    hadRoot = true;
    yield ok({ kind: 'open', name, attributes, place });
    if (text[at] === '/') {
      at += 2;
      yield ok({ kind: 'close', name });
    } else {
      at++;
      open.push(name);
    }
  }
  if (open.length > 0) yield refuse('root');
  else if (!hadRoot) yield refuse('element');
}

const sections = [
  { start: '<!--', end: '-->', isText: false },
  { start: '<?', end: '?>', isText: false },
  { start: '<![CDATA[', end: ']]>', isText: true },
] as const;

/** Text with its named and numbered characters put in; the place is that of its offset in the document. */
function decode(text: string, placeOf: (offset: number) => ProblemPlace): Result<string> {
  const parts: string[] = [];
  let at = 0;
  for (let and = text.indexOf('&'); and >= 0; and = text.indexOf('&', at)) {
    parts.push(text.slice(at, and));
    const written = text.slice(and, and + 12);
    const match = /^&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{1,5}));/i.exec(written);
    const character = match ? characterOf(match) : undefined;
    if (!match || character === undefined) {
      const shown = written.replace(/[\s;<"'].*$/s, '');
      return fail('text-syntax', 'xml-entity', { text: shown }, placeOf(and));
    }
    parts.push(character);
    at = and + match[0].length;
  }
  parts.push(text.slice(at));
  return ok(parts.join(''));
}

function characterOf([, decimal, hex, name]: RegExpExecArray): string | undefined {
  if (name !== undefined) return Object.hasOwn(named, name) ? named[name] : undefined;
  const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

const escapesOf: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text to stand in double quotes. Ends of lines and tabs keep their numbers; readers would make spaces of them. */
export const makeXmlText = (text: string): string =>
  text.replaceAll(/[&<>"\t\r\n]/g, sign => escapesOf[sign] ?? `&#${sign.charCodeAt(0)};`);
