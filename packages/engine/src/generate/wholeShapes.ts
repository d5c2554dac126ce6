/**
 * Shapes so small that all their puzzles are known. Where singles do not lead to the end, a solver comes to a position in which every blank has
 * a second candidate, and every symbol a second place in each of its houses. All such positions of all solutions were listed; in `2x2` hidden
 * singles alone leave none, in `4^3` singles leave a single one, up to symmetry. `packages/sat/src/levels.test.ts` lists them again.
 */
import type { TechniqueName } from '../logic/techniqueNames.js';
import type { Shape } from '../shape/shape.js';

interface WholeShape {
  /** The techniques that a puzzle can need most. */
  readonly hardest: readonly TechniqueName[];
  /** The positions that singles leave, up to symmetry, and what is needed there; each has more clues than any puzzle that comes to it. */
  readonly positions: readonly StuckPosition[];
}

export interface StuckPosition {
  readonly needs: TechniqueName;
  /** Cell by cell, with a dot for each blank. */
  readonly clues: string;
}

const shapes: Readonly<Record<string, WholeShape>> = {
  '2x2': { hardest: ['full-house', 'hidden-single'], positions: [] },
  '4^3': {
    hardest: ['full-house', 'hidden-single', 'naked-single', 'xy-wing'],
    positions: [
      { needs: 'xy-wing', clues: '......21......1...12.......1............3..44............4...34.' },
    ],
  },
};

/** What is known of all puzzles of a shape; undefined where that is not all. */
export const wholeShapeOf = ({ name }: Pick<Shape, 'name'>): WholeShape | undefined => shapes[name];
