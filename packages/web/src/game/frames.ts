/** The frames of a show: what changes from one picture of the board to the next. */
import {
  blank,
  type Cell,
  replayEntries,
  type Session,
  type Step,
  type SymbolNumber,
} from '@hyperdoku/engine';
import type { SearchStep } from '../work/jobs.js';

export interface Frame {
  readonly cell?: Cell;
  readonly symbol?: SymbolNumber;
  readonly step?: Step;
  /** What a search does here. */
  readonly kind?: 'place' | 'guess' | 'undo';
}

/** The player's own way, from the clues to the end. */
export const framesOfReplay = (session: Session): Frame[] =>
  replayEntries(session).map(({ cell, symbol }) => ({ cell, symbol }));

/** Turns the steps of a search into frames, stretch by stretch: a guess that is undone takes all after it along. */
export function createSearchFrames(
  clues: ArrayLike<SymbolNumber>,
): (steps: readonly SearchStep[]) => Frame[] {
  const placed: Cell[] = [];
  /** How many cells were placed when each guess that still stands was made. */
  const guesses: number[] = [];
  return steps => {
    const frames: Frame[] = [];
    for (const step of steps) {
      if (step.kind === 'guess') guesses.push(placed.length);
      if ((step.kind === 'guess' || step.kind === 'place') && clues[step.cell] === blank) {
        placed.push(step.cell);
        frames.push({ cell: step.cell, symbol: step.symbol, kind: step.kind });
      } else if (step.kind === 'undo') {
        for (const cell of placed.splice(guesses.pop() ?? 0).reverse())
          frames.push({ cell, symbol: blank, kind: 'undo' });
      }
    }
    return frames;
  };
}
