/** What makes the inside visible: ghosts, layers taken away, layers pulled apart, the fourth axis. */
import { useGameState } from '../hooks/useGame.js';
import { spaceTexts } from '../texts/space.js';
import { LayerTools } from './LayerTools.js';
import { Slider } from './Slider.js';
import { hasLayers } from './sight.js';
import { TurnTools } from './TurnTools.js';
import { useSpace, useSpaceState } from './useSpace.js';

export function Inside() {
  const shape = useGameState(({ session }) => session.shape);
  const view = useSpaceState(({ view }) => view);
  return (
    <div className="inside-tools">
      <Switches />
      {hasLayers(shape, view) && <LayerTools shape={shape} />}
      {(view === 'cube' || view === 'cubes') && <ExplodeSlider />}
      {view === 'turning' && <TurnTools shape={shape} />}
      {shape.extents.length > 3 && <FourthAxis last={shape.extents[3]} />}
    </div>
  );
}

/** What is on or off. */
function Switches() {
  const view = useSpaceState(({ view }) => view);
  return (
    <div className="row">
      <Switch name="ghost" />
      <Switch name="fade" />
      {view === 'turning' && <Switch name="turns" />}
    </div>
  );
}

function Switch({ name }: { readonly name: 'ghost' | 'fade' | 'turns' }) {
  const space = useSpace();
  const isOn = useSpaceState(state => state[name]);
  return (
    <button
      type="button"
      className="button small-button"
      aria-pressed={isOn}
      onClick={() => space.change({ [name]: !isOn })}
    >
      {spaceTexts[name]}
    </button>
  );
}

function ExplodeSlider() {
  const space = useSpace();
  const explode = useSpaceState(({ explode }) => explode);
  return (
    <Slider
      label={spaceTexts.explode}
      value={explode}
      max={3}
      step={0.1}
      onChange={value => space.change({ explode: value })}
    />
  );
}

/** All layers of a fourth axis alike, or one that stands out. */
function FourthAxis({ last }: { readonly last: number }) {
  const space = useSpace();
  const focus = useSpaceState(({ wFocus }) => wFocus);
  return (
    <Slider
      label={focus === undefined ? spaceTexts.wAll : spaceTexts.w(focus + 1)}
      value={focus === undefined ? 0 : focus + 1}
      max={last}
      onChange={value => space.change({ wFocus: value === 0 ? undefined : value - 1 })}
    />
  );
}
