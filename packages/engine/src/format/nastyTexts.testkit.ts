/** Texts of any length that a reader may choke on. */
import { someGrid } from './corpus.testkit.js';
import { type FormatName, formatNames, makeFile } from './formats.js';
import { sheetOf } from './sheet.js';

/** Formats that are many times as long as their puzzles. */
const isLong = (name: FormatName): boolean => name === 'dimacs' || name === 'cover';

/** As long for every number, so that lengths differ by the rest alone. */
const makeMatrixHeader = (rows: number, shape: string): string =>
  `| exact-cover rows=${String(rows).padStart(9, '0')} columns=64 ones=1 shape=${shape}`;

function write(name: FormatName, spec: string): string {
  const text = makeFile(name, [sheetOf(someGrid(spec, 1, 0.4))]);
  return text.ok ? [...text.value].join('') : '';
}

const good = Object.fromEntries(formatNames.map(name => [name, write(name, isLong(name) ? '2x2' : '3x3')]));

/** By name: a text for each size, as long as that or a few times as long. */
export const nastyTexts: Readonly<Record<string, (n: number) => string>> = {
  'blank lines': n => '\n'.repeat(n),
  comments: n => '# a comment\n'.repeat(n),
  'headers, then a row': n => `${'#Aauthor\n'.repeat(n)}${'1'.repeat(9)}\n`,
  'headers, then a puzzle': n => `${'#Aauthor\n'.repeat(n)}${good.line}`,
  spaces: n => `${' '.repeat(n)}?`,
  'short lines': n => '1\n'.repeat(n),
  'lines of nonsense': n => 'what?\n'.repeat(n),
  rules: n => `${'-+|'.repeat(n)}\n`.repeat(2),
  'a long number': n => '9'.repeat(n + 3),
  'specs on a line': n => '9^3:'.repeat(n),
  'specs on lines of their own': n => '16^5:1\n'.repeat(n),
  'a long spec': n => `custom:${'a'.repeat(4 * n)}`,
  'a name of nothing': n => `custom:${'a'.repeat(4 * n)}:1`,
  dims: n => `2${'x2'.repeat(n)}:1`,
  'deep JSON': n => '['.repeat(n),
  'deep objects': n => '{"shape":'.repeat(n),
  'open quotes': n => `custom:{"${'\\"'.repeat(n)}`,
  'a list of numbers': n => `[${'1,'.repeat(n)}1]`,
  'fields of an object': n => `{${Array.from({ length: n }, (_, i) => `"${1e6 + i}":1`).join()}}`,
  'an object that ends too soon': n => `${'{\n'.repeat(n)}`,
  'large rules without houses': n =>
    'custom:{"symbols":64,"extents":[1024,1024],"houses":[]}:1\n'.repeat(n / 32),
  'rules that never end': n => 'custom:{"houses":[[0,1]\n'.repeat(n / 8),
  'a rule of many lists in one another': n => `custom:{"houses":${'['.repeat(n)}${']'.repeat(n)}}:1`,
  'a rule of many cells': n =>
    `{"symbols":2,"extents":[${n},2],"cells":[${Array.from({ length: n }, (_, i) => i).join()}],"houses":[]}`,
  'a rule of named houses': n =>
    `custom:{"base":"2x2","houses":[${'{"name":"one","kind":"region","cells":[0,1,2,3]},'.repeat(n / 4)}[]]}:1`,
  'a rule under many names': n =>
    Array.from({ length: n / 16 }, (_, i) => `custom:r${i}={"base":"2x2","houses":[]}\n`).join(''),
  'a rule under one name, again and again': n => 'custom:r={"base":"2x2","houses":[]}\n'.repeat(n / 16),
  'puzzles of a named rule': n =>
    `custom:r={"base":"2x2","houses":[]}\n${'custom:r:1...............\n'.repeat(n / 16)}`,
  'names of rules that are not there': n => 'custom:r:1\n'.repeat(n / 4),
  'files of rules that are not there': n => 'r.json:1\n'.repeat(n / 4),
  'a long path': n => `${'r/'.repeat(n + 256)}.json:1`,
  'spaces around a rule': n => `custom:${' '.repeat(n)}r${' '.repeat(n)}=${' '.repeat(n)}{}${' '.repeat(n)}?`,
  'a rule of many houses': n =>
    `custom:{"base":"2x2","houses":[${'[0,1,2,3],'.repeat(n)}[0,1,2,3]]}:${'.'.repeat(16)}`,
  clauses: n => `c hyperdoku 2x2\n${'1 -2 3 0\n'.repeat(n)}`,
  'a long clause': n => `c hyperdoku 2x2\n${'1 '.repeat(n)}0\n`,
  'comments of a formula': n => `${'c nothing\n'.repeat(n)}c hyperdoku 2x2\n`,
  'shapes of a formula': n => 'c hyperdoku 9^3\n'.repeat(n / 8),
  'headers of a formula': n => `c hyperdoku 2x2\n${'p cnf 64 1\n'.repeat(n / 4)}`,
  'spaces in a header of a formula': n => `c hyperdoku 2x2\np${' '.repeat(n)}cnf`,
  'headers of a matrix': n => `${makeMatrixHeader(1, '2x2')}\n`.repeat(n / 8),
  'rows of a matrix': n => `${makeMatrixHeader(n - 1, '2x2')}\n${'a: b c\n'.repeat(n)}`,
  'columns of a matrix': n => `${makeMatrixHeader(16, '2x2')}\n${'a '.repeat(n)}${'\na'.repeat(16)}\n`,
  'a large matrix of nothing': n => `${makeMatrixHeader(n, '32^4')}\n${'a: b\n'.repeat(n + 1)}`,
  'a whole matrix': n => write('cover', `latin:${n / 64}^2`),
  'integers without end': n => `2\n2\n2\n${'+1\n'.repeat(n)}`,
  'headings of sdk': n => '[Puzzle]\n'.repeat(n),
  'headings that do not end': n => '[Puzzle'.repeat(n),
  'lines that end as on Windows': n => '\r\n'.repeat(n),
  'lines that end in a return': n => '\r'.repeat(n),
  'rows in brackets': n => '[1,0,0,0],\n'.repeat(n / 4),
  'rows in brackets of all lengths': n =>
    Array.from({ length: n / 8 }, (_, i) => `[${'0,'.repeat(i % 9)}1],\n`).join(''),
  'numbers alone': n => '17\n\n'.repeat(n),
  'numbers above rows': n => '17\n53..7....\n'.repeat(n / 4),
  'quotes that do not close': n => `puzzle\n${'"1\n2\n3"4"\n'.repeat(n / 4)}`,
  'a quote that does not close': n => `puzzle\n"${'1\n'.repeat(n)}`,
  'rows with spaces': n => '| 1   2   3 |\n'.repeat(n / 4),
  'a row of spaces and bars': n => `1${' |'.repeat(n)}\n`.repeat(9),
  'a declaration': n => `int ${'a '.repeat(n)}= {`,
  tabs: n => '\t'.repeat(n),
  'one line of blanks': n => '.'.repeat(n),
  'one line of clues': n => '53..7....'.repeat(n),
  'numbers for symbols': n => `8x8:${'64,'.repeat(n)}`,
  'rare characters': n => '\u{1d54f}'.repeat(n),
  'half a character': n => '\ud835'.repeat(n),
  'damaged links': n => '#p=AAAA\n'.repeat(n / 4),
  'markers of links': n => '#p='.repeat(n),
  'a long link': n => `https://example.org/#p=${'A'.repeat(4 * n)}`,
  'objects on lines of their own': n => '{"shape":"2x1","clues":"1..1"}\n'.repeat(n / 8),
  'a list of objects': n => `[${'{"shape":"2x1","clues":"1..1"},'.repeat(n / 8)}5]`,
  'objects in one another for a shape': n => `{"shape":${'{"houses":'.repeat(n)}`,
  'clues without end': n => `{"shape":"2x2","clues":[${'1,'.repeat(n)}1]}`,
  'a long title': n => `{"shape":"2x2","clues":"1...............","title":"${'a'.repeat(n)}"}`,
  'an escaped title': n => `{"shape":"2x2","clues":"1...............","title":"${'\\u0041'.repeat(n)}"}`,
  'an escaped seed': n => `3x3#${'%41'.repeat(n)}`,
  'fields of a library line': n => `:0000:x:${'1:'.repeat(n)}`,
  'cells of a library line': n => `:0000:x:${'+1'.repeat(n)}:::`,
  'deleted candidates': n => `:0000:x:${'.'.repeat(81)}:${'111 '.repeat(n)}::`,
  'fields of an address': n => `sudokuwiki.org/sudoku.htm?${'a=b&'.repeat(n)}bd=1`,
  'a board without end': n => `sudokuwiki.org/sudoku.htm?bd=S9B${'0a'.repeat(n)}`,
  'data without end': n => `https://f-puzzles.com/?load=${'N4Ig'.repeat(n)}`,
  'lists in lists of a shortened text': n => `{ce:${'[,'.repeat(n)}`,
  'names of a shortened text': n => `{${'ce:t,'.repeat(n)}v:'${"\\'".repeat(n)}'}`,
  'codes in an address': n => `https://sudokupad.app/fpuz${'%25'.repeat(n)}`,
  'rows of another program': n => `{"size":9,"grid":[${'[],'.repeat(n)}[]]}`,
  'rules of another program': n =>
    `{"size":2,"grid":[[{},{}],[{},{}]],${Array.from({ length: n }, (_, i) => `"${1e6 + i}":1`).join()}}`,
  'cells of another program': n => `{"cells":[${'[{}],'.repeat(n)}[{}]]}`,
  'elements in one another': n => `<opensudoku>${'<folder>'.repeat(n)}`,
  'games on one line': n => `<opensudoku>${'<game data="1"/>'.repeat(n)}</opensudoku>`,
  'games on many lines': n => `<opensudoku>\n${'<game data="&#49;"/>\n'.repeat(n)}</opensudoku>`,
  'attributes of an element': n =>
    `<opensudoku ${Array.from({ length: n }, (_, i) => `a${1e6 + i}="&amp;"`).join(' ')}/>`,
  'comments in XML': n => `<!-- -->${'<!--a-->\n'.repeat(n)}`,
  'a value that never ends': n => `<opensudoku a="${'&amp;<'.repeat(n)}`,
  commas: n => ','.repeat(n),
  'spaces in a spec': n => `latin${' '.repeat(n)}:${' '.repeat(n)}4^3:1`,
  'digits in a spec': n => `${'1'.repeat(n)}^${'1'.repeat(n)}:1`,
  'one option again': n => `3x3#1${',minimal'.repeat(n)}`,
  coordinates: n => 'r1 c1 '.repeat(n),
  options: n => `3x3#1${',clues=30'.repeat(n)}`,
  'tiny puzzles': n => '2x1:1..1\n'.repeat(n),
  'a full grid': n => `latin:2^${Math.log2(n)}:${'12'.repeat(n / 2)}`,
  ...Object.fromEntries(
    formatNames.map(name => [
      `puzzles as ${name}`,
      (n: number) => `${good[name]}\n`.repeat(isLong(name) ? n / 64 : n / 32),
    ]),
  ),
};
