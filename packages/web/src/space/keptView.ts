/** The one drawing of the open game in space: made once, shown here or there, and given back when the game is left. */
import type { Game } from '../game/game.js';
import type { SpaceView } from './spaceView.js';
import type { Viewpoint } from './viewText.js';

export class KeptView {
  #kept: { readonly game: Game; readonly view: SpaceView } | undefined;
  /** Where the camera was when a game was left. */
  readonly #left = new WeakMap<Game, Viewpoint>();

  /** The drawing of a game, if there is one. */
  of(game: Game): SpaceView | undefined {
    return this.#kept?.game === game ? this.#kept.view : undefined;
  }

  keep(game: Game, view: SpaceView): SpaceView {
    this.release();
    this.#kept = { game, view };
    const left = this.#left.get(game);
    if (left) view.rig.look(left);
    return view;
  }

  /** The view of a game begins here, as soon as it is drawn. */
  expect(game: Game, viewpoint: Viewpoint): void {
    this.#left.set(game, viewpoint);
  }

  release(): void {
    if (!this.#kept) return;
    const { game, view } = this.#kept;
    const { chosen } = view.rig;
    if (chosen) this.#left.set(game, chosen);
    else this.#left.delete(game);
    view.dispose();
    this.#kept = undefined;
  }
}
