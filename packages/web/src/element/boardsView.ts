/** The boards of an element: the focused one, large, and the layers of the perspective beside or under it. */
import type { Layout } from '@hyperdoku/engine';
import { BoardStage } from '../board/boardStage.js';
import { type BoardView, drawBoard } from '../board/boardView.js';
import { layersAround } from '../board/layerWindow.js';
import type { LightSettings } from '../board/lights.js';
import { watchClicks } from '../board/pointer.js';
import type { Game } from '../game/game.js';
import { texts } from '../texts/play.js';
import { make, makeSvg } from './dom.js';
import { LayerStrip } from './layerStrip.js';

export interface BoardsOptions {
  readonly settings: () => LightSettings;
  readonly playable: boolean;
  /** Whether the layers are drawn around the focused board. */
  readonly layers: boolean;
}

export class BoardsView {
  readonly element = make('div', 'boards');
  private readonly game: Game;
  private readonly stage: BoardStage;
  private readonly focusSvg: SVGSVGElement;
  private readonly withLayers: boolean;
  private layout: Layout | undefined;
  private focused = -1;
  private strip: LayerStrip | undefined;
  private focusView: BoardView | undefined;
  private unmountFocus = (): void => {};
  private readonly stopWatching: () => void;

  constructor(game: Game, { settings, playable, layers }: BoardsOptions) {
    this.game = game;
    this.withLayers = layers && game.state.layout.boardCount > 1;
    this.stage = new BoardStage(() => ({ game: game.state, settings: settings() }));
    this.focusSvg = makeSvg('board focus', {
      role: 'grid',
      'aria-multiselectable': 'true',
      'aria-readonly': String(!playable),
    });
    this.element.append(make('div', 'focus-board', {}, this.focusSvg));
    this.stopWatching = watchClicks({ svg: this.focusSvg, game }, () => this.focusCursor());
    this.update();
  }

  /** Draws the game as it is now: cells that changed, or another board, or other layers. */
  update(): void {
    const { layout, cursor } = this.game.state;
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
    this.stopWatching();
    this.unmountFocus();
    this.strip?.dispose();
    this.element.remove();
  }

  private drawFocus(layout: Layout, index: number): void {
    this.stage.hasKeyboard = this.focusSvg.contains(activeIn(this.focusSvg));
    this.unmountFocus();
    const board = layout.boardAt(index);
    this.focusView = drawBoard(this.focusView, {
      element: this.focusSvg,
      layout: board,
      symbols: layout.shape.symbols,
      cellRole: 'gridcell',
    });
    this.unmountFocus = this.stage.mount(this.focusView, 'focus', layout);
    this.focusSvg.setAttribute('aria-label', texts.play.board(board.heading));
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
}

/** The element that has the keyboard's focus, as seen from inside of a shadow. */
function activeIn(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}
