/** What can be done in space: views, faces, and everything that lets one see inside. */
import { axisName } from '@hyperdoku/engine';
import { useGame } from '../game/game.js';
import { Icon } from '../parts/Icon.js';
import { texts } from '../texts/index.js';
import { hasLayers } from './sight.js';
import { viewsOf } from './spaceLayout.js';
import { changeSpace, hasRoom, showAll, useSpace } from './spaceState.js';
import { wishFor } from './wishes.js';

export function SpaceTools() {
  const shape = useGame(game => game.session.shape);
  const space = useSpace();
  const views = viewsOf(shape);
  const isLarge = space.place === 'large';
  return (
    <div className="space-tools">
      <div className="space-bar" role="toolbar" aria-label={texts.space.title}>
        {views.length > 1 && (
          <select
            className="input space-view"
            aria-label={texts.space.view}
            value={space.view}
            onChange={event => {
              const view = views.find(name => name === event.target.value);
              if (view) changeSpace({ view });
            }}
          >
            {views.map(view => (
              <option key={view} value={view}>
                {texts.space.views[view]}
              </option>
            ))}
          </select>
        )}
        {['x', 'y', 'z'].map((name, axis) => (
          <button
            key={name}
            type="button"
            className="button small-button"
            aria-label={texts.space.face(name)}
            title={texts.space.face(name)}
            onClick={() => wishFor({ kind: 'face', axis })}
          >
            {name}
          </button>
        ))}
        <button
          type="button"
          className="button small-button"
          aria-label={texts.space.reset}
          title={texts.space.reset}
          onClick={() => {
            showAll();
            wishFor({ kind: 'reset' });
          }}
        >
          <Icon name="fit" />
        </button>
        <span className="grow" />
        <button
          type="button"
          className="button small-button size-button"
          aria-label={isLarge ? texts.space.smaller : texts.space.larger}
          title={isLarge ? texts.space.smaller : texts.space.larger}
          onClick={() => changeSpace({ place: isLarge ? 'side' : 'large' })}
        >
          <Icon name={isLarge ? 'shrink' : 'grow'} />
        </button>
        <button
          type="button"
          className="button small-button"
          aria-label={texts.space.close}
          title={texts.space.close}
          onClick={() => changeSpace({ place: 'closed' })}
        >
          <Icon name="close" />
        </button>
      </div>
      <details className="space-inside" open={isLarge && hasRoom()}>
        <summary>{texts.space.inside}</summary>
        <Inside />
      </details>
    </div>
  );
}

function Inside() {
  const shape = useGame(game => game.session.shape);
  const { view, axis, peel, clip, explode, ghost, fade, turns, turn, wFocus } = useSpace();
  const last = (shape.extents[axis] ?? 1) - 1;
  const layered = hasLayers(shape, view);
  const straight = view === 'cube' || view === 'cubes';
  const end = Math.min(clip[1], last);
  return (
    <div className="inside-tools">
      <div className="row">
        <button
          type="button"
          className="button small-button"
          aria-pressed={ghost}
          onClick={() => changeSpace({ ghost: !ghost })}
        >
          {texts.space.ghost}
        </button>
        <button
          type="button"
          className="button small-button"
          aria-pressed={fade}
          onClick={() => changeSpace({ fade: !fade })}
        >
          {texts.space.fade}
        </button>
        {view === 'turning' && (
          <button
            type="button"
            className="button small-button"
            aria-pressed={turns}
            onClick={() => changeSpace({ turns: !turns })}
          >
            {texts.space.turns}
          </button>
        )}
      </div>
      {layered && (
        <>
          <div className="row" role="radiogroup" aria-label={texts.space.axis}>
            <span className="soft small">{texts.space.axis}</span>
            {shape.extents.slice(0, 3).map((_, i) => (
              // biome-ignore lint/a11y/useSemanticElements: these act at once, as buttons do
              <button
                key={axisName(shape, i)}
                type="button"
                role="radio"
                aria-checked={axis === i}
                className="button small-button"
                onClick={() => changeSpace({ axis: i, peel: 0, clip: [0, Number.POSITIVE_INFINITY] })}
              >
                {axisName(shape, i)}
              </button>
            ))}
          </div>
          <Slider
            label={texts.space.peel}
            value={peel}
            max={last}
            onChange={value => changeSpace({ peel: value })}
          />
          <Slider
            label={texts.space.from}
            value={clip[0] + 1}
            min={1}
            max={last + 1}
            onChange={value => changeSpace({ clip: [value - 1, Math.max(value - 1, end)] })}
          />
          <Slider
            label={texts.space.to}
            value={end + 1}
            min={1}
            max={last + 1}
            onChange={value => changeSpace({ clip: [Math.min(clip[0], value - 1), value - 1] })}
          />
        </>
      )}
      {straight && (
        <Slider
          label={texts.space.explode}
          value={explode}
          max={3}
          step={0.1}
          onChange={value => changeSpace({ explode: value })}
        />
      )}
      {view === 'turning' && (
        <Slider
          label={texts.space.turn}
          value={turn}
          max={6.28}
          step={0.02}
          onChange={value => changeSpace({ turn: value, turns: false })}
        />
      )}
      {shape.extents.length > 3 && (
        <Slider
          label={wFocus === undefined ? texts.space.wAll : texts.space.w(wFocus + 1)}
          value={wFocus === undefined ? 0 : wFocus + 1}
          max={shape.extents[3]}
          onChange={value => changeSpace({ wFocus: value === 0 ? undefined : value - 1 })}
        />
      )}
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

const Slider = ({ label, value, min = 0, max, step = 1, onChange }: SliderProps) => (
  <label className="slider">
    <span className="small">{label}</span>
    <input
      type="range"
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={event => onChange(Number(event.target.value))}
    />
    <output className="small soft">{step < 1 ? value.toFixed(1) : value}</output>
  </label>
);
