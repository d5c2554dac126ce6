import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { sayBookProblem } from '../texts/problem.js';
import { makeRoman } from './book.js';
import { makeBook, planWith, somePuzzle, writeWhole } from './book.testkit.js';
import { imposePages } from './imposition.js';
import { contentOf, pageOf, paperNames } from './paper.js';

const mixed = ['9^3', '3x3', '3x3', '3x3', 'faces:4', 'iso:4', '4^3', '2x2x1x1'].map(somePuzzle);

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

describe('a book', () => {
  const papers = paperNames.flatMap(paper => [[paper, false] as const, [paper, true] as const]);
  test.each(papers.slice(0, campaign(2, papers.length)))(
    'on %s, folded: %s, keeps everything on its pages',
    async (paper, booklet) => {
      const book = await makeBook(mixed, { paper, booklet });
      const { width, height } = pageOf(paper, booklet);
      for (let i = 0; i < book.pageCount; i++) {
        const { blocks } = book.drawPage(i);
        expect(blocks.length).toBeGreaterThan(0);
        for (const { drawing, at, scale, tag } of blocks) {
          const isCentred =
            tag !== 'Figure' && drawing.items.some(item => 'anchor' in item && item.anchor !== 'start');
          const left = isCentred ? at.x - drawing.bounds.width : at.x;
          expect(left).toBeGreaterThanOrEqual(0);
          expect(at.x + (isCentred ? 0 : drawing.bounds.width * scale)).toBeLessThanOrEqual(width);
          expect(at.y + drawing.bounds.height * scale).toBeLessThanOrEqual(height);
        }
      }
    },
  );

  test('prints a 9^3 on two sheets of A4 or Letter, with figures of at least 10 points', async () => {
    for (const paper of ['a4', 'letter'] as const) {
      const book = await makeBook([somePuzzle('9^3')], { paper });
      const slices = Array.from({ length: book.pageCount }, (_, i) => book.drawPage(i)).flatMap(
        ({ blocks }) => blocks.filter(({ alt }) => alt?.startsWith('Puzzle 1') && alt.includes('slices')),
      );
      expect(slices.map(({ alt }) => alt)).toEqual([
        'Puzzle 1: The cube, slices z 1 to z 6.',
        'Puzzle 1: The cube, slices z 7 to z 9.',
      ]);
      for (const { scale, drawing } of slices) {
        const sizes = drawing.items.flatMap(item =>
          item.kind === 'group'
            ? item.items.flatMap(inside => (inside.kind === 'text' ? [inside.size * scale] : []))
            : [],
        );
        expect(Math.min(...sizes)).toBeGreaterThan(10);
      }
    }
  });

  test('is handed on page by page', async () => {
    const book = await makeBook(
      Array.from({ length: 12 }, () => somePuzzle('3x3')),
      { perPage: 1 },
    );
    const arrived: number[] = [];
    const atPage: number[] = [];
    let bytes = 0;
    await book.write(
      piece => {
        bytes += piece.length;
        arrived.push(bytes);
      },
      () => atPage.push(bytes),
    );
    expect(atPage).toHaveLength(book.pageCount);
    // Each page has left before the next but one is begun.
    expect(atPage.filter((sum, i) => i > 1 && sum === atPage[i - 1])).toEqual([]);
    expect(arrived.length).toBeGreaterThan(book.pageCount);
  });

  test('is the same file whenever it is made', async () => {
    const puzzles = [somePuzzle('3x3'), somePuzzle('4^3')];
    const [one, other] = [
      await writeWhole(await makeBook(puzzles)),
      await writeWhole(await makeBook(puzzles)),
    ];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });

  test('has as many puzzles a page as it is told', async () => {
    const puzzles = Array.from({ length: 12 }, () => somePuzzle('3x3'));
    const pages = await Promise.all(
      [1, 2, 4, 6, 12].map(async perPage => (await makeBook(puzzles, { perPage })).pageCount),
    );
    expect(pages.map(count => count - pages[4])).toEqual([11, 5, 2, 1, 0]);
  });
});

describe('what cannot be a book', () => {
  test('no puzzles', async () => {
    const planned = await planWith([]);
    expect(planned.ok ? '' : sayBookProblem(planned.problem, 'en')).toBe('There are no puzzles to print.');
  });

  test('a shape too large for the paper, and what would fit', async () => {
    const planned = await planWith([somePuzzle('6x6')], { paper: 'a5' });
    expect(planned.ok ? '' : sayBookProblem(planned.problem, 'en')).toMatch(
      /^6x6 is too large for A5 paper: its symbols would be 4\.\d points high\. Boards of up to \d+ cells a side fit there; on A4 it fits\.$/,
    );
  });
});

test('a shape too large for half a sheet may fit on the whole', async () => {
  const planned = await planWith([somePuzzle('6x6')], { booklet: true });
  expect(planned.ok ? '' : sayBookProblem(planned.problem, 'en')).toMatch(
    /^6x6 is too large for a booklet of A4: .* fit there; on whole pages of A4 it fits\.$/,
  );
});

describe('a booklet', () => {
  test('comes right when its sheets are folded together', () => {
    expect(imposePages(8)).toEqual([
      [7, 0],
      [1, 6],
      [5, 2],
      [3, 4],
    ]);
    expect(
      imposePages(5)
        .flat()
        .filter(page => page === undefined),
    ).toHaveLength(3);
    expect(imposePages(1)).toEqual([
      [undefined, 0],
      [undefined, undefined],
    ]);
  });

  test('has two pages on each side', async () => {
    const puzzles = [somePuzzle('3x3')];
    const flat = await makeBook(puzzles, { paper: 'a5' });
    const folded = latin(await writeWhole(await makeBook(puzzles, { booklet: true })));
    const sides = folded.match(/\/Type \/Page\n/g) ?? [];
    expect(sides).toHaveLength(2 * Math.ceil(flat.pageCount / 4));
    expect(folded).toContain('/MediaBox [0 0 839.06 595.28]');
  });
});

test('numbers before the puzzles are Roman', () => {
  expect([1, 4, 9, 14, 49, 99].map(makeRoman)).toEqual(['i', 'iv', 'ix', 'xiv', 'xlix', 'xcix']);
});

test('every paper leaves room for what is read', () => {
  for (const paper of paperNames) expect(contentOf(pageOf(paper, false)).width).toBeGreaterThan(300);
});
