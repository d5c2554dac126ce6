/** How much each constraint stands out: what is broken most, then those of the cell that is looked at; the others step back. */
import { blank, type Cell } from '@hyperdoku/engine';
import type { Figure } from './figures.js';

export type Accent = 'broken' | 'focused' | 'plain' | 'back' | 'finished';

interface Looked {
  readonly symbols: ArrayLike<number>;
  /** The cell that is looked at. */
  readonly centre?: Cell;
  /** The constraints that are broken, by their indices. */
  readonly broken: ReadonlySet<number>;
}

export function accentsOf(figures: readonly Figure[], { symbols, centre, broken }: Looked): Accent[] {
  const isLookedAt = ({ cells }: Figure): boolean => centre !== undefined && cells.has(centre);
  const others: Accent = figures.some(isLookedAt) ? 'back' : 'plain';
  return figures.map(figure => {
    if (broken.has(figure.owner)) return 'broken';
    if (isLookedAt(figure)) return 'focused';
    const isFinished = [...figure.cells].every(cell => symbols[cell] !== blank);
    return isFinished ? 'finished' : others;
  });
}
