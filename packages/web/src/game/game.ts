/**
 * A game, whoever plays it and wherever it is shown: the app and the custom element use the same. It draws nothing, knows no
 * page and no storage, and holds nothing outside of itself, so that any number of games can be open side by side. Views read
 * `state`, hear of changes by `subscribe`, and call the functions below, which need no `this`. What takes long, what the
 * player has chosen and time itself come from outside; whoever keeps games subscribes like a view does.
 */
import type {
  Axis,
  Cell,
  Checkpoint,
  ConstraintSpec,
  Direction,
  Grid,
  LineEnd,
  LineKind,
  NoteKind,
  Perspective,
  Session,
  Strength,
  SymbolNumber,
} from '@hyperdoku/engine';
import type { Clock } from './clock.js';
import type { Change } from './core.js';
import type { SelectHow } from './selection.js';
import type { ShowState } from './showState.js';
import type { GameState, Mode } from './state.js';
import type { Source } from './store.js';
import type { ToolName, Typed } from './tools.js';
import type { KeyPress } from './typing.js';
import type { Verb } from './verbs.js';
import type { End } from './walk.js';

export interface Game extends Source<GameState> {
  readonly title: string;
  readonly setting: boolean;

  /** All that can be seen of the game: another object after every change. */
  readonly state: GameState;
  /** Hears of every change from now on, right after it was made; returns how to stop. */
  readonly subscribe: (hear: (change: Change) => void) => () => void;
  /** The time played. */
  readonly clock: Pick<Clock, 'state' | 'subscribe' | 'watch' | 'tick'>;
  /** What is shown over the boards, frame by frame. */
  readonly showing: Source<ShowState>;

  // Where the player is.

  selectCell(cell: Cell, how?: SelectHow): void;
  /** All cells of the focused board. */
  selectAll(): void;
  /** All cells that hold the symbol of this one, or of the one at the cursor. */
  selectEqual(cell?: Cell): void;
  /** To the next cell on the board; `extending` keeps the others selected. */
  moveCursor(direction: Direction, extending: boolean): void;
  /** To the first or last cell of the row, or of the board. */
  jumpCursor(to: End): void;
  /** Along the depth axis, or the next stacked axis after it; round at the ends. */
  moveDepth(by: number, which?: number): void;
  /** Moves the cursor along any axis, round at its ends. */
  moveAlong(axis: Axis, by: number): void;
  /** The board with this index comes into focus; the cursor keeps its place in the slice. */
  focusBoard(index: number): void;
  /** Boards stacked along an axis; the cell stays selected. */
  lookAlong(axis: Axis): void;
  lookFrom(perspective: Perspective): void;
  /** The mouse is over a cell, or over none. */
  hoverCell(cell: Cell | undefined): void;

  // What the player writes. Whatever cannot be done is said, and nothing changes.

  /** A symbol of the pad or the keyboard. In digit-first play it is armed, and armed again put away; else it is written. */
  pressSymbol(symbol: SymbolNumber, mode?: Mode): void;
  /** Writes into the selected cells, or these, as the chosen mode says, or this one. */
  writeSymbol(symbol: SymbolNumber, mode?: Mode, cells?: readonly Cell[]): void;
  /** The armed symbol goes into the selected cells. */
  writeArmed(): void;
  /** Colours the selected cells or, where one was chosen, that candidate of them. */
  paintColour(colour: number): void;
  /** Colours go to this candidate from now on; the same again, or none, and they go to whole cells. */
  chooseCandidate(symbol: SymbolNumber | undefined): void;
  chooseLineKind(kind: LineKind): void;
  /** A line begins here or, where one has begun, ends here and the next begins. Drawn again it goes. */
  putLineEnd(end: LineEnd): void;
  /** The line that has begun is not drawn. */
  dropLine(): void;
  eraseLines(): void;
  /** Clears the selected cells: entries first, then notes, then colours; in line mode, their lines. While something is drawn, takes back the last of it. */
  clearCells(): void;
  /** Every empty cell gets its candidates as notes. */
  fillNotes(kind: NoteKind): void;
  clearNotes(): void;
  /** Notes are the candidates of now, whatever is entered or undone; or the player's own again. */
  keepNotes(automatic: boolean): void;
  chooseMode(mode: Mode): void;
  cycleMode(): void;

