/** What a tile can look like, and how that is told to the graphics card in few numbers. */
import type { Color, Vector3 } from 'three';

/** Added to the glyph: a ring around the cell, a thin one, that the cell shines through the distance, and what a mark is like. */
export const ringSteps = { none: 0, thin: 1000, full: 2000 } as const;
export const shiningStep = 4000;
export const formSteps = { card: 0, tag: 8000, disc: 16_000, square: 24_000 } as const;
export const placeSteps = { middle: 0, corner: 32_000, foot: 64_000 } as const;

type Ring = keyof typeof ringSteps;

/** What one cell looks like. */
export interface TileLook {
  /** The side of the tile; negative for a dot. */
  readonly size: number;
  readonly ground: Color;
  readonly opacity: number;
  readonly ink: Color;
  /** The number of a symbol or letter on the texture, from 1; 0 for none. */
  readonly glyph: number;
  readonly ring: Ring;
  /** Distance takes less away from it. */
  readonly shines: boolean;
  /** A card if not said otherwise; other forms have an edge of their ink. */
  readonly form?: keyof typeof formSteps;
  /** Where in the cell its middle is. */
  readonly at?: keyof typeof placeSteps;
}

/** A tile as it was drawn last, for pictures made in other ways. */
export interface DrawnTile {
  readonly place: Vector3;
  /** Negative for a dot. */
  readonly size: number;
  readonly ground: Color;
  readonly ink: Color;
  readonly opacity: number;
  readonly glyph: number;
  readonly ring: boolean;
  /** Where it points if it lies in a face. */
  readonly turned?: { readonly right: Vector3; readonly up: Vector3 };
}
