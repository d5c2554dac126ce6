/** English. Short, plain, kind; errors say what happened and what to do. */

import { workerStopped } from './en.common.js';
import { elementTexts } from './en.element.js';
import { count } from './en.numbers.js';

export const en = {
  words: {
    empty: 'empty',
    clue: (symbol: string): string => `${symbol}, clue`,
    candidates: (list: string, n: number): string => `${n === 1 ? 'candidate' : 'candidates'} ${list}`,
    colours: (list: string): string => `marked ${list}`,
    candidateColours: (symbol: string, list: string): string => `candidate ${symbol} marked ${list}`,
    conflict: (list: string): string => `conflict ${list}`,
    breaks: (rule: string): string => `conflict with “${rule.replace(/\.$/, '')}”`,
    wrong: 'wrong',
    along: (axis: string): string => `along ${axis}`,
    inHouse: (house: string): string => `in ${house}`,
    rowColumn: (row: number, column: number): string => `row ${row} column ${column}`,
    cells: (n: number): string => count(n, 'cell'),
  },

  colours: ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'grey'],

  modes: {
    enter: { title: 'Enter' },
    corner: { title: 'Corner' },
    centre: { title: 'Centre' },
    colour: { title: 'Colour' },
    line: { title: 'Line' },
  },

  marks: {
    colours: (symbol: string | undefined): string =>
      symbol === undefined ? 'Colours go to whole cells.' : `Colours go to candidate ${symbol}.`,
    kinds: { strong: 'Strong', weak: 'Weak' },
    begun: 'A line begins here.',
    drawn: 'Line drawn.',
    erased: 'Line taken away.',
    allErased: 'All lines are gone.',
  },

  mistakes: {
    count: (n: number, most: number): string => `Mistake ${n} of ${most}.`,
    lost: (most: number): string => `${most} mistakes: this game is lost.`,
  },

  play: {
    board: (heading: string): string => (heading ? `Board ${heading}` : 'Board'),
    layer: (heading: string): string => `Layer ${heading}`,
    layers: 'Layers',
    pad: 'Number pad',
    symbolButton: (symbol: string, left: number | undefined): string =>
      left === undefined ? symbol : left === 0 ? `${symbol}, all placed` : `${symbol}, ${left} left`,
    erase: 'Erase',
    undo: 'Undo',
    redo: 'Redo',
    checkpointName: (n: number): string => `Checkpoint ${n}`,
    checkpointSet: 'Checkpoint set. The menu brings you back to it.',
    backToCorrect: 'Back at the last state without a mistake. Undo brings the rest back.',
    xray: (symbol: string): string => `Where ${symbol} can still go`,
    xrayNeeds: 'Select a cell with a symbol first; x-ray shows where else it can go.',
    equalNeeds: 'Select a cell with a symbol first; then all equal ones are selected.',
    equalSelected: (n: number, symbol: string): string => `${count(n, 'cell')} with ${symbol} selected.`,
    notesKept: 'Notes are kept automatically. The menu has the switch for that.',
    restarted: 'Back at the clues. Undo brings your entries back.',
    paused: 'Paused',
    goesOn: 'The game goes on',
    perspectiveTitle: 'Perspective',
    perspective: (axis: string, plane: string): string => `Layers along ${axis}, each showing ${plane}`,
    lookAlong: (axis: string): string => `Look along ${axis}`,
    window: (from: number, to: number, of: number): string => `Layers ${from} to ${to} of ${of}`,
    previousLayer: 'Previous layer',
    nextLayer: 'Next layer',
    previousLayers: 'Earlier layers',
    nextLayers: 'Later layers',
    clueLocked: 'Clues stay as they are.',
    isOver: 'This game is over. Start a new one, or take back giving up with Undo.',
    notesFilled: 'Notes filled with all candidates.',
    nothingToUndo: 'Nothing to undo.',
    nothingToRedo: 'Nothing to redo.',
    undone: 'Undone.',
    redone: 'Done again.',
    armed: (symbol: string): string => `${symbol} is ready: choose cells for it.`,
    disarmed: 'No symbol is ready.',
    edge: 'Edge of the board.',
    allRight: (open: number): string =>
      open === 0 ? 'Everything is right.' : `No mistakes so far; ${count(open, 'cell')} to go.`,
    wrongCount: (n: number): string => `${count(n, 'entry', 'entries')} ${n === 1 ? 'is' : 'are'} wrong.`,
    proof: {
      asking: 'The solution is still being worked out. Try again in a moment.',
      many: 'This puzzle has more than one solution, so there is nothing to compare with.',
      none: 'This puzzle has no solution.',
      unknown: 'This puzzle is too hard to solve here, so there is nothing to compare with.',
      failed: 'The helper in the background stopped before it found the solution. Check asks again.',
    },
    blanksLeft: (n: number): string => `${n} to go`,
  },

  hint: {
    mistake: (cells: string, named: number, n: number): string =>
      named < n
        ? `${count(n, 'entry', 'entries')} are wrong, among them ${cells}.`
        : `Something is wrong at ${cells}.`,
    stuck: 'No technique finds a next step here. The puzzle may have more than one solution.',
    solved: 'Nothing is left to find.',
  },

  finish: {
    title: 'Solved!',
    gaveUp: 'The solution is filled in.',
  },

  keys: {
    space: 'Space',
  },

  /** The rest comes with the view itself (`space.ts`). */
  space: {
    loading: 'Opening space…',
    noWebgl: 'This browser cannot draw in space (WebGL is missing). Everything else works.',
  },

  problems: {
    worker: workerStopped,
  },
  ...elementTexts,
};
