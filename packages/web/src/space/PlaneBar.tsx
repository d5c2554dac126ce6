/** Every pair of axes through the selected cell: what the focused board is cut along, in the colour of the boxes that lie in it. */
import { perspectivesOf } from '@hyperdoku/engine';
import { planeLight } from '../board/planeLight.js';
import { planeName } from '../game/perspectiveWords.js';
import { useGame, useGameState } from '../hooks/useGame.js';
import { spaceTexts } from '../texts/space.js';
import '../styles/legend.css';

export function PlaneBar() {
  const { lookFrom } = useGame();
  const { shape, perspective } = useGameState(({ layout }) => layout);
  if (shape.extents.length < 4) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that repeats the label
    <div className="plane-bar" role="group" aria-label={spaceTexts.planes}>
      {perspectivesOf(shape).map(choice => {
        const light = planeLight(shape, choice);
        return (
          <button
            key={planeName(shape, choice)}
            type="button"
            className="button small-button"
            aria-pressed={choice.across === perspective.across && choice.down === perspective.down}
            onClick={() => lookFrom(choice)}
          >
            {light && <span className="swatch" data-light={light} aria-hidden="true" />}
            {planeName(shape, choice)}
          </button>
        );
      })}
    </div>
  );
}
