/**
 * `npm run bench:variants -- <folder>`: killers and other variants of 9×9, our engine beside sigh's Interactive Sudoku Solver, whose
 * repository is checked out in that folder. From the text of a puzzle to the proof that it has one solution, nothing kept between
 * two runs; the two take turns. CPU milliseconds, medians, and the median of the ratios.
 *
 *   --runs <n>      turns for each puzzle, 11 if not said otherwise
 *   --only <text>   puzzles whose name contains this
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { asPuzzle, createGrid, decide, expectOk, parseShape } from '@hyperdoku/engine';
import { ruleOfVariant } from './variants.ts';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '11' }, only: { type: 'string', default: '' } },
  allowPositionals: true,
});
const [folder] = positionals;
const data = join(fileURLToPath(new URL('..', import.meta.url)), '..', 'shared', 'data');
if (!folder || !existsSync(join(folder, 'js')) || !existsSync(join(data, 'variants.json'))) {
  process.stderr.write('Give the folder of the other solver; the puzzles must lie in ../shared/data.\n');
  process.exit(2);
}

async function loadPeer() {
  Object.assign(globalThis, { self: globalThis, VERSION_PARAM: '' });
  const { SimpleSolver } = await import(
    pathToFileURL(join(folder, 'js', 'sandbox', 'simple_solver.js')).href
  );
  return new SimpleSolver();
}

function peerText({ givens = '', constraints }) {
  const clues = Array.from(givens).flatMap((sign, i) =>
    sign === '.' ? [] : [`~R${Math.floor(i / 9) + 1}C${(i % 9) + 1}_${sign}`],
  );
  const part = ({ type, cells = [], sum, difference, direction }) => {
    const name = type[0].toUpperCase() + type.slice(1);
    const parts = [sum, difference, direction].filter(value => value !== undefined);
    return `.${[name, ...parts, ...cells.map(cell => cell.toUpperCase())].join('~')}`;
  };
  return `${clues.length > 0 ? `.${clues.join('')}` : ''}${constraints.map(part).join('')}`;
}

let round = 0;
/** Solves it under a title of its own, so that no rule is known from before. */
async function solveOurs(variant) {
  const shape = expectOk(parseShape(ruleOfVariant(variant, `${variant.name.slice(0, 60)} ${round++}`)));
  const givens = Array.from(variant.givens ?? '.'.repeat(81), sign => Number(sign.replace('.', '0')));
  const verdict = await decide(expectOk(asPuzzle(expectOk(createGrid(shape, givens)))));
  return verdict.status === 'unique' ? Array.from(verdict.solution.symbols).join('') : verdict.status;
}

async function timed(work) {
  const start = process.cpuUsage();
  const result = String(await work());
  const { user, system } = process.cpuUsage(start);
  return { milliseconds: (user + system) / 1000, result };
}

const median = numbers => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

const peer = await loadPeer();
const all = ['variants', 'killers'].flatMap(file =>
  JSON.parse(readFileSync(join(data, `${file}.json`), 'utf8')),
);
const ratios = [];
for (const variant of all.filter(({ name }) => name.includes(values.only))) {
  const text = peerText(variant);
  const ours = [];
  const theirs = [];
  // One that takes long is not run as often.
  for (let i = 0; i < Number(values.runs) && median([...ours, 0]) < 3000; i++) {
    const turns = [() => timed(() => solveOurs(variant)), () => timed(() => peer.uniqueSolution(text))];
    const mine = i % 2;
    const first = await turns[mine]();
    const second = await turns[1 - mine]();
    const [our, their] = mine === 0 ? [first, second] : [second, first];
    if (our.result !== their.result) throw new Error(`${variant.name}: ${our.result} and ${their.result}`);
    ours.push(our.milliseconds);
    theirs.push(their.milliseconds);
  }
  const ratio = median(ours.map((milliseconds, i) => milliseconds / theirs[i]));
  ratios.push(ratio);
  const columns = [median(ours), median(theirs)].map(milliseconds => milliseconds.toFixed(1).padStart(9));
  process.stdout.write(
    `${variant.name.slice(0, 40).padEnd(40)}${columns.join('')}${ratio.toFixed(2).padStart(8)}\n`,
  );
}
const sorted = ratios.toSorted((a, b) => a - b);
process.stdout.write(
  `${sorted.length} puzzles, ours over theirs: median ${median(sorted).toFixed(2)}, from ${sorted[0].toFixed(2)} to ${sorted[sorted.length - 1].toFixed(2)}\n`,
);
