/** The game of an element: the app's, without workers, storage or settings. */
import { type Puzzle, Session } from '@hyperdoku/engine';
import { createGame } from '../game/createGame.js';
import type { Game } from '../game/game.js';
import { pageTime } from '../game/pageTime.js';
import type { Verb } from '../game/verbs.js';

const settings = { showsConflicts: true, tidiesNotes: true, digitFirst: false } as const;

export const openGame = (puzzle: Puzzle): Game =>
  createGame({
    session: Session.start(puzzle),
    settings: () => settings,
    // Fetched when it is first asked.
    solver: { prove: async puzzle => (await import('./proof.js')).proveSoon(puzzle) },
    time: pageTime,
  });

/** What keys do where a puzzle is only shown. */
export const lookingVerbs: ReadonlySet<Verb> = new Set([
  'moveCursor',
  'jumpCursor',
  'moveDepth',
  'lookAlong',
]);
/** All other keys of the app are the page's. */
export const playingVerbs: ReadonlySet<Verb> = new Set([
  ...lookingVerbs,
  'pressSymbol',
  'clearCells',
  'undo',
  'redo',
]);
