/**
 * Cells and houses. There are two kinds of item, a cell and a symbol of a house, and each must be covered exactly once: one long
 * clause "at least one" and a binary clause for each pair "not both". Either half alone would be correct, but unit propagation
 * only sees naked and hidden singles from both sides when all four families are there.
 *
 * Two cells often share several houses (a line and a box; in `9^3` a line and two boxes), so pairs are written by cell over
 * its distinct peers, each pair once. What must differ without sharing a house comes with them. In a position a symbol may
 * have the same places in two houses; a long clause that has been written before is left out, too.
 */
import { otherPeersOf } from '../../shape/otherPeers.js';
import type { Cell, House, Shape } from '../../shape/shape.js';
import type { Clauses } from './clauses.js';
import { Variables } from './variables.js';

/** Writes item by item, so that whoever asks may carry the clauses away in between. */
export class HouseWriter {
  private readonly shape: Shape;
  private readonly variables: Variables;
  private readonly clauses: Clauses;
  private readonly peers: LaterPeers;
  /** The options of a cell that have a variable: symbols, counted from 0, and variables. */
  private readonly ownSymbols: Uint8Array;
  private readonly ownVariables: Int32Array;

  constructor(shape: Shape, variables: Variables, clauses: Clauses) {
    this.shape = shape;
    this.variables = variables;
    this.clauses = clauses;
    this.peers = new LaterPeers(shape, variables);
    this.ownSymbols = new Uint8Array(shape.symbols);
    this.ownVariables = new Int32Array(shape.symbols);
  }

  /** An open cell takes exactly one of its options. */
  writeCell(cell: Cell): void {
    const { variables, clauses, ownVariables } = this;
    if (!variables.isOpen(cell)) return;
    const count = this.listOptions(cell);
    if (count === 0) clauses.add([]);
    for (let i = 0; i < count; i++) clauses.push(ownVariables[i]);
    clauses.closeLong();
    for (let i = 0; i < count; i++)
      for (let j = i + 1; j < count; j++) clauses.pushPair(-ownVariables[i], -ownVariables[j]);
  }

  /** Every symbol still missing from a house has at least one place there. */
  writeHouse(house: House): void {
    const { variables, clauses } = this;
    const { symbols, houses } = this.shape;
    for (let v = 0; v < symbols; v++) {
      for (let k = house * symbols; k < (house + 1) * symbols; k++) {
        const variable = variables.of(houses[k] * symbols + v);
        if (variable !== 0) clauses.push(variable);
      }
      clauses.closeLong();
    }
  }

  /** No symbol of a cell stands in a peer as well: of each pair, the later one. */
  writePeers(cell: Cell): void {
    const { variables, clauses, peers, ownSymbols, ownVariables } = this;
    const { symbols } = this.shape;
    if (!variables.isOpen(cell)) return;
    const options = this.listOptions(cell);
    const count = peers.list(cell);
    for (let i = 0; i < count; i++) {
      const first = peers.found[i] * symbols;
      for (let j = 0; j < options; j++) {
        const other = variables.of(first + ownSymbols[j]);
        if (other !== 0) clauses.pushPair(-ownVariables[j], -other);
      }
    }
  }

  /** The same for cells that must differ without sharing a house. */
  writeOtherPeers(cell: Cell): void {
    const { variables, clauses } = this;
    const { start, cells } = otherPeersOf(this.shape);
    for (let i = start[cell]; i < start[cell + 1]; i++) {
      if (cells[i] < cell) continue;
      for (let v = 0; v < this.shape.symbols; v++)
        clauses.add([-variables.literalOf(cell, v), -variables.literalOf(cells[i], v)]);
    }
  }

  /** Puts the options of a cell into `ownSymbols` and `ownVariables`; how many there are. */
  private listOptions(cell: Cell): number {
    const { variables, ownSymbols, ownVariables } = this;
    const { symbols } = this.shape;
    let count = 0;
    for (let v = 0; v < symbols; v++) {
      const variable = variables.of(cell * symbols + v);
      if (variable === 0) continue;
      ownSymbols[count] = v;
      ownVariables[count++] = variable;
    }
    return count;
  }
}

/** How many pairs of cells share a house. */
export function countPeers(shape: Shape): number {
  const peers = new LaterPeers(shape, new Variables(shape));
  let count = 0;
  for (let cell = 0; cell < shape.cellCount; cell++) count += peers.list(cell);
  return count;
}

/** The open peers of one cell after the other; each pair comes with the first cell of it. */
class LaterPeers {
  readonly found: Int32Array;
  private readonly shape: Shape;
  private readonly variables: Variables;
  private readonly met: Int32Array;

  constructor(shape: Shape, variables: Variables) {
    this.shape = shape;
    this.variables = variables;
    this.met = new Int32Array(shape.cellCount).fill(-1);
    let most = 0;
    for (let cell = 0; cell < shape.cellCount; cell++)
      most = Math.max(most, shape.cellHouseStart[cell + 1] - shape.cellHouseStart[cell]);
    this.found = new Int32Array(most * shape.symbols);
  }

  /** Puts them into `found`; how many there are. */
  list(cell: Cell): number {
    const { found, met, variables } = this;
    const { symbols, houses, cellHouseStart, cellHouses } = this.shape;
    let count = 0;
    for (let i = cellHouseStart[cell]; i < cellHouseStart[cell + 1]; i++) {
      const first = cellHouses[i] * symbols;
      for (let k = first; k < first + symbols; k++) {
        const peer = houses[k];
        if (peer <= cell || met[peer] === cell || !variables.isOpen(peer)) continue;
        met[peer] = cell;
        found[count++] = peer;
      }
    }
    return count;
  }
}
