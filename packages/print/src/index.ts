/** Print: PDF from the engine's drawings. The same in Node, browsers and workers; what needs Node is in `node`. */
export { type Book, type BookOptions, type BookProblem, type Planned, planBook } from './book/book.js';
export { type DescribeOptions, describePuzzle } from './book/describePuzzle.js';
export { type PaperName, paperNames } from './book/paper.js';
export type { BookPuzzle } from './book/press.js';
export type { PdfPage } from './pdf/document.js';
export { drawWholePage } from './pdf/pageDrawing.js';
export { makePdfPicture, type PdfPictureOptions } from './pdf/picture.js';
export type { FontFiles } from './pdf/typeface.js';
export { sayBookProblem } from './texts/problem.js';
