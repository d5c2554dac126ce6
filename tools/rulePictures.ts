/**
 * `npm run docs` also writes docs/constraints, one picture for each kind of constraint that is drawn, and docs/caged-cube.svg, the killer
 * of the README.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  emptyGrid,
  expectOk,
  type KindName,
  makeSvgPicture,
  parsePuzzleText,
  parseShape,
} from '@hyperdoku/engine';

type Fields = Readonly<Record<string, unknown>>;

interface Example {
  readonly base: string;
  readonly constraints: readonly Fields[];
}

const square = (kind: KindName, ...fields: readonly Fields[]): Example => ({
  base: '2x2',
  constraints: fields.map(values => ({ kind, ...values })),
});

/** By name. What holds on the whole board is said in words and has none. */
export const examples: Readonly<Record<string, Example>> = {
  region: square('region', { cells: [0, 1, 4] }, { cells: [7, 10, 11] }),
  diagonal: square('diagonal', { direction: [1, 1] }, { direction: [1, -1] }),
  windoku: square('windoku', {}),
  killer: square('killer', { cells: [0, 1, 5], sum: 8 }, { cells: [2, 3, 7], sum: 9 }, { cells: [8, 12] }),
  'little-killer': square(
    'little-killer',
    { cells: [1, 6, 11], sum: 9 },
    { cells: [2, 5, 8], sum: 7 },
    { cells: [9, 13, 14], sum: 6 },
  ),
  arrow: {
    base: '3x2',
    constraints: [
      { kind: 'arrow', circle: [0], cells: [1, 8] },
      { kind: 'arrow', circle: [18, 19], cells: [20, 21, 16, 11] },
    ],
  },
  thermo: square('thermo', { cells: [0, 1, 6] }, { cells: [8, 13, 14], slow: true }),
  greater: square('greater', { cells: [0, 1] }, { cells: [6, 10, 7] }),
  'white-dot': square('white-dot', { cells: [0, 1] }, { cells: [6, 10], difference: 2 }),
  'black-dot': square('black-dot', { cells: [0, 1] }, { cells: [6, 10], ratio: 3 }),
  xv: square('xv', { cells: [0, 1], sum: 5 }, { cells: [6, 10], sum: 6 }),
  whisper: square('whisper', { cells: [0, 5, 6, 3] }),
  palindrome: square('palindrome', { cells: [0, 5, 6, 3] }),
  renban: square('renban', { cells: [0, 5, 6, 3] }),
  between: square('between', { cells: [0, 5, 6, 3] }),
  clone: square('clone', { cells: [0, 1], others: [10, 11] }, { cells: [8], others: [6] }),
  odd: square('odd', { cells: [0, 6] }),
  even: square('even', { cells: [0, 6] }),
  candidates: square('candidates', { cells: [0], symbols: [1, 3] }, { cells: [6], symbols: [2, 3, 4] }),
  layers: {
    base: '4^3',
    constraints: [
      { kind: 'killer', cells: [0, 1, 17], sum: 8 },
      { kind: 'killer', cells: [2, 18, 22], sum: 7 },
      { kind: 'thermo', cells: [8, 9, 25, 26] },
      { kind: 'white-dot', cells: [14, 30] },
    ],
  },
};

export function drawExample({ base, constraints }: Example): string {
  const shape = expectOk(parseShape(JSON.stringify({ base, constraints })));
  const picture = makeSvgPicture(emptyGrid(shape), {
    title: constraints
      .map(({ kind }) => kind)
      .filter((kind, i, all) => all.indexOf(kind) === i)
      .join(', '),
    shows: ({ index }) => index < 2,
  });
  return `${picture}\n`;
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function drawCagedCube(): string {
  const text = readFileSync(join(root, 'examples', 'caged-cube.txt'), 'utf8').trim();
  return `${makeSvgPicture(expectOk(parsePuzzleText(text)), { title: 'A killer cube: four layers and their cages', perRow: 4 })}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(root, 'docs', 'constraints');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, example] of Object.entries(examples))
    writeFileSync(join(folder, `${name}.svg`), drawExample(example));
  writeFileSync(join(root, 'docs', 'caged-cube.svg'), drawCagedCube());
}
