/**
 * How hard each technique is held to be: its level, and its weight, which is about ten times what Sudoku Explainer rates puzzles that need
 * nothing harder.
 */
import type { TechniqueName } from '../logic/techniqueNames.js';

/** All levels, from the easiest on. */
export const levels = ['gentle', 'easy', 'medium', 'hard', 'expert', 'extreme', 'beyond logic'] as const;
/** A level of difficulty. */
export type Level = (typeof levels)[number];

/** Where a technique stands on the scale. */
export interface Rung {
  readonly level: Level;
  readonly weight: number;
}

/** The level and the weight of each technique. */
export const scale: Readonly<Record<TechniqueName, Rung>> = {
  'full-house': { level: 'gentle', weight: 10 },
  'hidden-single': { level: 'gentle', weight: 13 },
  'last-in-constraint': { level: 'gentle', weight: 14 },
  'naked-single': { level: 'easy', weight: 20 },
  'cage-combinations': { level: 'easy', weight: 21 },
  'line-bounds': { level: 'easy', weight: 22 },
  'locked-candidates': { level: 'medium', weight: 26 },
  'house-sum': { level: 'medium', weight: 27 },
  'naked-pair': { level: 'medium', weight: 29 },
  'hidden-pair': { level: 'medium', weight: 32 },
  'naked-triple': { level: 'hard', weight: 34 },
  'hidden-triple': { level: 'hard', weight: 36 },
  'joint-sum': { level: 'hard', weight: 36 },
  'x-wing': { level: 'hard', weight: 34 },
  'xy-wing': { level: 'hard', weight: 41 },
  'naked-quad': { level: 'hard', weight: 48 },
  'hidden-quad': { level: 'hard', weight: 50 },
  pigeonhole: { level: 'hard', weight: 50 },
  swordfish: { level: 'hard', weight: 40 },
  skyscraper: { level: 'hard', weight: 40 },
  'two-string-kite': { level: 'hard', weight: 41 },
  'turbot-fish': { level: 'hard', weight: 42 },
  'empty-rectangle': { level: 'hard', weight: 43 },
  'xyz-wing': { level: 'expert', weight: 43 },
  'wxyz-wing': { level: 'expert', weight: 50 },
  'simple-colouring': { level: 'expert', weight: 50 },
  'multi-colouring': { level: 'expert', weight: 52 },
  'unique-rectangle': { level: 'expert', weight: 48 },
  bug: { level: 'expert', weight: 60 },
  'sue-de-coq': { level: 'expert', weight: 55 },
  'finned-x-wing': { level: 'expert', weight: 57 },
  jellyfish: { level: 'expert', weight: 58 },
  'finned-swordfish': { level: 'expert', weight: 62 },
  'hidden-rectangle': { level: 'expert', weight: 62 },
  'w-wing': { level: 'expert', weight: 66 },
  'x-chain': { level: 'expert', weight: 62 },
  'xy-chain': { level: 'expert', weight: 66 },
  'avoidable-rectangle': { level: 'expert', weight: 60 },
  'alternating-chain': { level: 'extreme', weight: 70 },
  'mixed-fish': { level: 'extreme', weight: 72 },
  template: { level: 'extreme', weight: 75 },
  'grouped-chain': { level: 'extreme', weight: 78 },
  'als-xz': { level: 'extreme', weight: 79 },
  'als-xy-wing': { level: 'extreme', weight: 80 },
  'set-chain': { level: 'extreme', weight: 81 },
  'forcing-chain': { level: 'extreme', weight: 87 },
  'short-trial': { level: 'beyond logic', weight: 90 },
  'long-trial': { level: 'beyond logic', weight: 93 },
  'nested-trial': { level: 'beyond logic', weight: 100 },
  search: { level: 'beyond logic', weight: 110 },
};
