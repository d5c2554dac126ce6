/** Chains and cases as a player reads them: nothing is left out, and every link says why. */
import { makeSymbolText } from '../../board/symbols.js';
import { areExclusive } from '../../logic/sight.js';
import type { Because, Branch, Candidate, Link, Step } from '../../logic/step.js';
import { houseNameOf, makeCellName } from '../../shape/names.js';
import type { House, Shape } from '../../shape/shape.js';
import type { Telling } from '../words.js';
import { labelConstraint } from './constraints.js';
import { count, listAll } from './grammar.js';
import { nameHouse } from './houses.js';

export class ChainWords {
  private readonly shape: Shape;

  constructor(shape: Shape) {
    this.shape = shape;
  }

  private house = (house: House): string => nameHouse(houseNameOf(this.shape, house));
  private symbol = (symbol: number): string => makeSymbolText(symbol, this.shape.symbols);

  /** `r1c1 is 5`, `one of r1c1 and r1c2 is 5`, `neither r1c1 nor r1c2 is 5`. */
  private link({ cell, cells = [cell], symbol, holds }: Link): string {
    const names = cells.map(one => makeCellName(this.shape, one));
    const it = this.symbol(symbol);
    if (names.length === 1) return `${names[0]} is ${holds ? '' : 'not '}${it}`;
    if (holds) return `one of ${listAll(names)} is ${it}`;
    return names.length === 2
      ? `neither ${names[0]} nor ${names[1]} is ${it}`
      : `none of ${listAll(names)} is ${it}`;
  }

  private because(because: Because, many: boolean): string {
    if ('house' in because)
      return `the only ${many ? 'places' : 'place'} left in ${this.house(because.house)}`;
    if ('cell' in because) return 'the only symbol left there';
    if ('set' in because) {
      const cells = listAll(because.set.map(cell => makeCellName(this.shape, cell)));
      return `or ${cells} would have too few symbols`;
    }
    if ('constraint' in because)
      return `by the ${labelConstraint(this.shape, this.shape.constraints[because.constraint])}`;
    return `by the sum of ${listAll(because.sumOf.map(this.house))}`;
  }

  private withReason(link: Link): string {
    return link.because
      ? `${this.link(link)} (${this.because(link.because, (link.cells ?? []).length > 1)})`
      : this.link(link);
  }

  /** `if r1c1 is not 5, then r1c4 is 5 (the only place left in row 1), so r7c4 is not 5, then …`. */
  chain([first, ...rest]: readonly Link[]): string {
    return `if ${this.link(first)}, ${rest.map(link => `${link.holds ? 'then' : 'so'} ${this.withReason(link)}`).join(', ')}`;
  }

  /** What a chain comes to: one of its ends holds, or, where it closes to a loop, one of every two neighbours. */
  upshot({ chain, placements, eliminations }: Step): string {
    if (placements.length > 0) return 'so in any case ';
    const first = { ...chain[0], holds: true };
    const last = chain[chain.length - 1];
    const isSeen = (link: Link, gone: Candidate): boolean =>
      (link.cells ?? [link.cell]).every(cell =>
        areExclusive(this.shape, { cell, symbol: link.symbol }, gone),
      );
    if (!eliminations.every(gone => isSeen(first, gone) && isSeen(last, gone)))
      return `and that again means that ${this.link(chain[0])}: the chain closes to a loop, and of every two neighbours on it one holds; so `;
    if (this.link(first) === this.link(last)) return `so in any case ${this.link(last)}, and `;
    return `so ${this.oneOf(first, last)}, and either way `;
  }

  private oneOf(first: Link, last: Link): string {
    const cells = [...new Set([first, last].flatMap(({ cell, cells = [cell] }) => cells))];
    return first.symbol === last.symbol
      ? `${this.symbol(first.symbol)} stands at ${listAll(
          cells.map(cell => makeCellName(this.shape, cell)),
          'or',
        )}`
      : `${this.link(first)} or ${this.link(last)}`;
  }

  /** What follows in a case. What goes because something holds goes without saying. */
  branch({ links, cases, failsAt, guesses }: Branch): Telling {
    const [first, ...rest] = links;
    if (guesses !== undefined)
      return {
        text: `If ${this.link(first)},`,
        parts: [],
        end: `no solution is left: a search that tries all cases takes ${count(guesses, 'guess', 'guesses')} to show it, more than anybody would read.`,
      };
    const told = rest.filter(
      (link, i) => link.holds || link.because || (!failsAt && !cases && i === rest.length - 1),
    );
    const ends = failsAt
      ? [...told.map(this.follows), `then ${this.failure(failsAt)}`]
      : told.map(this.follows);
    // Where nothing follows, what was to be shown is what is assumed.
    const end = ends.pop() ?? (cases ? '' : 'it is so already');
    return {
      text: `If ${this.link(first)},`,
      parts: ends.map(text => ({ text: `${text},`, parts: [] })),
      end: `${failsAt && ends.length === 0 ? end.replace(/^then /, '') : end}.`,
    };
  }

  private follows = (link: Link): string => `then ${this.withReason(link)}`;

  failure({ cell, house, symbol, constraint }: NonNullable<Branch['failsAt']>): string {
    if (cell !== undefined) return `nothing is left for ${makeCellName(this.shape, cell)}`;
    if (constraint !== undefined)
      return `the ${labelConstraint(this.shape, this.shape.constraints[constraint])} is broken`;
    if (house === undefined || symbol === undefined) return 'no solution is left';
    return `${this.symbol(symbol)} has no place in ${this.house(house)}`;
  }
}
