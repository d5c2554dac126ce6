/** How a game is looked at, found from what was kept with it. */
import { blank, layOut, perspectiveAlong, perspectivesOf, type Session, type Shape } from '@hyperdoku/engine';
import type { GameView, Looking } from './gameView.js';

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
