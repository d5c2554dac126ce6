/*
 * Clauses for what is left of a puzzle.
 *
 * A variable stands for one live option of an undecided cell; decided cells and dead options
 * get none, which is most of the saving on easy puzzles. There are two kinds of item, a cell and
 * a symbol of a house, and each must be covered exactly once: one long clause "at least one" and
 * a binary clause per pair "not both". Either half alone would be correct, but unit propagation
 * only sees naked and hidden singles from both sides when all four families are there.
 *
 * Two cells often share several houses (a line and a box; in `9^3` a line and two boxes), so
 * pairs are generated per cell over its distinct peers, each pair once. Long clauses are doubled
 * for the same reason when a symbol has the same places in two houses; a short memory of the
 * clauses that start with each variable removes those.
 */
import type { OpenPosition, Shape } from '@hyperdoku/engine';

export interface Encoding {
  /** Variables are 1..variableCount. */
  readonly variableCount: number;
  /** The option (cell * symbols + symbol - 1) of each variable; entry 0 is unused. */
  readonly optionOf: Int32Array;
  /** The variable of each option, 0 where it has none. */
  readonly variableOf: Int32Array;
  /** The symbols of cells that need no variable, 0 for the others. */
  readonly decided: Uint8Array;
  /** Clauses as in DIMACS: literals, each clause closed by 0. */
  readonly clauses: Int32Array;
}

export function encodePosition({ shape, live }: OpenPosition): Encoding {
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
  const variableCount = options.length - 1;
  return {
    variableCount,
    optionOf: Int32Array.from(options),
    variableOf,
    decided,
    clauses: writeClauses(shape, variableOf, variableCount),
  };
}

/** The grid of a model: the decided cells, and the options whose variables are true. */
export function readGrid(
  shape: Shape,
  encoding: Encoding,
  isTrue: (variable: number) => boolean,
): Uint8Array {
  const grid = encoding.decided.slice();
  for (let variable = 1; variable <= encoding.variableCount; variable++) {
    if (!isTrue(variable)) continue;
    const option = encoding.optionOf[variable];
    grid[Math.floor(option / shape.symbols)] = (option % shape.symbols) + 1;
  }
  return grid;
}

function writeClauses(shape: Shape, variableOf: Int32Array, variableCount: number): Int32Array {
  const writer = new ClauseWriter(variableCount);
  writeCells(shape, variableOf, writer);
  writeHouses(shape, variableOf, writer);
  writePeers(shape, variableOf, writer);
  return writer.finish();
}

/** Every undecided cell takes exactly one of its options. */
function writeCells({ symbols, cellCount }: Shape, variableOf: Int32Array, writer: ClauseWriter): void {
  for (let cell = 0; cell < cellCount; cell++) {
    const first = cell * symbols;
    for (let option = first; option < first + symbols; option++) {
      if (variableOf[option]) writer.push(variableOf[option]);
    }
    writer.closeLong();
    for (let a = first; a < first + symbols; a++) {
      if (!variableOf[a]) continue;
      for (let b = a + 1; b < first + symbols; b++) {
        if (variableOf[b]) writer.pushPair(-variableOf[a], -variableOf[b]);
      }
    }
  }
}

/** Every symbol still missing from a house has at least one place there. */
function writeHouses(
  { symbols, houseCount, houses }: Shape,
  variableOf: Int32Array,
  writer: ClauseWriter,
): void {
  for (let house = 0; house < houseCount; house++) {
    for (let symbol = 0; symbol < symbols; symbol++) {
      for (let k = house * symbols; k < (house + 1) * symbols; k++) {
        const variable = variableOf[houses[k] * symbols + symbol];
        if (variable) writer.push(variable);
      }
      writer.closeLong();
    }
  }
}

/** No two cells of a house take the same symbol: each pair of peers once. */
function writePeers(shape: Shape, variableOf: Int32Array, writer: ClauseWriter): void {
  const { symbols, cellCount, houses, cellHouseStart, cellHouses } = shape;
  const met = new Int32Array(cellCount).fill(-1);
  const undecided = new Uint8Array(cellCount);
  for (let option = 0; option < variableOf.length; option++) {
    if (variableOf[option]) undecided[Math.floor(option / symbols)] = 1;
  }
  for (let cell = 0; cell < cellCount; cell++) {
    if (!undecided[cell]) continue;
    for (let i = cellHouseStart[cell]; i < cellHouseStart[cell + 1]; i++) {
      const first = cellHouses[i] * symbols;
      for (let k = first; k < first + symbols; k++) {
        const peer = houses[k];
        if (peer <= cell || !undecided[peer] || met[peer] === cell) continue;
        met[peer] = cell;
        for (let symbol = 0; symbol < symbols; symbol++) {
          const a = variableOf[cell * symbols + symbol];
          const b = variableOf[peer * symbols + symbol];
          if (a && b) writer.pushPair(-a, -b);
        }
      }
    }
  }
}

/** A growing literal buffer that drops a long clause it has already seen. */
class ClauseWriter {
  private buffer = new Int32Array(1 << 14);
  private length = 0;
  private clauseStart = 0;
  /** Long clauses chained by their first literal: newest[first] -> start, older[start's rank]. */
  private readonly newest: Int32Array;
  private readonly older: number[] = [];
  private readonly starts: number[] = [];

  constructor(variableCount: number) {
    this.newest = new Int32Array(variableCount + 1).fill(-1);
  }

  push(literal: number): void {
    if (this.length + 4 > this.buffer.length) this.grow();
    this.buffer[this.length++] = literal;
  }

  pushPair(a: number, b: number): void {
    if (this.length + 4 > this.buffer.length) this.grow();
    const { buffer } = this;
    let { length } = this;
    buffer[length++] = a;
    buffer[length++] = b;
    buffer[length++] = 0;
    this.length = this.clauseStart = length;
  }

  /** Close the clause being written; an empty or repeated one is dropped. */
  closeLong(): void {
    const start = this.clauseStart;
    const size = this.length - start;
    if (size === 0) return;
    const head = this.buffer[start];
    for (let rank = this.newest[head]; rank >= 0; rank = this.older[rank]) {
      if (this.repeats(this.starts[rank], start, size)) {
        this.length = start;
        return;
      }
    }
    this.older.push(this.newest[head]);
    this.newest[head] = this.starts.push(start) - 1;
    this.buffer[this.length++] = 0;
    this.clauseStart = this.length;
  }

  private repeats(earlier: number, start: number, size: number): boolean {
    for (let i = 0; i < size; i++) if (this.buffer[earlier + i] !== this.buffer[start + i]) return false;
    return this.buffer[earlier + size] === 0;
  }

  private grow(): void {
    const wider = new Int32Array(this.buffer.length * 2);
    wider.set(this.buffer);
    this.buffer = wider;
  }

  finish(): Int32Array {
    return this.buffer.subarray(0, this.length);
  }
}
