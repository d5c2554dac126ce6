/** Above the boards: which layer is in focus, the sides to look from, and how far the player is. */
import { axisName } from '@hyperdoku/engine';
import { hasDepth } from '../game/typing.js';
import { texts } from '../texts/index.js';
import { make, makeButton } from './dom.js';
import type { ElementGame } from './elementGame.js';

export class Bar {
  readonly element = make('div', 'bar');
  private readonly game: ElementGame;
  private readonly heading = make('p', 'heading');
  private readonly progress = make('p', 'progress');
  private readonly axes: readonly HTMLButtonElement[];

  constructor(game: ElementGame, playable: boolean) {
    this.game = game;
    const { shape } = game.shown.session;
    const deep = hasDepth(shape);
    this.axes = (deep ? shape.extents : []).map((_, axis) => {
      const name = axisName(shape, axis);
      return makeButton(name, 'button axis', { 'aria-label': texts.play.lookAlong(name) }, () =>
        game.lookAlong(axis),
      );
    });
    if (deep) {
      const sides = make('div', 'axes', { role: 'group', 'aria-label': texts.play.perspectiveTitle });
      sides.append(...this.axes);
      this.element.append(this.heading, sides);
    }
    if (playable) this.element.append(this.progress);
    this.element.hidden = !deep && !playable;
  }

  update(): void {
    const { layout, cursor, session } = this.game.shown;
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
