/** Constraints that are sets of cells: cages, regions, windows and clones. */
import type { Cell } from '../../shape/cell.js';
import type { Item } from '../drawing.js';
import { loopsAround, piecesOf } from '../outline.js';
import type { CellPlace, Polyline } from '../panel.js';
import { area, exitSign, exitToken } from './pieces.js';
import type { Exit, Sheet } from './sheet.js';
import type { Draw, Subject, Token } from './sketch.js';

/** Between an outline and the border of its cells, and by how much more where cells are in several. */
const inset = 0.07;
const depthStep = 0.06;

/** Lines that come back to their start, and so can be cut. */
const walkAround = (loops: readonly Polyline[]): Polyline[] => loops.map(loop => [...loop, loop[0]]);

/**
 * An outline, and at the first cell of each piece a text. What lies on several layers or in several pieces has a tint on all of them,
 * and a sign in every cell behind which it goes on.
 */
const drawOutlined =
  (role: 'cage' | 'region', textOf: (subject: Subject, isSpread: boolean) => string): Draw =>
  (sheet, subject) => {
    const { cells, tint, depth } = subject;
    const places = sheet.placesOf(cells);
    const pieces = piecesOf(places);
    const { tokens, signs } = goingOn(sheet, cells, pieces);
    const isSpread = pieces.length > 1 || places.length < cells.length;
    const loops = loopsAround(places, inset + depthStep * depth);
    const text = textOf(subject, isSpread);
    return {
      ...((isSpread || role === 'region') && { tint }),
      over: [{ kind: 'path', role, lines: walkAround(loops), closed: false }, ...signs],
      labels: text === '' ? [] : pieces.map(([{ cell }]) => ({ cell, text })),
      tokens,
    };
  };

export const drawCage = drawOutlined('cage', ({ spec: { sum = '' } }) => String(sum));

/** Pieces that lie apart have the same letter. */
export const drawRegion = drawOutlined('region', ({ letter }, isSpread) => (isSpread ? letter : ''));

/** How a set of cells goes on elsewhere: signs at the corners of cells, and at sides where the paper is cut. */
function goingOn(
  sheet: Sheet,
  cells: readonly Cell[],
  pieces: readonly (readonly CellPlace[])[],
): { tokens: Token[]; signs: Item[] } {
  const tokens: Token[] = [];
  const signs: Item[] = [];
  const elsewhere = cells.filter(cell => !sheet.placeOf(cell));
  const add = (place: CellPlace, exit: Exit): void => {
    if (elsewhere.length > 0) tokens.push(exitToken(place.cell, exit));
    else signs.push(exitSign(exit.at, exit, 0.14));
  };
  for (const piece of pieces) {
    const before = tokens.length;
    for (const place of piece) for (const exit of sheet.exitsAround(place, cells)) add(place, exit);
    // What lies on no neighbouring layer is at least looked for in the right direction.
    const far = tokens.length === before ? elsewhere[0] : undefined;
    const exit = far === undefined ? undefined : sheet.exitFrom(piece[0], far);
    if (exit) add(piece[0], exit);
  }
  return { tokens, signs };
}

/** Windows that lie in the sheet; of those across it only a line would be seen. */
export const drawWindows: Draw = (sheet, { sets }) => {
  const lines = sets.flatMap(cells => {
    const places = sheet.placesOf(cells);
    const isFlat =
      places.some(({ row }) => row !== places[0].row) &&
      places.some(({ column }) => column !== places[0].column);
    return isFlat ? loopsAround(places, inset) : [];
  });
  return { under: [area('window', lines)] };
};

export const drawClones: Draw = (sheet, { cells: all, spec, letter }) => {
  const count = (spec.cells as readonly number[]).length;
  const parts = [all.slice(0, count), all.slice(count)].map(cells => sheet.placesOf(cells));
  return {
    under: parts.map(places => area('clone', loopsAround(places, 0.03))),
    labels: letter === '' ? [] : parts.flatMap(piecesOf).map(([{ cell }]) => ({ cell, text: letter })),
  };
};
