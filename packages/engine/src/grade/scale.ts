/** How hard each technique is held to be: its level, and what one use of it costs a solver in effort. */
import type { TechniqueName } from '../logic/techniqueNames.js';

export const levels = ['gentle', 'easy', 'medium', 'hard', 'expert', 'extreme', 'beyond logic'] as const;
export type Level = (typeof levels)[number];

export interface Rung {
  readonly level: Level;
  readonly weight: number;
}

export const scale: Readonly<Record<TechniqueName, Rung>> = {
  'full-house': { level: 'gentle', weight: 1 },
  'hidden-single': { level: 'gentle', weight: 2 },
  'last-in-constraint': { level: 'gentle', weight: 3 },
  'naked-single': { level: 'easy', weight: 4 },
  'cage-combinations': { level: 'easy', weight: 5 },
  'line-bounds': { level: 'easy', weight: 5 },
  'locked-candidates': { level: 'medium', weight: 6 },
  'house-sum': { level: 'medium', weight: 7 },
  'naked-pair': { level: 'medium', weight: 8 },
  'hidden-pair': { level: 'medium', weight: 10 },
  'naked-triple': { level: 'hard', weight: 12 },
  'hidden-triple': { level: 'hard', weight: 15 },
  'joint-sum': { level: 'hard', weight: 16 },
  'x-wing': { level: 'hard', weight: 16 },
  'xy-wing': { level: 'hard', weight: 18 },
  'naked-quad': { level: 'hard', weight: 20 },
  'hidden-quad': { level: 'hard', weight: 22 },
  pigeonhole: { level: 'hard', weight: 22 },
  swordfish: { level: 'hard', weight: 24 },
  'xyz-wing': { level: 'expert', weight: 26 },
  'w-wing': { level: 'expert', weight: 28 },
  'simple-colouring': { level: 'expert', weight: 30 },
  'multi-colouring': { level: 'expert', weight: 34 },
  'unique-rectangle': { level: 'expert', weight: 34 },
  'hidden-rectangle': { level: 'expert', weight: 36 },
  bug: { level: 'expert', weight: 36 },
  'finned-x-wing': { level: 'expert', weight: 34 },
  jellyfish: { level: 'expert', weight: 38 },
  'finned-swordfish': { level: 'expert', weight: 40 },
  'x-chain': { level: 'expert', weight: 42 },
  'xy-chain': { level: 'expert', weight: 45 },
  'avoidable-rectangle': { level: 'expert', weight: 45 },
  'alternating-chain': { level: 'extreme', weight: 60 },
  'grouped-chain': { level: 'extreme', weight: 70 },
  'set-chain': { level: 'extreme', weight: 85 },
  'forcing-chain': { level: 'extreme', weight: 100 },
  trial: { level: 'beyond logic', weight: 200 },
};
