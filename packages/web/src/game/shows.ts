/**
 * Things shown over the boards: a search at work, the path by logic, a replay of the player's own solve. The game stays as it
 * is beneath; a show is a row of frames that can be played, paused, stepped and scrubbed.
 */
import {
  blank,
  type Cell,
  type Position,
  positionFrom,
  type Question,
  replayEntries,
  type Step,
  type Symbol,
} from '@hyperdoku/engine';
import { create } from 'zustand';
import { say, texts } from '../texts/index.js';
import { isCancelled, lanes } from '../work/outside.js';
import { changeGame, currentGame, notify, type OpenGame, type Show } from './game.js';
import { goToStep } from './help.js';

/** One frame: what changes from the one before. */
export interface Frame {
  readonly cell?: Cell;
  readonly symbol?: Symbol;
  readonly step?: Step;
  /** What a search does here. */
  readonly deed?: 'place' | 'guess' | 'undo';
}

export interface ShowState {
  readonly kind: Show['kind'] | undefined;
  readonly frames: readonly Frame[];
  /** How many frames are taken. */
  readonly at: number;
  readonly playing: boolean;
  /** Frames a second. */
  readonly speed: number;
  /** More frames are still being found. */
  readonly growing: boolean;
}

export const speeds = [2, 5, 15, 50, 200, 1000] as const;

const closed: ShowState = { kind: undefined, frames: [], at: 0, playing: false, speed: 15, growing: false };

export const useShow = create<ShowState>(() => closed);

/** How many frames are asked for at a time, and how many are kept at most. */
const stretch = 400;
const mostFrames = 200_000;

/** The board as it stood before the show and where the player was on it, and the board at the frame shown. */
let start:
  | (Pick<OpenGame, 'cursor' | 'selection'> & { symbols: Uint8Array; position: Position | undefined })
  | undefined;
let now: { symbols: Uint8Array; position: Position | undefined; at: number } | undefined;
let timer: number | undefined;

function begin(
  kind: Show['kind'],
  { cursor, selection }: OpenGame,
  symbols: Uint8Array,
  position?: Position,
): void {
  start = { symbols: symbols.slice(), position: position?.copy(), cursor, selection };
  now = { symbols: symbols.slice(), position: position?.copy(), at: 0 };
  useShow.setState({
    ...closed,
    speed: useShow.getState().speed,
    kind,
    growing: true,
    playing: kind !== 'path',
  });
  changeGame({ show: { kind, symbols: now.symbols }, hint: undefined, hover: undefined, wrong: new Set() });
}

function apply(frame: Frame): void {
  if (!now) return;
  if (frame.step && now.position) {
    now.position.apply(frame.step);
    for (const { cell, symbol } of frame.step.placements) now.symbols[cell] = symbol;
  } else if (frame.cell !== undefined) now.symbols[frame.cell] = frame.symbol ?? blank;
}

/** Shows the board after so many frames. */
export function showAt(wanted: number): void {
  const { frames, kind, growing } = useShow.getState();
  if (!now || !start || !kind) return;
  const at = Math.max(0, Math.min(wanted, frames.length));
  // A path shows each step before it is taken, so that its evidence can be seen; only the last one is taken at once.
  const isEnd = at === frames.length && !growing;
  const taken = kind === 'path' && !isEnd ? Math.max(0, at - 1) : at;
  if (taken < now.at) now = { symbols: start.symbols.slice(), position: start.position?.copy(), at: 0 };
  for (; now.at < taken; now.at++) apply(frames[now.at]);
  useShow.setState({ at });
  const frame = at > 0 ? frames[at - 1] : undefined;
  const position = now.position;
  changeGame({
    show: {
      kind,
      symbols: now.symbols.slice(),
      ...(frame?.step && { step: frame.step }),
      ...(frame?.cell !== undefined && { fresh: frame.cell }),
      ...(position && { candidatesOf: (cell: Cell) => position.candidatesOf(cell) }),
    },
  });
  if (frame?.step) goToStep(frame.step);
}

function run(): void {
  cancelAnimationFrame(timer ?? 0);
  let last = performance.now();
  let owed = 0;
  const turn = (time: number): void => {
    const { playing, speed, frames, at, growing } = useShow.getState();
    if (!playing) return;
    owed += ((time - last) / 1000) * speed;
    last = time;
    const whole = Math.floor(owed);
    owed -= whole;
    if (whole > 0 && at < frames.length) showAt(at + whole);
    if (at >= frames.length && !growing) useShow.setState({ playing: false });
    else timer = requestAnimationFrame(turn);
  };
  timer = requestAnimationFrame(turn);
}

