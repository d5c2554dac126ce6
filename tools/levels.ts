/**
 * `npm run levels [-- shape,… [seeds [share,…]]]`: the table shape × level × length. For every shape of the catalog, or those named, and
 * every level, how many of so many seeds are met and what one takes in the median, of CPU; a level that is known not to exist there says
 * so. Shares ask for the length too: of so many cells in a hundred blank.
 */
import {
  catalog,
  checkOrder,
  expectOk,
  generatePuzzle,
  levels,
  type Order,
  parseShape,
  type Shape,
} from '@hyperdoku/engine';

const [shapes = catalog.join(), seeds = '3', shares = ''] = process.argv.slice(2);
/** Larger boards take orders by the number of clues only, or minutes for each grade. */
const mostCells = 1000;
/** Grids for each puzzle, so that what is out of reach comes to an end. */
const attemptsFor = ({ cellCount }: Shape): number => (cellCount <= 100 ? 300 : cellCount <= 300 ? 50 : 10);

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

async function measure(shape: Shape, order: Order): Promise<string> {
  const refused = checkOrder(shape, order);
  if (refused && !refused.ok) return refused.problem.detail;
  const times: number[] = [];
  let met = 0;
  for (let seed = 1; seed <= Number(seeds); seed++) {
    const start = cpuSeconds();
    const made = await generatePuzzle(shape, seed, order, { attempts: attemptsFor(shape) });
    times.push(cpuSeconds() - start);
    if (made.ok && made.value.status === 'met') met++;
  }
  times.sort((a, b) => a - b);
  return `${met} of ${seeds}, ${times[times.length >> 1].toFixed(2)} s`;
}

console.log(['shape', 'level', 'blanks', 'met'].join('\t'));
for (const spec of shapes.split(',')) {
  const shape = expectOk(parseShape(spec));
  if (shape.cellCount > mostCells) continue;
  const lengths = shares === '' ? [undefined] : shares.split(',').map(Number);
  for (const level of levels) {
    for (const share of lengths) {
      const blanks = share === undefined ? undefined : Math.round((share * shape.cellCount) / 100);
      const order = { level, ...(blanks !== undefined && { clues: shape.cellCount - blanks }) };
      console.log([spec, level, blanks ?? 'any', await measure(shape, order)].join('\t'));
    }
  }
}
