/** Space as it is looked at in the app; how large it is stays from game to game. */
import type { Shape } from '@hyperdoku/engine';
import { type Source, Store } from '../game/store.js';
import { firstSpace, type SpacePlace, type SpaceState, wholeSpace } from './spaceState.js';
import { viewsOf } from './spaceViews.js';

/** What the camera is asked to do, by keys and buttons; the view in space grants it while it is open. */
export type Wish =
  | { readonly kind: 'reset' }
  | { readonly kind: 'face'; readonly axis: number }
  | { readonly kind: 'orbit' | 'pan'; readonly across: number; readonly up: number }
  | { readonly kind: 'zoom'; readonly by: number };

export class Space implements Source<SpaceState> {
  readonly #seen = new Store(firstSpace);
  readonly #wish = new Store<Wish | undefined>(undefined);

  get state(): SpaceState {
    return this.#seen.state;
  }

  get subscribe(): Source<SpaceState>['subscribe'] {
    return this.#seen.subscribe;
  }

  /** The latest wish: a new object each time, so that the same can be wished for twice. */
  get wish(): Source<Wish | undefined> {
    return this.#wish;
  }

  change(changes: Partial<SpaceState>): void {
    this.#seen.set({ ...this.state, ...changes });
  }

  wishFor(wish: Wish): void {
    this.#wish.set({ ...wish });
  }

  /** Everything in sight again. */
  showAll(): void {
    this.change(wholeSpace);
  }

  /** Everything in sight, from the usual place. */
  reset(): void {
    this.showAll();
    this.wishFor({ kind: 'reset' });
  }

  /** Takes a view that the shape has, and the whole of it. */
  fit(shape: Shape): void {
    this.change({ ...wholeSpace, view: viewsOf(shape)[0] ?? 'cube', axis: 2 });
  }

  open(): void {
    this.change({ place: firstPlace() });
  }

  /** Closed, beside the boards, large, and closed again. */
  cyclePlace(): void {
    const next: Readonly<Record<SpacePlace, SpacePlace>> = {
      closed: firstPlace(),
      side: 'large',
      large: 'closed',
    };
    this.change({ place: next[this.state.place] });
  }

  /** The last layer along the axis of peeling and clipping. */
  lastLayer({ extents }: Shape): number {
    return (extents[this.state.axis] ?? 1) - 1;
  }

  peelBy(by: number, shape: Shape): void {
    this.change({ peel: Math.max(0, Math.min(this.lastLayer(shape), this.state.peel + by)) });
  }

  /** Moves the end of what is shown. */
  clipBy(by: number, shape: Shape): void {
    const [from, to] = this.state.clip;
    const last = this.lastLayer(shape);
    this.change({ clip: [from, Math.max(from, Math.min(last, Math.min(to, last) + by))] });
  }
}

/** Whether the boards and space fit side by side; not on a phone. */
export const hasRoom = (): boolean => !matchMedia('(max-width: 760px)').matches;

/** Beside the boards where there is room for both, else in their place. */
const firstPlace = (): SpacePlace => (hasRoom() ? 'side' : 'large');
