/** How games begin: made to order, opened from the library, a link or a text, or set by hand. */
import {
  asPuzzle,
  type Cell,
  emptyPuzzle,
  type Grade,
  type Grid,
  layOut,
  makePuzzleId,
  makePuzzleText,
  type Order,
  type Perspective,
  type Puzzle,
  parseShape,
  parseSpec,
  perspectiveAlong,
  perspectivesOf,
  type Result,
  Session,
  type Shape,
  trustSolution,
} from '@hyperdoku/engine';
import {
  type GameOrigin,
  type GameRecord,
  listGames,
  loadGame,
  makeGameId,
  saveGame,
} from '../storage/games.js';
import { say, texts } from '../texts/index.js';
import type { Report } from '../work/jobs.js';
import { lanes, proxy } from '../work/outside.js';
import { saved, saveSoon } from './autosave.js';
import { currentGame, type OpenGame, useGameStore } from './game.js';
import { studyPuzzle } from './help.js';
import { stopShow } from './shows.js';

interface Extras {
  readonly origin: GameOrigin;
  readonly title?: string;
  readonly puzzleId?: string;
  readonly grade?: Grade;
  readonly solution?: Uint8Array;
  readonly setting?: boolean;
}

/** Puts a new game into the library; it is opened by its address. */
export async function addGame(puzzle: Puzzle, extras: Extras): Promise<string> {
  const session = Session.start(puzzle);
  const time = Date.now();
  const { title = '', setting = false, ...rest } = extras;
  const record: GameRecord = {
    id: makeGameId(),
    spec: puzzle.shape.name,
    status: 'playing',
    setting,
    title,
    ...rest,
    cellCount: puzzle.shape.cellCount,
    openCells: session.openCells,
    elapsed: 0,
    created: time,
    updated: time,
    saved: session.save(),
    revision: 0,
  };
  return (await saveGame(record)).id;
}

export type Made =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly message: string };

/** Makes a puzzle to order in a worker and adds it to the library. */
export async function makeGame(
  spec: string,
  seed: string,
  order: Order,
  signal: AbortSignal,
  report: Report,
): Promise<Made> {
  const answer = await lanes.make.ask(jobs => jobs.make(spec, seed, order, proxy(report)), signal);
  if (!answer.ok) return { ok: false, message: say.problem(answer.problem) };
  const { puzzle, solution, grade, shortfall } = answer.value;
  const read = readPuzzleText(puzzle);
  const parsed = parseSpec(spec);
  if (!read || !parsed.ok) return { ok: false, message: texts.problems.broken };
  const puzzleId = makePuzzleId({ spec: parsed.value, seed, order });
  const id = await addGame(read, {
    origin: 'made',
    puzzleId,
    solution,
    ...(grade && { grade }),
    ...(shortfall && { title: texts.make.shortfall(say.shortfall(shortfall)) }),
  });
  return { ok: true, id };
}

const readPuzzleText = (text: string): Puzzle | undefined => {
  const session = Session.restore({
    version: 1,
    puzzle: text,
    elapsed: 0,
    hintsUsed: 0,
    gaveUp: false,
    position: 0,
    log: [],
    checkpoints: [],
  });
  return session.ok ? session.value.puzzle : undefined;
};

/** A puzzle from elsewhere; if it is in the library already, that game goes on. */
export async function addGrid(grid: Grid, origin: GameOrigin, title = ''): Promise<Result<string>> {
  const puzzle = asPuzzle(grid);
  if (!puzzle.ok) return puzzle;
  const text = makePuzzleText(puzzle.value);
  const there = (await listGames()).find(game => !game.setting && game.saved.puzzle === text);
  return { ok: true, value: there?.id ?? (await addGame(puzzle.value, { origin, title })) };
}

/** An empty board on which a puzzle is set. */
export async function addSetting(spec: string): Promise<Result<string>> {
  const shape = parseShape(spec);
  if (!shape.ok) return shape;
  return { ok: true, value: await addGame(emptyPuzzle(shape.value), { origin: 'own', setting: true }) };
}

/** Opens a game from the library in this tab. */
export async function openGame(id: string): Promise<'opened' | 'missing' | 'broken'> {
  if (currentGame()?.record.id === id) return 'opened';
  await closeGame();
  const record = await loadGame(id);
  if (!record) return 'missing';
  const restored = Session.restore(record.saved);
  if (!restored.ok) return 'broken';
  const session = restored.value;
  const view = readView(record, session.shape);
  const cursor = view?.cursor ?? firstCell(session.shape, session);
  const game: OpenGame = {
    record,
    session,
    revision: 0,
    proof: record.solution ? 'unique' : 'asking',
    ...(record.solution && { solution: trustSolution(session.shape, record.solution) }),
    differing: [],
    layout: layOut(session.shape, view?.perspective),
    selection: [cursor],
    cursor,
    mode: 'enter',
    wrong: new Set(),
    paused: false,
    finished: false,
  };
  useGameStore.setState({ game });
  if (!record.setting) void studyPuzzle(game);
  return 'opened';
}

/** How the game was looked at last, if that still makes sense. */
function readView(
  { view }: GameRecord,
  shape: Shape,
): { readonly cursor: Cell; readonly perspective: Perspective } | undefined {
  if (!view || !(view.cursor < shape.cellCount)) return undefined;
  const known = perspectivesOf(shape).find(
    ({ across, down }) => across === view.across && down === view.down,
  );
  if (!known) return undefined;
  const front = known.stacked.includes(view.stacked[0])
    ? perspectiveAlong(shape, view.stacked[0], known)
    : known;
  return { cursor: view.cursor, perspective: front };
}

/** The first empty cell, where play begins. */
function firstCell(shape: Shape, session: Session): Cell {
  for (let cell = 0; cell < shape.cellCount; cell++) if (session.symbols[cell] === 0) return cell;
  return 0;
}

/** Leaves the game as it is, saved. */
export async function closeGame(): Promise<void> {
  if (!currentGame()) return;
  stopShow();
  lanes.hint.cancel();
  lanes.prove.cancel();
  lanes.grade.cancel();
  saveSoon();
  await saved();
  useGameStore.setState({ game: undefined, notice: undefined });
}
