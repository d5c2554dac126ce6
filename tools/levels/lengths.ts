/** The page docs/levels.md: shape × level × length. Rows of shapes that are not measured this time stay as they are. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  blanksOf,
  expectOk,
  type Length,
  type Level,
  lengths,
  lengthsOf,
  levels,
  parseShape,
  type Shape,
} from '@hyperdoku/engine';
import { type Measured, measure } from './measure.js';

const page = new URL('../../docs/levels.md', import.meta.url);
/** CPU for one puzzle, so that what is out of reach comes to an end. */
const mostSecondsFor = ({ cellCount }: Shape): number => (cellCount <= 300 ? 8 : 16);
const attempts = Number.MAX_SAFE_INTEGER;

const head = `# Levels and lengths

Made by \`npm run levels -- --lengths\`. For the shapes measured so far and each level: how many of so many seeds are met, and the CPU that one
took in the median. A game is as long as it has blanks; a long one has as many as the digging leaves. Where there is a dash, puzzles are known not to
exist or were long looked for in vain; orders for them are refused, and the app does not offer them. Where none of the seeds is met, nothing is known:
orders are tried, and end as near as they come. The app offers what travels with it, and that alone. Larger boards take minutes for each grade.

| shape | level | short | medium | long |
| --- | --- | --- | --- | --- |
`;

const orderFor = (shape: Shape, level: Level, length: Length) => {
  const blanks = blanksOf(shape, length);
  return { level, ...(blanks !== undefined && { clues: shape.cellCount - blanks }) };
};

const makeCell = (measured: Measured, blanks: number | undefined): string => {
  if (measured.status === 'refused') return '–';
  const about = blanks === undefined ? '' : `${blanks} blanks: `;
  return `${about}${measured.met} of ${measured.seeds}, ${measured.median.toFixed(1)} s`;
};

export async function writeLengths(specs: readonly string[], seeds: number): Promise<void> {
  const rows = new Map<string, string[]>();
  const old = existsSync(page) ? readFileSync(page, 'utf8').split('\n') : [];
  for (const row of old.filter(line => line.startsWith('| `'))) {
    const spec = row.split('`')[1];
    rows.set(spec, [...(rows.get(spec) ?? []), row]);
  }
  for (const spec of specs) {
    const shape = expectOk(parseShape(spec));
    const own: string[] = [];
    for (const level of levels) {
      const cells: string[] = [];
      for (const length of lengths) {
        const isOffered = lengthsOf(shape, level).includes(length);
        const measured = isOffered
          ? await measure(shape, orderFor(shape, level, length), seeds, mostSecondsFor(shape), { attempts })
          : ({ status: 'refused', detail: '' } as const);
        cells.push(makeCell(measured, blanksOf(shape, length)));
      }
      own.push(`| \`${spec}\` | ${level} | ${cells.join(' | ')} |`);
      console.log(own[own.length - 1]);
    }
    rows.set(spec, own);
  }
  writeFileSync(page, `${head}${[...rows.values()].flat().join('\n')}\n`);
}
