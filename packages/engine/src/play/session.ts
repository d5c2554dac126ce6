/**
 * One game: a puzzle and all that the player has done to it. No clock and no screen: the caller sets `elapsed` and draws
 * the cells that a call returns. Every call that changes something logs one action, and undo, replay, saving and merging
 * are about actions only, so a new kind of call gets them for free. Entries, notes and the rest cost what they
 * change, on boards of any size; only filling notes, resetting, giving up and another rule look at all cells.
 */
import type { Sum } from '../base/crc32.js';
import type { Ints } from '../base/ints.js';
import { fail, ok, type Result } from '../base/result.js';
import { listCandidates } from '../board/candidates.js';
import type { Puzzle, Solution } from '../board/puzzle.js';
import { blank, type SymbolNumber } from '../board/symbols.js';
import { makePuzzleText } from '../format/puzzleText.js';
import type { Begun, Position } from '../logic/position.js';
import type { Step } from '../logic/step.js';
import type { ConstraintSpec } from '../shape/constraint.js';
import { readConstraints } from '../shape/readConstraints.js';
import { applyEdits, editsBetween } from '../shape/ruleEdits.js';
import type { Cell, House, Shape } from '../shape/shape.js';
import type { Action, ActionKind } from './action.js';
import { type Checkpoint, isSameCheckpoint } from './checkpoint.js';
import {
  checkCells,
  checkColour,
  checkName,
  checkNotes,
  checkSolution,
  checkStep,
  checkSymbol,
  keepEditable,
} from './checks.js';
import { sumOfPuzzle } from './checksum.js';
import {
  addNote,
  clearColoursOf,
  clearMarks,
  clearNotesOf,
  eraseLines,
  fillNotes,
  releaseStrikes,
  setEntry,
  takeStep,
  tidyNotes,
  toggleBit,
  toggleLine,
} from './edits.js';
import { History } from './history.js';
import { createIds, type Ids } from './ids.js';
import { isCount, isId, isTime, maxCheckpoints } from './limits.js';
import { type LoadedSession, loadSession } from './loadSession.js';
import { crossed, isLineOf, type Line, listLines, type Place, placeOfCandidate } from './marks.js';
import { findLastCorrect, findWrong } from './mistakes.js';
import { bitOf, colourCount, type NoteKind, placeOf, placeOfSymbol, planes } from './planes.js';
import { positionFrom, type Question } from './question.js';
import { checkSave, type SavedSession, sealSave } from './savedSession.js';
import { Draft, PlayState } from './state.js';

/** How a game names its actions. */
export interface SessionOptions {
  /**
   * Names the actions; must never give the same text twice, nor one that another tab gives. Random by default, and where it
   * gives what is no name or one of this game already.
   */
  readonly ids?: Ids;
}

/** What else happens when a symbol is entered. */
export interface EntryOptions {
  /** Whether the symbol also leaves the notes of all peers. */
  readonly tidiesNotes?: boolean;
}

/** The cells that look different now: changed themselves, or in conflict and out of it. None: nothing was done. */
export type Touched = readonly Cell[];

/** A game: clues, entries, notes, colours and lines, with undo and redo. It is changed in place. */
export class Session {
  /** What it began with; the rule may have been edited since. */
  readonly #begun: Puzzle;
  #elapsed = 0;
  #hintsUsed = 0;
  readonly #state: PlayState;
  readonly #history: History;
  readonly #ids: Ids;
  #gaveUp = false;
  #written: { readonly text: string; readonly sum: Sum } | undefined;

  private constructor({ puzzle, state, history }: LoadedSession, { ids = createIds() }: SessionOptions) {
    this.#begun = puzzle;
    this.#state = state;
    this.#history = history;
    this.#ids = ids;
  }

  static start(puzzle: Puzzle, options: SessionOptions = {}): Session {
    return new Session({ puzzle, state: new PlayState(puzzle), history: new History() }, options);
  }

  /** Plays a saved game again; refuses one that is newer, is damaged, or cannot have happened. */
  static restore(saved: SavedSession, options: SessionOptions = {}): Result<Session> {
    const checked = checkSave(saved);
    if (!checked.ok) return checked;
    const loaded = loadSession(saved);
    if (!loaded.ok) return loaded;
    const session = new Session(loaded.value, options);
    session.elapsed = saved.elapsed;
    session.hintsUsed = saved.hintsUsed;
    session.#gaveUp = saved.gaveUp;
    return ok(session);
  }

  /** Milliseconds played; the caller keeps it, actions are stamped with it. What is no time leaves it as it was. */
  get elapsed(): number {
    return this.#elapsed;
  }

