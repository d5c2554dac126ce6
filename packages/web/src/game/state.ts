/**
 * All that can be seen of a game: the engine's session and, around it, what only the eye needs (selection, perspective,
 * hints, things shown over the boards). The session changes in place; `revision` counts its changes so that views know.
 */
import type {
  Cell,
  Grade,
  Layout,
  LineEnd,
  LineKind,
  Session,
  Solution,
  Step,
  Strength,
  SymbolNumber,
} from '@hyperdoku/engine';
import type { GameView } from './gameView.js';
import type { GameStatus } from './status.js';
import type { ToolName, Typed } from './tools.js';
import { readView } from './view.js';

export const modes = ['enter', 'corner', 'centre', 'colour', 'line'] as const;
export type Mode = (typeof modes)[number];

/** What is known of the puzzle's solutions; `failed` if whoever was asked did not answer. */
type ProofState = 'asking' | 'unique' | 'many' | 'none' | 'unknown' | 'failed';

type HintState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'step'; readonly step: Step; readonly strength: Strength }
  | { readonly kind: 'message'; readonly text: string; readonly cells: readonly Cell[] };

/** Something that is shown on the boards in place of the game, which stays untouched beneath. */
export interface Show {
  readonly kind: 'solve' | 'path' | 'replay';
  readonly symbols: Uint8Array;
  /** The step whose evidence is lit. */
  readonly step?: Step;
  /** The candidates left, where the show knows them. */
  readonly candidatesOf?: (cell: Cell) => readonly SymbolNumber[];
  /** The cell that changed last. */
  readonly fresh?: Cell;
}

/** A constraint that is being drawn: the tool in hand, and what was typed for it. Its cells are the selection. */
export interface Drawing {
  readonly tool: ToolName;
  readonly typed: Typed;
}

export interface GameState {
  readonly session: Session;
  readonly revision: number;
  /** Undo goes back to this position of the log. */
  readonly beginning: number;
  readonly status: GameStatus;
  readonly grade: Grade | undefined;
  /** Whoever was asked for the grade did not answer. */
  readonly gradeFailed: boolean;
  readonly solution: Solution | undefined;
  readonly proof: ProofState;
  /** For puzzles with many solutions: where two of them differ. */
  readonly differing: readonly Cell[];
  readonly layout: Layout;
  /** In the order in which they were selected. */
  readonly selection: readonly Cell[];
  /** The last of the selection, unless something is being drawn; it says which board is in focus. */
  readonly cursor: Cell;
  readonly hover: Cell | undefined;
  readonly mode: Mode;
  /** The candidate that colours are given to; whole cells if none. */
  readonly candidate: SymbolNumber | undefined;
  /** What kind of line is drawn, and where the one that has begun comes from. */
  readonly lineKind: LineKind;
  readonly lineStart: LineEnd | undefined;
  /** Notes are the candidates of now. */
  readonly automatic: boolean;
  /** How many entries were wrong, as long as they are counted. */
  readonly mistakes: number;
  /** The symbol that is entered by choosing cells. */
  readonly armed: SymbolNumber | undefined;
  /** The symbol whose remaining places are shown. */
  readonly xray: SymbolNumber | undefined;
  readonly drawing: Drawing | undefined;
  /** The constraint that is looked at, by its index. */
  readonly chosen: number | undefined;
  readonly wrong: ReadonlySet<Cell>;
  readonly hint: HintState | undefined;
  readonly show: Show | undefined;
  readonly paused: boolean;
  /** The player has just solved it and has not looked away from the praise. */
  readonly finished: boolean;
  /** What was said last to those who listen instead of looking. */
  readonly said: string;
  /** A short message that goes away by itself. */
  readonly notice: string | undefined;
}

/** What a game begins with, or goes on from. */
export interface Beginning {
  readonly session: Session;
  readonly status?: GameStatus;
  readonly grade?: Grade;
  readonly solution?: Solution;
  readonly view?: GameView;
  readonly mistakes?: number;
}

export function firstState(beginning: Beginning): GameState {
  const { session, status = 'playing', grade, solution, view, mistakes = 0 } = beginning;
  const { layout, cursor } = readView(session, view);
  return {
    session,
    revision: 0,
    beginning: 0,
    status,
    grade,
    gradeFailed: false,
    solution,
    proof: solution ? 'unique' : 'asking',
    differing: [],
    layout,
    selection: [cursor],
    cursor,
    hover: undefined,
    mode: 'enter',
    candidate: undefined,
    lineKind: 'strong',
    lineStart: undefined,
    automatic: false,
    mistakes,
    armed: undefined,
    xray: undefined,
    drawing: undefined,
    chosen: undefined,
    wrong: new Set(),
    hint: undefined,
    show: undefined,
    paused: false,
    finished: false,
    said: '',
    notice: undefined,
  };
}
