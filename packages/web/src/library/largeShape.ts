/** Shapes that are so large that the player is asked first: a short link or name is enough to mean one. */
import { outlineOf, type Problem, parseSpec } from '@hyperdoku/engine';

/**
 * The largest shape of the catalog has 65,536 cells, opens in a second or two and takes about a hundred megabytes. A million cells
 * take up to half a gigabyte, and the page stands still for as long as ten seconds; from here on it can be felt.
 */
export const mostCellsUnasked = 100_000;

/** How many cells a puzzle has that was refused for their number alone. */
export const cellsRefused = (problem: Problem): number | undefined =>
  problem.code === 'shape-too-large' && problem.detail === 'unasked' ? problem.parameters.cells : undefined;

/** How many cells a shape has, where it is one to ask about; by its outline alone, which takes no memory. */
export function cellsToAskAbout(text: string): number | undefined {
  const spec = parseSpec(text);
  const outline = spec.ok ? outlineOf(spec.value, mostCellsUnasked) : spec;
  return outline.ok ? undefined : cellsRefused(outline.problem);
}
