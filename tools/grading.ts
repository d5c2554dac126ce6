/**
 * `npm run grading`: writes docs/grading.md, the scale, and what it says of public sets of puzzles when they are at hand: the
 * share that each rung of the ladder solves, and how the effort goes along with that of a search.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createKernel,
  effortTerms,
  english,
  expectOk,
  gradePuzzle,
  levels,
  parsePuzzle,
  scale,
  type TechniqueName,
  techniqueNames,
} from '@hyperdoku/engine';

const { usualLinks, perDoubledLinks, halfWeight, perDoubledWork } = effortTerms;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const data = join(root, '..', 'shared', 'data');
const sets: readonly [name: string, file: string, step: number][] = [
  ['17 clues', '17_clue.txt', 10],
  ['top 1465', 'top1465.txt', 1],
  ['hardest', 'hardest_1106.txt', 1],
];

interface Graded {
  readonly hardest: TechniqueName | undefined;
  readonly effort: number;
  readonly nodes: number;
}

async function gradeSet(file: string, step: number): Promise<Graded[]> {
  const lines = readFileSync(join(data, file), 'utf8').trim().split('\n');
  const graded: Graded[] = [];
  for (const line of lines.filter((_, i) => i % step === 0)) {
    const puzzle = expectOk(parsePuzzle(line));
    const grade = await gradePuzzle(puzzle, { assumeUnique: true });
    if (grade.status !== 'graded') throw new Error(`${line} was not graded: ${grade.status}`);
    const kernel = createKernel(puzzle.shape);
    kernel.load(puzzle.symbols);
    while (kernel.run(1_000_000) !== 'exhausted');
    graded.push({ hardest: grade.hardest, effort: grade.effort, nodes: kernel.stats.nodes });
  }
  return graded;
}

/** Spearman's rank correlation; equal values share their rank. */
function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const ranks = (values: readonly number[]): number[] => {
    const order = values.map((_, i) => i).sort((i, j) => values[i] - values[j]);
    const rank: number[] = [];
    for (let from = 0; from < order.length; ) {
      let to = from;
      while (to < order.length && values[order[to]] === values[order[from]]) to++;
      for (let i = from; i < to; i++) rank[order[i]] = (from + to - 1) / 2;
      from = to;
    }
    return rank;
  };
  const mean = (values: readonly number[]) => values.reduce((x, y) => x + y, 0) / values.length;
  const [ra, rb] = [ranks(a), ranks(b)];
  const [ma, mb] = [mean(ra), mean(rb)];
  const product = (x: readonly number[], mx: number, y: readonly number[], my: number) =>
    x.reduce((sum, value, i) => sum + (value - mx) * (y[i] - my), 0);
  return product(ra, ma, rb, mb) / Math.sqrt(product(ra, ma, ra, ma) * product(rb, mb, rb, mb));
}

/** Puzzles with the ratings of Sudoku Explainer, and how the effort goes along with them. */
async function compareRatings(): Promise<string[]> {
  const file = join(data, 'se_rated.txt');
  if (!existsSync(file)) return [];
  const rated: [rating: number, effort: number][] = [];
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const [rating, puzzle] = line.split(/\s+/);
    const grade = await gradePuzzle(expectOk(parsePuzzle(puzzle)), { assumeUnique: true });
    if (grade.status === 'graded') rated.push([Number(rating), grade.effort]);
  }
  const within = (least: number, most: number): string => {
    const some = rated.filter(([rating]) => rating >= least && rating <= most);
    return rankCorrelation(
      some.map(([rating]) => rating),
      some.map(([, effort]) => effort),
    ).toFixed(2);
  };
  return [
    `With the ratings of Sudoku Explainer (${rated.length} puzzles) it is ${within(0, 99)}; within 5.2 to 7.5 ${within(5.2, 7.5)}, above 7.7 ${within(7.71, 99)}.`,
    '',
  ];
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

function makeShareTable(results: ReadonlyMap<string, readonly Graded[]>): string[] {
  const names = [...results.keys()];
  const rows = techniqueNames.map(name => {
    const rung = techniqueNames.indexOf(name);
    const shares = names.map(set => {
      const graded = results.get(set) ?? [];
      const solved = graded.filter(
        ({ hardest }) => hardest === undefined || techniqueNames.indexOf(hardest) <= rung,
      );
      return percent(solved.length, graded.length);
    });
    return `| ${english.technique(name).title} | ${shares.join(' | ')} |`;
  });
  const counts = names.map(name => `${name} (${results.get(name)?.length})`);
  return [`| up to | ${counts.join(' | ')} |`, `|---|${names.map(() => '---:').join('|')}|`, ...rows];
}

const results = new Map<string, readonly Graded[]>();
for (const [name, file, step] of sets) {
  if (existsSync(join(data, file))) results.set(name, await gradeSet(file, step));
}
const all = [...results.values()].flat();
const scaleRows = levels.map(level => {
  const names = techniqueNames.filter(name => scale[name].level === level);
  return `| ${level} | ${names.map(name => `${english.technique(name).title} ${scale[name].weight}`).join(', ')} |`;
});
const meanEffort = [...results].map(([name, graded]) => {
  const efforts = graded.map(({ effort }) => effort).sort((a, b) => a - b);
  return `| ${name} | ${efforts[efforts.length >> 1]} | ${Math.round(efforts.reduce((a, b) => a + b) / efforts.length)} |`;
});
const measured = all.length
  ? [
      '## On public sets of 9×9 puzzles',
      '',
      'The share of each set that the ladder solves with techniques up to the one named (every tenth puzzle of the 17-clue set):',
      '',
      ...makeShareTable(results),
      '',
      'Effort:',
      '',
      '| set | median | mean |',
      '|---|---:|---:|',
      ...meanEffort,
      '',
      `Over all of them the rank correlation (Spearman) of effort with the nodes of the 9×9 search kernel is ${rankCorrelation(
        all.map(({ effort }) => effort),
        all.map(({ nodes }) => nodes),
      ).toFixed(2)}.`,
      '',
    ]
  : [];
measured.push(...(await compareRatings()));
const text = `# The grade

Made by \`npm run grading\`. A grade is a level and a number. The level is that of the hardest technique a puzzle needs. The
number, the effort, goes by rounds: in each round the cheapest technique that fires anywhere is used everywhere at once. A round
weighs as much as its technique, and for chains and cases ${perDoubledLinks} more for each doubling of the links of the shortest there is beyond ${usualLinks}. The
effort is ten times the weight of the heaviest round, and ${10 * perDoubledWork} more for each doubling of the hard work: a round that weighs ${halfWeight} less counts
half as much. So the hardest technique comes first, then how long its chains are, then how much of all that there is; how many
candidates fall at once does not matter. Since whole rounds are counted and not single steps, renaming the symbols or moving the grid
by a symmetry of its shape does not change a grade. The weights are about ten times the ratings of Sudoku Explainer for puzzles that
need nothing harder. Techniques that take for granted that there is one solution are used where that is proved, as for all puzzles below.

| level | techniques and their weights |
|---|---|
${scaleRows.join('\n')}

${measured.join('\n')}`;
writeFileSync(join(root, 'docs', 'grading.md'), text);
