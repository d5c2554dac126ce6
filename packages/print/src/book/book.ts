/**
 * A book: planned whole, so that the contents know the pages, and drawn page by page, so that memory stays small however many
 * there are. A page is blocks of drawings; a file paints them, and the app shows them on the screen.
 */
import { printTheme, referenceFor, type Theme, wordsFor } from '@hyperdoku/engine';
import { type Block, type PageLabel, PdfFile, type PdfPage } from '../pdf/document.js';
import { joinBytes } from '../pdf/picture.js';
import type { FontFiles } from '../pdf/typeface.js';
import { textsFor } from '../texts/index.js';
import { listHints, listSolutions, listWays, planNets } from './backPages.js';
import { drawPieces, type Piece, paginate } from './flow.js';
import { type ContentsLine, listContents, planCover } from './frontPages.js';
import { imposePages } from './imposition.js';
import { contentOf, type PaperName, pageOf, paperNames } from './paper.js';
import { type BookPuzzle, type NumberedPuzzle, type PlannedPage, type Press, titleOf } from './press.js';
import { boxOfSlices, planPuzzles } from './puzzlePages.js';
import { listRules } from './rulePieces.js';
import { cutSections, firstOfShapes, type Section } from './sections.js';
import { figureOf, isReadable, longestSide, planSheets } from './sheets.js';
import { styles, Typesetter } from './typesetter.js';

/** What a book is called, and how it is printed. */
export interface BookOptions {
  readonly title: string;
  readonly language: string;
  readonly fonts: FontFiles;
  readonly paper?: PaperName;
  /** Pages of half a sheet, in the order for folding. */
  readonly booklet?: boolean;
  /** Black and white if not said. */
  readonly theme?: Theme;
  readonly perPage?: number;
  /** The page of the app that codes lead to. */
  readonly address?: string;
}

/** Why there is no such book. */
export type BookProblem =
  | { readonly kind: 'no-puzzles' }
  | {
      readonly kind: 'too-large';
      readonly shape: string;
      readonly paper: string;
      /** Whether two pages stand on a side of that paper. */
      readonly folded: boolean;
      readonly size: number;
      readonly most: number;
      /** Paper that is large enough. */
      readonly larger?: string;
    }
  | { readonly kind: 'too-many-pages'; readonly pages: number; readonly most: number };

const mostPages = 20_000;
/** The pages that stand beside each other when they are printed. */
type Side = readonly (number | undefined)[];

/** A book whose pages are planned. */
export interface Book {
  readonly pageCount: number;
  /** A page as it is read, whatever the order in which it is printed. */
  drawPage(index: number): PdfPage;
  /** Makes the file, page by page; each piece is handed on before the next is made. */
  write(
    take: (piece: Uint8Array) => void | Promise<void>,
    onPage?: (done: number, of: number) => void,
  ): Promise<void>;
}

/** A book, or why there is none. */
export type Planned =
  | { readonly ok: true; readonly book: Book }
  | { readonly ok: false; readonly problem: BookProblem };

/** Plans the pages of a book; nothing is drawn yet. */
export async function planBook(puzzles: readonly BookPuzzle[], options: BookOptions): Promise<Planned> {
  const { title, language, fonts, paper: paperName = 'a4', booklet = false, theme = printTheme } = options;
  if (puzzles.length === 0) return { ok: false, problem: { kind: 'no-puzzles' } };
  const file = await PdfFile.begin({ title, language }, fonts, theme);
  const paper = pageOf(paperName, booklet);
  const press: Press = {
    paperName,
    isFolded: booklet,
    paper,
    content: contentOf(paper),
    theme,
    setter: new Typesetter(file.typeface, theme),
    words: { ...wordsFor(language), ...referenceFor(language) },
    texts: textsFor(language),
    address: options.address ?? '',
    ...(options.perPage !== undefined && { perPage: options.perPage }),
  };
  const sections = cutSections(press, puzzles);
  const firsts = firstOfShapes(sections);
  const tooLarge = findTooLarge(press, firsts);
  if (tooLarge) return { ok: false, problem: tooLarge };
  const { pages, front } = planPages(press, title, sections, firsts);
  if (pages.length > mostPages)
    return { ok: false, problem: { kind: 'too-many-pages', pages: pages.length, most: mostPages } };
  const drawPage = (index: number): PdfPage => ({
    width: paper.width,
    height: paper.height,
    blocks: [...pages[index].draw(), ...drawFolio(press, labelOf(index, front), index)],
    ...(pages[index].bookmarks && { bookmarks: pages[index].bookmarks }),
  });
  return {
    ok: true,
    book: {
      pageCount: pages.length,
      drawPage,
      write: async (take, onPage) => {
        const sides: readonly Side[] = booklet ? imposePages(pages.length) : pages.map((_, i) => [i]);
        if (booklet) file.reserve(pages.length);
        const sheet = { width: (booklet ? 2 : 1) * paper.width, height: paper.height };
        for (const [done, side] of sides.entries()) {
          const parts = side.map((index, place) =>
            index === undefined ? [] : [{ page: drawPage(index), left: place * paper.width, index }],
          );
          file.addSide(sheet, parts.flat());
          await take(joinBytes(file.take()));
          onPage?.(done + 1, sides.length);
        }
        file.end(booklet ? labelSides(sides, front) : labelPages(front));
        await take(joinBytes(file.take()));
      },
    },
  };
}

