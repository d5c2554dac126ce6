/** The number pad of a playable element, for fingers and mice. */
import { makeSymbolText } from '@hyperdoku/engine';
import { countLeft } from '../game/counting.js';
import type { Game } from '../game/game.js';
import { texts } from '../texts/play.js';
import { make, makeButton } from './dom.js';

export class Pad {
  readonly element = make('div', 'pad', { role: 'group', 'aria-label': texts.play.pad });
  private readonly game: Game;
  private readonly keys: readonly HTMLButtonElement[];
  private readonly notes: HTMLButtonElement;
  private readonly undo: HTMLButtonElement;
  private readonly redo: HTMLButtonElement;

  constructor(game: Game) {
    this.game = game;
    const { symbols } = game.state.session.shape;
    this.keys = Array.from({ length: symbols }, (_, i) =>
      makeButton(makeSymbolText(i + 1, symbols), 'button key', {}, () => game.pressSymbol(i + 1)),
    );
    const tool = (text: string, press: () => void): HTMLButtonElement =>
      makeButton(text, 'button tool', {}, press);
    this.undo = tool(texts.play.undo, game.undo);
    this.redo = tool(texts.play.redo, game.redo);
    this.notes = tool(texts.element.notes, () => game.chooseMode(this.writesNotes ? 'enter' : 'corner'));
    this.notes.title = texts.element.notesWhat;
    const keys = make('div', 'keys', {}, ...this.keys);
    keys.style.setProperty('--in-row', String(keysInRow(symbols)));
    const erase = tool(texts.play.erase, game.clearCells);
    const tools = make('div', 'tools', {}, erase, this.notes, this.undo, this.redo);
    this.element.append(keys, tools);
  }

  update(): void {
    const { session } = this.game.state;
    for (const [i, key] of this.keys.entries()) {
      const left = countLeft(session, i + 1);
      const text = makeSymbolText(i + 1, session.shape.symbols);
      key.setAttribute('aria-label', texts.play.symbolButton(text, left));
      key.toggleAttribute('data-done', left === 0);
    }
    this.notes.setAttribute('aria-pressed', String(this.writesNotes));
    this.undo.disabled = !this.game.canUndo;
    this.redo.disabled = !session.canRedo;
  }

  private get writesNotes(): boolean {
    return this.game.state.mode === 'corner';
  }
}

/** All in one row as long as a finger can tell them apart, else rows of the same length where that is possible. */
const keysInRow = (symbols: number): number =>
  symbols <= 9 ? symbols : ([8, 9, 10, 7].find(count => symbols % count === 0) ?? 9);
