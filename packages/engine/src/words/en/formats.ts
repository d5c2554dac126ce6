import type { FormatName } from '../../format/formats.js';

export const formats: Readonly<Record<FormatName, string>> = {
  text: 'shape and cells on one line',
  line: 'cells alone on one line, as in lists of 9×9 puzzles',
  link: 'the part of a web address that holds a puzzle',
  json: 'JSON, one object a line',
  sdk: 'SadMan Sudoku, one 9×9 with headers',
  sdm: 'SadMan Sudoku list, one 9×9 a line',
  ss: 'Simple Sudoku, one framed 9×9',
  marks: 'a grid with its pencil marks, as forums print it',
  lists: 'lists of numbers, as Python, numpy and JSON print them',
  csv: 'a table: puzzle, solution',
  hodoku: 'HoDoKu library line, one 9×9 with entries and candidates',
  sudokuwiki: 'link to the solver of sudokuwiki.org, one 9×9 with entries and candidates',
  fpuzzles: 'link to f-puzzles.com, or its JSON: squares and jigsaws',
  sudokupad: 'link to SudokuPad: squares and jigsaws',
  opensudoku: 'OpenSudoku XML, any number of 9×9 with entries and notes',
  integers: 'one integer a line: axes, box lengths, values',
  dimacs: 'DIMACS CNF for SAT solvers',
  cover: 'the exact-cover matrix, one row a line',
};
