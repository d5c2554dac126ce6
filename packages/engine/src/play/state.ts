/** Where a game stands: the planes and what is counted over them. Everything that changes a plane goes through here. */
import type { Puzzle } from '../board/puzzle.js';
import { blank, type Symbol } from '../board/symbols.js';
import type { Cell, Shape } from '../shape/shape.js';
import { type Action, changeLength } from './action.js';
import { ConflictCounts } from './conflictCounts.js';
import {
  bitOf,
  cellOfPlace,
  fullMask,
  listSymbols,
  type Place,
  Planes,
  placeOf,
  planeOfPlace,
  planes,
} from './planes.js';

export class PlayState {
  readonly shape: Shape;
  readonly planes: Planes;
  readonly conflicts: ConflictCounts;
  /** The cells in which candidates are struck out. */
  readonly struckCells = new Set<Cell>();

  constructor(puzzle: Puzzle) {
    this.shape = puzzle.shape;
    this.planes = new Planes(puzzle);
    this.conflicts = new ConflictCounts(puzzle.shape, this.planes.symbols);
  }

  /** Sets a place. Its cell, and those that fall into conflict or come out of it, are added to `touched`. */
  write(place: Place, value: number, touched: Set<Cell>): void {
    const before = this.planes.read(place);
    if (before === value) return;
    const cell = cellOfPlace(place);
    const plane = planeOfPlace(place);
    touched.add(cell);
    this.planes.write(place, value);
    if (plane === planes.entry) this.conflicts.follow(cell, before, value, touched);
    else if (plane === planes.struck || plane === planes.struck + 1) {
      if (this.planes.isEmpty(planes.struck, cell)) this.struckCells.delete(cell);
      else this.struckCells.add(cell);
    }
  }

  /** Makes the changes of an action again. */
  apply({ changes }: Action): Cell[] {
    const touched = new Set<Cell>();
    for (let i = 0; i < changes.length; i += changeLength) this.write(changes[i], changes[i + 2], touched);
    return [...touched];
  }

  /** Takes the changes of an action back. */
  revert({ changes }: Pick<Action, 'changes'>): Cell[] {
    const touched = new Set<Cell>();
    for (let i = changes.length - changeLength; i >= 0; i -= changeLength)
      this.write(changes[i], changes[i + 1], touched);
    return [...touched];
  }

  /** What could stand in a blank cell by clues, entries and what is struck out: the low or the high word of a mask. */
  candidateMask(cell: Cell, word: 0 | 1): number {
    const struck = this.planes.read(placeOf(planes.struck + word, cell));
    return fullMask(this.shape, word) & ~this.conflicts.maskAround(cell, word) & ~struck;
  }

  isCandidate(cell: Cell, symbol: Symbol): boolean {
    return (this.candidateMask(cell, symbol > 32 ? 1 : 0) & bitOf(symbol)) !== 0;
  }

  /** The candidates of a cell, rising; of a filled one its symbol. */
  candidatesOf(cell: Cell): Symbol[] {
    const held = this.planes.symbols[cell];
    return held === blank ? listSymbols(this.candidateMask(cell, 0), this.candidateMask(cell, 1)) : [held];
  }
}

/** The changes of an action while it is being made. They take effect at once. */
export class Draft {
  readonly state: PlayState;
  readonly changes: number[] = [];
  readonly touched = new Set<Cell>();

  constructor(state: PlayState) {
    this.state = state;
  }

  set(place: Place, value: number): void {
    const before = this.state.planes.read(place);
    if (before === value) return;
    this.changes.push(place, before, value);
    this.state.write(place, value, this.touched);
  }
}
