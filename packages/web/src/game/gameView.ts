/** From which side a game was looked at, and where the cursor was, as it is kept with the game. */
import type { Cell, Layout } from '@hyperdoku/engine';

export interface GameView {
  readonly cursor: Cell;
  readonly across: number;
  readonly down: number;
  readonly stacked: readonly number[];
}

export interface Looking {
  readonly layout: Layout;
  readonly cursor: Cell;
}

export const makeView = ({ layout, cursor }: Looking): GameView => ({ ...layout.perspective, cursor });
