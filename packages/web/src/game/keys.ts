/**
 * What each key means, as one table that the help screen shows too. A key means the first thing in the table that this shape
 * has a use for: letters are symbols where there are enough of them, x y z w turn the boards where there is depth, and what is
 * left over chooses modes. Alt makes z x c v b mean modes everywhere.
 */
import { axisName, makeSymbolText, type Shape } from '@hyperdoku/engine';
import type { appTexts } from '../texts/en.app.js';
import { texts } from '../texts/play.js';
import type { Command } from './commands.js';
import { type Mode, modes } from './state.js';
import { axisOf, hasDepth, type KeyPress, type Typing } from './typing.js';

/** What the app says of a key, by its name there. */
type Meaning = keyof (typeof appTexts)['keys'];

export interface Binding<What extends string = string> {
  /** As it is shown to the player. */
  readonly keys: string;
  readonly what: What;
  /** What the key means; undefined if it means nothing here. */
  readonly read: (press: KeyPress, typing: Typing) => Command | undefined;
}

const isPlain = ({ ctrl, alt, shift }: KeyPress): boolean => !ctrl && !alt && !shift;

const onLetter =
  (letter: string, command: Command): Binding['read'] =>
  press =>
    isPlain(press) && press.key.toLowerCase() === letter ? command : undefined;

export const historyKeys: readonly Binding<Meaning>[] = [
  {
    keys: 'Ctrl Z, Ctrl Y',
    what: 'undo',
    read: ({ key, ctrl, shift }) => {
      if (!ctrl || !/^[zy]$/i.test(key)) return undefined;
      return key.toLowerCase() === 'y' || shift ? ['redo'] : ['undo'];
    },
  },
  {
    keys: 'Ctrl A',
    what: 'all',
    read: ({ key, ctrl }) => (ctrl && key.toLowerCase() === 'a' ? ['selectAll'] : undefined),
  },
];

const modeLetters = ['z', 'x', 'c', 'v', 'b'];

const modeOn = (letter: string): Command | undefined => {
  const mode = modes[modeLetters.indexOf(letter)];
  return mode && ['chooseMode', mode];
};

const altModeKeys: Binding<Meaning> = {
  keys: 'Alt Z, X, C, V, B',
  what: 'modesAlways',
  read: ({ code, alt }) => (alt ? modeOn(/^Key([A-Z])$/.exec(code)?.[1].toLowerCase() ?? '') : undefined),
};

/** The mode for as long as keys are held. */
const heldMode = ({ shift, ctrl }: KeyPress): Mode | undefined =>
  shift && ctrl ? 'colour' : shift ? 'corner' : ctrl ? 'centre' : undefined;

const symbolKeys = (shape: Shape): readonly Binding<Meaning>[] => [
  {
    keys: 'Alt 1 – 9',
    what: 'candidate',
    read: (press, typing) => {
      const symbol = press.alt && !press.ctrl && /^Digit\d$/.test(press.code) ? typing(press) : undefined;
      return symbol === undefined ? undefined : ['chooseCandidate', symbol];
    },
  },
  {
    keys: `1 – ${makeSymbolText(shape.symbols, shape.symbols)}`,
    what: 'symbols',
    read: (press, typing) => {
      if (press.alt) return undefined;
      const symbol = typing(press);
      if (symbol === undefined) return undefined;
      // Letters with Ctrl belong to the browser.
      if (press.ctrl && !/^(?:Digit|Numpad)\d$/.test(press.code)) return undefined;
      const isLetter = /^[a-z]$/i.test(press.key) && !press.ctrl;
      return ['pressSymbol', symbol, isLetter ? undefined : heldMode(press)];
    },
  },
  { keys: 'Shift 1 – 9', what: 'cornerHeld', read: () => undefined },
  { keys: 'Ctrl 1 – 9', what: 'centreHeld', read: () => undefined },
];

const arrows = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;

