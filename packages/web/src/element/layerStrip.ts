/** The layers around the focused board, or a page of them where there are too many. */
import type { Layout } from '@hyperdoku/engine';
import type { BoardStage } from '../board/boardStage.js';
import { drawBoard } from '../board/boardView.js';
import type { LayerWindow } from '../board/layerWindow.js';
import { watchLayer } from '../board/pointer.js';
import type { Game } from '../game/game.js';
import { texts } from '../texts/play.js';
import { make, makeButton, makeSvg } from './dom.js';

/** More layers than this are drawn without symbols. */
const mostSmall = 36;

export class LayerStrip {
  readonly element = make('section', 'layers', { 'aria-label': texts.play.layers });
  private readonly window: LayerWindow;
  private readonly boards = new Map<number, { holder: HTMLElement; name: HTMLButtonElement }>();
  private readonly stops: (() => void)[] = [];

  constructor(layout: Layout, window: LayerWindow, stage: BoardStage, game: Game) {
    this.window = window;
    const kind = window.indices.length > mostSmall ? 'tiny' : 'small';
    this.element.dataset.kind = kind;
    const grid = make('div', 'layer-grid');
    grid.style.setProperty('--columns', String(window.columns));
    for (const index of window.indices) {
      const board = layout.boardAt(index);
      const label = texts.play.layer(board.heading);
      const svg = makeSvg(`board ${kind}`, { role: 'img', 'aria-label': label });
      const name = makeButton(board.heading, 'layer-name', { 'aria-label': label }, () =>
        game.focusBoard(index),
      );
      const holder = make('div', 'small-board', {}, name, svg);
      const view = drawBoard(undefined, {
        element: svg,
        layout: board,
        symbols: layout.shape.symbols,
        cellRole: 'none',
      });
      this.stops.push(stage.mount(view, kind, layout), watchLayer({ svg, game }, index));
      this.boards.set(index, { holder, name });
      grid.append(holder);
    }
    if (window.isPart) this.element.append(this.makePager(layout, game));
    this.element.append(grid);
  }

  /** Whether these are the layers that are drawn already. */
  shows({ indices }: LayerWindow): boolean {
    return indices[0] === this.window.indices[0] && indices.length === this.window.indices.length;
  }

  focus(index: number): void {
    for (const [other, { holder, name }] of this.boards) {
      const isFocused = other === index;
      holder.toggleAttribute('data-focused', isFocused);
      name.setAttribute('aria-pressed', String(isFocused));
      name.tabIndex = isFocused ? 0 : -1;
      if (isFocused) keepInSight(holder);
    }
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.element.remove();
  }

  private makePager(layout: Layout, game: Game): HTMLElement {
    const { indices, previous, next } = this.window;
    const turn = (text: string, to: number | undefined): HTMLButtonElement => {
      const button = makeButton(text, 'button tool', {}, () => to !== undefined && game.focusBoard(to));
      button.disabled = to === undefined;
      return button;
    };
    const where = texts.play.window(indices[0] + 1, indices[indices.length - 1] + 1, layout.boardCount);
    return make(
      'div',
      'pager',
      {},
      turn(`‹ ${texts.play.previousLayers}`, previous),
      where,
      turn(`${texts.play.nextLayers} ›`, next),
    );
  }
}

/** In a narrow element the layers are a strip; only the strip scrolls, never the page around it. */
function keepInSight(holder: HTMLElement): void {
  const strip = holder.parentElement;
  if (!strip || strip.scrollWidth <= strip.clientWidth) return;
  const middle = holder.offsetLeft - strip.offsetLeft + holder.offsetWidth / 2;
  strip.scrollLeft = middle - strip.clientWidth / 2;
}
