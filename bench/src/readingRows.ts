/** Reading: milliseconds for a megabyte of text, when there is one, and when there are two and four; good texts and nasty ones. */
import { expectOk, type FormatName, formats, parsePuzzles, sheetOf } from '@hyperdoku/engine';
import { medianOf, readCpu } from './lap.js';
import type { Row } from './rows.js';

const megabyte = 1_000_000;
const sizes = [1, 2, 4] as const;
/** With four times the text, a megabyte may take this many times as long. */
const mostGrowth = 2;

const fill = (piece: string, megabytes: number): string =>
  piece.repeat(Math.ceil((megabytes * megabyte) / piece.length));

const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const sheet = sheetOf(expectOk(formats.text.parse(line)).grid);
const written = (format: FormatName): string => `${[...expectOk(formats[format].make(sheet))].join('')}\n`;

const texts: Readonly<Record<string, (megabytes: number) => string>> = {
  ...Object.fromEntries(
    (['text', 'line', 'link', 'json'] as const).map(name => [
      `puzzles as ${name}`,
      (megabytes: number) => fill(written(name), megabytes),
    ]),
  ),
  'a formula': megabytes => fill(written('dimacs'), megabytes),
  'blank lines': megabytes => fill('\n', megabytes),
  comments: megabytes => fill('# a comment\n', megabytes),
  'lines of nonsense': megabytes => fill('what?\n', megabytes),
  'one long line': megabytes => fill('.', megabytes),
  'tiny puzzles': megabytes => fill('2x1:1..1\n', megabytes),
  'brackets without end': megabytes => fill('[', megabytes),
};

export function makeReadingRows(laps: number): Row[] {
  return Object.entries(texts).map(([name, make]) => {
    const [one, two, four] = sizes.map(size => {
      const text = make(size);
      const times = Array.from({ length: laps + 1 }, () => {
        const start = readCpu();
        parsePuzzles(text);
        return readCpu() - start;
      });
      return medianOf(times.slice(1)) / size;
    });
    return {
      set: 'reading',
      measured: 'ms a megabyte',
      ours: { name: `${name}, 4 MB`, figure: four },
      peer: { name: '1 MB', figure: one },
      speed: one / four,
      target: `<= ${mostGrowth}x its time`,
      met: four <= mostGrowth * one,
      note: `2 MB: ${two.toFixed(1)}`,
    };
  });
}
