/** A step of the selected cell along any axis, by buttons that say where it is; in four dimensions no pair of arrows is enough. */
import { axisName, coordinatesOf, type Shape } from '@hyperdoku/engine';
import { useGame, useGameState } from '../hooks/useGame.js';
import { spaceTexts } from '../texts/space.js';

export function AxisSteps() {
  const shape = useGameState(({ session }) => session.shape);
  if (shape.extents.length < 4 || shape.surface) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that repeats the label
    <div className="axis-steps" role="group" aria-label={spaceTexts.steps}>
      {shape.extents.map((_, axis) => (
        <AxisStep key={axisName(shape, axis)} shape={shape} axis={axis} />
      ))}
    </div>
  );
}

function AxisStep({ shape, axis }: { readonly shape: Shape; readonly axis: number }) {
  const { moveAlong } = useGame();
  const name = axisName(shape, axis);
  const at = useGameState(({ cursor }) => coordinatesOf(shape, cursor)[axis] + 1);
  return (
    <span className="axis-step">
      <button
        type="button"
        className="button plain"
        aria-label={spaceTexts.stepBack(name)}
        onClick={() => moveAlong(axis, -1)}
      >
        ‹
      </button>
      <span className="small">
        {name} <strong>{at}</strong>
      </span>
      <button
        type="button"
        className="button plain"
        aria-label={spaceTexts.stepOn(name)}
        onClick={() => moveAlong(axis, 1)}
      >
        ›
      </button>
    </span>
  );
}
