/** docs/sampling.md: who wins at what, and the tables of both comparisons. */
import type { Evenness } from './evenness.js';
import {
  type Comparison,
  effort,
  type Outcome,
  type Proof,
  proofBlanks,
  singlesBlanks,
  threatBlanks,
} from './outcome.js';
import {
  type Estimate,
  estimateDifference,
  estimateMean,
  estimateShare,
  estimateShareDifference,
  meanOf,
} from './statistics.js';
import { traits } from './traits.js';

type Test = (outcome: Outcome) => boolean;
const solvedAt =
  (blanks: number): Test =>
  ({ singles }) =>
    singles >= blanks;
const provedAt =
  (row: number, proof: Proof): Test =>
  ({ proofs }) =>
    proofs[row] === proof;

const signed = (value: number, digits: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;
const showDifference = ({ value, low, high }: Estimate, digits = 1): string =>
  `${signed(value, digits)} (${signed(low, digits)} to ${signed(high, digits)})`;
const inPercent = ({ value, low, high }: Estimate): Estimate => ({
  value: 100 * value,
  low: 100 * low,
  high: 100 * high,
});
function showShare(share: Estimate): string {
  const { value, low, high } = inPercent(share);
  return `${value.toFixed(1)} % (${low.toFixed(1)}–${high.toFixed(1)})`;
}

const makeTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---:'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n');

const compareShares = ({ uniform, lhs }: Comparison, test: Test): Estimate =>
  estimateShareDifference(uniform.map(test), lhs.map(test));

const shareRow = (comparison: Comparison, blanks: number, test: Test): string[] => [
  `${blanks}`,
  showShare(estimateShare(comparison.uniform.map(test))),
  showShare(estimateShare(comparison.lhs.map(test))),
  showDifference(inPercent(compareShares(comparison, test))),
];

const threatsTable = ({ uniform, lhs }: Comparison): string =>
  makeTable(
    ['blanks', 'uniform', 'lhs', 'difference'],
    threatBlanks.map((blanks, row) => {
      const [first, second] = [uniform, lhs].map(side => side.map(({ threats }) => threats[row]));
      return [
        `${blanks}`,
        meanOf(first).toFixed(2),
        meanOf(second).toFixed(2),
        showDifference(estimateDifference(first, second), 2),
      ];
    }),
  );

const singlesTable = (comparison: Comparison): string =>
  makeTable(
    ['blanks', 'uniform', 'lhs', 'difference in points'],
    singlesBlanks.map(blanks => shareRow(comparison, blanks, solvedAt(blanks))),
  );

const proofTable = (comparison: Comparison): string =>
  makeTable(
    ['blanks', 'uniform', 'lhs', 'difference in points', 'undecided, uniform', 'undecided, lhs'],
    proofBlanks.map((blanks, row) => [
      ...shareRow(comparison, blanks, provedAt(row, 'unique')),
      ...[comparison.uniform, comparison.lhs].map(side => `${side.filter(provedAt(row, 'unknown')).length}`),
    ]),
  );

/** Who has more, as far as the interval of the difference tells. */
const winnerOf = ({ low, high }: Estimate): 'lhs' | 'uniform' | 'neither' =>
  low > 0 ? 'lhs' : high < 0 ? 'uniform' : 'neither';

function judgeThreats({ uniform, lhs }: Comparison): string {
  const fewer = threatBlanks.filter((_, row) => {
    const [first, second] = [uniform, lhs].map(side => side.map(({ threats }) => threats[row]));
    return winnerOf(estimateDifference(second, first)) === 'lhs';
  });
  return fewer.length === threatBlanks.length
    ? '**lhs** wins. A clue sees fewer other clues at every number of blanks measured'
    : `with lhs a clue sees fewer other clues at ${fewer.join(', ') || 'no number of'} blanks measured`;
}

function judgeSingles({ uniform, lhs }: Comparison): string {
  const [first, second] = [uniform, lhs].map(side => side.map(({ singles }) => singles));
  const difference = estimateDifference(first, second);
  const tell = (values: readonly number[]): string => {
    const { value, low, high } = estimateMean(values);
    return `${value.toFixed(1)} blanks on average (${low.toFixed(1)}–${high.toFixed(1)}) and ${Math.max(...values)} at best`;
  };
  return `**${winnerOf(difference)}** wins. They solve up to ${tell(first)} with uniform, up to ${tell(second)} with lhs; the mean difference is ${showDifference(difference)}`;
}

