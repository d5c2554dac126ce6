/**
 * What each key does, as one table that the help screen shows too. A key means the first thing in the table that this shape
 * has a use for: letters are symbols where there are enough of them, x y z w turn the boards where there is depth, and what is
 * left over chooses modes. Alt makes z x c v mean modes everywhere.
 */
import { axisName, makeSymbolText, type Shape } from '@hyperdoku/engine';
import { texts } from '../texts/index.js';
import { changeGame, currentGame, modes } from './game.js';
import { askHint, checkEntries } from './help.js';
import {
  addCheckpoint,
  chooseMode,
  clearCells,
  cycleMode,
  fillNotes,
  pressSymbol,
  redo,
  togglePause,
  toggleXray,
  undo,
  writeSymbol,
} from './moves.js';
import { jumpCursor, lookAlong, moveCursor, moveDepth, selectAll, selectCell } from './selection.js';
import { axisOf, createTyping, hasDepth, type KeyPress } from './typing.js';

interface Binding {
  /** As it is shown to the player. */
  readonly keys: string;
  readonly what: string;
  /** Does what the key means, or says that it means nothing here. */
  readonly press: (key: KeyPress, shape: Shape) => boolean;
}

const modeKeys = ['z', 'x', 'c', 'v'] as const;
const arrows = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;

const run = (deed: () => void): true => {
  deed();
  return true;
};

const symbolOf = createTyping();

