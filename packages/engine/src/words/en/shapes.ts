/** The shapes of the catalog. */
import type { CatalogSpec } from '../../shape/catalog.js';
import type { ShapeWords } from '../words.js';

export const shapes: Readonly<Record<CatalogSpec, ShapeWords>> = {
  '2x2': { title: 'Shi Doku', line: 'Four by four: the whole idea in a minute.' },
  '3x2': { title: 'Six by six', line: 'Boxes three wide and two high; a coffee break.' },
  'plane:3^3': { title: 'Roxdoku', line: 'A cube of 27 cells in which every flat layer holds 1 to 9.' },
  '4^3': {
    title: 'First cube',
    line: 'Four layers, 64 cells; every slice, seen from any side, is a small Sudoku.',
  },
  'latin:4^3': {
    title: 'Latin cube',
    line: 'A cube with lines only, no boxes: pure elimination in three directions.',
  },
  'iso:4': { title: 'IsoDoku', line: 'Three faces of a cube, with strips that bend around its edges.' },
  '3x3': { title: 'Sudoku', line: 'The classic: nine rows, nine columns, nine boxes.' },
  '2x2x1': { title: 'Tower of four', line: 'Four stacked boards whose pillars must agree too.' },
  'faces:4': { title: 'Cube surface', line: 'Six faces and twelve hoops around them, 16 symbols.' },
  '3x2x1': { title: 'Tower of six', line: 'Six boards of six by six, tied together by pillars.' },
  '4x4': { title: 'Sixteen', line: 'The big square: 16 symbols, for a quiet evening.' },
  '2x2x2': { title: 'Box cube', line: 'An 8×8×8 cube built of little cubes of eight cells.' },
  '3x3x1': {
    title: 'Tower of nine',
    line: 'Nine classic Sudokus stacked so that every pillar holds 1 to 9.',
  },
  '9^3': { title: 'The cube', line: 'Nine by nine by nine; each of its 27 slices is a Sudoku.' },
  '5x5': { title: 'Twenty-five', line: 'A square of 625 cells and 25 symbols, for the patient.' },
  '16^3': { title: 'The great cube', line: '4,096 cells; every slice is a sixteen by sixteen.' },
  'plane:3^4': {
    title: 'First tesseract',
    line: '81 cells in four dimensions; every flat cut through it is a cube of 27 symbols.',
  },
  '2x2x1x1': {
    title: 'Small tesseract',
    line: 'Sixteen little Sudokus of four by four, tied together along two more directions.',
  },
  'latin:4^4': {
    title: 'Latin tesseract',
    line: 'Lines only, along four axes: 256 cells and four symbols.',
  },
  '2x2x2x2': { title: 'Box tesseract', line: '65,536 cells in four dimensions, boxes of two along each.' },
  '9^4': {
    title: 'The tesseract',
    line: '6,561 cells in four dimensions; each of its 486 slices is a Sudoku.',
  },
};
