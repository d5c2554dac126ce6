/**
 * Boards that can wait for the one that is looked at: they are drawn after it has been shown, a few at a time, so that a key is
 * answered and a game opens before all its layers stand.
 */
interface Waiting {
  readonly cells: number;
  readonly draw: () => void;
}

/** So many cells are drawn without a pause. */
const mostAtOnce = 600;

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
  if (isUnderWay) requestAnimationFrame(() => setTimeout(drawSome));
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
