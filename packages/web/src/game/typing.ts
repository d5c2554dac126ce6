/** What a key says, before anybody decides what it does: a symbol, or an axis to look along. */
import { axisName, parseSymbolText, type Shape } from '@hyperdoku/engine';

export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shift: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
}

/** Whether the shape is a stack of boards that can be looked at from several sides. */
export const hasDepth = (shape: Shape): boolean =>
  shape.extents.length > 2 && shape.spec.family !== 'iso' && shape.spec.family !== 'faces';

/** The axis that a letter turns the boards to; -1 if it names none. */
export const axisOf = (shape: Shape, letter: string): number =>
  hasDepth(shape) ? shape.extents.findIndex((_, axis) => axisName(shape, axis) === letter) : -1;

const typingMilliseconds = 900;

/** Reads symbols from keys; where symbols have two digits, a second digit soon after joins the first. */
export function createTyping(): (press: KeyPress, shape: Shape) => number | undefined {
  let typed = { symbol: 0, time: 0 };
  return ({ key, code, shift }, shape) => {
    // With Shift or Ctrl the key's character changes, its place does not. Without Num Lock the number block moves instead.
    const moves = code.startsWith('Numpad') && !shift && !/^\d$/.test(key);
    const digit = moves ? undefined : /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
    const text = digit ?? (/^[a-z0-9]$/i.test(key) ? key.toUpperCase() : undefined);
    if (text === undefined || text === '0') {
      if (text !== '0' || shape.symbols <= 35) return undefined;
    }
    if (shape.symbols > 35 && /^\d$/.test(text)) {
      const now = Date.now();
      const joined = typed.symbol * 10 + Number(text);
      const soon = now - typed.time < typingMilliseconds && joined <= shape.symbols;
      typed = { symbol: soon ? joined : Number(text), time: now };
      return typed.symbol || undefined;
    }
    return parseSymbolText(text, shape.symbols) || undefined;
  };
}
