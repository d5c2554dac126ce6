/** What the camera is asked to do, by keys and buttons; the view in space grants it while it is open. */
export type Wish =
  | { readonly kind: 'reset' }
  | { readonly kind: 'face'; readonly axis: number }
  | { readonly kind: 'orbit' | 'pan'; readonly across: number; readonly up: number }
  | { readonly kind: 'zoom'; readonly by: number };
