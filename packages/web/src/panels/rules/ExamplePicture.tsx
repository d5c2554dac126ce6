/** The boards that an example touches, in their order; of many layers only a few around the middle. */
import { type Cell, layOut, type Layout, type Shape } from '@hyperdoku/engine';
import { BoardsPicture, type PlacedBoard } from '../../pictures/BoardsPicture.js';
import type { Example } from './examples.js';

/** So many cells in a picture can still be told apart at the width it has. */
const mostCellsAcross = 45;
const fewestForSymbols = 14;

interface Frame {
  readonly boards: readonly PlacedBoard[];
  /** How many boards of the shape the example touches, drawn or not. */
  readonly touched: number;
}

export function frameExample(shape: Shape, example: Example): Frame {
  const layout = layOut(shape);
  const touched = [...new Set([...example.lights.keys()].map(cell => layout.boardOf(cell)))].sort((a, b) => a - b);
  const drawn = layout.perspective.stacked.length > 1 ? nearMiddle(layout, touched) : someOf(layout, touched);
  return { boards: drawn, touched: touched.length };
}

/** In a row, or in as many rows as make about a square. */
function someOf(layout: Layout, touched: readonly number[]): PlacedBoard[] {
  const fits = Math.max(1, Math.floor(mostCellsAcross / layout.boardWidth));
  const perRow = touched.length <= 3 ? touched.length : Math.min(fits, Math.ceil(Math.sqrt(touched.length)));
  const most = perRow * (touched.length <= 3 ? 1 : perRow);
  return touched.slice(0, most).map((index, i) => ({
    board: layout.boardAt(index),
    column: i % perRow,
    row: Math.floor(i / perRow),
  }));
}

/** A grid of grids: the boards keep their places in it, and of long rows three around the middle are shown. */
function nearMiddle(layout: Layout, touched: readonly number[]): PlacedBoard[] {
  const { columns } = layout;
  const places = touched.map(index => [index % columns, Math.floor(index / columns)] as const);
  const near = (all: readonly number[]): number[] => {
    const sorted = [...new Set(all)].sort((a, b) => a - b);
    const from = Math.max(0, Math.floor((sorted.length - 1) / 2) - 1);
    return sorted.slice(from, from + 3);
  };
  const [across, down] = [near(places.map(([column]) => column)), near(places.map(([, row]) => row))];
  return places.flatMap(([column, row], i) =>
    across.includes(column) && down.includes(row)
      ? [{ board: layout.boardAt(touched[i]), column: across.indexOf(column), row: down.indexOf(row) }]
      : [],
  );
}

interface ExamplePictureProps {
  readonly shape: Shape;
  readonly example: Example;
  readonly boards: readonly PlacedBoard[];
  /** Some valid filling, of which the lit cells are shown. */
  readonly filling: Uint8Array | undefined;
}

export function ExamplePicture({ shape, example, boards, filling }: ExamplePictureProps) {
  const columns = Math.max(...boards.map(({ column }) => column)) + 1;
  const across = boards[0].board.width * columns;
  const hasRoom = across <= fewestForSymbols;
  const symbolOf = (cell: Cell): number =>
    hasRoom && filling && example.lights.has(cell) ? filling[cell] : 0;
  return (
    <BoardsPicture
      boards={boards}
      symbols={shape.symbols}
      lightsOf={cell => example.lights.get(cell) ?? 0}
      symbolOf={symbolOf}
    />
  );
}