const walkKeys: readonly Binding<Meaning>[] = [
  {
    keys: '← ↑ → ↓',
    what: 'arrows',
    read: ({ key, shift, ctrl, alt }) => {
      const direction = arrows[key as keyof typeof arrows];
      return direction && !alt ? ['moveCursor', direction, shift || ctrl] : undefined;
    },
  },
  {
    keys: 'Home, End',
    what: 'ends',
    read: ({ key, ctrl }) => {
      if (key === 'Home') return ['jumpCursor', ctrl ? 'start' : 'row-start'];
      return key === 'End' ? ['jumpCursor', ctrl ? 'end' : 'row-end'] : undefined;
    },
  },
];

const depths: Readonly<Record<string, number>> = { q: -1, PageUp: -1, e: 1, PageDown: 1 };

const depthKeys = (shape: Shape): readonly Binding<Meaning>[] => [
  {
    keys: 'Q, E · PageUp, PageDown',
    what: 'depth',
    read: ({ key, code, ctrl, shift, alt }) => {
      // With Alt a letter may be another sign.
      const letter = alt ? code.replace('Key', '') : key;
      const by = depths[letter.length === 1 ? letter.toLowerCase() : letter];
      if (by === undefined || (ctrl && letter.length === 1)) return undefined;
      return ['moveDepth', by, alt ? 2 : shift || ctrl ? 1 : 0];
    },
  },
  {
    keys: shape.extents.map((_, axis) => axisName(shape, axis).toUpperCase()).join(', '),
    what: 'perspective',
    read: press => {
      const axis = isPlain(press) ? axisOf(shape, press.key.toLowerCase()) : -1;
      return axis >= 0 ? ['lookAlong', axis] : undefined;
    },
  },
];

const writingKeys: readonly Binding<Meaning>[] = [
  {
    keys: 'Z, X, C, V, B',
    what: 'modes',
    read: press => (isPlain(press) ? modeOn(press.key.toLowerCase()) : undefined),
  },
  {
    keys: texts.keys.space,
    what: 'cycle',
    read: ({ key, ctrl, alt }) => (key === ' ' && !ctrl && !alt ? ['cycleMode'] : undefined),
  },
  {
    keys: 'Backspace, Delete, 0',
    what: 'clear',
    read: ({ key }) => (/^(?:Backspace|Delete|0)$/.test(key) ? ['clearCells'] : undefined),
  },
  {
    keys: 'Enter',
    what: 'armed',
    read: ({ key }) => (key === 'Enter' ? ['writeArmed'] : undefined),
  },
  { keys: 'S', what: 'equal', read: onLetter('s', ['selectEqual']) },
];

const pauseKey: Binding<Meaning> = { keys: 'P', what: 'pause', read: onLetter('p', ['togglePause']) };

const helpKeys: readonly Binding<Meaning>[] = [
  { keys: 'H', what: 'hint', read: onLetter('h', ['askHint']) },
  { keys: 'K', what: 'check', read: onLetter('k', ['check']) },
  { keys: 'N', what: 'notes', read: onLetter('n', ['fillNotes', 'corner']) },
  { keys: 'R', what: 'xray', read: onLetter('r', ['xrayCursor']) },
  { keys: 'M', what: 'checkpoint', read: onLetter('m', ['addCheckpoint']) },
  pauseKey,
  {
    keys: 'Esc',
    what: 'escape',
    read: ({ key }) => (key === 'Escape' ? ['putAway'] : undefined),
  },
];

/** How the cursor walks. */
export const movingKeys = (shape: Shape): readonly Binding<Meaning>[] => [
  ...walkKeys,
  ...(hasDepth(shape) ? depthKeys(shape) : []),
];

export const bindings = (shape: Shape): readonly Binding<Meaning>[] => [
  ...historyKeys,
  altModeKeys,
  ...symbolKeys(shape),
  ...movingKeys(shape),
  ...writingKeys,
  ...helpKeys,
];

/** While a game is paused. */
export const pausedBindings: readonly Binding<Meaning>[] = [pauseKey];
