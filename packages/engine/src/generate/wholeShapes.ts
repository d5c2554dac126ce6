/**
 * Shapes so small that all their puzzles are known. Where hidden singles do not lead to the end, a solver comes to a position in which every
 * symbol that is missing has a second place in each of its houses, and where naked singles do not either, one in which every blank has a second
 * candidate. All such positions of all solutions were listed and graded, so it is known what a puzzle can need, and with how many blanks:
 * one that comes to a position has no fewer. An avoidable rectangle alone depends on what was given and what was filled; it may take the
 * place of anything harder. `packages/sat/src/levels.test.ts` lists the positions again.
 */
import type { Level } from '../grade/scale.js';
import type { TechniqueName } from '../logic/techniqueNames.js';
import type { Shape } from '../shape/shape.js';

interface WholeShape {
  /** The techniques that a puzzle can need most; all others it cannot. */
  readonly hardest: readonly TechniqueName[];
  /** With how many blanks each level begins; gentle puzzles have any number. */
  readonly fewestBlanks: Readonly<Partial<Record<Level, number>>>;
  /** The positions that singles leave, up to symmetry, and what is needed there, where nobody would find them by chance. */
  readonly rare?: readonly StuckPosition[];
}

export interface StuckPosition {
  readonly needs: TechniqueName;
  /** Cell by cell, with a dot for each blank. */
  readonly clues: string;
}

const shapes: Readonly<Record<string, WholeShape>> = {
  '2x2': { hardest: ['full-house', 'hidden-single'], fewestBlanks: {} },
  '3x2': {
    hardest: [
      'full-house',
      'hidden-single',
      'naked-single',
      'locked-candidates',
      'naked-pair',
      'hidden-pair',
      'naked-triple',
      'x-wing',
      'xy-wing',
      'swordfish',
      'skyscraper',
      'two-string-kite',
      'turbot-fish',
      'empty-rectangle',
      'xyz-wing',
      'wxyz-wing',
      'simple-colouring',
      'multi-colouring',
      'unique-rectangle',
      'bug',
      'sue-de-coq',
      'finned-x-wing',
      'finned-swordfish',
      'hidden-rectangle',
      'w-wing',
      'x-chain',
      'xy-chain',
      'avoidable-rectangle',
      'alternating-chain',
      'mixed-fish',
      'grouped-chain',
      'als-xz',
      'als-xy-wing',
      'set-chain',
      'forcing-chain',
    ],
    fewestBlanks: { easy: 12, medium: 15, hard: 11, expert: 15, extreme: 17 },
  },
  '4^3': {
    hardest: ['full-house', 'hidden-single', 'naked-single', 'xy-wing'],
    fewestBlanks: { easy: 48, hard: 52 },
    rare: [{ needs: 'xy-wing', clues: '......21......1...12.......1............3..44............4...34.' }],
  },
  'plane:3^3': {
    hardest: [
      'full-house',
      'hidden-single',
      'naked-single',
      'locked-candidates',
      'xy-wing',
      'xyz-wing',
      'unique-rectangle',
      'hidden-rectangle',
      'w-wing',
      'avoidable-rectangle',
      'grouped-chain',
    ],
    fewestBlanks: { easy: 12, medium: 10, hard: 14, expert: 15, extreme: 17 },
  },
};

/** What is known of all puzzles of a shape; undefined where that is not all. */
export const wholeShapeOf = ({ name }: Pick<Shape, 'name'>): WholeShape | undefined => shapes[name];

/**
 * Shapes of which not all puzzles were gone through, but all positions with few blanks: hidden singles never get stuck with fewer than this,
 * whatever the grid, so that such puzzles are gentle. The same test looks for the positions again.
 */
const fewestStuck: Readonly<Record<string, number>> = { 'latin:4^3': 38, '2x2x1': 36 };

/** With how many blanks a puzzle can first be harder than gentle; undefined where nobody has looked. */
export const fewestStuckOf = ({ name }: Pick<Shape, 'name'>): number | undefined => fewestStuck[name];
