/** The layers that are shown, along the axis of the perspective: one control with two ends, the nearer one to the left. */
import { axisName, type Shape } from '@hyperdoku/engine';
import { useGame, useGameState } from '../hooks/useGame.js';
import { spaceTexts } from '../texts/space.js';
import { layerName } from './layerName.js';
import { layerAxisOf } from './spaceInput.js';
import type { LayerRange } from './spaceState.js';
import { useSpace, useSpaceState } from './useSpace.js';

export function LayerTools({ shape }: { readonly shape: Shape }) {
  const axis = useGameState(({ layout }) => layerAxisOf(layout));
  return (
    <>
      <AxisChoice shape={shape} chosen={axis} />
      <RangeSlider name={axisName(shape, axis)} layers={shape.extents[axis]} />
    </>
  );
}

/** The same as the perspective of the boards: looking along an axis, its layers lie behind each other. */
function AxisChoice({ shape, chosen }: { readonly shape: Shape; readonly chosen: number }) {
  const { lookAlong } = useGame();
  return (
    <div className="row" role="radiogroup" aria-label={spaceTexts.axis}>
      <span className="soft small">{spaceTexts.axis}</span>
      {shape.extents.map((_, axis) => (
        // biome-ignore lint/a11y/useSemanticElements: these act at once, as buttons do
        <button
          key={axisName(shape, axis)}
          type="button"
          role="radio"
          aria-checked={axis === chosen}
          className="button small-button"
          onClick={() => lookAlong(axis)}
        >
          {axisName(shape, axis)}
        </button>
      ))}
    </div>
  );
}

function RangeSlider({ name, layers }: { readonly name: string; readonly layers: number }) {
  const space = useSpace();
  // Looked at, so that it is shown anew.
  useSpaceState(({ range }) => range);
  const isLow = useSpaceState(({ nearEnd }) => nearEnd === 'low');
  const [from, to] = space.rangeOf(layers);
  // On the slider layers are counted from the viewer on.
  const placeOf = (layer: number): number => (isLow ? layer + 1 : layers - layer);
  const layerAt = (place: number): number => (isLow ? place - 1 : layers - place);
  const [near, far] = isLow ? [from, to] : [to, from];
  const show = (a: number, b: number): void => {
    const range: LayerRange = a < b ? [a, b] : [b, a];
    space.showLayers(range, layers);
  };
  const thumb = (label: string, layer: number, change: (layer: number) => void) => (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={layerName(name, layer + 1)}
      min={1}
      max={layers}
      value={placeOf(layer)}
      onChange={event => change(layerAt(Number(event.target.value)))}
    />
  );
  const share = (layer: number): number => (placeOf(layer) - 1) / Math.max(1, layers - 1);
  const style = { '--near-share': share(near), '--far-share': share(far) } as React.CSSProperties;
  return (
    <div className="slider range-slider">
      <span className="small">{spaceTexts.shown}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that repeats the label */}
      <span className="two-ends" role="group" aria-label={spaceTexts.layersShown(name)} style={style}>
        {thumb(spaceTexts.nearest, near, layer =>
          show(isLow ? Math.min(layer, to) : Math.max(layer, from), far),
        )}
        {thumb(spaceTexts.farthest, far, layer =>
          show(near, isLow ? Math.max(layer, from) : Math.min(layer, to)),
        )}
      </span>
      <output className="small soft">
        {near === far ? layerName(name, near + 1) : `${layerName(name, near + 1)} – ${far + 1}`}
      </output>
    </div>
  );
}
