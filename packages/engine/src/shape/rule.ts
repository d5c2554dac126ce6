/** The rule of a shape as data: which houses hold each symbol once. `words` makes a sentence of it. */
export type Rule =
  /** Along so many axes. */
  | { readonly kind: 'lines'; readonly axes: number }
  /** Lines, and boxes of these lengths along the axes. */
  | { readonly kind: 'boxes'; readonly box: readonly number[] }
  /** Lines, and square boxes of this side in every slice. */
  | { readonly kind: 'slices'; readonly side: number; readonly axes: number }
  | { readonly kind: 'planes' }
  /** Strips over two faces, and boxes two cells by this many. */
  | { readonly kind: 'strips'; readonly side: number }
  | { readonly kind: 'faces' }
  /** The houses of this shape, where it is built on one, and so many houses and constraints of its own. */
  | {
      readonly kind: 'custom';
      readonly base?: string;
      /** The rule of that shape. */
      readonly on?: Rule;
      readonly houses: number;
      readonly constraints: number;
    };
