/**
 * `npm run levels [-- shape,… [seeds [share,…]]]`: the table shape × level × length. For every shape of the catalog, or those named, and
 * every level, how many of so many seeds are met and what one takes, in the median and at most, of CPU; a level that is known not to exist
 * there says so. Shares ask for the length too: of so many cells in a hundred blank.
 *
 * `npm run levels -- --techniques [shape [seeds [technique,…]]]`: the same for every technique of the ladder, or those named, with a limit
 * of CPU for each puzzle.
 */
import {
  catalog,
  checkOrder,
  expectOk,
  type GenerateOptions,
  generatePuzzle,
  levels,
  type Order,
  parseShape,
  type Shape,
  type TechniqueName,
  techniqueNames,
} from '@hyperdoku/engine';

/** Larger boards take orders by the number of clues only, or minutes for each grade. */
const mostCells = 1000;
/** Grids for each puzzle, so that what is out of reach comes to an end. */
const attemptsFor = ({ cellCount }: Shape): number => (cellCount <= 100 ? 300 : cellCount <= 300 ? 50 : 10);
/** CPU that a puzzle with a technique may take. */
const mostSeconds = 30;

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

async function measure(shape: Shape, order: Order, seeds: number, options: GenerateOptions): Promise<string> {
  const refused = checkOrder(shape, order);
  if (refused && !refused.ok) return refused.problem.detail;
  const times: number[] = [];
  let met = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const start = cpuSeconds();
    const limit = new AbortController();
    const watch = setInterval(() => {
      if (cpuSeconds() - start > mostSeconds) limit.abort();
    }, 100);
    const made = await generatePuzzle(shape, seed, order, { ...options, signal: limit.signal });
    clearInterval(watch);
    times.push(cpuSeconds() - start);
    if (made.ok && made.value.status === 'met') met++;
  }
  times.sort((a, b) => a - b);
  const [median, most] = [times[times.length >> 1], times[times.length - 1]].map(time => time.toFixed(2));
  return `${met} of ${seeds}\t${median} s\t${most} s`;
}

async function printLevels([
  shapes = catalog.join(),
  seeds = '3',
  shares = '',
]: readonly string[]): Promise<void> {
  console.log(['shape', 'level', 'blanks', 'met', 'median', 'most'].join('\t'));
  for (const spec of shapes.split(',')) {
    const shape = expectOk(parseShape(spec));
    if (shape.cellCount > mostCells) continue;
    const lengths = shares === '' ? [undefined] : shares.split(',').map(Number);
    for (const level of levels) {
      for (const share of lengths) {
        const blanks = share === undefined ? undefined : Math.round((share * shape.cellCount) / 100);
        const order = { level, ...(blanks !== undefined && { clues: shape.cellCount - blanks }) };
        const met = await measure(shape, order, Number(seeds), { attempts: attemptsFor(shape) });
        console.log([spec, level, blanks ?? 'any', met].join('\t'));
      }
    }
  }
}

async function printTechniques([
  spec = '3x3',
  seeds = '10',
  names = techniqueNames.join(),
]: readonly string[]): Promise<void> {
  console.log(['shape', 'technique', 'met', 'median', 'most'].join('\t'));
  const shape = expectOk(parseShape(spec));
  for (const technique of names.split(',') as TechniqueName[]) {
    const met = await measure(shape, { technique }, Number(seeds), { attempts: Number.MAX_SAFE_INTEGER });
    console.log([spec, technique, met].join('\t'));
  }
}

const given = process.argv.slice(2);
await (given[0] === '--techniques' ? printTechniques(given.slice(1)) : printLevels(given));
