/** The page docs/levels.md: shape × level × length. Rows of shapes that are not measured this time stay as they are. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  blanksOf,
  catalog,
  expectOk,
  type Length,
  type Level,
  lengths,
  levels,
  parseShape,
  type Shape,
} from '@hyperdoku/engine';
import { measure } from './measure.js';

const page = new URL('../../docs/levels.md', import.meta.url);
/** CPU for one puzzle, so that what is out of reach comes to an end. */
const mostSecondsFor = ({ cellCount }: Shape): number => (cellCount <= 300 ? 8 : 16);

const head = `# Levels and lengths

Made by \`npm run levels -- --lengths\`, of all shapes of the catalog with up to 1,000 cells. A game is as long as it has blanks; a long one has as
many as the digging leaves. Of each shape, level and length a few seeds are tried, one after the other, for so much CPU each, until one is met:
then the seconds that it took are told. “Not met” says that none was, and no more: nothing is known, orders are tried, and end as near
as they come. “Not known” means that it was long looked for in vain: orders are refused. A dash means that it is proved that there is no such
puzzle: of the smallest shapes all were gone through, and with very few blanks some house always has a single one. The app offers what travels
with it, and that alone. Larger boards take minutes for each grade.

| shape | level | short | medium | long |
| --- | --- | --- | --- | --- |
`;

const orderFor = (shape: Shape, level: Level, length: Length) => {
  const blanks = blanksOf(shape, length);
  return { level, ...(blanks !== undefined && { clues: shape.cellCount - blanks }) };
};

/** What is refused although it is not proved that there is none. */
const unknown = ['level-unknown', 'level-length-unknown'];

/** The first seed that is met, or what is known or unknown. */
async function makeCell(shape: Shape, level: Level, length: Length, seeds: number): Promise<string> {
  const blanks = blanksOf(shape, length);
  const about = blanks === undefined ? '' : `${blanks} blanks: `;
  for (let seed = 1; seed <= seeds; seed++) {
    const options = { attempts: Number.MAX_SAFE_INTEGER, firstSeed: seed };
    const measured = await measure(shape, orderFor(shape, level, length), 1, mostSecondsFor(shape), options);
    if (measured.status === 'refused') return unknown.includes(measured.detail) ? `${about}not known` : '–';
    if (measured.met > 0) return `${about}${measured.median.toFixed(1)} s`;
  }
  return `${about}not met`;
}

export async function writeLengths(specs: readonly string[], seeds: number): Promise<void> {
  const made = new Map<string, string[]>();
  for (const spec of specs) {
    const shape = expectOk(parseShape(spec));
    const own: string[] = [];
    for (const level of levels) {
      const cells: string[] = [];
      for (const length of lengths) cells.push(await makeCell(shape, level, length, seeds));
      own.push(`| \`${spec}\` | ${level} | ${cells.join(' | ')} |`);
      console.log(own[own.length - 1]);
    }
    made.set(spec, own);
  }
  const old = existsSync(page) ? readFileSync(page, 'utf8').split('\n') : [];
  const rowsOf = (spec: string): readonly string[] =>
    made.get(spec) ?? old.filter(line => line.startsWith(`| \`${spec}\` |`));
  writeFileSync(page, `${head}${catalog.flatMap(rowsOf).join('\n')}\n`);
}