export function playShow(playing: boolean): void {
  const { at, frames, growing } = useShow.getState();
  if (playing && at >= frames.length && !growing) showAt(0);
  useShow.setState({ playing });
  if (playing) run();
}

export function stepShow(by: number): void {
  useShow.setState({ playing: false });
  showAt(useShow.getState().at + by);
}

export const setSpeed = (speed: number): void => useShow.setState({ speed });

/** Ends what is shown; the game is there again as it was. */
export function stopShow(): void {
  cancelAnimationFrame(timer ?? 0);
  lanes.show.cancel();
  changeGame({ show: undefined, ...(start && { cursor: start.cursor, selection: start.selection }) });
  start = now = undefined;
  useShow.setState({ ...closed, speed: useShow.getState().speed });
}

/** Gathers frames from a worker for as long as the show is on. */
async function gather(next: () => Promise<{ frames: readonly Frame[]; done: boolean }>): Promise<void> {
  const { kind } = useShow.getState();
  try {
    for (;;) {
      const { frames, done } = await next();
      if (useShow.getState().kind !== kind) return;
      const all = [...useShow.getState().frames, ...frames];
      const growing = !done && all.length < mostFrames;
      useShow.setState({ frames: all, growing });
      if (kind === 'path' && useShow.getState().at === 0 && all.length > 0) showAt(1);
      else if (!growing) showAt(useShow.getState().at);
      if (!growing) return;
    }
  } catch (error) {
    useShow.setState({ growing: false });
    if (!isCancelled(error)) notify(texts.problems.worker);
  }
}

export async function showSearch(): Promise<void> {
  const game = currentGame();
  if (!game || game.show || game.paused) return;
  const { puzzle } = game.session;
  begin('solve', game, Uint8Array.from(puzzle.symbols));
  run();
  /** The placements since each guess, to be taken back with it. */
  const placed: Cell[] = [];
  const marks: number[] = [];
  const text = game.record.saved.puzzle;
  let open = false;
  await gather(async () => {
    if (!open) {
      const opened = await lanes.show.ask(jobs => jobs.openTrace(text));
      if (!opened.ok) return { frames: [], done: true };
      open = true;
    }
    const { steps, done } = await lanes.show.ask(jobs => jobs.walkTrace(stretch));
    const frames: Frame[] = [];
    for (const step of steps) {
      if (step.kind === 'guess') marks.push(placed.length);
      if ((step.kind === 'guess' || step.kind === 'place') && puzzle.symbols[step.cell] === blank) {
        placed.push(step.cell);
        frames.push({ cell: step.cell, symbol: step.symbol, deed: step.kind });
      } else if (step.kind === 'undo') {
        for (const cell of placed.splice(marks.pop() ?? 0).reverse())
          frames.push({ cell, symbol: blank, deed: 'undo' });
      }
    }
    return { frames, done };
  });
}

export async function showPath(): Promise<void> {
  const game = currentGame();
  if (!game || game.show || game.paused) return;
  const question: Question = game.session.toQuestion();
  const position = positionFrom(question);
  if (!position.ok) {
    notify(say.problem(position.problem));
    return;
  }
  begin('path', game, Uint8Array.from(game.session.symbols), position.value);
  let open = false;
  await gather(async () => {
    if (!open) {
      const opened = await lanes.show.ask(jobs => jobs.openPath(question));
      if (!opened.ok) return { frames: [], done: true };
      open = true;
    }
    const { steps, done } = await lanes.show.ask(jobs =>
      jobs.walkPath(useShow.getState().frames.length === 0 ? 20 : stretch),
    );
    return { frames: steps.map(step => ({ step })), done };
  });
}

/** The player's own way, from the clues to the end. */
export function showReplay(): void {
  const game = currentGame();
  if (!game) return;
  const frames = replayEntries(game.session).map(({ cell, symbol }) => ({ cell, symbol }));
  changeGame({ finished: false });
  begin('replay', game, Uint8Array.from(game.session.puzzle.symbols));
  useShow.setState({ frames, growing: false });
  run();
}
