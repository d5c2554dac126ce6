/** How a hypercube is turned and cut: the planes that a hand turns, how far each has turned, and a hyperplane that moves through it. */
import { axesName, type Shape } from '@hyperdoku/engine';
import { useGameState } from '../hooks/useGame.js';
import { spaceTexts } from '../texts/space.js';
import { planesOf } from './hyperTurn.js';
import { Slider } from './Slider.js';
import { useSpace, useSpaceState } from './useSpace.js';

export function TurnTools({ shape }: { readonly shape: Shape }) {
  const planes = planesOf(shape.extents.length);
  return (
    <>
      <TurnSliders shape={shape} planes={planes} />
      <CutSlider />
    </>
  );
}

interface PlanesProps {
  readonly shape: Shape;
  readonly planes: ReturnType<typeof planesOf>;
}

/** What a hand turns: the camera, one plane, or two at once, the first across and the second up. */
export function HandChoice() {
  const space = useSpace();
  const shape = useGameState(({ session }) => session.shape);
  const chosen = useSpaceState(({ turnPlanes }) => turnPlanes);
  const isTurning = useSpaceState(({ view }) => view === 'turning');
  if (!isTurning) return null;
  const planes = planesOf(shape.extents.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that repeats the label
    <div className="hand-choice" role="group" aria-label={spaceTexts.dragTurns}>
      <span className="soft small">{spaceTexts.dragTurns}</span>
      <button
        type="button"
        className="button small-button"
        aria-pressed={chosen.length === 0}
        onClick={() => space.change({ turnPlanes: [] })}
      >
        {spaceTexts.dragCamera}
      </button>
      {planes.map((plane, i) => (
        <button
          key={plane.join()}
          type="button"
          className="button small-button"
          aria-pressed={chosen.includes(i)}
          onClick={() => space.choosePlane(i)}
        >
          {axesName(shape, plane)}
          {chosen.length === 2 && chosen.includes(i) && (chosen[0] === i ? ' ↔' : ' ↕')}
        </button>
      ))}
    </div>
  );
}

/** Of the planes that are chosen, else of the first. */
function TurnSliders({ shape, planes }: PlanesProps) {
  const space = useSpace();
  const angles = useSpaceState(({ angles }) => angles);
  const chosen = useSpaceState(({ turnPlanes }) => turnPlanes);
  return (chosen.length > 0 ? chosen : [0]).map(plane => (
    <Slider
      key={plane}
      label={spaceTexts.turn(axesName(shape, planes[plane] ?? []))}
      value={angles[plane] ?? 0}
      max={6.28}
      step={0.02}
      onChange={value => {
        space.change({ turns: false });
        space.turnTo(planes.map((_, i) => (i === plane ? value : (angles[i] ?? 0))));
      }}
    />
  ));
}

function CutSlider() {
  const space = useSpace();
  const cut = useSpaceState(({ cut }) => cut);
  return (
    <div className="cut-tools">
      <button
        type="button"
        className="button small-button"
        aria-pressed={cut !== undefined}
        onClick={() => space.change({ cut: cut === undefined ? 0 : undefined })}
      >
        {spaceTexts.cut}
      </button>
      {cut !== undefined && (
        <Slider
          label={spaceTexts.cutAt}
          value={cut}
          min={-1}
          max={1}
          step={0.02}
          onChange={value => space.change({ cut: value })}
        />
      )}
    </div>
  );
}
