/** docs/sampling.svg: both samplers' shares of solved and of unique puzzles by the number of blanks. */
import { type Comparison, type Outcome, proofBlanks } from './outcome.js';
import { type Estimate, estimateShare } from './statistics.js';

const [width, height] = [720, 400];
const plot = { left: 64, right: 700, top: 56, bottom: 340 };
const [fewest, most, step] = [560, 700, 20];
const colours = { uniform: '#B4561F', lhs: '#1F5FA8' };
const words = { uniform: 'uniform', lhs: 'Latin hypercube (lhs)' };
const samplers = ['uniform', 'lhs'] as const;

const atX = (blanks: number): number =>
  plot.left + ((blanks - fewest) / (most - fewest)) * (plot.right - plot.left);
const atY = (share: number): number => plot.bottom - share * (plot.bottom - plot.top);
const round = (value: number): string => value.toFixed(1);

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${round(x)}" y="${round(y)}"${more}>${words}</text>`;
const line = (x1: number, y1: number, x2: number, y2: number, stroke: string): string =>
  `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" stroke="${stroke}"/>`;

function drawAxes(): string {
  const parts: string[] = [];
  for (let share = 0; share <= 100; share += 20) {
    const y = atY(share / 100);
    parts.push(line(plot.left, y, plot.right, y, share === 0 ? '#444' : '#DDD'));
    parts.push(text(plot.left - 8, y + 4, `${share} %`, ' text-anchor="end"'));
  }
  for (let blanks = fewest; blanks <= most; blanks += step) {
    const x = atX(blanks);
    parts.push(line(x, plot.bottom, x, plot.bottom + 5, '#444'));
    parts.push(text(x, plot.bottom + 20, `${blanks}`, ' text-anchor="middle"'));
  }
  parts.push(
    text((plot.left + plot.right) / 2, plot.bottom + 44, 'blanks, of 729 cells', ' text-anchor="middle"'),
  );
  parts.push(text(plot.left, plot.top - 14, 'share of the puzzles'));
  return parts.join('\n');
}

interface Point {
  readonly blanks: number;
  readonly share: Estimate;
}

const drawCurve = (points: readonly Point[], colour: string): string =>
  `<path d="${points
    .map(({ blanks, share }, i) => `${i === 0 ? 'M' : 'L'}${round(atX(blanks))} ${round(atY(share.value))}`)
    .join('')}" fill="none" stroke="${colour}" stroke-width="2" stroke-linejoin="round"/>`;

/** The intervals of 95 % as a pale band behind the curve. */
const drawBand = (points: readonly Point[], colour: string): string =>
  `<path d="M${[
    ...points.map(({ blanks, share }) => `${round(atX(blanks))} ${round(atY(share.high))}`),
    ...[...points].reverse().map(({ blanks, share }) => `${round(atX(blanks))} ${round(atY(share.low))}`),
  ].join('L')}Z" fill="${colour}" fill-opacity="0.15"/>`;

const drawDots = (points: readonly Point[], colour: string): string =>
  points
    .map(
      ({ blanks, share }) =>
        `<circle cx="${round(atX(blanks))}" cy="${round(atY(share.value))}" r="3.5" fill="${colour}"/>`,
    )
    .join('\n');

function solvedPoints(outcomes: readonly Outcome[]): Point[] {
  const points: Point[] = [];
  for (let blanks = fewest; blanks <= 648; blanks += 4)
    points.push({ blanks, share: estimateShare(outcomes.map(({ singles }) => singles >= blanks)) });
  return points;
}

const uniquePoints = (outcomes: readonly Outcome[]): Point[] =>
  proofBlanks.map((blanks, row) => ({
    blanks,
    share: estimateShare(outcomes.map(({ proofs }) => proofs[row] === 'unique')),
  }));

export function makeSamplingChart(comparison: Comparison): string {
  const drawn = samplers.flatMap(sampler => {
    const colour = colours[sampler];
    const [solved, unique] = [solvedPoints(comparison[sampler]), uniquePoints(comparison[sampler])];
    return [
      drawBand(solved, colour),
      drawBand(unique, colour),
      drawCurve(solved, colour),
      drawCurve(unique, colour),
      drawDots(unique, colour),
    ];
  });
  const legend = samplers.map((sampler, i) => {
    const x = plot.right - 270 + i * 100;
    return `${line(x, plot.top - 18, x + 22, plot.top - 18, colours[sampler]).replace('/>', ' stroke-width="3"/>')}
${text(x + 28, plot.top - 14, words[sampler])}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="13" fill="#222">
<title>Puzzles solved by naked singles, and puzzles proved unique, by the number of blanks</title>
<rect width="${width}" height="${height}" fill="#FFF"/>
${drawAxes()}
${drawn.join('\n')}
${legend.join('\n')}
${text(atX(592), atY(0.3), 'solved by', ' text-anchor="end"')}
${text(atX(592), atY(0.3) + 16, 'naked singles', ' text-anchor="end"')}
${text(atX(672), atY(0.86), 'proved unique')}
</svg>
`;
}
