/** How a game is looked at: from which side, and where the cursor is; as it is kept with the game. */
import {
  blank,
  type Cell,
  type Layout,
  layOut,
  perspectiveAlong,
  perspectivesOf,
  type Session,
  type Shape,
} from '@hyperdoku/engine';

export interface GameView {
  readonly cursor: Cell;
  readonly across: number;
  readonly down: number;
  readonly stacked: readonly number[];
}

interface Looking {
  readonly layout: Layout;
  readonly cursor: Cell;
}

export const makeView = ({ layout, cursor }: Looking): GameView => ({ ...layout.perspective, cursor });

/** How the game was looked at last, if that still makes sense; else from the usual side, at the first empty cell. */
export function readView(session: Session, view: GameView | undefined): Looking {
  const { shape } = session;
  return (
    (view && findView(shape, view)) ?? {
      layout: layOut(shape),
      cursor: Math.max(0, session.symbols.indexOf(blank)),
    }
  );
}

function findView(shape: Shape, { cursor, across, down, stacked: [front] }: GameView): Looking | undefined {
  const known = perspectivesOf(shape).find(other => other.across === across && other.down === down);
  if (!known || !(cursor < shape.cellCount)) return undefined;
  const perspective = known.stacked.includes(front) ? perspectiveAlong(shape, front, known) : known;
  return { layout: layOut(shape, perspective), cursor };
}
