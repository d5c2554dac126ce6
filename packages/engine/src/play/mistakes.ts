/** Entries that are not the solution's, now and in the past. */
import type { Solution } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import type { Cell } from '../shape/shape.js';
import { type Action, valuesAt } from './action.js';
import { cellOfPlace, type Planes, planeOfPlace, planes } from './planes.js';

export function findWrong(now: Planes, solution: Solution): Cell[] {
  const wrong: Cell[] = [];
  for (let cell = 0; cell < now.shape.cellCount; cell++) {
    const symbol = now.symbols[cell];
    if (symbol !== blank && symbol !== solution.symbols[cell] && !now.isClue(cell)) wrong.push(cell);
  }
  return wrong;
}

/** The latest of the applied positions at which no entry is wrong; the start always is one. */
export function findLastCorrect(
  now: Planes,
  log: readonly Action[],
  position: number,
  solution: Solution,
): number {
  const wrong = new Set(findWrong(now, solution));
  let at = position;
  for (; at > 0 && wrong.size > 0; at--) {
    for (const [place, symbol] of valuesAt(log, at, at - 1)) {
      if (planeOfPlace(place) !== planes.entry) continue;
      const cell = cellOfPlace(place);
      if (symbol !== blank && symbol !== solution.symbols[cell]) wrong.add(cell);
      else wrong.delete(cell);
    }
  }
  return at;
}