  // Back and forth.

  readonly canUndo: boolean;
  /** Whether there was anything to take back; not in a solved game, which stays as it is. */
  undo(): boolean;
  redo(): boolean;
  /** Back to the clues, which can be undone. */
  restart(): void;
  /** A game that is over can be changed again. */
  reopen(): void;
  addCheckpoint(): void;
  returnToCheckpoint(checkpoint: Checkpoint): void;
  /** Takes a filling with the clues of the puzzle. What was done before cannot be undone any more. */
  fill(filling: Grid): void;
  /** The same game with moves that were made elsewhere. */
  takeIn(session: Session): void;

  // What helps.

  /**
   * Finds out what there is to know of the puzzle, once, or again after it failed; for a puzzle that is being set, after every
   * change.
   */
  study(): Promise<void>;
  /** Marks wrong entries until they are edited, and lists them; undefined if there is no solution to compare with. */
  check(): readonly Cell[] | undefined;
  /** Where to look; asked again the technique, then the whole step; or this much at once. */
  askHint(strength?: Strength): Promise<void>;
  applyHint(): void;
  dropHint(): void;
  /** Back to the latest state without a mistake. */
  returnToCorrect(): void;
  /** Fills in the solution and ends the game. */
  giveUp(): void;
  /** Shows where a symbol can still go; the same again, or none, ends it. */
  toggleXray(symbol: SymbolNumber | undefined): void;
  /** Of the armed symbol, or of the one at the cursor. */
  xrayCursor(): void;
  /** Puts away what is temporary: the hint first, then x-ray, then the armed symbol, then the selection but for the cursor. */
  putAway(): void;
  togglePause(): void;
  /** The praise for a solved game was seen. */
  closeFinish(): void;

  // What a puzzle is set with, beside its clues. Undo takes constraints back as it does entries.

  /** Takes a tool in hand, to draw constraints with it; none puts it away, and clues are entered. */
  chooseTool(tool: ToolName | undefined): void;
  /** The mouse or a finger comes down on a cell, which is drawn, or no longer drawn if it stays there. */
  beginStroke(cell: Cell): void;
  drawOver(cell: Cell): void;
  /** A pair of cells is whole then, and where there is only one board a line; all else waits for `finishDrawing`. */
  endStroke(): void;
  /** Draws the cell at the cursor, or no longer. */
  drawCursor(): void;
  /** A key that was typed for the tool: a digit of its number, or a symbol. */
  typeValue(text: string, symbol?: SymbolNumber): void;
  changeTyped(typed: Partial<Typed>): void;
  /** Takes back the last digit typed, or the last cell drawn. */
  takeBack(): void;
  /** Lets go of what is drawn; again, of the tool. */
  putDown(): void;
  /** Makes the constraint of the cells drawn, or of that at the cursor. What cannot be is said, and stays drawn. */
  finishDrawing(): boolean;
  /** Whether it could be. */
  addConstraint(constraint: ConstraintSpec): boolean;
  replaceConstraint(index: number, constraint: ConstraintSpec): boolean;
  removeConstraint(index: number): boolean;
  /** Lights the cells of a constraint. */
  chooseConstraint(index: number | undefined): void;

  // What is shown over the boards.

  /** A search at work, from the clues on. */
  showSearch(): Promise<void>;
  /** The path by logic, from here on. */
  showPath(): Promise<void>;
  /** The player's own way, from the clues to the end. */
  showReplay(): void;
  /** The board after so many frames. */
  showAt(frame: number): void;
  playShow(playing: boolean): void;
  stepShow(by: number): void;
  setSpeed(framesPerSecond: number): void;
  /** The game is there again as it was. */
  stopShow(): void;

  // The rest.

  /** Does what a key means now, or whichever of these it means; whether it meant anything. */
  press(key: KeyPress, verbs?: ReadonlySet<Verb>): boolean;
  /** Says a message and shows it for a while. */
  notify(text: string): void;
  /** Ends all that is under way; nobody hears of this game any more. */
  close(): void;
}
