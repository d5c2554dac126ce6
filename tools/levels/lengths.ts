/** The page docs/levels.md: shape × level × length. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  blanksOf,
  checkOrder,
  expectOk,
  type Length,
  type Level,
  lengths,
  levels,
  type Order,
  parseShape,
  type Shape,
} from '@hyperdoku/engine';
import { measuresOf } from '../stock/plan.js';
import { measure } from './measure.js';

const page = new URL('../../docs/levels.md', import.meta.url);
/** CPU for one puzzle, so that what is out of reach comes to an end. */
const mostSecondsFor = ({ cellCount }: Shape): number => (cellCount <= 300 ? 8 : cellCount <= 1000 ? 16 : 60);

const head = `# Levels and lengths

Every shape of the catalog with up to 20,000 cells, every level, and games of three lengths, by their blanks; a long one has as many as the digging
leaves. Larger boards are ordered by their number of clues alone.

| a place says | what is known                                                                                                          |
| ------------ | ---------------------------------------------------------------------------------------------------------------------- |
| 0.4 s        | met; \`npm run levels -- --lengths shape\` took so much CPU for the first seed that was                                |
| met          | met; puzzles travel with the app, each with its seed, proved and graded (\`npm run stock\`); time was not taken        |
| not met      | a few seeds were tried in vain, and nothing is known: orders are tried, and end as near as they come                    |
| not known    | long looked for in vain; orders are refused                                                                            |
| –            | proved not to exist; orders are refused: of the smallest shapes all puzzles were gone through, of others all positions with few blanks, and with very few some house always has a single one |
| not tried    | no more than that                                                                                                      |

The app offers what travels with it, and that alone.

| shape | level | short | medium | long |
| --- | --- | --- | --- | --- |
`;

const orderFor = (shape: Shape, level: Level, length: Length) => {
  const blanks = blanksOf(shape, length);
  return { level, ...(blanks !== undefined && { clues: shape.cellCount - blanks }) };
};

/** What is refused although it is not proved that there is none. */
const unknown = ['level-unknown', 'level-length-unknown'];

const nameBlanks = (blanks: number | undefined): string => (blanks === undefined ? '' : `${blanks} blanks: `);

/** What is known of an order that is refused. */
function nameRefusal(shape: Shape, order: Order, about: string): string | undefined {
  const refused = checkOrder(shape, order);
  if (!refused || refused.ok) return undefined;
  return unknown.includes(refused.problem.detail) ? `${about}not known` : '–';
}

/** The first seed that is met, or what is known or unknown. */
async function measureCell(shape: Shape, level: Level, length: Length, seeds: number): Promise<string> {
  const about = nameBlanks(blanksOf(shape, length));
  const order = orderFor(shape, level, length);
  const refused = nameRefusal(shape, order, about);
  if (refused) return refused;
  for (let seed = 1; seed <= seeds; seed++) {
    const options = { attempts: Number.MAX_SAFE_INTEGER, firstSeed: seed };
    const measured = await measure(shape, order, 1, mostSecondsFor(shape), options);
    if (measured.status === 'tried' && measured.met > 0) return `${about}${measured.median.toFixed(1)} s`;
  }
  return `${about}not met`;
}

interface Offer {
  readonly level: Level;
  readonly length: Length;
  readonly blanks: number;
}
const stock: Readonly<Record<string, readonly Offer[]>> = JSON.parse(
  readFileSync(new URL('../../packages/web/stock/list.json', import.meta.url), 'utf8'),
);

/** What the making of the stock has shown, by the blanks that it asks for. */
function readCell(shape: Shape, level: Level, length: Length): string {
  const offer = stock[shape.name]?.find(each => each.level === level && each.length === length);
  const [measured] = measuresOf(shape, level, length);
  if (offer) return `${nameBlanks(measured?.blanks === undefined ? undefined : offer.blanks)}met`;
  const blanks = measured ? measured.blanks : blanksOf(shape, length);
  const order = { level, ...(blanks !== undefined && { clues: shape.cellCount - blanks }) };
  const about = nameBlanks(blanks);
  return nameRefusal(shape, order, about) ?? (measured ? `${about}not met` : 'not tried');
}

const makeRow = (spec: string, level: Level, cells: readonly string[]): string =>
  `| \`${spec}\` | ${level} | ${cells.join(' | ')} |`;

/** Measures these shapes. Rows of others stay if they were measured, and are read from the stock if not. */
export async function writeLengths(
  specs: readonly string[],
  seeds: number,
  all: readonly string[],
): Promise<void> {
  const made = new Map<string, string>();
  for (const spec of specs) {
    const shape = expectOk(parseShape(spec));
    for (const level of levels) {
      const cells: string[] = [];
      for (const length of lengths) cells.push(await measureCell(shape, level, length, seeds));
      made.set(`${spec} ${level}`, makeRow(spec, level, cells));
      console.log(makeRow(spec, level, cells));
    }
  }
  const old = existsSync(page) ? readFileSync(page, 'utf8').split('\n') : [];
  const rows = all.flatMap(spec => {
    const shape = expectOk(parseShape(spec));
    const before = old.filter(line => line.startsWith(`| \`${spec}\` |`));
    // Times come from measuring alone.
    const wasMeasured = before.some(line => /\d s\b/.test(line));
    return levels.map(level => {
      const kept = wasMeasured && before.find(line => line.startsWith(`| \`${spec}\` | ${level} |`));
      const read = () =>
        makeRow(
          spec,
          level,
          lengths.map(length => readCell(shape, level, length)),
        );
      return made.get(`${spec} ${level}`) ?? (kept || read());
    });
  });
  writeFileSync(page, `${head}${rows.join('\n')}\n`);
}
