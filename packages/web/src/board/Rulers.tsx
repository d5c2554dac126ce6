/** Numbers along the upper and the left edge of a board, the first with the name of its axis, so that `x4 y1` can be found. */
import { axisName, type Layout } from '@hyperdoku/engine';
import { marginInCells } from './boardView.js';

/** On longer edges only every fifth number is written. */
const mostNumbers = 25;

export function Rulers({ layout: { shape, perspective, bounds } }: { readonly layout: Layout }) {
  const { across, down } = perspective;
  if (shape.surface) return null;
  const numbers = (axis: number, from: number, size: number) =>
    Array.from({ length: shape.extents[axis] }, (_, i) => i + 1)
      .filter(n => n === 1 || shape.extents[axis] <= mostNumbers || n % 5 === 0)
      .map(n => (
        <span
          key={n}
          style={
            { '--at': (n - 0.5 - from + marginInCells) / (size + 2 * marginInCells) } as React.CSSProperties
          }
        >
          {n === 1 ? `${axisName(shape, axis)}1` : n}
        </span>
      ));
  return (
    <>
      <div className="ruler across" aria-hidden="true">
        {numbers(across, bounds.left, bounds.width)}
      </div>
      {down !== across && (
        <div className="ruler down" aria-hidden="true">
          {numbers(down, bounds.top, bounds.height)}
        </div>
      )}
    </>
  );
}
