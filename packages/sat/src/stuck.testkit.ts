/**
 * All positions of a solution where singles get stuck, for which there is no other solution. At such a position every symbol that is missing has a
 * second place in each house and, where naked singles are used too, every blank a second candidate. That is said in clauses, with a variable
 * for each cell that is blank and for each candidate. What can be filled in another way is no puzzle: it is excluded as it turns up, by the
 * cells in which the two fillings differ. When the solver finds nothing more, it is proved that there is nothing more: or nothing with so few
 * blanks, where only these are wanted.
 */
import {
  asPuzzle,
  blank,
  cellsOf,
  decide,
  expectOk,
  housesOf,
  type Puzzle,
  type Solution,
} from '@hyperdoku/engine';
import { proofSettings, SatSolver } from './cadical.js';

/** What solves everything else: hidden singles alone, or naked ones too. */
export type Singles = 'hidden' | 'hidden and naked';

/** Every puzzle of the solution at which these singles do not begin, and which has no more blanks than this. */
export async function* listStuck(
  solution: Solution,
  singles: Singles,
  mostBlanks = Number.POSITIVE_INFINITY,
): AsyncGenerator<Puzzle> {
  const { shape, symbols } = solution;
  const solver = await SatSolver.create(proofSettings);
  const blankOf = (cell: number): number => cell + 1;
  const candidateOf = (cell: number, symbol: number): number =>
    shape.cellCount + cell * shape.symbols + symbol;
  const cells = Array.from({ length: shape.cellCount }, (_, cell) => cell);
  const others = (cell: number): number[] =>
    Array.from({ length: shape.symbols }, (_, i) => i + 1).filter(symbol => symbol !== symbols[cell]);
  for (const cell of cells) {
    for (const symbol of others(cell)) {
      const sources = [...housesOf(shape, cell)].flatMap(house =>
        [...cellsOf(shape, house)].filter(each => symbols[each] === symbol),
      );
      // A candidate needs these blanks. That it is one whenever they are blank need not be said: nothing forbids a candidate.
      for (const each of [cell, ...sources]) solver.addClause([-candidateOf(cell, symbol), blankOf(each)]);
    }
    for (const house of housesOf(shape, cell)) {
      const elsewhere = [...cellsOf(shape, house)].filter(each => each !== cell);
      solver.addClause([-blankOf(cell), ...elsewhere.map(each => candidateOf(each, symbols[cell]))]);
    }
    if (singles === 'hidden and naked')
      solver.addClause([-blankOf(cell), ...others(cell).map(symbol => candidateOf(cell, symbol))]);
  }
  solver.addClause(cells.map(blankOf));
  if (mostBlanks < shape.cellCount)
    limitCount(solver, cells.map(blankOf), mostBlanks, 1 + candidateOf(shape.cellCount, shape.symbols));
  while (solver.solve() === 'sat') {
    const clues = Uint8Array.from(cells, cell => (solver.isTrue(blankOf(cell)) ? blank : symbols[cell]));
    const puzzle = expectOk(asPuzzle({ shape, symbols: clues }));
    const verdict = await decide(puzzle);
    if (verdict.status === 'unique') {
      yield puzzle;
      solver.addClause(cells.map(cell => (clues[cell] === blank ? -blankOf(cell) : blankOf(cell))));
    } else if (verdict.status === 'many') {
      for (const other of [verdict.solution, verdict.other]) {
        const differing = cells.filter(cell => other.symbols[cell] !== symbols[cell]);
        if (differing.length > 0) solver.addClause(differing.map(cell => -blankOf(cell)));
      }
    } else throw new Error(`${shape.name} was not decided: ${verdict.status}`);
  }
  solver.dispose();
}

/** Says that at most so many of the variables are true, by variables from here on: after each of them, whether so many were true so far. */
function limitCount(solver: SatSolver, variables: readonly number[], most: number, firstNew: number): void {
  const counts = Array.from({ length: most + 1 }, (_, i) => i);
  let before: number[] | undefined;
  let next = firstNew;
  for (const variable of variables) {
    const after: number[] = counts.map(() => next++);
    for (const count of counts) {
      if (before) solver.addClause([-before[count], after[count]]);
      if (count === 0) solver.addClause([-variable, after[0]]);
      else if (before) solver.addClause([-variable, -before[count - 1], after[count]]);
    }
    before = after;
  }
  if (before) solver.addClause([-before[most]]);
}
