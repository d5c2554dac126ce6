/** What is shown over the boards, and how far it is. */
import type { Frame } from './frames.js';
import type { Show } from './state.js';

export interface ShowState {
  readonly kind: Show['kind'] | undefined;
  readonly frames: readonly Frame[];
  /** How many frames are taken. */
  readonly at: number;
  readonly playing: boolean;
  /** Frames a second. */
  readonly speed: number;
  /** More frames are still being found. */
  readonly growing: boolean;
}

/** Nothing is shown. */
export const noShow: ShowState = {
  kind: undefined,
  frames: [],
  at: 0,
  playing: false,
  speed: 15,
  growing: false,
};