export const bindings = (shape: Shape): readonly Binding[] => {
  const last = makeSymbolText(shape.symbols, shape.symbols);
  const depth = hasDepth(shape);
  return [
    {
      keys: 'Ctrl Z, Ctrl Y',
      what: texts.keys.undo,
      press: ({ key, ctrl, shift }) => {
        if (!ctrl || !/^[zy]$/i.test(key)) return false;
        return run(key.toLowerCase() === 'y' || shift ? redo : undo);
      },
    },
    {
      keys: 'Ctrl A',
      what: texts.keys.all,
      press: ({ key, ctrl }) => ctrl && key.toLowerCase() === 'a' && run(selectAll),
    },
    {
      keys: 'Alt Z, X, C, V',
      what: texts.keys.modesAlways,
      press: ({ code, alt }) => {
        const mode = modeKeys.findIndex(key => code === `Key${key.toUpperCase()}`);
        return alt && mode >= 0 && run(() => chooseMode(modes[mode]));
      },
    },
    {
      keys: `1 – ${last}`,
      what: texts.keys.symbols,
      press: (press, shape) => {
        if (press.alt) return false;
        const symbol = symbolOf(press, shape);
        if (symbol === undefined) return false;
        // Letters with Ctrl belong to the browser.
        if (press.ctrl && !/^(?:Digit|Numpad)\d$/.test(press.code)) return false;
        const held =
          press.shift && press.ctrl ? 'colour' : press.shift ? 'corner' : press.ctrl ? 'centre' : undefined;
        return run(() => pressSymbol(symbol, /^[a-z]$/i.test(press.key) && !press.ctrl ? undefined : held));
      },
    },
    { keys: 'Shift 1 – 9', what: texts.keys.cornerHeld, press: () => false },
    { keys: 'Ctrl 1 – 9', what: texts.keys.centreHeld, press: () => false },
    {
      keys: '← ↑ → ↓',
      what: texts.keys.arrows,
      press: ({ key, shift, ctrl, alt }) => {
        const direction = arrows[key as keyof typeof arrows];
        return !!direction && !alt && run(() => moveCursor(direction, shift || ctrl));
      },
    },
    {
      keys: 'Home, End',
      what: texts.keys.ends,
      press: ({ key, ctrl }) => {
        if (key === 'Home') return run(() => jumpCursor(ctrl ? 'start' : 'row-start'));
        return key === 'End' && run(() => jumpCursor(ctrl ? 'end' : 'row-end'));
      },
    },
    ...(depth
      ? [
          {
            keys: 'Q, E · PageUp, PageDown',
            what: texts.keys.depth,
            press: ({ key, ctrl, shift, alt }: KeyPress) => {
              const by = { q: -1, PageUp: -1, e: 1, PageDown: 1 }[key.length === 1 ? key.toLowerCase() : key];
              if (by === undefined || alt || (ctrl && key.length === 1)) return false;
              return run(() => moveDepth(by, shift || ctrl ? 1 : 0));
            },
          },
          {
            keys: shape.extents.map((_, axis) => axisName(shape, axis).toUpperCase()).join(', '),
            what: texts.keys.perspective,
            press: ({ key, ctrl, alt, shift }: KeyPress, shape: Shape) => {
              const axis = ctrl || alt || shift ? -1 : axisOf(shape, key.toLowerCase());
              return axis >= 0 && run(() => lookAlong(axis));
            },
          },
        ]
      : []),
    {
      keys: 'Z, X, C, V',
      what: texts.keys.modes,
      press: ({ key, ctrl, alt, shift }) => {
        const mode = (modeKeys as readonly string[]).indexOf(key.toLowerCase());
        return !ctrl && !alt && !shift && mode >= 0 && run(() => chooseMode(modes[mode]));
      },
    },
    {
      keys: texts.keys.space,
      what: texts.keys.cycle,
      press: ({ key, ctrl, alt }) => key === ' ' && !ctrl && !alt && run(cycleMode),
    },
    {
      keys: 'Backspace, Delete, 0',
      what: texts.keys.clear,
      press: ({ key }) => (key === 'Backspace' || key === 'Delete' || key === '0') && run(clearCells),
    },
    { keys: 'Enter', what: texts.keys.armed, press: ({ key }) => key === 'Enter' && run(writeArmed) },
    { keys: 'H', what: texts.keys.hint, press: onLetter('h', () => void askHint()) },
    { keys: 'K', what: texts.keys.check, press: onLetter('k', checkEntries) },
    { keys: 'N', what: texts.keys.notes, press: onLetter('n', () => fillNotes('corner')) },
    { keys: 'R', what: texts.keys.xray, press: onLetter('r', xrayCursor) },
    { keys: 'M', what: texts.keys.checkpoint, press: onLetter('m', addCheckpoint) },
    { keys: 'P', what: texts.keys.pause, press: onLetter('p', togglePause) },
    {
      keys: 'Esc',
      what: texts.keys.escape,
      press: ({ key }) => key === 'Escape' && run(putAway),
    },
  ];
};

const onLetter =
  (letter: string, deed: () => void) =>
  ({ key, ctrl, alt, shift }: KeyPress): boolean =>
    !ctrl && !alt && !shift && key.toLowerCase() === letter && run(deed);

/** The symbol under the cursor, or the armed one, or nothing any more. */
function xrayCursor(): void {
  const game = currentGame();
  if (!game) return;
  const symbol = game.armed ?? game.session.symbols[game.cursor];
  toggleXray(symbol === 0 ? undefined : symbol);
}

/** In digit-first play, the symbol that is ready goes into the selected cells. */
function writeArmed(): void {
  const armed = currentGame()?.armed;
  if (armed !== undefined) writeSymbol(armed);
}

/** Puts away what is temporary: x-ray first, then the armed symbol, then the selection but for the cursor. */
function putAway(): void {
  const game = currentGame();
  if (!game) return;
  if (game.xray !== undefined) toggleXray(undefined);
  else if (game.armed !== undefined) changeGame({ armed: undefined });
  else selectCell(game.cursor);
}

/** Does what a key means in the open game; whether it meant anything. */
export function pressKey(press: KeyPress): boolean {
  const game = currentGame();
  if (!game) return false;
  const { shape } = game.session;
  if (game.paused) return press.key.toLowerCase() === 'p' && run(togglePause);
  return bindings(shape).some(binding => binding.press(press, shape));
}
