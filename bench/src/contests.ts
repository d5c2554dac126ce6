/** What is measured, on which puzzles, against which others, and what we aim for. */
import type { ContenderName } from './contenders/index.js';
import type { SetName } from './sets.js';

export const measures = {
  rate: 'puzzles a second',
  mean: 'ms a puzzle, mean',
  median: 'ms a puzzle, median',
  total: 'ms for all',
} as const;
export type Measure = keyof typeof measures;

export type Target =
  /** This many times as fast as the fastest npm package that proves uniqueness. */
  | { readonly kind: 'npm'; readonly speed: number }
  /** The same of the fastest native program, for the first of ours alone. */
  | { readonly kind: 'native'; readonly speed: number }
  /** This many times as fast as a contender, its preparations counted. */
  | { readonly kind: 'speed'; readonly than: ContenderName; readonly speed: number }
  /** At most this many times the time of a contender, its preparations not counted. */
  | { readonly kind: 'time'; readonly of: ContenderName; readonly most: number }
  /** One of the others of ours, at least at this share of the rate of the first. */
  | { readonly kind: 'kernel'; readonly by: ContenderName; readonly share: number }
  /** Below a figure. */
  | { readonly kind: 'below'; readonly figure: number };

export interface Contest {
  readonly set: SetName;
  readonly measure: Measure;
  /** The first is compared with every contender, the others with those that the targets name. */
  readonly ours: readonly ContenderName[];
  readonly peers: readonly ContenderName[];
  /** Measured in one lap: no target depends on them. */
  readonly once: readonly ContenderName[];
  /** The same, and with little time for each puzzle, since they might never end. */
  readonly aside: readonly ContenderName[];
  readonly targets: readonly Target[];
}

const classic = (set: SetName, speed: number): Contest => ({
  set,
  measure: 'rate',
  ours: ['kernel', 'decide()', 'decideAll()'],
  peers: [
    'tdoku',
    'Schoku',
    'Interactive-Sudoku-Solver',
    'dancing-links',
    'sudoku-dlx',
    'qqwing (npm)',
    'qqwing (program)',
    'dance',
    'dlxlib',
  ],
  once: [],
  aside: ['sudoku-core', 'sudoku', '@mattflow/sudoku-solver'],
  targets: [
    { kind: 'npm', speed },
    { kind: 'native', speed: 1.2 },
    { kind: 'kernel', by: 'decide()', share: 0.67 },
    { kind: 'kernel', by: 'decideAll()', share: 0.89 },
  ],
});

const easyCube = (set: SetName): Contest => ({
  set,
  measure: 'mean',
  ours: ['decide() auto'],
  peers: ['cadical'],
  once: ['decide() search', 'decide() sat', 'minisat'],
  aside: [],
  targets: [
    { kind: 'below', figure: 1 },
    { kind: 'speed', than: 'cadical', speed: 50 },
  ],
});

/** As a share of its time: ours is to be 1.5 times as fast, or on flat boards at most twice as slow. */
const faster = 1 / 1.5;

const hard = (set: SetName, most: number): Contest => ({
  set,
  measure: 'total',
  ours: ['decide() auto'],
  peers: ['cadical'],
  once: ['decide() sat'],
  aside: ['decide() search'],
  targets: [{ kind: 'time', of: 'cadical', most }],
});

/** Where it takes seconds; on the hardest sets it takes minutes. */
const withMinisat = (contest: Contest): Contest => ({ ...contest, once: [...contest.once, 'minisat'] });

export const contests: readonly Contest[] = [
  classic('9x9 17 clues', 15),
  classic('9x9 top1465', 10),
  classic('9x9 hardest', 5),
  {
    set: '9x9 many solutions',
    measure: 'rate',
    ours: ['kernel', 'decide()', 'decideAll()'],
    // Those that can be told to stop at the second solution.
    peers: ['tdoku', 'Schoku', 'Interactive-Sudoku-Solver', 'dancing-links', 'dance', 'dlxlib'],
    once: [],
    aside: [],
    targets: [{ kind: 'native', speed: 1 }],
  },
  {
    set: '16x16 tough',
    measure: 'median',
    ours: ['decide() auto'],
    peers: ['cadical'],
    once: ['decide() search', 'decide() sat', 'minisat'],
    aside: [],
    targets: [
      { kind: 'below', figure: 10 },
      { kind: 'speed', than: 'cadical', speed: 1 },
    ],
  },
  hard('25x25 minimal', 2),
  easyCube('9^3 600 blanks'),
  easyCube('9^3 630 blanks'),
  easyCube('9^3 660 blanks'),
  withMinisat(hard('9^3 680 blanks', faster)),
  hard('9^3 minimal', faster),
  withMinisat(hard('2x2x2 minimal', faster)),
];
