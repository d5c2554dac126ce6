/** How a game is seen in space: which view, and what is taken away to see inside. All of it combines. */
import type { SpaceView } from './spaceViews.js';

/** Closed, beside the boards, or in their place with three cross-sections. */
export type SpacePlace = 'closed' | 'side' | 'large';

export interface SpaceState {
  readonly place: SpacePlace;
  readonly view: SpaceView;
  readonly lens: Lens;
  /** The layers of the perspective that are shown, from and to, counted from 0. */
  readonly range: LayerRange;
  /** Whether the viewer is at the end of the layers where they begin, or where they end. */
  readonly nearEnd: 'low' | 'high';
  readonly explode: number;
  /** Everything but the peers of the selected cell fades. */
  readonly ghost: boolean;
  /** Of a step, nothing else is seen. */
  readonly alone: boolean;
  /** Filled cells fade, so that what is open stands out. */
  readonly fade: boolean;
  /** A key is held to look inside. */
  readonly peek: boolean;
  /** The turning projection turns by itself. */
  readonly turns: boolean;
  /** How far it has turned in each of its planes, in radians, and which of them a hand turns: none, one, or one across and one up. */
  readonly angles: readonly number[];
  readonly turnPlanes: readonly number[];
  /** Where a hyperplane cuts it, along the fourth axis as it is turned, from -1 to 1; undefined if none does. */
  readonly cut: number | undefined;
  /** Of a fourth axis, the layer that stands out; undefined for all alike. */
  readonly wFocus: number | undefined;
}

/** Whether what is far is smaller. */
export type Lens = 'perspective' | 'orthographic';

export type LayerRange = readonly [from: number, to: number];

/** How much is seen of what is a ghost; that cannot be pointed at. */
export const ghostly = 0.07;

/** Everything in sight. */
export const wholeSpace = {
  range: [0, Number.POSITIVE_INFINITY],
  explode: 0,
  ghost: false,
  alone: false,
  fade: false,
  peek: false,
  turns: false,
  cut: undefined,
  wFocus: undefined,
} as const satisfies Partial<SpaceState>;

/** A little in every plane of a fourth axis, and of a fifth: cubes within each other, none of them hidden. */
export const usualAngles: readonly number[] = [0.5, 0.3, 0.15, 0.25, 0.55, 0.1, 0.3];

/** How thick a cut is to both sides, as a share of the whole. */
export const cutHalf = 0.13;

export const firstSpace: SpaceState = {
  ...wholeSpace,
  place: 'closed',
  view: 'cube',
  lens: 'perspective',
  nearEnd: 'low',
  angles: usualAngles,
  turnPlanes: [],
};
