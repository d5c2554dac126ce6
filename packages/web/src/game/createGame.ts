/** Puts a game together: each function of the interface beside the part that does it. */
import { Clock } from './clock.js';
import { Core } from './core.js';
import type { Game } from './game.js';
import { Help } from './help.js';
import { createKeyboard } from './keyboard.js';
import { Marking } from './marking.js';
import { Modes } from './modes.js';
import { Moves } from './moves.js';
import type { GameOptions } from './options.js';
import { Selection } from './selection.js';
import type { Setter } from './setter.js';
import { noShow } from './showState.js';
import type { Shows } from './shows.js';
import { Store } from './store.js';
import { Study } from './study.js';

/** What not every game has: passed in by those who offer it, and nobody else fetches it. */
interface Extras {
  /** How constraints are set. */
  readonly makeSetter?: (core: Core, moves: Moves, selection: Selection) => Setter;
  /** What is shown over the boards. */
  readonly makeShows?: (core: Core, selection: Selection) => Shows;
}

export function createGame(options: GameOptions, { makeSetter, makeShows }: Extras = {}): Game {
  const core = new Core(options);
  const clock = new Clock(core);
  const selection = new Selection(core);
  const moves = new Moves(core, clock);
  const marking = new Marking(core, moves);
  const modes = new Modes(core, marking, clock);
  const study = new Study(core);
  const help = new Help(core, moves, selection, study);
  const shows = makeShows?.(core, selection);
  const setter = options.setting ? makeSetter?.(core, moves, selection) : undefined;

  const game: Game = {
    title: options.title ?? '',
    setting: options.setting ?? false,
    get state() {
      return core.state;
    },
    subscribe: core.subscribe,
    clock,
    showing: shows?.showing ?? new Store(noShow),

    selectCell: (cell, how) => selection.selectCell(cell, how),
    selectAll: () => selection.selectAll(),
    selectEqual: cell => selection.selectEqual(cell),
    moveCursor: (direction, extending) => selection.moveCursor(direction, extending),
    jumpCursor: to => selection.jumpCursor(to),
    moveDepth: (by, which) => selection.moveDepth(by, which),
    moveAlong: (axis, by) => selection.moveAlong(axis, by),
    focusBoard: index => selection.focusBoard(index),
    lookAlong: axis => selection.lookAlong(axis),
    lookFrom: perspective => selection.lookFrom(perspective),
    hoverCell: cell => selection.hoverCell(cell),

    pressSymbol: (symbol, mode) => modes.pressSymbol(symbol, mode),
    writeSymbol: (symbol, mode, cells) => marking.write(symbol, mode, cells),
    writeArmed: () => modes.writeArmed(),
    paintColour: colour => marking.paintColour(colour),
    chooseCandidate: symbol => marking.chooseCandidate(symbol),
    chooseLineKind: kind => marking.chooseLineKind(kind),
    putLineEnd: end => marking.putLineEnd(end),
    dropLine: () => marking.dropLine(),
    eraseLines: () => marking.eraseLines(),
    clearCells: () => (core.state.drawing ? setter?.takeBack() : marking.clearCells()),
    fillNotes: kind => moves.fillNotes(kind),
    clearNotes: () => moves.clearNotes(),
    keepNotes: automatic => moves.keepNotes(automatic),
    chooseMode: mode => modes.chooseMode(mode),
    cycleMode: () => modes.cycleMode(),

    get canUndo() {
      return moves.canUndo;
    },
    undo: () => moves.undo(),
    redo: () => moves.redo(),
    restart: () => moves.restart(),
    reopen: () => moves.reopen(),
    addCheckpoint: () => moves.addCheckpoint(),
    returnToCheckpoint: checkpoint => moves.returnToCheckpoint(checkpoint),
    fill: filling => moves.fill(filling),
    takeIn: session => moves.takeIn(session),

    study: () => study.study(),
    check: () => help.check(),
    askHint: strength => help.askHint(strength),
    applyHint: () => help.applyHint(),
    dropHint: () => help.dropHint(),
    returnToCorrect: () => help.returnToCorrect(),
    giveUp: () => help.giveUp(),
    toggleXray: symbol => modes.toggleXray(symbol),
    xrayCursor: () => modes.xrayCursor(),
    putAway: () => (core.state.hint ? help.dropHint() : modes.putAway()),
    togglePause: () => modes.togglePause(),
    closeFinish: () => core.change({ finished: false }),

    chooseTool: tool => setter?.chooseTool(tool),
    beginStroke: cell => setter?.beginStroke(cell),
    drawOver: cell => setter?.drawOver(cell),
    endStroke: () => setter?.endStroke(),
    drawCursor: () => setter?.drawCursor(),
    typeValue: (text, symbol) => setter?.typeValue(text, symbol),
    changeTyped: typed => setter?.changeTyped(typed),
    takeBack: () => setter?.takeBack(),
    putDown: () => setter?.putDown(),
    finishDrawing: () => setter?.finishDrawing() ?? false,
    addConstraint: constraint => setter?.addConstraint(constraint) ?? false,
    replaceConstraint: (index, constraint) => setter?.replaceConstraint(index, constraint) ?? false,
    removeConstraint: index => setter?.removeConstraint(index) ?? false,
    chooseConstraint: index => setter?.chooseConstraint(index),

    showSearch: async () => shows?.showSearch(),
    showPath: async () => {
      if (core.state.show || !help.pointAtMistakes()) await shows?.showPath();
    },
    showReplay: () => shows?.showReplay(),
    showAt: frame => shows?.showAt(frame),
    playShow: playing => shows?.playShow(playing),
    stepShow: by => shows?.stepShow(by),
    setSpeed: speed => shows?.setSpeed(speed),
    stopShow: () => shows?.stopShow(),

    press: (key, verbs) => press(key, verbs),
    notify: text => core.notify(text),
    close: () => {
      shows?.stopShow();
      study.close();
      help.close();
      core.close();
      options.solver.end?.();
    },
  };
  const press = createKeyboard(game, options.time.now, () => setter?.keys);
  return game;
}
