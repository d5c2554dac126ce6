/** Where a game stands: the planes and what is counted over them. Everything that changes a plane goes through here. */
import { expectOk, type Result } from '../base/result.js';
import { asPuzzle, type Puzzle } from '../board/puzzle.js';
import { blank, type SymbolNumber } from '../board/symbols.js';
import type { ConstraintSpec } from '../shape/constraint.js';
import {
  applyEdits,
  type ConstraintEdit,
  constraintsOf,
  revertEdits,
  withConstraints,
} from '../shape/ruleEdits.js';
import type { Cell, Shape } from '../shape/shape.js';
import { shapeOf } from '../shape/shapes.js';
import { changeLength, type Deed } from './action.js';
import { ConflictCounts } from './conflictCounts.js';
import { cellOfMark, isMark } from './marks.js';
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
  readonly planes: Planes;
  #puzzle: Puzzle;
  #conflicts: ConflictCounts;
  /** The cells in which candidates are struck out. */
  readonly struckCells = new Set<Cell>();

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
    this.planes = new Planes(puzzle);
    this.#conflicts = new ConflictCounts(puzzle.shape, this.planes.symbols);
  }

  /** The clues, under the rule as it is now. */
  get puzzle(): Puzzle {
    return this.#puzzle;
  }

  get shape(): Shape {
    return this.#puzzle.shape;
  }

  get conflicts(): ConflictCounts {
    return this.#conflicts;
  }

  get constraints(): readonly ConstraintSpec[] {
    return constraintsOf(this.shape.spec);
  }

  /** The clues under the rule with these constraints in place of its own; refused where it cannot be, or they break it. */
  puzzleWith(constraints: readonly ConstraintSpec[]): Result<Puzzle> {
    const shape = shapeOf(withConstraints(this.shape.spec, constraints));
    return shape.ok ? asPuzzle({ shape: shape.value, symbols: this.#puzzle.symbols }) : shape;
  }

  /** The same clues, under another rule. */
  changeRule(puzzle: Puzzle): void {
    this.#puzzle = puzzle;
    this.#conflicts = new ConflictCounts(puzzle.shape, this.planes.symbols);
  }

  /** Makes edits that are known to fit. Any cell may look different then. */
  #edit(edits: readonly ConstraintEdit[], touched: Set<Cell>): void {
    const constraints = applyEdits(this.constraints, edits);
    if (!constraints) throw new Error('An edit does not fit the rule.');
    this.changeRule(expectOk(this.puzzleWith(constraints)));
    for (let cell = 0; cell < this.shape.cellCount; cell++) touched.add(cell);
  }

  /** Sets a place. Its cell, and those that fall into conflict or come out of it, are added to `touched`. */
  write(place: Place, value: number, touched: Set<Cell>): void {
    const before = this.planes.read(place);
    if (before === value) return;
    if (isMark(place)) {
      touched.add(cellOfMark(place, before || value));
      this.planes.write(place, value);
      return;
    }
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

  /** Does what an action did again. */
  apply({ changes, edits }: Deed): Cell[] {
    const touched = new Set<Cell>();
    for (let i = 0; i < changes.length; i += changeLength) this.write(changes[i], changes[i + 2], touched);
    if (edits) this.#edit(edits, touched);
    return [...touched];
  }

  /** Takes back what an action did. */
  revert({ changes, edits }: Deed): Cell[] {
    const touched = new Set<Cell>();
    if (edits) this.#edit(revertEdits(edits), touched);
    for (let i = changes.length - changeLength; i >= 0; i -= changeLength)
      this.write(changes[i], changes[i + 1], touched);
    return [...touched];
  }

  /** What could stand in a blank cell by clues, entries and what is struck out: the low or the high word of a mask. */
  candidateMask(cell: Cell, word: 0 | 1): number {
    const struck = this.planes.read(placeOf(planes.struck + word, cell));
    return fullMask(this.shape, word) & ~this.conflicts.maskAround(cell, word) & ~struck;
  }

  isCandidate(cell: Cell, symbol: SymbolNumber): boolean {
    return (this.candidateMask(cell, symbol > 32 ? 1 : 0) & bitOf(symbol)) !== 0;
  }

  /** The candidates of a cell, rising; of a filled one its symbol. */
  candidatesOf(cell: Cell): SymbolNumber[] {
    const held = this.planes.symbols[cell];
    return held === blank ? listSymbols(this.candidateMask(cell, 0), this.candidateMask(cell, 1)) : [held];
  }
}

/** The changes of an action while it is being made. They take effect at once. */
export class Draft {
  readonly state: PlayState;
  readonly changes: number[] = [];
  edits?: readonly ConstraintEdit[];
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

  /** Edits the rule, once at most, by what is known to fit it; none are no edit. */
  edit(edits: readonly ConstraintEdit[]): void {
    if (edits.length === 0) return;
    this.edits = edits;
    for (const cell of this.state.apply({ changes: [], edits })) this.touched.add(cell);
  }
}
