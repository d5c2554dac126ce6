/** What the camera is asked to do, from keys and buttons; the view in space grants it while it is open. */
import { create } from 'zustand';

export type Wish =
  | { readonly kind: 'reset' }
  | { readonly kind: 'face'; readonly axis: number }
  | { readonly kind: 'orbit' | 'pan'; readonly across: number; readonly up: number }
  | { readonly kind: 'zoom'; readonly by: number };

export const useWish = create<{ readonly wish: Wish | undefined; readonly count: number }>(() => ({
  wish: undefined,
  count: 0,
}));

export const wishFor = (wish: Wish): void => {
  useWish.setState({ wish, count: useWish.getState().count + 1 });
};
