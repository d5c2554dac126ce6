/**
 * Boards that can wait for the one that is looked at: they are drawn after it has been shown, a few at a time when nothing else is to be
 * done, so that a key is answered and a game opens before all its layers stand.
 */
import { whenIdle } from '../game/whenIdle.js';

interface Waiting {
  readonly cells: number;
  readonly draw: () => void;
}

/** So many cells are drawn without a pause. */
const mostAtOnce = 600;
/** Milliseconds after which some are drawn however busy the page is. */
const longestWait = 300;

const waiting = new Set<Waiting>();
let isUnderWay = false;

/** Draws a board of so many cells soon; returns how to leave it. */
export function drawLater(cells: number, draw: () => void): () => void {
  const board: Waiting = { cells, draw };
  waiting.add(board);
  if (!isUnderWay) goOn();
  return () => waiting.delete(board);
}

function goOn(): void {
  isUnderWay = waiting.size > 0;
  if (isUnderWay) requestAnimationFrame(() => whenIdle(drawSome, { latest: longestWait, otherwise: 0 }));
}

function drawSome(): void {
  let drawn = 0;
  for (const board of waiting) {
    if (drawn > 0 && drawn + board.cells > mostAtOnce) break;
    drawn += board.cells;
    waiting.delete(board);
    board.draw();
  }
  goOn();
}
