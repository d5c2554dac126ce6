/**
 * The one place that a first hint points at: a house or a constraint, never a cell. Where a step is seen in several houses it is the first
 * of them; where it names none, one that holds as much of its pattern as any.
 */
import { coordinatesOf } from '../shape/coordinates.js';
import { type Cell, cellsOf, type House, housesOf, type Shape } from '../shape/shape.js';
import type { Step } from './step.js';

/** A house; or all houses that fill one layer together. Without a house or a constraint it is the whole board. */
export type Focus =
  | { readonly houses: readonly House[] }
  | { readonly constraint: number }
  | { readonly board: true };

/** The place at which a first hint points, which gives nothing away. */
export function focusOf(shape: Shape, step: Step): Focus {
  const { houses, constraints } = step;
  if (layersOf(shape, houses)?.layers.length === 1) return { houses };
  if (houses.length > 0) return { houses: houses.slice(0, 1) };
  const [constraint] = constraints;
  if (constraint !== undefined && shape.constraints[constraint].cells.length > 0) return { constraint };
  const house = houseWithMost(shape, patternOf(step));
  return house === undefined ? { board: true } : { houses: [house] };
}

/** Across which axis several houses of a solid fill whole layers, and which, counted from 0. */
export function layersOf(
  shape: Shape,
  houses: readonly House[],
): { readonly axis: number; readonly layers: readonly number[] } | undefined {
  if (houses.length < 2 || shape.extents.length < 3 || shape.surface) return undefined;
  const places = houses.flatMap(house =>
    Array.from(cellsOf(shape, house), cell => coordinatesOf(shape, cell)),
  );
  for (const [axis, extent] of shape.extents.entries()) {
    const layers = [...new Set(places.map(at => at[axis]))].sort((a, b) => a - b);
    if (layers.length < extent && places.length === (layers.length * shape.cellCount) / extent)
      return { axis, layers };
  }
  return undefined;
}

/** Its cells; of a rectangle those that spoil it, of cases those that they begin with. */
function patternOf({ cells, fins, chain, branches }: Step): readonly Cell[] {
  if (fins.length > 0) return fins;
  if (cells.length > 0) return cells;
  const links = chain.length > 0 ? chain : branches.flatMap(branch => branch.links.slice(0, 1));
  return links.map(({ cell }) => cell);
}

function houseWithMost(shape: Shape, cells: readonly Cell[]): House | undefined {
  const counts = new Map<House, number>();
  for (const cell of cells)
    for (const house of housesOf(shape, cell)) counts.set(house, (counts.get(house) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0];
}

/** How much of a step is given away. 1: where to look; 2: which technique, where and with what; 3: the whole step. */
export type Strength = 1 | 2 | 3;

/**
 * What a hint of a strength may show: first its place alone, then its pattern without the cells that it acts on, in the end all of it.
 */
export function partOf(shape: Shape, step: Step, strength: Strength): Step {
  if (strength === 3) return step;
  const nothing = {
    cells: [],
    fins: [],
    subset: [],
    symbols: [],
    chain: [],
    branches: [],
    placements: [],
    eliminations: [],
  };
  const { evidence: _, sum: __, ways: ___, ...told } = step;
  const focus = focusOf(shape, step);
  const place = {
    houses: 'houses' in focus ? focus.houses : [],
    constraints: 'constraint' in focus ? [focus.constraint] : [],
    covers: [],
  };
  if (strength === 1) return { ...told, ...nothing, ...place };
  const hidden = new Set([...step.placements, ...step.eliminations].map(({ cell }) => cell));
  const isShown = (cell: Cell): boolean => !hidden.has(cell);
  return {
    ...told,
    ...nothing,
    ...(step.houses.length + step.constraints.length === 0 && place),
    cells: step.cells.filter(isShown),
    fins: step.fins.filter(isShown),
    subset: (step.subset ?? []).filter(isShown),
    symbols: step.symbols,
  };
}
