/** What a player does to the game: every change goes through `act`, which keeps marks, hints, saving and the ending in step. */
import {
  type Cell,
  makeSymbolText,
  type NoteKind,
  type Result,
  type Session,
  type Symbol,
} from '@hyperdoku/engine';
import { useSettings } from '../settings/settings.js';
import { say, texts } from '../texts/index.js';
import { saveSoon } from './autosave.js';
import { tick } from './clock.js';
import { announce, changeGame, currentGame, type Mode, modes, notify, type OpenGame } from './game.js';
import { describeCell } from './words.js';

type Change = (session: Session, game: OpenGame) => Result<readonly Cell[]>;

/** Makes a change, unless the game is over, paused, or something is shown in its place. Whether anything changed. */
export function act(change: Change, options: { readonly quietly?: boolean } = {}): boolean {
  const game = currentGame();
  if (!game || game.paused || game.show) return false;
  if (game.record.status !== 'playing') {
    notify(texts.play.isOver);
    return false;
  }
  tick();
  const result = change(game.session, game);
  if (!result.ok) {
    notify(result.problem.code === 'clue-locked' ? texts.play.clueLocked : say.problem(result.problem));
    return false;
  }
  if (result.value.length === 0) return false;
  took(result.value, options.quietly ?? false);
  return true;
}

/** After a change of the session: views look again, the marks of the cells touched go, the game is saved. */
function took(touched: readonly Cell[], quietly: boolean): void {
  const game = currentGame();
  if (!game) return;
  const touchedSet = new Set(touched);
  const wrong =
    game.wrong.size > 0 ? new Set([...game.wrong].filter(cell => !touchedSet.has(cell))) : game.wrong;
  changeGame({ revision: game.revision + 1, wrong, hint: undefined, differing: [] });
  const { showsConflicts } = useSettings.getState();
  if (!quietly) announce(describeCell({ ...game, wrong }, game.cursor, showsConflicts));
  saveSoon();
  endIfSolved();
}

function endIfSolved(): void {
  const game = currentGame();
  if (!game?.session.isSolved || game.record.setting) return;
  const status = game.session.gaveUp ? 'given-up' : 'solved';
  changeGame({
    record: { ...game.record, status },
    finished: status === 'solved',
    selection: [game.cursor],
    armed: undefined,
    xray: undefined,
  });
  announce(status === 'solved' ? texts.finish.title : texts.finish.gaveUp);
  saveSoon();
}

/** The mode that counts now: the chosen one, or another while a key is held. */
export function writeSymbol(symbol: Symbol, mode?: Mode, cells?: readonly Cell[]): void {
  const game = currentGame();
  if (!game || symbol > game.session.shape.symbols) return;
  const { tidiesNotes } = useSettings.getState();
  const targets = cells ?? game.selection;
  switch (mode ?? game.mode) {
    case 'enter':
      act(session => session.enter(targets, symbol, { tidiesNotes }));
      break;
    case 'corner':
    case 'centre':
      act(session => session.toggleNote(targets, symbol, (mode ?? game.mode) as NoteKind));
      break;
    case 'colour':
      paintColour(symbol, targets);
  }
}

export function paintColour(colour: number, cells?: readonly Cell[]): void {
  act((session, game) => session.toggleColour(cells ?? game.selection, colour));
}

export const clearCells = (): void => {
  act((session, game) => session.clear(game.selection));
};

export const fillNotes = (kind: NoteKind): void => {
  if (act(session => session.fillNotes(kind), { quietly: true })) announce(texts.play.notesFilled);
};

export const clearNotes = (): void => {
  act(session => session.clearNotes(), { quietly: true });
};

export const restart = (): void => {
  if (act(session => session.reset(), { quietly: true })) notify(texts.play.restarted);
};

export function undo(): void {
  walkHistory(session => session.undo(), texts.play.nothingToUndo, texts.play.undone);
}

export function redo(): void {
  walkHistory(session => session.redo(), texts.play.nothingToRedo, texts.play.redone);
}

function walkHistory(
  walk: (session: Session) => readonly Cell[] | undefined,
  none: string,
  done: string,
): void {
  const game = currentGame();
  if (!game || game.paused || game.show || game.record.status === 'solved') return;
  const touched = walk(game.session);
  if (!touched) {
    announce(none);
    return;
  }
  // Taking back a solution that was given away opens the game again.
  if (game.record.status === 'given-up' && !game.session.isSolved)
    changeGame({ record: { ...game.record, status: 'playing' } });
  took(touched, true);
  announce(done);
}

export function addCheckpoint(): void {
  const game = currentGame();
  if (!game || game.show) return;
  game.session.addCheckpoint(texts.play.checkpointName(game.session.checkpoints.length + 1));
  changeGame({ revision: game.revision + 1 });
  notify(texts.play.checkpointSet);
  saveSoon();
}

export function chooseMode(mode: Mode): void {
  changeGame({ mode });
  announce(texts.modes[mode].title);
}

export function cycleMode(): void {
  const game = currentGame();
  if (game) chooseMode(modes[(modes.indexOf(game.mode) + 1) % modes.length]);
}

/** In digit-first play a symbol is armed, and armed again to be put away; otherwise it is written. */
export function pressSymbol(symbol: Symbol, mode?: Mode): void {
  const game = currentGame();
  if (!game || symbol > game.session.shape.symbols) return;
  if (!useSettings.getState().digitFirst) {
    writeSymbol(symbol, mode);
    return;
  }
  const armed = game.armed === symbol ? undefined : symbol;
  changeGame({ armed });
  const text = makeSymbolText(symbol, game.session.shape.symbols);
  announce(armed === undefined ? texts.play.disarmed : texts.play.armed(text));
}

export function toggleXray(symbol: Symbol | undefined): void {
  const game = currentGame();
  if (!game) return;
  const next = symbol === undefined || game.xray === symbol ? undefined : symbol;
  changeGame({ xray: next });
  if (next !== undefined) announce(texts.play.xray(makeSymbolText(next, game.session.shape.symbols)));
}

export function togglePause(): void {
  const game = currentGame();
  if (game?.record.status !== 'playing' || game.show) return;
  tick();
  changeGame({ paused: !game.paused, hover: undefined });
  announce(game.paused ? texts.play.goesOn : texts.play.paused);
  saveSoon();
}
