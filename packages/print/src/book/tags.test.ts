/** What those who do not see a book have of it, in every kind of book. */
import { makeTheme, paperPalette, wordsFor } from '@hyperdoku/engine';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { listTags, ReadPdf, type TagNode } from '../pdf/tagTree.testkit.js';
import type { BookOptions } from './book.js';
import { makeBook, somePuzzle, writeWhole } from './book.testkit.js';

const explained = { ...somePuzzle('2x2'), way: ['1. Full house in row 1.', '2. Full house in row 2.'] };
const puzzles = [explained, ...['3x3', '4^3', 'faces:4', 'iso:4', '2x2x1x1'].map(somePuzzle)];

const readBook = async (options: Partial<BookOptions>): Promise<ReadPdf> =>
  new ReadPdf(await writeWhole(await makeBook(puzzles, options)));
const booklet = { booklet: true };
const aBooklet = readBook(booklet);

const said = (tree: TagNode): string[] => listTags(tree).map(({ tag, alt }) => `${tag} ${alt ?? ''}`);

const colour = makeTheme({ ...paperPalette, paper: 'none' });
const kinds: readonly (readonly [string, Partial<BookOptions>])[] = [
  ['a booklet', booklet],
  ['a book with links, in colour', { address: 'https://example.org/', theme: colour }],
  ['a book on Letter', { paper: 'letter' }],
  ['a small book', { paper: 'a5' }],
  ['a booklet of Letter', { paper: 'letter', booklet: true, theme: colour }],
];

describe.each(kinds.slice(0, campaign(1, kinds.length)))('in %s', (_, options) => {
  test('everything has a tag, and every picture and link its words', async () => {
    const pdf = await (options === booklet ? aBooklet : readBook(options));
    expect([pdf.language, pdf.isMarked]).toEqual(['en', true]);
    const { tag, children } = pdf.tags;
    expect([tag, ...new Set(children.map(page => page.tag))]).toEqual(['Document', 'Sect']);
    const tags = children.flatMap(page => page.children.flatMap(listTags));
    const pictures = tags.filter(each => each.tag === 'Figure' || each.tag === 'Link');
    expect(pictures.length).toBeGreaterThan(25);
    expect(pictures.filter(({ alt = '' }) => alt.length < 10)).toEqual([]);
    expect(tags.filter(({ hasContent }) => !hasContent)).toEqual([]);
    for (const wanted of ['H1', 'H2', 'P', 'Figure'])
      expect(tags.some(each => each.tag === wanted)).toBe(true);
    expect(tags.some(each => each.tag === 'Link')).toBe(options.address !== undefined);
    expect(pdf.bookmarks).toEqual([
      'Cover',
      'Contents',
      'How to play',
      'Puzzles',
      ...puzzles.map(({ puzzle: { shape } }) => `  ${wordsFor('en').shape(shape.name)?.title}, easy`),
      'Cubes to fold',
      'Hints',
      'Solutions explained',
      'Solutions',
    ]);
  });
});

test('a booklet is heard in the order in which it is read, and its sides are called after their pages', async () => {
  const [folded, flat] = [await aBooklet, await readBook({ paper: 'a5' })];
  expect(said(folded.tags)).toEqual(said(flat.tags));
  expect(flat.pageNames).toBe('<< /Nums [0 << /S /r >> 7 << /S /D >>] >>');
  // The last page and the cover share the outermost side.
  expect(folded.pageNames).toMatch(
    /^<< \/Nums \[0 << \/P \((?:\d+, )?i\) >> 1 << \/P \(ii(?:, \d+)?\) >> 2 /,
  );
});