/** Pages are called as they are numbered. */
const labelPages = (front: number): PageLabel[] => [
  { from: 0, as: 'roman' },
  { from: front, as: 'figures' },
];

/** A side of a booklet is called after both its pages. */
const labelSides = (sides: readonly Side[], front: number): PageLabel[] =>
  sides.map((side, from) => ({
    from,
    as: { name: side.flatMap(index => (index === undefined ? [] : labelOf(index, front))).join(', ') },
  }));

function findTooLarge(press: Press, firsts: readonly NumberedPuzzle[]): BookProblem | undefined {
  for (const { puzzle } of firsts) {
    const { shape } = puzzle;
    const plan = planSheets(shape, boxOfSlices(press));
    if (isReadable(plan)) continue;
    const larger = paperNames.find(name =>
      isReadable(planSheets(shape, boxOfSlices({ content: contentOf(pageOf(name, false)) }))),
    );
    return {
      kind: 'too-large',
      shape: titleOf(press, shape),
      paper: showPaper(press.paperName),
      folded: press.isFolded,
      size: figureOf(plan),
      most: longestSide(boxOfSlices(press), shape),
      ...(larger && { larger: showPaper(larger) }),
    };
  }
  return undefined;
}

const showPaper = (name: PaperName): string => name.replace(/^./, letter => letter.toUpperCase());

function planPages(
  press: Press,
  title: string,
  sections: readonly Section[],
  firsts: readonly NumberedPuzzle[],
): { pages: PlannedPage[]; front: number } {
  const { texts, words } = press;
  const puzzles = sections.flatMap(section => section.puzzles);
  const body: PlannedPage[] = [];
  const lines: ContentsLine[] = [];
  const add = (name: string, pages: readonly PlannedPage[]): void => {
    if (pages.length === 0) return;
    lines.push({ title: name, page: words.number(body.length + 1) });
    body.push({ ...pages[0], bookmarks: [{ title: name }] }, ...pages.slice(1));
  };
  lines.push({ title: texts.puzzlesTitle, page: '1' });
  for (const [i, section] of sections.entries()) {
    const [first] = section.puzzles;
    const note = texts.range(first.number, first.number + section.puzzles.length - 1);
    lines.push({ title: section.title, note, page: words.number(body.length + 1), indented: true });
    const pages = planPuzzles(press, section.puzzles);
    body.push(
      {
        ...pages[0],
        bookmarks: [
          ...(i === 0 ? [{ title: texts.puzzlesTitle }] : []),
          { title: section.title, isPart: true },
        ],
      },
      ...pages.slice(1),
    );
  }
  add(texts.nets, planNets(press, puzzles, firsts));
  add(texts.hints, planFlow(press, listHints(press, puzzles)));
  add(texts.ways, planFlow(press, listWays(press, puzzles)));
  add(texts.solutions, planFlow(press, listSolutions(press, puzzles)));

  const rules = planFlow(press, listRules(press, firsts));
  // How many pages the contents take does not depend on what they say of pages.
  const contents = planFlow(press, listContents(press, [{ title: texts.howToPlay, page: '' }, ...lines]));
  const rulesAt = 1 + contents.length;
  const withPages = [{ title: texts.howToPlay, page: makeRoman(rulesAt + 1) }, ...lines];
  const front = [
    planCover(press, title, sections),
    ...named(texts.contents, planFlow(press, listContents(press, withPages))),
    ...named(texts.howToPlay, rules),
  ];
  return { pages: [...front, ...body], front: front.length };
}

const named = (name: string, [first, ...others]: readonly PlannedPage[]): PlannedPage[] => [
  { ...first, bookmarks: [{ title: name }] },
  ...others,
];

const planFlow = ({ content }: Press, pieces: readonly Piece[]): PlannedPage[] =>
  paginate(pieces, content).map(page => ({ draw: () => drawPieces(page, content) }));

/** The number of a page as it is printed: small Roman numbers before the puzzles. */
const labelOf = (index: number, front: number): string =>
  index < front ? makeRoman(index + 1) : String(index - front + 1);

const romans: readonly (readonly [string, number])[] = [
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];

export function makeRoman(number: number): string {
  let rest = number;
  let roman = '';
  for (const [letters, value] of romans) for (; rest >= value; rest -= value) roman += letters;
  return roman;
}

/** The cover has no number. */
function drawFolio({ paper, setter }: Press, label: string, index: number): Block[] {
  if (index === 0) return [];
  const at = { x: paper.width / 2, y: paper.height - paper.margin + 8 };
  return [{ ...setter.setLines([label], { ...styles.small, anchor: 'middle' }, at), tag: 'Artifact' }];
}
