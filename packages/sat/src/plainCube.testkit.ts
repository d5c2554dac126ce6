/** The puzzles of `9^3` solved by plain clauses, without anything that the engine knows. */
import { SatSolver } from './cadical.js';

const side = 9;

/** The rule of the cube, said once more without the engine: cells x + 9y + 81z, lines, each of them twice, and boxes in every pair of axes. */
function listHouses(): number[][] {
  const span = (length: number) => Array.from({ length }, (_, i) => i);
  const strides = [1, side, side * side];
  return [0, 1, 2].flatMap(level => {
    const [across, down] = strides.filter((_, axis) => axis !== level);
    const slices = span(side).map(at => at * strides[level]);
    return slices.flatMap(slice => [
      ...span(side).map(line => span(side).map(i => slice + line * down + i * across)),
      ...span(side).map(line => span(side).map(i => slice + line * across + i * down)),
      ...span(side).map(box =>
        span(side).map(
          i =>
            slice + (3 * (box % 3) + (i % 3)) * across + (3 * Math.floor(box / 3) + Math.floor(i / 3)) * down,
        ),
      ),
    ]);
  });
}

const houses = listHouses();
const variableOf = (cell: number, symbol: number): number => cell * side + symbol;

/** All solutions up to two of a puzzle of `9^3`, by clauses that know nothing of what the engine finds out. */
export async function solveCubeTwice(clues: ArrayLike<number>): Promise<number[][]> {
  const solver = await SatSolver.create({ quiet: true });
  const symbols = Array.from({ length: side }, (_, i) => i + 1);
  for (let cell = 0; cell < clues.length; cell++) {
    solver.addClause(symbols.map(symbol => variableOf(cell, symbol)));
    if (clues[cell] > 0) solver.addClause([variableOf(cell, clues[cell])]);
  }
  for (const house of houses)
    for (const [i, cell] of house.entries())
      for (const other of house.slice(i + 1))
        for (const symbol of symbols)
          solver.addClause([-variableOf(cell, symbol), -variableOf(other, symbol)]);
  const found: number[][] = [];
  while (found.length < 2 && solver.solve() === 'sat') {
    const grid = Array.from(
      clues,
      (_, cell) => symbols.find(symbol => solver.isTrue(variableOf(cell, symbol))) ?? 0,
    );
    found.push(grid);
    solver.addClause(grid.map((symbol, cell) => -variableOf(cell, symbol)));
  }
  solver.dispose();
  return found;
}
