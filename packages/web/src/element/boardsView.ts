/** The boards of an element: the focused one, large, and the layers of the perspective beside or under it. */
import type { Layout } from '@hyperdoku/engine';
import { BoardStage } from '../board/boardStage.js';
import { BoardView, cellUnder } from '../board/boardView.js';
import { layersAround } from '../board/layerWindow.js';
import type { LightSettings } from '../board/lights.js';
import { texts } from '../texts/index.js';
import { make, makeSvg } from './dom.js';
import type { ElementGame } from './elementGame.js';
import { LayerStrip } from './layerStrip.js';

export interface BoardsOptions {
  readonly settings: () => LightSettings;
  readonly playable: boolean;
  /** Whether the layers are drawn around the focused board. */
  readonly layers: boolean;
}

export class BoardsView {
  readonly element = make('div', 'boards');
  private readonly game: ElementGame;
  private readonly stage: BoardStage;
  private readonly focusSvg: SVGSVGElement;
  private readonly withLayers: boolean;
  private layout: Layout | undefined;
  private focused = -1;
  private strip: LayerStrip | undefined;
  private clearFocus = (): void => {};

  constructor(game: ElementGame, { settings, playable, layers }: BoardsOptions) {
    this.game = game;
    this.withLayers = layers && game.shown.layout.boardCount > 1;
    this.stage = new BoardStage(() => ({ game: game.shown, settings: settings() }));
    this.focusSvg = makeSvg('board focus', { role: 'grid', 'aria-readonly': String(!playable) });
    this.element.append(make('div', 'focus-board', {}, this.focusSvg));
    this.watchPointer();
    this.update();
  }

  /** Draws the game as it is now: cells that changed, or another board, or other layers. */
  update(): void {
    const { layout, cursor } = this.game.shown;
    this.stage.paint();
    const focused = layout.boardOf(cursor);
    const turned = layout !== this.layout;
    if (!turned && focused === this.focused) return;
    this.layout = layout;
    this.focused = focused;
    this.drawFocus(layout, focused);
    if (this.withLayers) this.drawLayers(layout, focused, turned);
  }

  /** Puts the keyboard's focus on the cursor. */
  focusCursor(): void {
    this.stage.focusCursor();
  }

  dispose(): void {
    this.clearFocus();
    this.strip?.dispose();
    this.element.remove();
  }

  private drawFocus(layout: Layout, index: number): void {
    const hadFocus = this.focusSvg.contains(activeIn(this.focusSvg));
    this.clearFocus();
    const board = layout.boardAt(index);
    const view = new BoardView(this.focusSvg, board, layout.shape.symbols, 'gridcell');
    const unmount = this.stage.mount(view, 'focus');
    this.focusSvg.setAttribute('aria-label', texts.play.board(board.heading));
    this.clearFocus = () => {
      unmount();
      view.clear();
    };
    if (hadFocus) this.focusCursor();
  }

  private drawLayers(layout: Layout, focused: number, turned: boolean): void {
    const window = layersAround(layout, focused);
    if (turned || !this.strip?.shows(window)) {
      this.strip?.dispose();
      this.strip = new LayerStrip(layout, window, this.stage, this.game);
      this.element.append(this.strip.element);
    }
    this.strip.focus(focused);
  }

  private watchPointer(): void {
    const { focusSvg, game } = this;
    focusSvg.addEventListener('click', event => {
      const cell = cellUnder(event.target);
      if (cell === undefined) return;
      game.select(cell);
      this.focusCursor();
    });
    focusSvg.addEventListener('pointermove', event => {
      if (event.pointerType === 'mouse') game.hover(cellUnder(event.target));
    });
    focusSvg.addEventListener('pointerleave', () => game.hover(undefined));
  }
}

/** The element that has the keyboard's focus, as seen from inside of a shadow. */
function activeIn(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}
