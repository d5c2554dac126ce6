/** Above the boards: which layer is in focus, the sides to look from, and how far the player is. */
import { axisName } from '@hyperdoku/engine';
import type { Game } from '../game/game.js';
import { hasDepth } from '../game/typing.js';
import { texts } from '../texts/play.js';
import { make, makeButton } from './dom.js';

export class Bar {
  readonly element = make('div', 'bar');
  private readonly game: Game;
  private readonly heading = make('p', 'heading');
  private readonly progress = make('p', 'progress');
  private readonly sides = make('div', 'axes', { role: 'group', 'aria-label': texts.play.perspectiveTitle });
  private readonly axes: readonly HTMLButtonElement[];

  constructor(game: Game, playable: boolean) {
    this.game = game;
    const { shape } = game.state.session;
    this.axes = (hasDepth(shape) ? shape.extents : []).map((_, axis) => {
      const name = axisName(shape, axis);
      return makeButton(name, 'button axis', { 'aria-label': texts.play.lookAlong(name) }, () =>
        game.lookAlong(axis),
      );
    });
    this.sides.append(...this.axes);
    this.element.append(this.heading, this.sides, this.progress);
    this.progress.hidden = !playable;
    this.showSides(true);
  }

  /** Which layer, and the sides to look from: only where there are boards, and more than one. */
  showSides(hasBoards: boolean): void {
    const hidden = !hasBoards || this.axes.length === 0;
    this.heading.hidden = hidden;
    this.sides.hidden = hidden;
    this.element.hidden = hidden && this.progress.hidden;
  }

  update(): void {
    const { layout, cursor, session } = this.game.state;
    this.heading.textContent = layout.boardAt(layout.boardOf(cursor)).heading;
    const [along] = layout.perspective.stacked;
    for (const [axis, button] of this.axes.entries())
      button.setAttribute('aria-pressed', String(axis === along));
    this.progress.textContent = session.isSolved
      ? texts.finish.title
      : texts.play.blanksLeft(session.openCells);
    this.progress.toggleAttribute('data-solved', session.isSolved);
  }
}
