/** How a game is seen in space: which view, and what is taken away to see inside. All of it combines. */
import type { SpaceView } from './spaceViews.js';

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

/** Everything in sight. */
export const wholeSpace = {
  peel: 0,
  clip: [0, Number.POSITIVE_INFINITY],
  explode: 0,
  ghost: false,
  fade: false,
  peek: false,
  turns: false,
  wFocus: undefined,
} as const satisfies Partial<SpaceState>;

export const firstSpace: SpaceState = { ...wholeSpace, place: 'closed', view: 'cube', axis: 2, turn: 0.5 };
