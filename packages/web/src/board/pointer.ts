/** Mouse, pen and finger on a board, for the app and the custom element; each function returns how to stop. */
import type { Cell } from '@hyperdoku/engine';
import type { Game } from '../game/game.js';
import type { SelectHow } from '../game/selection.js';
import { cellUnder } from './boardView.js';

/** A board that a pointer is on, and its game. */
export interface Pointed {
  readonly svg: SVGSVGElement;
  readonly game: Game;
}

/** With Ctrl a cell is added or taken out, with Shift all up to it are added. */
const howOf = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): SelectHow =>
  ctrlKey || metaKey ? 'toggle' : shiftKey ? 'range' : 'only';

/** The focused board: a drag selects or, with a tool in hand, draws; what is armed is written into the cells it touches. */
export function watchDrags(
  { svg, game }: Pointed,
  focusCursor: () => void,
  drawsLines: (game: Game) => boolean = () => false,
): () => void {
  let last: Cell | undefined;
  const touch = (cell: Cell, how: SelectHow): void => {
    last = cell;
    const { armed, drawing } = game.state;
    if (drawing) {
      game.beginStroke(cell);
      return;
    }
    game.selectCell(cell, how);
    if (armed !== undefined) game.writeSymbol(armed, undefined, [cell]);
  };
  const end = (): void => {
    if (last !== undefined) game.endStroke();
    last = undefined;
  };
  const goOn = (event: PointerEvent): void => {
    if (game.state.drawing) {
      // The browser tells of many points at once, and a line must miss none of its cells.
      for (const point of pointsOf(event)) {
        const cell = cellWellAt(point);
        if (cell !== undefined) game.drawOver(cell);
      }
      return;
    }
    const cell = cellAtPoint(event);
    if (cell !== undefined && cell !== last) touch(cell, game.state.armed === undefined ? 'add' : 'only');
  };
  return listen(svg, {
    pointerdown: event => {
      const cell = cellUnder(event.target);
      if (cell === undefined || event.button !== 0 || drawsLines(game)) return;
      event.preventDefault();
      // Where a stroke ends outside of the board, or the board is drawn anew under it, its end is heard all the same.
      if (game.state.drawing) svg.setPointerCapture(event.pointerId);
      touch(cell, howOf(event));
      // Keys go to the cell from now on, not to the button that was pressed last.
      focusCursor();
    },
    pointermove: event => {
      if (last === undefined) hover(game, event);
      else if (event.buttons === 0) end();
      else goOn(event);
    },
    pointerup: end,
    pointercancel: end,
    pointerleave: () => game.hoverCell(undefined),
  });
}

/** A board that is also scrolled over: a click or a tap selects. */
export const watchClicks = ({ svg, game }: Pointed, focusCursor: () => void = () => {}): (() => void) =>
  listen(svg, {
    click: ({ target }) => {
      const cell = cellUnder(target);
      if (cell === undefined) return;
      if (game.state.drawing) {
        game.beginStroke(cell);
        game.endStroke();
      } else game.selectCell(cell);
      focusCursor();
    },
    pointermove: event => hover(game, event),
    pointerleave: () => game.hoverCell(undefined),
  });

/** A small board: a click chooses its layer. */
export const watchLayer = ({ svg, game }: Pointed, index: number): (() => void) =>
  listen(svg, {
    click: event => {
      // A finger is too wide for the cells of a small board: it chooses the layer and keeps the place.
      const isMouse = (event as PointerEvent).pointerType === 'mouse';
      const cell = isMouse ? cellUnder(event.target) : undefined;
      if (cell === undefined) game.focusBoard(index);
      else game.selectCell(cell);
    },
    pointermove: event => hover(game, event),
    pointerleave: () => game.hoverCell(undefined),
  });

/** A finger keeps its events at the cell where it came down, so what is under it is asked for. */
const cellAtPoint = ({ clientX, clientY }: PointerEvent): Cell | undefined =>
  cellUnder(document.elementFromPoint(clientX, clientY));

const pointsOf = (event: PointerEvent): readonly PointerEvent[] => {
  const points = event.getCoalescedEvents?.() ?? [];
  return points.length > 0 ? points : [event];
};

/** The part of a cell around its middle in which a stroke meets it; so a line can be drawn past a corner. */
const wellInside = 0.36;

function cellWellAt({ clientX, clientY }: PointerEvent): Cell | undefined {
  const element = document.elementFromPoint(clientX, clientY);
  const cell = cellUnder(element);
  const ground = element?.closest('[data-cell]')?.firstElementChild;
  if (cell === undefined || !ground) return undefined;
  const { left, top, width, height } = ground.getBoundingClientRect();
  const [x, y] = [(clientX - left) / width - 0.5, (clientY - top) / height - 0.5];
  return Math.hypot(x, y) < wellInside ? cell : undefined;
}

/** Where the mouse was last; a board that is drawn anew under a mouse at rest makes it no wish. */
let rest = { x: Number.NaN, y: Number.NaN };

function hover(game: Game, { pointerType, target, screenX: x, screenY: y }: PointerEvent): void {
  if (pointerType !== 'mouse' || (x === rest.x && y === rest.y)) return;
  rest = { x, y };
  game.hoverCell(cellUnder(target));
}

type Hearing = { readonly [T in keyof SVGElementEventMap]?: (event: SVGElementEventMap[T]) => void };

/** Hears of these events; returns how to stop. */
export function listen(svg: SVGSVGElement, hearing: Hearing): () => void {
  const stop = new AbortController();
  for (const [type, hear] of Object.entries(hearing))
    svg.addEventListener(type, hear as (event: Event) => void, { signal: stop.signal });
  return () => stop.abort();
}
