/** The number pad of a playable element, for fingers and mice. */
import { makeSymbolText } from '@hyperdoku/engine';
import { texts } from '../texts/index.js';
import { make, makeButton } from './dom.js';
import type { ElementGame } from './elementGame.js';
import type { Deeds } from './keys.js';

export class Pad {
  readonly element = make('div', 'pad', { role: 'group', 'aria-label': texts.play.pad });
  private readonly game: ElementGame;
  private readonly keys: readonly HTMLButtonElement[];
  private readonly undo: HTMLButtonElement;
  private readonly redo: HTMLButtonElement;
  private writesNotes = false;

  constructor(game: ElementGame, deeds: Deeds) {
    this.game = game;
    const { symbols } = game.shown.session.shape;
    this.keys = Array.from({ length: symbols }, (_, i) =>
      makeButton(makeSymbolText(i + 1, symbols), 'button key', {}, () =>
        deeds.write(i + 1, this.writesNotes),
      ),
    );
    const tool = (text: string, press: () => void): HTMLButtonElement =>
      makeButton(text, 'button tool', {}, press);
    this.undo = tool(texts.play.undo, deeds.undo);
    this.redo = tool(texts.play.redo, deeds.redo);
    const notes = tool(texts.element.notes, () => {
      this.writesNotes = !this.writesNotes;
      notes.setAttribute('aria-pressed', String(this.writesNotes));
    });
    notes.setAttribute('aria-pressed', 'false');
    notes.title = texts.element.notesWhat;
    const keys = make('div', 'keys', {}, ...this.keys);
    keys.style.setProperty('--in-row', String(keysInRow(symbols)));
    const tools = make('div', 'tools', {}, tool(texts.play.erase, deeds.clear), notes, this.undo, this.redo);
    this.element.append(keys, tools);
  }

  update(): void {
    const { session } = this.game.shown;
    const { shape } = session;
    for (const [i, key] of this.keys.entries()) {
      const left = shape.cellCount / shape.symbols - session.countPlaced(i + 1);
      const known = Number.isInteger(left) && left >= 0 ? left : undefined;
      key.setAttribute('aria-label', texts.play.symbolButton(makeSymbolText(i + 1, shape.symbols), known));
      key.toggleAttribute('data-done', known === 0);
    }
    this.undo.disabled = !this.game.canUndo;
    this.redo.disabled = !session.canRedo;
  }
}

/** All in one row as long as a finger can tell them apart, else rows of the same length where that is possible. */
const keysInRow = (symbols: number): number =>
  symbols <= 9 ? symbols : ([8, 9, 10, 7].find(count => symbols % count === 0) ?? 9);
