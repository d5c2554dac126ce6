/** The small cube whose faces choose the perspective; each face has the colour of the boxes that lie in it. */
import {
  axisName,
  type Perspective as PerspectiveOf,
  perspectiveAlong,
  perspectivesOf,
  type Shape,
} from '@hyperdoku/engine';
import { lightNames, lightsOfOrientations } from '../board/lights.js';
import { planeLight } from '../board/planeLight.js';
import { planeName } from '../game/perspectiveWords.js';
import { useGame, useGameState } from '../hooks/useGame.js';
import { say, texts } from '../texts/index.js';
import '../styles/legend.css';
import '../styles/perspective.css';

/** The faces as drawn: the front shows x and y and is looked at along z, the side along x, the top along y. */
const faces = [
  { axis: 2, path: 'M10 38L60 62V118L10 94Z', at: [35, 84] },
  { axis: 0, path: 'M60 62L110 38V94L60 118Z', at: [85, 84] },
  { axis: 1, path: 'M10 38L60 14L110 38L60 62Z', at: [60, 45] },
] as const;

/** The colour of the boxes that lie in the plane of two axes, if the shape has such. */
function colourOf(shape: Shape, perspective: PerspectiveOf): string | undefined {
  const light = planeLight(shape, perspective);
  return light && `var(--${light})`;
}

/** The planes are not offered where they are offered beside the boards. */
export function Perspective({ hasPlanes = true }: { readonly hasPlanes?: boolean }) {
  const { lookAlong, lookFrom } = useGame();
  const { shape, perspective } = useGameState(({ layout }) => layout);
  if (perspective.stacked.length === 0) return null;
  return (
    <section className="perspective" aria-label={texts.play.perspectiveTitle}>
      <svg viewBox="0 6 120 120" className="perspective-cube">
        <title>{texts.play.perspectiveTitle}</title>
        {faces.map(({ axis, path, at }) => {
          const wanted = perspectiveAlong(shape, axis, perspective);
          const chosen = perspective.stacked[0] === axis;
          const name = axisName(shape, axis);
          return (
            // biome-ignore lint/a11y/useSemanticElements: a face of a drawing cannot be a button element
            <g
              key={axis}
              role="button"
              tabIndex={0}
              aria-pressed={chosen}
              aria-label={texts.play.lookAlong(name)}
              className="cube-face"
              data-axis={name}
              onClick={() => lookAlong(axis)}
              onKeyDown={event => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                event.stopPropagation();
                lookAlong(axis);
              }}
            >
              <path
                d={path}
                style={chosen ? { fill: colourOf(shape, wanted) ?? 'var(--accent-soft)' } : undefined}
              />
              <text x={at[0]} y={at[1]}>
                {name}
              </text>
            </g>
          );
        })}
      </svg>
      <div className="perspective-words">
        <p className="small">
          <strong>{texts.play.perspectiveTitle}</strong>
        </p>
        <p className="small soft">
          {texts.play.perspective(axisName(shape, perspective.stacked[0]), planeName(shape, perspective))}
        </p>
        {hasPlanes && shape.extents.length > 3 && (
          <div className="planes">
            {perspectivesOf(shape).map(choice => (
              <button
                key={planeName(shape, choice)}
                type="button"
                className="button plane"
                aria-label={texts.play.plane(planeName(shape, choice))}
                aria-pressed={choice.across === perspective.across && choice.down === perspective.down}
                onClick={() => lookFrom(choice)}
              >
                {planeName(shape, choice)}
              </button>
            ))}
          </div>
        )}
        <Legend shape={shape} />
      </div>
    </section>
  );
}

/** What the colours of the highlight mean, with the marks that say the same without colour. */
function Legend({ shape }: { readonly shape: Shape }) {
  const lights = lightsOfOrientations(shape);
  const entries = shape.orientations.flatMap((orientation, i) =>
    lights[i] === lights[0] && i > 0
      ? []
      : [
          {
            light: lightNames[lights[i]],
            text:
              orientation.kind === 'line'
                ? texts.play.lineColour
                : texts.play.boxColour(say.orientation(shape, orientation)),
          },
        ],
  );
  return (
    <ul className="legend" aria-label={texts.play.highlightKey}>
      {entries.slice(0, 7).map(({ light, text }) => (
        <li key={text}>
          <span className="swatch" data-light={light} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}
