/** A step as a picture: the houses it looks at, the cells of its pattern, and what goes or comes. */
import type { Grid } from '../board/grid.js';
import type { Position } from '../logic/position.js';
import type { Step } from '../logic/step.js';
import { type Cell, cellsOf } from '../shape/shape.js';
import { type CandidateMark, makeSvgPicture } from './svgPicture.js';

const houseFill = '#FFF6D6';
const coverFill = '#E3F0FF';
const patternFill = '#FFE58A';
const finFill = '#FFB8D2';
const placedFill = '#CDEBC5';
const goneFill = '#FBE0DD';

/** The position before the step, with the step's evidence and effect lit; of many slices only those that matter. */
export function makeStepPicture(position: Position, step: Step, title?: string): string {
  const { shape } = position;
  const fills = new Map<Cell, string>();
  const paint = (cells: Iterable<Cell>, fill: string): void => {
    for (const cell of cells) fills.set(cell, fill);
  };
  for (const house of step.covers) paint(cellsOf(shape, house), coverFill);
  for (const house of step.houses) paint(cellsOf(shape, house), houseFill);
  const links = [...step.chain, ...step.branches.flatMap(branch => branch.links)];
  paint(
    links.map(link => link.cell),
    patternFill,
  );
  paint(step.cells, patternFill);
  paint(step.fins, finFill);
  paint(
    step.eliminations.map(({ cell }) => cell),
    goneFill,
  );
  paint(
    step.placements.map(({ cell }) => cell),
    placedFill,
  );
  const gone = new Set(step.eliminations.map(({ cell, symbol }) => cell * shape.symbols + symbol));
  const kept = new Set(
    [...step.placements, ...links.filter(link => link.holds)].map(
      ({ cell, symbol }) => cell * shape.symbols + symbol,
    ),
  );
  const markOf = (cell: Cell, symbol: number): CandidateMark => {
    const option = cell * shape.symbols + symbol;
    if (gone.has(option)) return 'gone';
    const inPattern =
      step.symbols.includes(symbol) && (step.cells.includes(cell) || step.fins.includes(cell));
    return kept.has(option) || inPattern ? 'kept' : 'plain';
  };
  const matters = new Set([
    ...step.cells,
    ...step.fins,
    ...links.map(link => link.cell),
    ...step.eliminations.map(({ cell }) => cell),
  ]);
  const grid: Grid = { shape, symbols: position.symbols };
  return makeSvgPicture(grid, {
    ...(title !== undefined && { title }),
    shows: ({ rows }) =>
      shape.extents.length === 2 || rows.some(row => row.some(({ cell }) => matters.has(cell))),
    fillOf: cell => fills.get(cell),
    candidatesOf: cell => position.candidatesOf(cell),
    markOf,
  });
}
