/** A PDF as a reader for the blind sees it: its tags in the order in which they are read, its bookmarks, the names of its pages. */

export interface TagNode {
  readonly tag: string;
  readonly alt?: string;
  /** Whether something on a page belongs to it. */
  readonly hasContent: boolean;
  readonly children: readonly TagNode[];
}

/** Dictionaries by their number. All that is read here stands in the file as it is; only pages and fonts are packed. */
function readObjects(file: string): Map<number, string> {
  const objects = new Map<number, string>();
  for (const [, number, body] of file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm))
    objects.set(Number(number), body);
  return objects;
}

const referenceIn = (body: string, key: string): number | undefined => {
  const found = new RegExp(`/${key} (\\d+) 0 R`).exec(body);
  return found ? Number(found[1]) : undefined;
};

/** A text in brackets; what is not Latin is written in two bytes a letter. */
function textIn(body: string, key: string): string | undefined {
  const found = new RegExp(`/${key} \\(((?:\\\\[\\s\\S]|[^\\\\)])*)\\)`).exec(body);
  if (!found) return undefined;
  const letters = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' } as Readonly<Record<string, string>>;
  const bytes = found[1].replaceAll(/\\([\s\S])/g, (_, letter: string) => letters[letter] ?? letter);
  if (!bytes.startsWith('\u00fe\u00ff')) return bytes;
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}

export class ReadPdf {
  readonly #objects: Map<number, string>;
  readonly #catalog: string;

  constructor(bytes: Uint8Array) {
    const file = Buffer.from(bytes).toString('latin1');
    this.#objects = readObjects(file);
    this.#catalog = this.#at(referenceIn(file.slice(file.lastIndexOf('trailer')), 'Root'));
  }

  #at(number: number | undefined): string {
    const body = this.#objects.get(number ?? -1);
    if (body === undefined) throw new Error(`the file has no object ${number}`);
    return body;
  }

  get language(): string | undefined {
    return textIn(this.#catalog, 'Lang');
  }

  get isMarked(): boolean {
    return this.#at(referenceIn(this.#catalog, 'MarkInfo')).includes('/Marked true');
  }

  get tags(): TagNode {
    const root = this.#at(referenceIn(this.#catalog, 'StructTreeRoot'));
    const [, first] = /\/K \[(\d+) 0 R\]/.exec(root) ?? [];
    return this.#readTag(Number(first));
  }

  #readTag(number: number): TagNode {
    const body = this.#at(number);
    const [, tag = ''] = /\/S \/(\w+)/.exec(body) ?? [];
    const [, kids = ''] = /\/K \[([\s\S]*?)\]\n/.exec(`${body}\n`) ?? [];
    const inside = kids.replaceAll(/<<[\s\S]*?>>/g, '');
    const alt = textIn(body, 'Alt');
    return {
      tag,
      ...(alt !== undefined && { alt }),
      hasContent: /(?:^|\s)\d+(?!\d* 0 R)(?:\s|$)/.test(inside.replaceAll(/\d+ 0 R/g, '')),
      children: Array.from(inside.matchAll(/(\d+) 0 R/g), ([, kid]) => this.#readTag(Number(kid))),
    };
  }

  /** Titles, those below others behind two spaces. */
  get bookmarks(): string[] {
    const root = referenceIn(this.#catalog, 'Outlines');
    return root === undefined ? [] : this.#listBookmarks(this.#at(root), '');
  }

  #listBookmarks(parent: string, indent: string): string[] {
    const titles: string[] = [];
    for (let at = referenceIn(parent, 'First'); at !== undefined; at = referenceIn(this.#at(at), 'Next')) {
      const body = this.#at(at);
      titles.push(`${indent}${textIn(body, 'Title')}`, ...this.#listBookmarks(body, `${indent}  `));
    }
    return titles;
  }

  /** The names of pages as the file lists them. */
  get pageNames(): string {
    const labels = this.#at(referenceIn(this.#catalog, 'PageLabels'));
    return labels.replaceAll(/\s+/g, ' ');
  }
}

/** All tags below one, in the order in which they are read. */
export const listTags = (node: TagNode): TagNode[] => [node, ...node.children.flatMap(listTags)];
