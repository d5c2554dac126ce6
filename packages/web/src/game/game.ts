/**
 * The game that is open in this tab: the engine's session and, around it, what only the eye needs (selection, perspective,
 * hints, things shown over the board). The session changes in place; `revision` counts its changes so that views know.
 */
import type { Cell, Layout, Session, Solution, Step, Strength, Symbol } from '@hyperdoku/engine';
import { create } from 'zustand';
import type { GameRecord } from '../storage/games.js';

export const modes = ['enter', 'corner', 'centre', 'colour'] as const;
export type Mode = (typeof modes)[number];

/** What is known of the puzzle's solutions. */
export type ProofState = 'asking' | 'unique' | 'many' | 'none' | 'unknown';

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
  readonly candidatesOf?: (cell: Cell) => readonly Symbol[];
  /** The cell that changed last. */
  readonly fresh?: Cell;
}

export interface OpenGame {
  readonly record: GameRecord;
  readonly session: Session;
  readonly revision: number;
  readonly solution?: Solution;
  readonly proof: ProofState;
  /** For puzzles with many solutions: where two of them differ. */
  readonly differing: readonly Cell[];
  readonly layout: Layout;
  /** The cursor is the last of the selection and says which board is in focus. */
  readonly selection: readonly Cell[];
  readonly cursor: Cell;
  readonly hover?: Cell;
  readonly mode: Mode;
  /** The symbol that is entered by choosing cells. */
  readonly armed?: Symbol;
  /** The symbol whose remaining places are shown. */
  readonly xray?: Symbol;
  readonly wrong: ReadonlySet<Cell>;
  readonly hint?: HintState;
  readonly show?: Show;
  readonly paused: boolean;
  /** The finish screen is open. */
  readonly finished: boolean;
}

/** The part of a game that boards, space and words tell of; a game outside of the app has no more than this. */
export type ShownGame = Pick<
  OpenGame,
  | 'session'
  | 'revision'
  | 'layout'
  | 'selection'
  | 'cursor'
  | 'hover'
  | 'armed'
  | 'xray'
  | 'wrong'
  | 'differing'
  | 'hint'
  | 'show'
>;

interface GameStore {
  readonly game: OpenGame | undefined;
  /** Said aloud to those who listen instead of looking. */
  readonly announcement: string;
  /** A short message that goes away by itself. */
  readonly notice: string | undefined;
}

export const useGameStore = create<GameStore>(() => ({
  game: undefined,
  announcement: '',
  notice: undefined,
}));

export const currentGame = (): OpenGame | undefined => useGameStore.getState().game;

/** Looks at the open game; only for views that are shown while one is open. */
export const useGame = <T>(look: (game: OpenGame) => T): T =>
  useGameStore(({ game }) => {
    if (!game) throw new Error('no game is open');
    return look(game);
  });

type Optional<T> = { [K in keyof T]?: T[K] | undefined };

export function changeGame(changes: Optional<OpenGame>): void {
  const game = currentGame();
  if (game) useGameStore.setState({ game: { ...game, ...changes } as OpenGame });
}

let spoken = 0;
/** Two equal messages in a row differ by an unseen character, or the second would not be read. */
export function announce(text: string): void {
  spoken++;
  useGameStore.setState({ announcement: spoken % 2 === 0 ? text : `${text}\u00A0` });
}

let noticeTimer: ReturnType<typeof setTimeout> | undefined;
export function notify(text: string): void {
  useGameStore.setState({ notice: text });
  announce(text);
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => useGameStore.setState({ notice: undefined }), 6000);
}
