/**
 * Which symbols may stand together in one, two or three cells. Each symbol of a cell, and each two symbols of two cells, say
 * which symbols that leaves in another cell (support). Clauses that forbid the wrong combinations one by one would be
 * correct too, but unit propagation sees nothing in them before a cell is decided. Of two cells support clauses strike a
 * symbol out the moment the last symbol that goes with it is gone, in both directions: that is arc consistency. Of three
 * cells they do so by what the relation says of every two of them, and of the third once two are decided.
 */
import type { Combinations } from '../../shape/combinations.js';
import type { Relation } from '../../shape/constraint.js';
import type { Cell } from '../../shape/shape.js';
import type { Clauses, Literal } from './clauses.js';
import type { Variables } from './variables.js';

/** What a symbol of a cell may be, counted from 0, and what says that it is. */
interface Choice {
  readonly v: number;
  readonly literal: Literal;
}

export function writeRelation({ cells, allowed }: Relation, variables: Variables, clauses: Clauses): void {
  const choices = cells.map(cell => choicesOf(cell, variables));
  const fits = makeTest(allowed);
  if (choices.length === 1) {
    for (const { v, literal } of choices[0]) if (!fits(v)) clauses.add([-literal]);
    return;
  }
  for (const [i, own] of choices.entries()) {
    for (const [j, other] of choices.entries()) {
      if (i === j) continue;
      const [third] = choices.filter((_, k) => k !== i && k !== j);
      const at = (a: number, b: number, c: number): boolean => fits(...places([i, a], [j, b], c));
      for (const { v, literal } of own) {
        const left = other.filter(
          choice => third?.some(({ v: c }) => at(v, choice.v, c)) ?? at(v, choice.v, 0),
        );
        clauses.add([-literal, ...left.map(choice => choice.literal)]);
        if (third === undefined || j < i) continue;
        for (const choice of other) {
          const last = third.filter(({ v: c }) => at(v, choice.v, c));
          clauses.add([-literal, -choice.literal, ...last.map(({ literal: c }) => c)]);
        }
      }
    }
  }
}

const choicesOf = (cell: Cell, variables: Variables): Choice[] =>
  variables.symbolsOf(cell).map(v => ({ v, literal: variables.literalOf(cell, v) }));

/** Whether symbols counted from 0, in the order of the cells, may stand together. */
const makeTest =
  ({ symbols, table }: Combinations) =>
  (a: number, b = 0, c = 0): boolean =>
    table[a + symbols * (b + symbols * c)] === 1;

/** Two symbols at their places, and the third at the one that is left. */
function places(
  first: [at: number, v: number],
  second: [at: number, v: number],
  third: number,
): [number, number, number] {
  const all: [number, number, number] = [third, third, third];
  all[first[0]] = first[1];
  all[second[0]] = second[1];
  return all;
}
