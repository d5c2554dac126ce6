/** What the keys do in an element: the same as in the app, as far as an element goes. */
import { axisOf, createTyping, hasDepth, type KeyPress } from '../game/typing.js';
import type { ElementGame } from './elementGame.js';

/** What a player may do; an element that only shows has none of it. */
export interface Deeds {
  write(symbol: number, asNote: boolean): void;
  clear(): void;
  undo(): void;
  redo(): void;
}

const arrows = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;
const depths: Readonly<Record<string, number>> = { q: -1, PageUp: -1, e: 1, PageDown: 1 };

const run = (deed: () => unknown): true => {
  deed();
  return true;
};

/** Reads keys for one game. What it returns says whether a key meant anything; all others are the page's. */
export function createKeys(game: ElementGame, deeds: Deeds | undefined): (press: KeyPress) => boolean {
  const symbolOf = createTyping();
  const { shape } = game.shown.session;

  const play = (press: KeyPress, { write, clear, undo, redo }: Deeds): boolean => {
    const { key, ctrl, alt, shift } = press;
    if (ctrl && !alt && /^[zy]$/i.test(key)) return run(key.toLowerCase() === 'y' || shift ? redo : undo);
    if (ctrl || alt) return false;
    const symbol = symbolOf(press, shape);
    if (symbol !== undefined) return run(() => write(symbol, shift && /^(?:Digit|Numpad)/.test(press.code)));
    return (key === 'Backspace' || key === 'Delete' || key === '0') && run(clear);
  };

  const walk = ({ key, ctrl, alt, shift }: KeyPress): boolean => {
    if (alt) return false;
    const direction = arrows[key as keyof typeof arrows];
    if (direction) return !ctrl && run(() => game.move(direction));
    if (key === 'Home') return run(() => game.jump(ctrl ? 'start' : 'row-start'));
    if (key === 'End') return run(() => game.jump(ctrl ? 'end' : 'row-end'));
    if (ctrl || !hasDepth(shape)) return false;
    const by = depths[key.length === 1 ? key.toLowerCase() : key];
    if (by !== undefined) return run(() => game.moveDepth(by, shift ? 1 : 0));
    const axis = axisOf(shape, key.toLowerCase());
    return axis >= 0 && run(() => game.lookAlong(axis));
  };

  return press => (deeds !== undefined && play(press, deeds)) || walk(press);
}
