import { describe, expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { countFilled } from '../board/grid.js';
import { placedSentenceOf } from '../words/sentences.testkit.js';
import { someSheet } from './corpus.testkit.js';
import { formats, makeFile } from './formats.js';
import { marksAt } from './markedSheet.js';
import { parseOpenSudoku, parseOpenSudokuFile } from './openSudoku.js';
import { parsePuzzles } from './reader.js';
import { sheetOf } from './sheet.js';

const start = '052006000160900004049803620400000800083201590001000002097305240200009056000100970';
/** The same in cells of any version: the first open cell has an entry, the second one a note of 3 and 7. */
const cellsOf = (cell: (value: string, note: boolean, editable: '0' | '1') => string): string =>
  Array.from(start, (value, i) => cell(i === 0 ? '7' : value, i === 3, value === '0' ? '1' : '0')).join('');
const data: Readonly<Record<string, string>> = {
  1: cellsOf((value, note, editable) => `${value}|${note ? '3,7,' : '-'}|${editable}|`),
  2: cellsOf((value, note, editable) => `${value}|${note ? '68|' : '0'}|${editable}|`),
  3: cellsOf((value, note, editable) => `${value}|${note ? 68 : 0}|${editable}|`),
  4: cellsOf((value, note, editable) => `${value}|${note ? 68 : 0}|${note ? 1 : 0}|${editable}|`),
  5: cellsOf((value, note, editable) => `${value}|${note ? 68 : 0}|0|${note ? 4 : 0}|${editable}|`),
};

test('an old file of many games, as they were published', () => {
  const file = `<?xml version="1.0" encoding="UTF-8"?>
<opensudoku>
  <name>Easy</name>
  <author>Somebody</author>
  <description></description>
  <level>easy &amp; short</level>
  <!-- <game data="no" /> -->
  <game data="${start}" />
  <game data='${start.replace('5', '0')}'></game>
</opensudoku>
`;
  const sheets = parsePuzzles(file).map(expectOk);
  expect(sheets.map(({ grid }) => countFilled(grid))).toEqual([36, 35]);
  expect(sheets[1].about).toEqual({ author: 'Somebody', level: 'easy & short' });
  expect(parsePuzzles(file.replaceAll('\n', '\r\n'))).toHaveLength(2);
  expect(placedSentenceOf(parseOpenSudoku(file))).toContain('more than one puzzle');
});

test.each(Object.keys(data))('games in progress as version %s keeps them', version => {
  const file = `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><opensudoku version="2"><folder name="A" created="1"><game created="1243" state="1" time="3" last_played="4" data="version: ${version}&#10;${data[version]}" note="&lt;hard&gt;" command_stack="0|" /></folder></opensudoku>`;
  const sheet = expectOk(parseOpenSudoku(file));
  expect([countFilled(sheet.grid), sheet.entries?.symbols[0], marksAt(sheet, 3)]).toEqual([36, 7, [3, 7]]);
  expect([sheet.about, sheet.leftOut]).toEqual([
    { comment: '<hard>' },
    version === '4' ? ['secondaryMarks'] : version === '5' ? ['colours'] : undefined,
  ]);
});

test('several puzzles are one file, with their comments', () => {
  const sheets = [1, 2, 3].map(seed => ({
    ...someSheet('3x3', seed, 0.4),
    about: { comment: `"${seed}" <\n\t&> 'a'` },
  }));
  const file = [...expectOk(makeFile('opensudoku', sheets))].join('');
  expect(parseOpenSudokuFile(file)).toEqual(sheets.map(value => ({ ok: true, value })));
  expect(formats.opensudoku.make(sheetOf(someSheet('2x2', 1, 0.5).grid))).toMatchObject({ ok: false });
});

const game = (text: string): string => `<opensudoku>\n <game data="${text}"/>\n</opensudoku>`;
describe('refused at its place', () => {
  test.each([
    ['<html/>', 'line 1, column 1: There should be no "html" here'],
    ['<opensudoku version="9"/>', 'line 1, column 1: Version "9" of OpenSudoku'],
    [game('123'), 'line 2, column 2: The data of a game are 81 digits'],
    [game('version: 6 1|'), 'line 2, column 2: Version "6"'],
    [game(`version: 3 ${data[3].slice(0, -6)}`), 'line 2, column 2: The data of a game'],
    [game(`version: 3 ${data[3]}1|0|1|`), 'line 2, column 2: The data of a game'],
    [game(`version: 3 1|512|1|${data[3].slice(6)}`), 'line 2, column 2: The data of a game'],
    [game('&what;'), 'line 2, column 14: "&what" is not a character of XML'],
    [game('&#0;'), 'line 2, column 14: "&#0"'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><opensudoku/>', 'line 1, column 2: Here the XML should have a name'],
    ['<opensudoku>\n<game data="1', 'line 2, column 12: Here the XML should have the closing quote'],
    [
      '<opensudoku><game data=1/>',
      'column 24: Here the XML should have an equals sign and a value in quotes',
    ],
    ['<opensudoku><game a="1"b="2"/>', 'column 24: Here the XML should have the end of this tag'],
    ['<opensudoku><game a="1" a="2"/>', 'Here the XML should have the end of this tag'],
    ['<opensudoku></folder>', 'column 13: There should be no "/folder" here'],
    ['<opensudoku>', 'column 13: Here the XML should have the end of an element'],
    ['<opensudoku/><opensudoku/>', 'column 14: Here the XML should have nothing'],
    ['<opensudoku/>hello', 'column 14: Here the XML should have nothing'],
    ['<!-- <opensudoku/>', 'column 1: Here the XML should have the end of this comment'],
    ['<?xml version="1.0"?>', 'column 22: Here the XML should have an element'],
    ['hello', 'column 1: Here the XML should have an element'],
    ['<opensudoku/>', 'There is no puzzle in this text'],
  ])('%j', (text, message) => {
    expect(placedSentenceOf(parseOpenSudoku(text))).toContain(message);
  });
  test('a game that cannot be read leaves the others', () => {
    const file = `<opensudoku><game data="1"/><level><![CDATA[<easy>]]></level><game data="${start}"/></opensudoku>`;
    expect(parsePuzzles(file)).toMatchObject([
      { ok: false },
      { ok: true, value: { about: { level: '<easy>' } } },
    ]);
  });
});
