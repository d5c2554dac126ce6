/** How games come into the library: made, from a link or a text, or set by hand. They are opened by their address. */
import {
  asPuzzle,
  type Begun,
  emptyPuzzle,
  type Grade,
  type Grid,
  makePuzzleText,
  type Puzzle,
  parseShape,
  type Result,
  Session,
} from '@hyperdoku/engine';
import { statusOf } from '../game/status.js';
import { keepGame, listGames, removeUntouched } from '../storage/games.js';
import { makeGameId } from '../storage/names.js';
import type { GameOrigin } from '../storage/record.js';

interface Extras {
  readonly origin: GameOrigin;
  readonly title?: string;
  readonly puzzleId?: string;
  readonly grade?: Grade;
  readonly solution?: Uint8Array;
  readonly setting?: boolean;
  /** How far somebody had come elsewhere. */
  readonly begun?: Begun;
  /** It is to be kept even if nobody plays it. */
  readonly kept?: boolean;
  /** As it was played elsewhere. */
  readonly session?: Session;
}

/** Puts a game that was begun elsewhere into the library; its id. */
export const addSession = (session: Session): Promise<string> =>
  addGame(session.puzzle, { origin: 'link', session, kept: true });

/** Puts a new game into the library; its id. */
export async function addGame(puzzle: Puzzle, extras: Extras): Promise<string> {
  const time = Date.now();
  const { title = '', setting = false, begun, kept = false, ...others } = extras;
  const { session = Session.start(puzzle), ...rest } = others;
  if (begun && isBegun(begun)) session.takeOver(begun);
  const untouched = !kept && session.log.length === 0;
  if (untouched) await removeUntouched();
  const id = makeGameId();
  await keepGame({
    id,
    spec: puzzle.shape.name,
    status: statusOf(session, setting),
    setting,
    title,
    ...rest,
    cellCount: puzzle.shape.cellCount,
    openCells: session.openCells,
    elapsed: session.elapsed,
    created: time,
    updated: time,
    saved: session.save(),
    untouched,
    revision: 0,
  });
  return id;
}

export const isBegun = ({ entries, candidates }: Begun): boolean =>
  entries !== undefined || candidates !== undefined;

/** A puzzle from elsewhere; if it is in the library already and nothing came with it, that game goes on. */
export async function addGrid(
  grid: Grid,
  origin: GameOrigin,
  title = '',
  begun: Begun = {},
): Promise<Result<string>> {
  const puzzle = asPuzzle(grid);
  if (!puzzle.ok) return puzzle;
  const text = makePuzzleText(puzzle.value);
  const there = isBegun(begun)
    ? undefined
    : (await listGames()).find(game => !game.setting && game.saved.puzzle === text);
  return { ok: true, value: there?.id ?? (await addGame(puzzle.value, { origin, title, begun })) };
}

/** An empty board on which a puzzle is set. */
export async function addSetting(spec: string): Promise<Result<string>> {
  const shape = parseShape(spec);
  if (!shape.ok) return shape;
  return { ok: true, value: await addGame(emptyPuzzle(shape.value), { origin: 'own', setting: true }) };
}
