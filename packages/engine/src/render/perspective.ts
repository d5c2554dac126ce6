/** From which side a shape is looked at: which two of its axes a board shows, and in what order the others are stacked. */
import type { Axis, Shape } from '../shape/shape.js';

/** Which two axes a board shows; `stacked` are the others, the first of them the depth that one leafs through. */
export interface Perspective {
  readonly across: Axis;
  readonly down: Axis;
  readonly stacked: readonly Axis[];
}

/** Every pair of axes, the first the usual one; a flat shape and an unfolded surface have only that. */
export function perspectivesOf(shape: Shape): readonly Perspective[] {
  const axes = shape.extents.map((_, axis) => axis);
  if (axes.length === 1) return [{ across: 0, down: 0, stacked: [] }];
  if (axes.length === 2 || shape.surface) return [{ across: 0, down: 1, stacked: [] }];
  return axes.flatMap(across =>
    axes
      .slice(across + 1)
      .map(down => ({ across, down, stacked: axes.filter(axis => axis !== across && axis !== down) })),
  );
}

/**
 * The perspective that looks along an axis. In three dimensions that says all; in more, the axis changes places with the
 * depth axis of `from` if it is shown there, and moves to the front of the stack if it is not.
 */
export function perspectiveAlong(shape: Shape, axis: Axis, from?: Perspective): Perspective {
  const now = from ?? perspectivesOf(shape)[0];
  const [depth, ...rest] = now.stacked;
  if (depth === undefined || axis === depth || axis < 0 || axis >= shape.extents.length) return now;
  if (now.stacked.includes(axis)) {
    const others = now.stacked.filter(other => other !== axis).sort((a, b) => a - b);
    return { ...now, stacked: [axis, ...others] };
  }
  const kept = axis === now.across ? now.down : now.across;
  return { across: Math.min(kept, depth), down: Math.max(kept, depth), stacked: [axis, ...rest] };
}
