/**
 * What a house is called, as data; `words` makes "row 3" or "the xy box at x1 y4 z2" of it. It stands here and not with
 * the shapes because problems carry it. Cells and axes in it are notation already: `r3c5`, `x3 y5`, `z`.
 */
export const faceNames = ['top', 'bottom', 'left', 'right', 'front', 'back'] as const;
/** The name of a face of a cube. */
export type FaceName = (typeof faceNames)[number];

/** The name of a house as data, of which `words` makes a text. */
export type HouseName =
  /** The name that a custom rule gives it. */
  | { readonly kind: 'given'; readonly name: string }
  /** A house of a custom rule without a name, and the kind of the constraint that adds it. */
  | {
      readonly kind: 'custom';
      readonly of: 'line' | 'box' | 'region';
      readonly by?: string;
      readonly at: string;
    }
  | { readonly kind: 'row' | 'column'; readonly number: number }
  | { readonly kind: 'line'; readonly axis: string; readonly through: string }
  | { readonly kind: 'box'; readonly at: string }
  /** A box in a grid of more than two axes. */
  | { readonly kind: 'solid-box'; readonly axes: string; readonly at: string }
  | { readonly kind: 'plane'; readonly at: string }
  | { readonly kind: 'face'; readonly face: FaceName }
  | { readonly kind: 'strip' | 'hoop'; readonly at: string };
