/**
 * `npm run sampling`: writes docs/sampling.md. Does it help to remove clues evenly spread (Latin hypercube sampling) instead of
 * anywhere? Clues are removed from random cubes without any test, and the puzzles left are looked at.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  asPuzzle,
  createGrid,
  createRandom,
  decide,
  expectOk,
  fillGrid,
  type Puzzle,
  parseShape,
  type Sampler,
  type Solution,
  sampleGroups,
  solveByMode,
} from '@hyperdoku/engine';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tries = 40;
const blanksTried = [590, 600, 610, 620, 640, 660];
const shape = expectOk(parseShape('9^3'));

function removeClues(solution: Solution, sampler: Sampler, blanks: number, seed: string): Puzzle {
  const groups = expectOk(sampleGroups(shape, sampler, createRandom(seed)));
  const symbols = Uint8Array.from(solution.symbols);
  for (const cell of groups.flat().slice(0, blanks)) symbols[cell] = 0;
  return expectOk(asPuzzle(expectOk(createGrid(shape, symbols))));
}

const solutions: Solution[] = [];
for (let i = 0; i < tries; i++) solutions.push(expectOk(await fillGrid(shape, `sampling ${i}`)).solution);

const rows: string[] = [];
for (const blanks of blanksTried) {
  const cells: string[] = [];
  for (const sampler of ['uniform', 'lhs'] as const) {
    let singles = 0;
    let unique = 0;
    for (const [i, solution] of solutions.entries()) {
      const puzzle = removeClues(solution, sampler, blanks, `${sampler} ${blanks} ${i}`);
      if (solveByMode(puzzle, 'singles').status === 'solved') singles++;
      if ((await decide(puzzle, { milliseconds: 10_000 })).status === 'unique') unique++;
    }
    cells.push(`${singles} of ${tries}`, `${unique} of ${tries}`);
  }
  rows.push(`| ${blanks} | ${cells.join(' | ')} |`);
}

const text = `# Even sampling against uniform sampling

Made by \`npm run sampling\`. From ${tries} random \`9^3\` grids so many clues are removed, without any test on the way: at any place
(uniform), or evenly spread (Latin hypercube sampling: each pass takes nine cells of which no two lie on a line). What is left
is tried with naked singles alone, and proved.

| blanks | uniform: naked singles solve | uniform: unique | even: naked singles solve | even: unique |
|---:|---:|---:|---:|---:|
${rows.join('\n')}

So little depends on the sampler that neither wins; both are there to choose from. What counts is to test each removal: then
\`hyperdoku generate 9^3\` goes far beyond these numbers with either.
`;
writeFileSync(join(root, 'docs', 'sampling.md'), text);
