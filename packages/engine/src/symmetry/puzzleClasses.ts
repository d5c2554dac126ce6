/**
 * Puzzles that are the same but for a symmetry, told as they come. Of all rules that motions take to each other the first stands for
 * the others: puzzles are moved there, and have their canonical form there.
 */
import { fail, ok, type Result } from '../base/result.js';
import type { Grid } from '../board/grid.js';
import type { Shape } from '../shape/shape.js';
import { identity, moveSymbols, type Symmetry } from '../shape/symmetry.js';
import { type Budget, Pace, type Shortage } from '../solve/budget.js';
import { canonise } from './canonise.js';
import { carryRule } from './carryRule.js';
import { traceRule } from './ruleMotions.js';

/** A map holds no more than some millions. */
const mostInMap = 8_000_000;

/** A rule that stands for those that motions take to it, and what takes one of them there. */
interface Carried {
  readonly to: Shape;
  readonly symmetry: Symmetry;
}

/** Tells which of many puzzles are the same up to symmetry. */
export class PuzzleClasses {
  /** The numbers under which forms came first. */
  private readonly firsts: Map<string, number>[] = [new Map()];
  private readonly rules = new Map<string, Shape[]>();
  private readonly carried = new WeakMap<Shape, Carried>();

  /**
   * The number of the first puzzle that is the same as this one: its own, if there was none. Whoever knows its canonical form already
   * passes it in.
   */
  async add(grid: Grid, number: number, budget: Budget = {}, known?: Grid): Promise<Result<number>> {
    const pace = new Pace(budget);
    const carried = await this.carry(grid.shape, pace);
    if (typeof carried === 'string') return fail('cut-short', 'canonical-form', { reason: carried });
    const { to, symmetry } = carried;
    if (known && to === grid.shape && known.shape === to)
      return ok(this.find(`${to.name} ${pack(known)}`, number));
    const moved = to === grid.shape ? grid : { shape: to, symbols: moveSymbols(symmetry, grid.symbols) };
    const form = await canonise(moved, pace.part());
    return form.ok ? ok(this.find(`${to.name} ${pack(form.value.grid)}`, number)) : form;
  }

  private async carry(shape: Shape, pace: Pace): Promise<Carried | Shortage> {
    const known = this.carried.get(shape);
    if (known) return known;
    const key = `${shape.symbols} ${shape.cellCount} ${traceRule(shape)}`;
    const alike = this.rules.get(key) ?? [];
    for (const to of alike) {
      const symmetry = await carryRule(shape, to, pace);
      if (typeof symmetry === 'string') return symmetry;
      if (symmetry) return this.keep(shape, { to, symmetry });
    }
    this.rules.set(key, [...alike, shape]);
    return this.keep(shape, { to: shape, symmetry: identity(shape) });
  }

  private keep(shape: Shape, carried: Carried): Carried {
    this.carried.set(shape, carried);
    return carried;
  }

  private find(form: string, number: number): number {
    for (const map of this.firsts) {
      const first = map.get(form);
      if (first !== undefined) return first;
    }
    if (this.firsts[this.firsts.length - 1].size >= mostInMap) this.firsts.push(new Map());
    this.firsts[this.firsts.length - 1].set(form, number);
    return number;
  }
}

/** The symbols as the characters of a text, some at a time. */
function pack({ symbols }: Grid): string {
  let text = '';
  for (let start = 0; start < symbols.length; start += 4096)
    text += String.fromCharCode(...symbols.subarray(start, start + 4096));
  return text;
}
