/** What a key says, before anybody decides what it does: a symbol, or an axis to look along. */
import { axisName, parseSymbolText, type Shape, type SymbolNumber } from '@hyperdoku/engine';

export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shift: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
}

/** The part of a page's event that a key press is read from. */
interface KeyEvent {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The command key of a Mac is what Ctrl is elsewhere. */
export const readPress = ({ key, code, shiftKey, altKey, ctrlKey, metaKey }: KeyEvent): KeyPress => ({
  key,
  code,
  shift: shiftKey,
  alt: altKey,
  ctrl: ctrlKey || metaKey,
});

/** Whether the shape is a stack of boards that can be looked at from several sides. */
export const hasDepth = (shape: Shape): boolean => shape.extents.length > 2 && !shape.surface;

/** The axis that a letter turns the boards to; -1 if it names none. */
export const axisOf = (shape: Shape, letter: string): number =>
  hasDepth(shape) ? shape.extents.findIndex((_, axis) => axisName(shape, axis) === letter) : -1;

const typingMilliseconds = 900;

/** Reads symbols from keys; where symbols have two digits, a second digit soon after joins the first. */
export type Typing = (press: KeyPress) => SymbolNumber | undefined;

export function createTyping(shape: Shape, now: () => number): Typing {
  let typed = { symbol: 0, time: Number.NEGATIVE_INFINITY };
  const joinDigits = (digit: number): SymbolNumber | undefined => {
    const time = now();
    const joined = typed.symbol * 10 + digit;
    const isSoon = time - typed.time < typingMilliseconds && joined <= shape.symbols;
    typed = { symbol: isSoon ? joined : digit, time };
    return typed.symbol || undefined;
  };
  return press => {
    const text = characterOf(press);
    if (text === undefined) return undefined;
    if (shape.symbols > 35 && /^\d$/.test(text)) return joinDigits(Number(text));
    return text === '0' ? undefined : parseSymbolText(text, shape.symbols) || undefined;
  };
}

/** With Shift or Ctrl the key's character changes, its place does not. Without Num Lock the number block moves instead. */
function characterOf({ key, code, shift }: KeyPress): string | undefined {
  const moves = code.startsWith('Numpad') && !shift && !/^\d$/.test(key);
  const digit = moves ? undefined : /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit ?? (/^[a-z0-9]$/i.test(key) ? key.toUpperCase() : undefined);
}
