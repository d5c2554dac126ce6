/** Constraints that are sets of cells: cages, regions, windows and clones. */
import type { Cell } from '../../shape/cell.js';
import type { Item } from '../drawing.js';
import { loopsAround, piecesOf } from '../outline.js';
import type { CellPlace, Polyline } from '../panel.js';
import { area, exitSign, exitToken } from './pieces.js';
import type { Exit, Sheet } from './sheet.js';
import type { Draw, Token } from './sketch.js';

/** Between an outline and the border of its cells, and by how much more where cells are in several. */
const inset = 0.07;
const depthStep = 0.06;

/** Lines that come back to their start, and so can be cut. */
const walkAround = (loops: readonly Polyline[]): Polyline[] => loops.map(loop => [...loop, loop[0]]);

/** Whether some of its cells lie elsewhere, or apart from each other. */
const isSpread = (cells: readonly Cell[], pieces: readonly (readonly CellPlace[])[]): boolean =>
  pieces.length > 1 || pieces[0].length < cells.length;

/**
 * A dashed outline with the sum at the first cell. A cage of several layers has a tint and its sum on each of them, and a sign
 * in every cell behind which it goes on.
 */
export const drawCage: Draw = (sheet, { cells, spec: { sum }, tint, depth }) => {
  const places = sheet.placesOf(cells);
  const pieces = piecesOf(places);
  const { tokens, signs } = goingOn(sheet, cells, pieces);
  return {
    ...(isSpread(cells, pieces) && { under: [area(tint, loopsAround(places, inset))] }),
    over: [
      {
        kind: 'path',
        role: 'cage',
        lines: walkAround(loopsAround(places, inset + depthStep * depth)),
        closed: false,
      },
      ...signs,
    ],
    ...(sum !== undefined && { labels: pieces.map(([{ cell }]) => ({ cell, text: String(sum) })) }),
    tokens,
  };
};

/** A tinted ground with an outline; pieces that lie apart have the same letter. */
export const drawRegion: Draw = (sheet, { cells, tint, depth, letter }) => {
  const places = sheet.placesOf(cells);
  const pieces = piecesOf(places);
  const { tokens, signs } = goingOn(sheet, cells, pieces);
  const loops = loopsAround(places, inset + depthStep * depth);
  return {
    under: [area(tint, loops)],
    over: [{ kind: 'path', role: 'region', lines: walkAround(loops), closed: false }, ...signs],
    ...(letter !== '' &&
      isSpread(cells, pieces) && { labels: pieces.map(([{ cell }]) => ({ cell, text: letter })) }),
    tokens,
  };
};

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
  return lines.length > 0 ? { under: [area('window', lines)] } : {};
};

export const drawClones: Draw = (sheet, { cells: all, spec, letter }) => {
  const count = (spec.cells as readonly number[]).length;
  const parts = [all.slice(0, count), all.slice(count)].map(cells => sheet.placesOf(cells));
  return {
    under: parts.flatMap(places => (places.length > 0 ? [area('clone', loopsAround(places, 0.03))] : [])),
    ...(letter !== '' && {
      labels: parts.flatMap(places => piecesOf(places).map(([{ cell }]) => ({ cell, text: letter }))),
    }),
  };
};
