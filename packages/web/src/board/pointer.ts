/** Mouse, pen and finger on a board. A drag selects; on small boards a click chooses the layer. */
import type { Cell } from '@hyperdoku/engine';
import { currentGame } from '../game/game.js';
import { writeSymbol } from '../game/moves.js';
import { focusBoard, hoverCell, selectCell } from '../game/selection.js';
import { cellUnder } from './boardView.js';
import { stage } from './stage.js';

type Handlers = Pick<
  React.SVGProps<SVGSVGElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerLeave' | 'onPointerUp' | 'onPointerCancel'
>;

let dragging = false;
let lastDragged: Cell | undefined;

/** A finger keeps its events at the cell where it came down, so what is under it is asked for. */
const cellAtPoint = ({ clientX, clientY }: React.PointerEvent): Cell | undefined =>
  cellUnder(document.elementFromPoint(clientX, clientY));

const touch = (cell: Cell): void => {
  const armed = currentGame()?.armed;
  if (armed !== undefined) writeSymbol(armed, undefined, [cell]);
};

const endDrag = (): void => {
  dragging = false;
  lastDragged = undefined;
};

export const focusHandlers: Handlers = {
  onPointerDown: event => {
    const cell = cellUnder(event.target);
    if (cell === undefined || event.button !== 0) return;
    event.preventDefault();
    const more = event.ctrlKey || event.metaKey;
    selectCell(cell, more ? 'toggle' : event.shiftKey ? 'range' : 'only');
    // Keys go to the cell from now on, not to the button that was pressed last.
    stage.focusCursor();
    touch(cell);
    dragging = true;
    lastDragged = cell;
  },
  onPointerMove: event => {
    if (!dragging) {
      if (event.pointerType === 'mouse') hoverCell(cellUnder(event.target));
      return;
    }
    if (event.buttons === 0) {
      endDrag();
      return;
    }
    const cell = cellAtPoint(event);
    if (cell === undefined || cell === lastDragged) return;
    lastDragged = cell;
    selectCell(cell, currentGame()?.armed === undefined ? 'add' : 'only');
    touch(cell);
  },
  onPointerUp: endDrag,
  onPointerCancel: endDrag,
  onPointerLeave: () => hoverCell(undefined),
};

export const smallHandlers = (
  index: number,
): Handlers & { onClick: React.MouseEventHandler<SVGSVGElement> } => ({
  onPointerMove: event => {
    if (event.pointerType === 'mouse') hoverCell(cellUnder(event.target));
  },
  onPointerLeave: () => hoverCell(undefined),
  onClick: event => {
    // A finger is too wide for the cells of a small board: it chooses the layer and keeps the place.
    const isMouse = (event.nativeEvent as PointerEvent).pointerType === 'mouse';
    const cell = isMouse ? cellUnder(event.target) : undefined;
    if (cell === undefined) focusBoard(index);
    else selectCell(cell);
  },
});

/** On a cross-section a click or a tap selects. */
export const sliceHandlers: Handlers & { onClick: React.MouseEventHandler<SVGSVGElement> } = {
  onPointerMove: event => {
    if (event.pointerType === 'mouse') hoverCell(cellUnder(event.target));
  },
  onPointerLeave: () => hoverCell(undefined),
  onClick: event => {
    const cell = cellUnder(event.target);
    if (cell !== undefined) selectCell(cell);
  },
};
