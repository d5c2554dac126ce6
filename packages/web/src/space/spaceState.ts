/** How the game is seen in space: which view, and what is taken away to see inside. All of it combines. */
import type { Shape } from '@hyperdoku/engine';
import { create } from 'zustand';
import { type SpaceView, viewsOf } from './spaceLayout.js';

/** Closed, beside the boards, or in their place with three cross-sections. */
export type SpacePlace = 'closed' | 'side' | 'large';

export interface SpaceState {
  readonly place: SpacePlace;
  readonly view: SpaceView;
  /** The axis along which layers are peeled, clipped and pulled apart. */
  readonly axis: number;
  /** How many layers are peeled off from the front. */
  readonly peel: number;
  /** The layers that are shown, from and to, counted from 0. */
  readonly clip: readonly [number, number];
  readonly explode: number;
  /** Everything but the peers of the selected cell fades. */
  readonly ghost: boolean;
  /** Filled cells fade, so that what is open stands out. */
  readonly fade: boolean;
  /** A key is held to look inside. */
  readonly peek: boolean;
  /** The turning projection turns by itself. */
  readonly turns: boolean;
  readonly turn: number;
  /** Of a fourth axis, the layer that stands out; undefined for all alike. */
  readonly wFocus: number | undefined;
}

const initial: SpaceState = {
  place: 'closed',
  view: 'cube',
  axis: 2,
  peel: 0,
  clip: [0, Number.POSITIVE_INFINITY],
  explode: 0,
  ghost: false,
  fade: false,
  peek: false,
  turns: false,
  turn: 0.5,
  wFocus: undefined,
};

export const useSpace = create<SpaceState>(() => initial);

export const changeSpace = (changes: Partial<SpaceState>): void => {
  useSpace.setState(changes);
};

/** Everything in sight again. */
export const showAll = (): void =>
  changeSpace({
    peel: 0,
    clip: initial.clip,
    explode: 0,
    ghost: false,
    fade: false,
    peek: false,
    wFocus: undefined,
    turns: false,
  });

/** Takes a view that the shape has, and the whole of it. */
export function fitSpace(shape: Shape): void {
  const views = viewsOf(shape);
  showAll();
  changeSpace({ view: views[0] ?? 'cube', axis: 2 });
}

/** Whether the boards and space fit side by side; not on a phone. */
export const hasRoom = (): boolean => !matchMedia('(max-width: 760px)').matches;

/** Beside the boards where there is room for both, else in their place. */
export const firstPlace = (): SpacePlace => (hasRoom() ? 'side' : 'large');
