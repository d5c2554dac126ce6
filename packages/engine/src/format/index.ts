/** Texts and files: a pair of `parseX` and `makeX` for each format. */
export { type AlphabetName, alphabetNames } from './alphabet.js';
export { makeCover, parseCover } from './cover.js';
export { makeDimacs, makeDimacsChunks, parseDimacs } from './dimacs.js';
export { createTextPieces, type Decoded, type TextPieces } from './encoding.js';
export * from './formats.js';
export { makeFPuzzles, parseFPuzzles } from './fpuzzles.js';
export { makeHodoku, parseHodoku } from './hodoku.js';
export { makeIntegers, parseIntegers } from './integers.js';
export { makeJson, makeJsonValue, parseJson, readJsonValue } from './json.js';
export { makeLink, parseLink } from './link.js';
export { filledGrid } from './markedSheet.js';
export { makeOpenSudoku, parseOpenSudoku, parseOpenSudokuFile } from './openSudoku.js';
export {
  makeOrder,
  type OrderKey,
  type PuzzleOrder,
  parseOrder,
  type ReadSpec,
} from './orderText.js';
export { parseOwnText, parsePuzzle } from './ownText.js';
export { PlainLines } from './plainLines.js';
export { makePuzzleId, type PuzzleId, parsePuzzleId } from './puzzleId.js';
export { makePuzzleText, parsePuzzleText } from './puzzleText.js';
export { createPuzzleReader, type PuzzleReader, parsePuzzles, type ReaderOptions } from './reader.js';
export { makeSdk, parseSdk } from './sdk.js';
export { type About, type AboutKey, type Sheet, sheetOf } from './sheet.js';
export { makeSimpleSudoku, parseSimpleSudoku } from './simpleSudoku.js';
export { createTextWriter, type FindRule } from './statedRules.js';
export { makeSudokuPad, parseSudokuPad } from './sudokuPad.js';
export { makeSudokuWiki, parseSudokuWiki } from './sudokuWiki.js';
