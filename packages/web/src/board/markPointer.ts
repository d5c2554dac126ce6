/**
 * What mouse and finger do on the focused board beside selecting: a double click or a long press selects all equal symbols, and with the
 * line tool a drag, or a tap and another, draws a line.
 */
import { blank, type Cell, type LineEnd, parseSymbolText } from '@hyperdoku/engine';
import type { Game } from '../game/game.js';
import { cellUnder } from './boardView.js';
import { listen, type Pointed } from './pointer.js';

const pressMilliseconds = 500;
/** A finger that rests moves by less, in pixels. */
const restPixels = 10;

/** Whether lines are drawn now. */
export const isDrawingLines = ({ state }: Game): boolean =>
  state.mode === 'line' && state.armed === undefined;

export function watchEqual({ svg, game }: Pointed): () => void {
  let timer = 0;
  let from = { x: 0, y: 0 };
  const callOff = (): void => clearTimeout(timer);
  const select = (cell: Cell | undefined): void => {
    if (cell === undefined || game.state.armed !== undefined || isDrawingLines(game)) return;
    if (game.state.session.symbols[cell] !== blank) game.selectEqual(cell);
  };
  const stop = listen(svg, {
    dblclick: ({ target }) => select(cellUnder(target)),
    pointerdown: ({ target, pointerType, clientX: x, clientY: y }) => {
      callOff();
      from = { x, y };
      const cell = cellUnder(target);
      if (pointerType !== 'mouse') timer = window.setTimeout(() => select(cell), pressMilliseconds);
    },
    pointermove: ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > restPixels) callOff();
    },
    pointerup: callOff,
    pointercancel: callOff,
    // A long press is no wish for the menu of the browser.
    contextmenu: event => {
      if ((event as PointerEvent).pointerType === 'touch') event.preventDefault();
    },
  });
  return () => {
    callOff();
    stop();
  };
}

/** Lines from where the pointer came down to where it goes up; where that is the same, from tap to tap. */
export function watchLines({ svg, game }: Pointed, focusCursor: () => void): () => void {
  let from: LineEnd | undefined;
  return listen(svg, {
    pointerdown: event => {
      if (!isDrawingLines(game) || event.button !== 0) return;
      event.preventDefault();
      from = endAt(event, game);
      if (from) game.selectCell(from.cell);
      focusCursor();
    },
    pointerup: event => {
      const [start, end] = [from, endAt(event, game)];
      from = undefined;
      if (!start || !end) return;
      if (start.cell === end.cell && start.symbol === end.symbol) {
        game.putLineEnd(end);
        return;
      }
      game.dropLine();
      game.putLineEnd(start);
      game.putLineEnd(end);
      game.dropLine();
      game.selectCell(end.cell);
    },
    pointercancel: () => {
      from = undefined;
    },
  });
}

/** The candidate under the pointer, where its note is to be seen, or the cell. */
function endAt({ clientX, clientY }: PointerEvent, game: Game): LineEnd | undefined {
  const under = document.elementFromPoint(clientX, clientY)?.closest('[data-cell]');
  const cell = cellUnder(under ?? null);
  if (!under || cell === undefined) return undefined;
  const { symbols } = game.state.session.shape;
  let nearest: LineEnd = { cell, symbol: blank };
  let least = Number.POSITIVE_INFINITY;
  for (const note of under.querySelectorAll('.note.corner')) {
    const { left, top, width, height } = note.getBoundingClientRect();
    const distance = Math.hypot(clientX - left - width / 2, clientY - top - height / 2);
    const symbol = parseSymbolText(note.textContent ?? '', symbols);
    if (!symbol || distance > Math.max(width, height) || distance >= least) continue;
    least = distance;
    nearest = { cell, symbol };
  }
  return nearest;
}