  set elapsed(milliseconds: number) {
    if (isTime(milliseconds)) this.#elapsed = milliseconds;
  }

  /** The caller counts. What is no count leaves it as it was. */
  get hintsUsed(): number {
    return this.#hintsUsed;
  }

  set hintsUsed(hints: number) {
    if (isCount(hints)) this.#hintsUsed = hints;
  }

  save(): SavedSession {
    const { text, sum } = this.#writePuzzle();
    return sealSave(
      {
        puzzle: text,
        elapsed: this.elapsed,
        hintsUsed: this.hintsUsed,
        gaveUp: this.#gaveUp,
        position: this.position,
        log: [...this.log],
        checkpoints: [...this.checkpoints],
      },
      { puzzle: sum, ...this.#history.sums },
    );
  }

  // What is on the board.

  /** The clues, under the rule as it is now. */
  get puzzle(): Puzzle {
    return this.#state.puzzle;
  }

  get shape(): Shape {
    return this.puzzle.shape;
  }

  /** What the rule demands beside its houses, as it states it. */
  get constraints(): readonly ConstraintSpec[] {
    return this.#state.constraints;
  }

  /** Clues and entries, always as they are now. */
  get symbols(): Ints {
    return this.#state.planes.symbols;
  }

  isClue(cell: Cell): boolean {
    return this.#state.planes.isClue(cell);
  }

  /** The notes of a cell, rising. They stay under an entry and show again when it goes. */
  notesOf(cell: Cell, kind: NoteKind): SymbolNumber[] {
    return this.#state.planes.list(planes[kind], cell);
  }

  hasNotes(cell: Cell): boolean {
    const { planes: now } = this.#state;
    return !now.isEmpty(planes.corner, cell) || !now.isEmpty(planes.centre, cell);
  }

  /** The colours of a cell, 1 to 8, rising. */
  coloursOf(cell: Cell): number[] {
    return listColours(this.#state.planes.read(placeOf(planes.colours, cell)));
  }

  /** Whether any candidate or line is marked. */
  get hasMarks(): boolean {
    return this.#state.planes.marks.size > 0;
  }

  /** The colours of one candidate of a cell, rising. */
  candidateColoursOf(cell: Cell, symbol: SymbolNumber): number[] {
    return listColours(this.#state.planes.read(placeOfCandidate(cell, symbol)));
  }

  /** Whether the player has crossed a candidate out. Steps do not rest on it. */
  isCrossed(cell: Cell, symbol: SymbolNumber): boolean {
    return (this.#state.planes.read(placeOfCandidate(cell, symbol)) & crossed) !== 0;
  }

  /** The lines that the player has drawn. */
  get lines(): Line[] {
    return listLines(this.#state.planes.marks).map(({ line }) => line);
  }

  /** The candidates that applied steps have struck out, rising. */
  struckOf(cell: Cell): SymbolNumber[] {
    return this.#state.planes.list(planes.struck, cell);
  }

  /** What could stand in a cell by clues, entries and what is struck out; of a filled cell its symbol. */
  candidatesOf(cell: Cell): SymbolNumber[] {
    return this.#state.candidatesOf(cell);
  }

  /** Whether a symbol is among those of a blank cell. */
  isCandidate(cell: Cell, symbol: SymbolNumber): boolean {
    return this.symbols[cell] === blank && this.#state.isCandidate(cell, symbol);
  }

  /** In how many cells a symbol stands. */
  countPlaced(symbol: SymbolNumber): number {
    return this.#state.conflicts.countPlaced(symbol);
  }

  get openCells(): number {
    return this.countPlaced(blank);
  }

  inConflict(cell: Cell): boolean {
    return this.#state.conflicts.isIn(cell);
  }

  /** The houses in which the symbol of a cell stands again. */
  conflictHousesOf(cell: Cell): House[] {
    return this.#state.conflicts.housesOf(cell);
  }

  /** The constraints that the symbol of a cell helps to break, by their indices, rising. */
  conflictConstraintsOf(cell: Cell): number[] {
    return this.#state.conflicts.constraintsOf(cell);
  }

  /** The constraints that are broken, by themselves or by the houses that they add, by their indices, rising. */
  brokenConstraints(): number[] {
    return this.#state.conflicts.brokenConstraints();
  }

  /** How many cells are in conflict. */
  get conflictCount(): number {
    return this.#state.conflicts.cells;
  }

  get isSolved(): boolean {
    return this.openCells === 0 && this.conflictCount === 0;
  }

  /** Whether the player ever gave up; undoing it does not make it unseen. */
  get gaveUp(): boolean {
    return this.#gaveUp;
  }

  /** The entries that are not the solution's, rising. */
  wrongCells(solution: Solution): Cell[] {
    return findWrong(this.#state.planes, solution);
  }

  /** The latest position up to now at which no entry was wrong. */
  lastCorrect(solution: Solution): number {
    return findLastCorrect(this.#state.planes, this.log, this.position, solution);
  }

  // What the player does. Clues among the cells are left alone; when there is nothing else, that is refused.

  /** Puts a symbol into the cells, or clears them when they all have it already. */
  enter(
    cells: readonly Cell[],
    symbol: SymbolNumber,
    { tidiesNotes = false }: EntryOptions = {},
  ): Result<Touched> {
    const checked = checkSymbol(this.shape, symbol);
    if (!checked.ok) return checked;
    const editable = keepEditable(this.#state.planes, cells);
    if (!editable.ok) return editable;
    const clears = editable.value.every(cell => this.symbols[cell] === symbol);
    return this.#log(clears ? 'clear' : 'enter', draft => {
      for (const cell of editable.value) {
        setEntry(draft, cell, clears ? blank : symbol);
        if (tidiesNotes && !clears) tidyNotes(draft, cell, symbol);
      }
    });
  }

  /** Takes over from somebody: their entries, and what they had left in open cells as notes. Cells with clues are left alone. */
  takeOver({ entries, candidates }: Begun): Result<Touched> {
    return this.#log('enter', draft => {
      for (let cell = 0; cell < this.shape.cellCount; cell++) {
        if (this.isClue(cell)) continue;
        const entry = entries?.symbols[cell] ?? blank;
        if (entry !== blank) setEntry(draft, cell, entry);
        else if (candidates)
          for (const symbol of listCandidates(candidates, cell)) addNote(draft, cell, symbol);
      }
    });
  }

  /** All that stands on the board but the clues: places and their values, by place. */
  listState(): [Place, number][] {
    return this.#state.planes.listState();
  }

  /** Puts such a state on the board, as one action; whether it can be one of this puzzle. */
  takeState(state: readonly (readonly [Place, number])[]): boolean {
    const { planes: now } = this.#state;
    if (!state.every(([place, value]) => now.allows(place, value))) return false;
    return this.#log('enter', draft => {
      for (const [place, value] of state) draft.set(place, value);
    }).ok;
  }

  /** Clears the entries of the cells; if there are none, their notes; if there are none either, their colours. */
  clear(cells: readonly Cell[]): Result<Touched> {
    const editable = keepEditable(this.#state.planes, cells);
    if (!editable.ok && editable.problem.code !== 'clue-locked') return editable;
    const open = editable.ok ? editable.value : [];
    if (open.some(cell => this.symbols[cell] !== blank))
      return this.#log('clear', draft => {
        for (const cell of open) setEntry(draft, cell, blank);
      });
    if (open.some(cell => this.hasNotes(cell)))
      return this.#log('clear', draft => {
        for (const cell of open) clearNotesOf(draft, cell);
      });
    const cleared = this.#log('clear', draft => {
      for (const cell of cells) clearColoursOf(draft, cell);
    });
    return cleared.ok && cleared.value.length === 0 && !editable.ok ? editable : cleared;
  }

  /** Adds a note to those cells that are blank or, when they all have it, removes it. */
  toggleNote(cells: readonly Cell[], symbol: SymbolNumber, kind: NoteKind): Result<Touched> {
    const checked = checkSymbol(this.shape, symbol);
    if (!checked.ok) return checked;
    const known = checkNotes(kind);
    if (!known.ok) return known;
    const editable = keepEditable(this.#state.planes, cells);
    if (!editable.ok) return editable;
    const open = editable.value.filter(cell => this.symbols[cell] === blank);
    const places = open.map(cell => placeOfSymbol(planes[kind], cell, symbol));
    return this.#log('note', draft => toggleBit(draft, places, bitOf(symbol)));
  }

  /** Adds a colour to the cells or, when they all have it, removes it. Clues can be coloured too. */
  toggleColour(cells: readonly Cell[], colour: number): Result<Touched> {
    const checked = checkColour(colour);
    if (!checked.ok) return checked;
    const known = checkCells(this.shape, cells);
    if (!known.ok) return known;
    const places = cells.map(cell => placeOf(planes.colours, cell));
    return this.#log('colour', draft => toggleBit(draft, places, bitOf(colour)));
  }

  /** Adds a colour to this candidate of the cells that are blank or, when they all have it, removes it. */
  toggleCandidateColour(cells: readonly Cell[], symbol: SymbolNumber, colour: number): Result<Touched> {
    const checked = checkColour(colour);
    return checked.ok ? this.#mark('colour', cells, symbol, bitOf(colour)) : checked;
  }

  /** Crosses a candidate out in the cells that are blank or, when it is in all of them, no longer. */
  toggleCross(cells: readonly Cell[], symbol: SymbolNumber): Result<Touched> {
    return this.#mark('note', cells, symbol, crossed);
  }

  /** Draws a line; the same again takes it away, and one of the other kind takes its place. */
  drawLine(line: Line): Result<Touched> {
    const known = checkCells(this.shape, [line.from.cell, line.to.cell]);
    if (!known.ok) return known;
    return isLineOf(this.shape, line) ? this.#log('line', draft => toggleLine(draft, line)) : ok([]);
  }

  /** Takes away all lines, or those that begin or end in one of these cells. */
  eraseLines(cells?: readonly Cell[]): Result<Touched> {
    return this.#log('line', draft => eraseLines(draft, cells && new Set(cells)));
  }

  /** Gives every blank cell its candidates as its notes of this kind. */
  fillNotes(kind: NoteKind): Result<Touched> {
    const known = checkNotes(kind);
    return known.ok ? this.#log('fill-notes', draft => fillNotes(draft, kind)) : known;
  }

  /** Removes all notes, colours and lines. */
  clearNotes(): Result<Touched> {
    return this.#log('clear-notes', draft => {
      clearMarks(draft);
      for (let cell = 0; cell < this.shape.cellCount; cell++) {
        clearNotesOf(draft, cell);
        draft.set(placeOf(planes.colours, cell), 0);
      }
    });
  }

  /** Does what a step says: its placements become entries, its eliminations are struck out and leave the notes. */
  applyStep(step: Step, { tidiesNotes = false }: EntryOptions = {}): Result<Touched> {
    const checked = checkStep(this.#state.planes, step);
    if (!checked.ok) return checked;
    return this.#log('step', draft => takeStep(draft, step, tidiesNotes));
  }

  /** Makes every cell right. */
  giveUp(solution: Solution): Result<Touched> {
    const checked = checkSolution(this.#state.planes, solution);
    if (!checked.ok) return checked;
    return this.#log('give-up', draft => {
      for (let cell = 0; cell < this.shape.cellCount; cell++)
        if (!this.isClue(cell)) setEntry(draft, cell, solution.symbols[cell]);
    });
  }

  /**
   * Puts these constraints in place of those of the rule, where the puzzle is being set; what stands in the cells stays. Refused by the
   * name of the first that cannot be. What steps have struck out by the old rule comes back.
   */
  changeRule(constraints: readonly ConstraintSpec[]): Result<Touched> {
    const read = readConstraints(constraints);
    if (!read.ok) return read;
    const edits = editsBetween(this.constraints, read.value);
    if (edits.length === 0) return ok([]);
    const puzzle = this.#state.puzzleWith(read.value);
    if (!puzzle.ok) return puzzle;
    return this.#log('rule', draft => {
      for (const cell of [...this.#state.struckCells])
        for (const word of [0, 1]) draft.set(placeOf(planes.struck + word, cell), 0);
      draft.edit(edits);
    });
  }

  /** Back to the clues, and to the rule as it was at first, which can be undone. */
  reset(): Result<Touched> {
    return this.#assume('reset', 0);
  }

  // Back and forth.

  get log(): readonly Action[] {
    return this.#history.log;
  }

  /** How many actions of the log are applied; the others are undone. */
  get position(): number {
    return this.#history.position;
  }

  get canUndo(): boolean {
    return this.position > 0;
  }

  get canRedo(): boolean {
    return this.position < this.log.length;
  }

  /** Takes the last action back; the cells touched, or undefined when there is none. */
  undo(): Touched | undefined {
    const action = this.#history.back();
    return action && this.#state.revert(action);
  }

  /** Makes the last undone action again. */
  redo(): Touched | undefined {
    const action = this.#history.forward();
    return action && this.#state.apply(action);
  }

  /** Makes the state of another position the present one, as a new action that can be undone. */
  returnTo(position: number): Result<Touched> {
    if (!Number.isInteger(position) || position < 0 || position > this.log.length)
      return fail('not-found', 'position', { position, last: this.log.length });
    return this.#assume('return', position);
  }

  get checkpoints(): readonly Checkpoint[] {
    return this.#history.checkpoints;
  }

  /** Marks the present state. It can be returned to for ever, even when the log has gone another way. */
  addCheckpoint(name: string): Result<Checkpoint> {
    const checked = checkName(name);
    if (!checked.ok) return checked;
    if (this.checkpoints.length >= maxCheckpoints)
      return fail('game-limit', 'checkpoints', { most: maxCheckpoints });
    const checkpoint = { name, action: this.#history.present, at: this.elapsed };
    this.#history.checkpoints = [...this.checkpoints, checkpoint];
    return ok(checkpoint);
  }

  returnToCheckpoint(checkpoint: Checkpoint): Result<Touched> {
    const known = this.checkpoints.find(other => isSameCheckpoint(other, checkpoint));
    if (!known) return fail('not-found', 'checkpoint', { name: checkpoint.name });
    return this.#assume('return', known);
  }

  removeCheckpoint(checkpoint: Checkpoint): void {
    const index = this.checkpoints.findIndex(other => isSameCheckpoint(other, checkpoint));
    this.#history.checkpoints = this.checkpoints.filter((_, i) => i !== index);
  }

  // For hints.

  /** What a worker needs to know; whether the puzzle has one solution only the session cannot tell. */
  toQuestion(unique = false): Question {
    const { symbols: clues } = this.puzzle;
    const entered: Cell[] = [];
    for (const [cell, symbol] of this.#state.planes.symbols.entries())
      if (symbol !== blank && clues[cell] === blank) entered.push(cell);
    const struck: number[] = [];
    for (const cell of this.#state.struckCells) {
      if (this.symbols[cell] !== blank) continue;
      for (const symbol of this.struckOf(cell)) struck.push(cell * this.shape.symbols + symbol - 1);
    }
    return {
      spec: this.shape.name,
      symbols: this.#state.planes.symbols.slice(),
      entered: Int32Array.from(entered),
      struck: Int32Array.from(struck).sort(),
      unique,
    };
  }

  /** The clues and entries as placed, the struck candidates as eliminated; refuses a board in conflict. */
  toPosition(): Result<Position> {
    return positionFrom(this.toQuestion());
  }

  /** What it began with never changes, so this is done once. */
  #writePuzzle(): { readonly text: string; readonly sum: Sum } {
    if (!this.#written) {
      const text = makePuzzleText(this.#begun);
      this.#written = { text, sum: sumOfPuzzle(text) };
    }
    return this.#written;
  }

  #mark(kind: ActionKind, cells: readonly Cell[], symbol: SymbolNumber, bit: number): Result<Touched> {
    const checked = checkSymbol(this.shape, symbol);
    if (!checked.ok) return checked;
    const editable = keepEditable(this.#state.planes, cells);
    if (!editable.ok) return editable;
    const open = editable.value.filter(cell => this.symbols[cell] === blank);
    const places = open.map(cell => placeOfCandidate(cell, symbol));
    return this.#log(kind, draft => toggleBit(draft, places, bit));
  }

  /** Makes a state of the past the present one, as one action. */
  #assume(kind: 'return' | 'reset', target: number | Checkpoint): Result<Touched> {
    const edits = this.#history.editsTo(target);
    return this.#log(kind, draft => {
      for (const [place, value] of this.#history.valuesOf(target)) draft.set(place, value);
      draft.edit(editsBetween(this.constraints, applyEdits(this.constraints, edits) ?? this.constraints));
    });
  }

  /** Makes changes and logs them as one action; none are no action. */
  #log(kind: ActionKind, change: (draft: Draft) => void): Result<Touched> {
    const draft = new Draft(this.#state);
    change(draft);
    if (draft.changes.length === 0 && !draft.edits) return ok([]);
    // A return takes the struck candidates of its state with it.
    if (kind !== 'return' && kind !== 'reset') releaseStrikes(draft, this.log, this.position);
    const { changes, edits } = draft;
    const action = { id: this.#nextId(), kind, at: this.elapsed, changes, ...(edits && { edits }) };
    const added = this.#history.add(action);
    if (!added.ok) {
      this.#state.revert(draft);
      return added;
    }
    if (kind === 'give-up') this.#gaveUp = true;
    return ok([...draft.touched]);
  }

  #nextId(): string {
    const isFree = (id: string): boolean => isId(id) && !this.#history.hasId(id);
    const given = this.#ids();
    if (isFree(given)) return given;
    const others = createIds();
    for (;;) {
      const id = others();
      if (isFree(id)) return id;
    }
  }
}

const listColours = (mask: number): number[] =>
  Array.from({ length: colourCount }, (_, i) => i + 1).filter(colour => (mask & bitOf(colour)) !== 0);
