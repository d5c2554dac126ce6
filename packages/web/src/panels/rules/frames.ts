/** Which boards an example is shown on: the one that it lies in, or, when it runs in depth, those it touches, in stacks. */
import { type BoardLayout, type Cell, layOut, type Shape } from '@hyperdoku/engine';

/** A stack for each place along the further axes, from the top down; a single board when all lies in one. */
export type Frame = readonly (readonly BoardLayout[])[];

export function frameCells(shape: Shape, cells: Iterable<Cell>): Frame {
  const layout = layOut(shape);
  const touched = [...new Set([...cells].map(cell => layout.boardOf(cell)))].sort((a, b) => a - b);
  const [first, ...further] = layout.perspective.stacked;
  if (first === undefined || further.length === 0) return [touched.map(layout.boardAt)];
  // The places of boards along the first stacked axis and along all others.
  const depth = shape.extents[first];
  const columns = new Map<number, number[]>();
  for (const index of touched) {
    const column = Math.floor(index / depth);
    columns.set(column, [...(columns.get(column) ?? []), index]);
  }
  const stacks = [...columns.values()];
  const longest = Math.max(...stacks.map(stack => stack.length));
  // Boards that differ only along the further axes are one stack; a cross of two lines is a stack for each.
  const single = stacks.filter(stack => stack.length === 1).flat();
  if (longest === 1) return [single.map(layout.boardAt)];
  const deep = stacks.filter(stack => stack.length > 1);
  if (single.length === 0) return deep.map(stack => stack.map(layout.boardAt));
  const meeting = deep.flat().find(index => single.some(other => other % depth === index % depth));
  const crossing = [...single, ...(meeting === undefined ? [] : [meeting])].sort((a, b) => a - b);
  return [...deep, crossing].map(stack => stack.map(layout.boardAt));
}
