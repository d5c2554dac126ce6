/** Print: PDF from the engine's drawings. The same in Node, browsers and workers; what needs Node is in `node`. */
export { makePdfPicture, type PdfPictureOptions } from './pdf/picture.js';
export type { FontFiles } from './pdf/typeface.js';
