/** What keys mean, by shape and by what is allowed. */
import { expectOk, parseShape } from '@hyperdoku/engine';
import { describe, expect, test } from 'vitest';
import type { Game } from './game.js';
import { cube, openGame, press, readKeys, square } from './game.testkit.js';
import { axisOf } from './typing.js';
import type { Verb } from './verbs.js';

/** 16 symbols, of which E is one, in a stack of layers. */
const large = `latin:16^3:${'.'.repeat(16 ** 3)}`;
const looking: ReadonlySet<Verb> = new Set(['moveCursor', 'moveDepth', 'lookAlong']);

const headingOf = ({ state: { layout, cursor } }: Game): string =>
  layout.boardAt(layout.boardOf(cursor)).heading;

describe('a key', () => {
  test('that means nothing here is left to the page', () => {
    expect(press(openGame(square), 'q', 'PageDown', 'F5', 'Control+s')).toEqual([false, false, false, false]);
    expect(press(openGame(cube), 'q', 'PageDown')).toEqual([true, true]);
  });

  test('on a rule built on the faces of a cube means what it does there', () => {
    const axes = (spec: string): number[] =>
      [...'crfxyz'].map(letter => axisOf(expectOk(parseShape(spec)), letter));
    for (const base of ['iso:4', 'faces:4'])
      expect(axes(`{"base":"${base}","constraints":[{"kind":"anti-knight"}]}`)).toEqual(axes(base));
    expect(axes('{"base":"4^3","constraints":[{"kind":"anti-knight"}]}')).toEqual([-1, -1, -1, 0, 1, 2]);
  });

  test('is a symbol before it is anything else, and a letter is free where there is no such symbol', () => {
    const game = openGame(large);
    press(game, 'e');
    expect([game.state.session.symbols[game.state.cursor], headingOf(game)]).toEqual([14, 'z 1']);
    const small = openGame(cube);
    press(small, 'e');
    expect(headingOf(small)).toBe('z 2');
  });

  test('means the first thing that is allowed', () => {
    const game = openGame(large);
    expect(game.press(readKeys('e'), looking)).toBe(true);
    expect([game.state.session.openCells, headingOf(game)]).toEqual([16 ** 3, 'z 2']);
    expect(['1', 'Backspace', 'Control+z', 'h'].map(key => game.press(readKeys(key), looking))).toEqual(
      Array(4).fill(false),
    );
  });

  test.each([
    ['Shift+1', 'corner'],
    ['Control+1', 'centre'],
  ] as const)('held makes %s a %s note, whatever the mode', (key, kind) => {
    const game = openGame(square);
    press(game, 'v', key);
    expect(game.state.session.notesOf(2, kind)).toEqual([1]);
  });

  test('chooses a mode by Z, X, C, V, with Alt also where these turn the boards', () => {
    const [flat, deep] = [openGame(square), openGame(cube)];
    press(flat, 'x');
    press(deep, 'x');
    expect([flat.state.mode, deep.state.mode, headingOf(deep)[0]]).toEqual(['corner', 'enter', 'x']);
    press(deep, 'Alt+x');
    expect(deep.state.mode).toBe('corner');
  });

  test('only goes on while the game is paused', () => {
    const game = openGame(square);
    press(game, 'p');
    expect(press(game, '4', 'ArrowDown', 'Control+z')).toEqual([false, false, false]);
    press(game, 'p');
    expect([game.state.paused, game.state.session.openCells]).toEqual([false, 51]);
  });

  test('moves what is shown, and Escape ends it', async () => {
    const game = openGame(cube);
    await game.showPath();
    press(game, 'ArrowRight', 'ArrowRight', 'ArrowLeft', '4');
    expect([game.showing.state.at, game.state.session.openCells]).toEqual([2, 50]);
    press(game, 'Escape');
    expect(game.state.show).toBeUndefined();
  });
});

test('Escape puts away x-ray, then the armed symbol, then the selection', () => {
  const settings = { showsConflicts: true, tidiesNotes: true, digitFirst: true };
  const game = openGame(square, { settings: () => settings });
  press(game, '7', 'Shift+ArrowDown', 'r');
  const temporary = (): unknown[] => [game.state.xray, game.state.armed, game.state.selection.length];
  expect(temporary()).toEqual([7, 7, 2]);
  const left = ['Escape', 'Escape', 'Escape'].map(key => {
    press(game, key);
    return temporary();
  });
  expect(left).toEqual([
    [undefined, 7, 2],
    [undefined, undefined, 2],
    [undefined, undefined, 1],
  ]);
});
