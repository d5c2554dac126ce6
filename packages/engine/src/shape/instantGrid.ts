/**
 * Grids that need no search. How to make one is remembered for each shape when it is built, so that those who have a shape, such as
 * solvers, need not know the families.
 */
import type { Shape } from './shape.js';

const makers = new WeakMap<Shape, () => Uint8Array | undefined>();

export const rememberInstantGrid = (shape: Shape, make: () => Uint8Array | undefined): void => {
  makers.set(shape, make);
};

/** A complete valid grid that needs no search, symbols from 1; undefined for custom rules. */
export const instantGrid = (shape: Shape): Uint8Array | undefined => makers.get(shape)?.();
