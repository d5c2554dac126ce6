/** The worker that makes books: puzzles to order, pages to look at, and the file. */

import regular from '@fontsource/inter/files/inter-latin-400-normal.woff?url';
import strong from '@fontsource/inter/files/inter-latin-600-normal.woff?url';
import bold from '@fontsource/inter/files/inter-latin-700-normal.woff?url';
import {
  asPuzzle,
  decide,
  generatePuzzle,
  isRepeatable,
  KernelPool,
  makePuzzleId,
  makeTheme,
  orderAt,
  type Puzzle,
  type PuzzleOrder,
  paperPalette,
  parseOrder,
  parsePuzzles,
  printTheme,
  shapeOf,
  wordsFor,
} from '@hyperdoku/engine';
import { expose } from 'comlink';
import type { BookAnswer, BookPart, PressJobs, ReportBook } from './pressJobs.js';

const loadPrint = () => import('@hyperdoku/print');
type Print = Awaited<ReturnType<typeof loadPrint>>;
type BookPuzzle = Parameters<Print['planBook']>[0][number];
type Book = Extract<Awaited<ReturnType<Print['planBook']>>, { ok: true }>['book'];

const kernels = new KernelPool();
/** A puzzle that is not proved by then is left out. */
const milliseconds = 20_000;
const mostPuzzles = 2000;

const fetchBytes = async (address: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(address)).arrayBuffer());

/** What a part of a request turned out to be. */
type Wish = { readonly order: PuzzleOrder } | { readonly puzzle: Puzzle; readonly id?: string };

/** Reads what is to be in the book, all of it before anything is made. */
function readWishes(
  parts: readonly BookPart[],
  language: string,
): Wish[] | Extract<BookAnswer, { ok: false }> {
  const words = wordsFor(language);
  const wishes: Wish[] = [];
  for (const part of parts) {
    const text = 'line' in part ? part.line : part.puzzle;
    const [sheet] = parsePuzzles(text);
    const puzzle = sheet?.ok ? asPuzzle(sheet.value.grid) : undefined;
    const order = puzzle?.ok ? undefined : parseOrder(text);
    const problem = puzzle && !puzzle.ok ? puzzle.problem : order && !order.ok ? order.problem : undefined;
    if (problem)
      return { ok: false, sentence: words.problem(problem), ...('number' in part && { line: part.number }) };
    if (puzzle?.ok) wishes.push({ puzzle: puzzle.value, ...('id' in part && part.id && { id: part.id }) });
    else if (order?.ok) wishes.push({ order: order.value });
  }
  return wishes;
}

let print: Print | undefined;
let book: Book | undefined;

const jobs: PressJobs = {
  async make(request, report) {
    const { parts, title, paper, booklet, colour, explained, address, language } = request;
    const wishes = readWishes(parts, language);
    if ('ok' in wishes) return wishes;
    print ??= await loadPrint();
    const loaded = print;
    const [fonts, made] = await Promise.all([
      Promise.all([regular, strong, bold].map(fetchBytes)),
      makePuzzles(wishes, { explained, language, print: loaded }, report),
    ]);
    if ('ok' in made) return made;
    const planned = await loaded.planBook(made.puzzles, {
      title,
      language,
      fonts: { regular: fonts[0], strong: fonts[1], bold: fonts[2] },
      paper,
      booklet,
      address,
      theme: colour ? makeTheme({ ...paperPalette, paper: 'none' }) : printTheme,
    });
    if (!planned.ok) return { ok: false, sentence: loaded.sayBookProblem(planned.problem, language) };
    book = planned.book;
    return { ok: true, pages: book.pageCount, leftOut: made.leftOut };
  },

  async page(index) {
    if (!book || !print) throw new Error('there is no book yet');
    return print.drawWholePage(book.drawPage(index));
  },

  async file(report) {
    if (!book) throw new Error('there is no book yet');
    const pieces: BlobPart[] = [];
    await book.write(
      piece => void pieces.push(new Uint8Array(piece)),
      (done, of) => report({ stage: 'printing', done, of }),
    );
    return new Blob(pieces, { type: 'application/pdf' });
  },
};

interface Making {
  readonly explained: boolean;
  readonly language: string;
  readonly print: Print;
}

async function makePuzzles(
  wishes: readonly Wish[],
  { explained, language, print }: Making,
  report: ReportBook,
): Promise<{ puzzles: BookPuzzle[]; leftOut: number } | Extract<BookAnswer, { ok: false }>> {
  const of = Math.min(
    mostPuzzles,
    wishes.reduce((sum, wish) => sum + ('order' in wish ? wish.order.number : 1), 0),
  );
  const puzzles: BookPuzzle[] = [];
  let leftOut = 0;
  const budget = () => ({ kernels, milliseconds });
  const add = async (known: Parameters<Print['describePuzzle']>[0]): Promise<void> => {
    puzzles.push(await print.describePuzzle(known, { explained, language, budget }));
  };
  for (const wish of wishes) {
    const number = 'order' in wish ? wish.order.number : 1;
    for (let i = 0; i < number && puzzles.length + leftOut < mostPuzzles; i++) {
      report({ stage: 'making', done: puzzles.length + leftOut + 1, of });
      if ('puzzle' in wish) {
        const { puzzle, id } = wish;
        const verdict = await decide(puzzle, budget());
        if (verdict.status === 'unique') await add({ puzzle, solution: verdict.solution, ...(id && { id }) });
        else leftOut++;
        continue;
      }
      const { spec, order } = wish.order;
      const shape = shapeOf(spec);
      if (!shape.ok) return { ok: false, sentence: wordsFor(language).problem(shape.problem) };
      const single = orderAt(order, i, number);
      const seed = crypto.randomUUID().slice(0, 8);
      const made = await generatePuzzle(shape.value, seed, single, { kernels });
      if (!made.ok) return { ok: false, sentence: wordsFor(language).problem(made.problem) };
      const { puzzle, solution, grade } = made.value;
      await add({
        puzzle,
        solution,
        ...(grade?.status === 'graded' && { level: grade.level }),
        ...(isRepeatable(made.value, shape.value, single) && {
          id: makePuzzleId({ spec, seed, order: single }),
        }),
      });
    }
  }
  return { puzzles, leftOut };
}

expose(jobs);
