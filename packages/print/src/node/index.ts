/** What print needs of Node: fonts from files, and PNG. */
export { readFontFiles } from './fontFiles.js';
export { makePng } from './png.js';
