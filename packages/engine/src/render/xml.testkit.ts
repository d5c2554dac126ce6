/** What is wrong with a text as XML, or undefined: tags that do not close, attributes without quotes, stray & and <. */
export function xmlMistake(text: string): string | undefined {
  const tag = /<(\/?)([A-Za-z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;
  const open: string[] = [];
  for (let at = 0; at < text.length; ) {
    if (text[at] !== '<') {
      const end = text.indexOf('<', at);
      at = end < 0 ? text.length : end;
      continue;
    }
    tag.lastIndex = at;
    const [whole, closing, name, attributes, empty] = tag.exec(text) ?? [];
    if (whole === undefined) return `no tag: ${text.slice(at, at + 60)}`;
    const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) return `an attribute twice: ${whole}`;
    if (closing && open.pop() !== name) return `closes what is not open: ${whole}`;
    if (!closing && !empty) open.push(name);
    at += whole.length;
  }
  if (/&(?!(?:amp|lt|gt|quot);)/.test(text)) return 'a stray &';
  return open.length > 0 ? `left open: ${open.join(' ')}` : undefined;
}
