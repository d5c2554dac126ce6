/** Material for the tests of books: puzzles of several shapes, and a book made of them. */
import {
  asPuzzle,
  asSolution,
  createGrid,
  expectOk,
  type Grid,
  instantGrid,
  parseShape,
  type Shape,
} from '@hyperdoku/engine';
import { readFontFiles } from '../node/fontFiles.js';
import { joinBytes } from '../pdf/picture.js';
import { type Book, type BookOptions, planBook } from './book.js';
import type { BookPuzzle } from './press.js';

const fonts = readFontFiles();

/** An instant solution and every third cell of it: whether it is the only one does not matter to a book. */
export function somePuzzle(spec: string): BookPuzzle {
  const shape: Shape = expectOk(parseShape(spec));
  const full = instantGrid(shape);
  if (!full) throw new Error(`${spec} has no instant grid`);
  const solution: Grid = expectOk(createGrid(shape, full));
  const clues = Uint8Array.from(solution.symbols, (symbol, cell) => (cell % 3 === 0 ? symbol : 0));
  return {
    puzzle: expectOk(asPuzzle(expectOk(createGrid(shape, clues)))),
    solution: expectOk(asSolution(solution)),
    level: 'easy',
    id: `${spec}#1,g=5`,
    hint: 'Look at row 1.',
  };
}

export async function makeBook(
  puzzles: readonly BookPuzzle[],
  options: Partial<BookOptions> = {},
): Promise<Book> {
  const planned = await planBook(puzzles, { title: 'A book', language: 'en', fonts, ...options });
  if (!planned.ok) throw new Error(planned.problem.kind);
  return planned.book;
}

export const planWith = (puzzles: readonly BookPuzzle[], options: Partial<BookOptions> = {}) =>
  planBook(puzzles, { title: 'A book', language: 'en', fonts, ...options });

export async function writeWhole(book: Book): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  await book.write(piece => {
    pieces.push(piece);
  });
  return joinBytes(pieces);
}