function judgeProofs(comparison: Comparison): string {
  const won: Record<ReturnType<typeof winnerOf>, number[]> = { lhs: [], uniform: [], neither: [] };
  for (const [row, blanks] of proofBlanks.entries())
    won[winnerOf(compareShares(comparison, provedAt(row, 'unique')))].push(blanks);
  const parts = [
    won.lhs.length > 0 ? [`**lhs** wins at ${won.lhs.join(', ')} blanks`] : [],
    won.uniform.length > 0 ? [`**uniform** wins at ${won.uniform.join(', ')} blanks`] : [],
    won.neither.length > 0 ? [`no difference is certain at ${won.neither.join(', ')} blanks`] : [],
  ];
  return parts.flat().join('; ');
}

const makeTables = (comparison: Comparison): string => `### Solved by naked singles

${singlesTable(comparison)}

### Proved unique

${proofTable(comparison)}`;

const showMean = ({ value, low, high }: Estimate): string =>
  `${value.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;

const inThousands = (count: number): string => count.toLocaleString('en-US');

const makeEvennessSection = ({
  grids,
  frames,
  rows,
}: Evenness): string => `## How evenly classic grids are drawn

A classic 9×9 is filled by drawing its first band and stack evenly, completing them by a search with random guesses, and then
exchanging parts of pairs of symbols, rows and columns by the toss of a coin, which takes away what the search prefers. What an
even draw among all grids looks like is measured without any of that: ${inThousands(frames)} first bands and stacks are drawn evenly, all their completions are
counted, one is taken, and it weighs as much as there are. Beside it stand ${inThousands(grids)} grids as \`hyperdoku generate\` fills them and as
many of a random search from an empty board (\`--method backtracking\`).

${makeTable(
  ['', 'even draw', 'generate', 'search'],
  rows.map(({ trait, even, filled, searched }) => [
    traits[trait],
    showMean(even),
    showMean(filled),
    showMean(searched),
  ]),
)}

Where brackets overlap, no preference shows. Search from an empty board repeats rows and columns of boxes far too often.
`;

export const makeSamplingReport = (
  mixed: Comparison,
  laid: Comparison,
  evenness: Evenness,
): string => `# Latin hypercube sampling against uniform sampling

Made by \`npm run sampling\`. Clues are removed from \`9^3\` grids in the order of a sampler, without any test on the way, and
what is left is looked at.

- **uniform** removes clues anywhere.
- **lhs** cuts the cube into 27 blocks of 3×3×3. Each pass takes one cell of every block, no two of them on a line or in a
  box, in random order. That can always be done: the 27 passes that make up the cube are all free of conflicts, whatever
  the seed.

## Who wins

- How far clues keep apart: ${judgeThreats(mixed)}.
- Naked singles, mixed grids: ${judgeSingles(mixed)}.
- Naked singles, laid cubes: ${judgeSingles(laid)}.
- Uniqueness, mixed grids: ${judgeProofs(mixed)}.
- Uniqueness, laid cubes: ${judgeProofs(laid)}.

Why both can be, we think: naked singles begin where clues crowd around a cell and go on from there, and only chance makes a
crowd; a second solution hides where clues are missing, and an even spread leaves no such place. The game that this goes back
to counted naked singles as the only proof, on laid cubes, and reported 628 blanks with Latin hypercube sampling and about 570
without. The numbers above do not bear that out. \`hyperdoku generate\` tests every removal and takes back what fails, so with
either sampler it gets further than an order without tests.

![The share of puzzles that naked singles solve, and that are unique, by the number of blanks, for both samplers](sampling.svg)

Each row has ${mixed.uniform.length} grids, the same for both samplers, and for each grid one order of removal by each sampler. All rows take their
cells from the front of the same orders, so rows are not independent of each other. Brackets hold intervals of 95 %;
differences are lhs minus uniform, grid by grid.

## How many clues a clue sees

${threatsTable(mixed)}

## Mixed grids

As \`hyperdoku generate\` makes them, of many isomorphism classes. The picture shows these.

${makeTables(mixed)}

## Laid cubes

One board laid into a cube and moved by a random symmetry (\`--method laid\`): all of them isomorphic.

${makeTables(laid)}

## How it was decided

Naked singles are \`solveByMode(puzzle, 'singles')\`. A puzzle has many solutions when three symbols can be put otherwise while
the others stay; else \`decide\` tells, with the SAT prover and at most ${effort.toLocaleString('en-US')} guesses. What that leaves open
counts as not proved, and has columns of its own; where that is much, the row settles nothing. Seeds are fixed, so the command
makes this page again.

${makeEvennessSection(evenness)}`;
