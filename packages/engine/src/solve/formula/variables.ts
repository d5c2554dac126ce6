/**
 * Which variable stands for which option. In the whole formula of a shape every option (cell · symbols + symbol - 1) has the
 * variable that follows it, and nothing is stored. Of a position only the live options of open cells have one: decided cells
 * and dead options need none, which is most of the saving on easy puzzles. Auxiliary variables are counted on after those.
 */
import type { Cell, Shape } from '../../shape/shape.js';
import type { OpenPosition } from '../prover.js';
import { certain, type Literal } from './clauses.js';

interface LiveOptions {
  /** The variable of each option, 0 where it has none. */
  readonly variableOf: Int32Array;
  /** The option of each variable; entry 0 is unused. */
  readonly optionOf: Int32Array;
  /** The symbols of cells that need no variable, 0 for the others. */
  readonly decided: Uint8Array;
}

export class Variables {
  /** So many stand for options: 1 … optionCount. */
  readonly optionCount: number;
  private auxiliaryCount = 0;
  private readonly symbols: number;
  private readonly variableOf: Int32Array | undefined;
  private readonly decided: Uint8Array | undefined;

  constructor({ cellCount, symbols }: Shape, live?: LiveOptions) {
    this.symbols = symbols;
    this.variableOf = live?.variableOf;
    this.decided = live?.decided;
    this.optionCount = live ? live.optionOf.length - 1 : cellCount * symbols;
  }

  get count(): number {
    return this.optionCount + this.auxiliaryCount;
  }

  /** The variable of an option, 0 where it has none. */
  of(option: number): number {
    return this.variableOf === undefined ? option + 1 : this.variableOf[option];
  }

  /** Whether a cell is still to be decided. */
  isOpen(cell: Cell): boolean {
    return this.decided === undefined || this.decided[cell] === 0;
  }

  /** Says that a cell has a symbol, counted from 0, whatever is known of it. */
  literalOf(cell: Cell, v: number): Literal {
    const decided = this.decided?.[cell] ?? 0;
    if (decided !== 0) return decided === v + 1 ? certain : -certain;
    return this.of(cell * this.symbols + v) || -certain;
  }

  /** The symbols, counted from 0, that a cell may have. */
  symbolsOf(cell: Cell): number[] {
    const symbols: number[] = [];
    for (let v = 0; v < this.symbols; v++) if (this.literalOf(cell, v) !== -certain) symbols.push(v);
    return symbols;
  }

  /** One more, which stands for no option. */
  fresh(): number {
    return this.optionCount + ++this.auxiliaryCount;
  }
}

export function listLiveOptions({ shape, live }: OpenPosition): LiveOptions {
  const { symbols, cellCount } = shape;
  const count = new Uint8Array(cellCount);
  for (let i = 0; i < live.length; i++) count[Math.floor(live[i] / symbols)]++;
  const variableOf = new Int32Array(cellCount * symbols);
  const decided = new Uint8Array(cellCount);
  const options: number[] = [0];
  for (let i = 0; i < live.length; i++) {
    const option = live[i];
    const cell = Math.floor(option / symbols);
    if (count[cell] === 1) decided[cell] = (option % symbols) + 1;
    else {
      variableOf[option] = options.length;
      options.push(option);
    }
  }
  return { variableOf, decided, optionOf: Int32Array.from(options) };
}
