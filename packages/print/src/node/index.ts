/** All of print, and what it needs of Node: fonts from files, and PNG. */
export * from '../index.js';
export { readFontFiles } from './fontFiles.js';
export { makePng } from './png.js';
