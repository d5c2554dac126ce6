/** What can be done in space: views, faces, everything in sight, how large it is, and all that makes the inside visible. */
import { useGameState } from '../hooks/useGame.js';
import { Icon, type IconName } from '../parts/Icon.js';
import { changeSettings, useSettings } from '../settings/settings.js';
import { spaceTexts } from '../texts/space.js';
import { Inside } from './Inside.js';
import { hasRoom, isLow } from './space.js';
import { viewsOf } from './spaceViews.js';
import { useSpace, useSpaceState } from './useSpace.js';
import { ViewTools } from './ViewTools.js';

export function SpaceTools() {
  const isLarge = useSpaceState(({ place }) => place === 'large');
  return (
    <div className="space-tools">
      <div className="space-bar" role="toolbar" aria-label={spaceTexts.title}>
        <Views />
        <CameraTools />
        <span className="grow" />
        <SizeTools />
      </div>
      <details className="space-inside" open={isLarge && hasRoom() && !isLow()}>
        <summary>{spaceTexts.inside}</summary>
        <Inside />
      </details>
      <details className="space-views">
        <summary>{spaceTexts.viewTools}</summary>
        <div className="inside-tools">
          <ViewTools />
        </div>
      </details>
    </div>
  );
}

/** Where a shape can be seen in several ways. */
function Views() {
  const space = useSpace();
  const view = useSpaceState(({ view }) => view);
  const views = viewsOf(useGameState(({ session }) => session.shape));
  if (views.length < 2) return null;
  return (
    <select
      className="input space-view"
      aria-label={spaceTexts.view}
      value={view}
      onChange={event => {
        const chosen = views.find(name => name === event.target.value);
        if (chosen) space.change({ view: chosen });
      }}
    >
      {views.map(name => (
        <option key={name} value={name}>
          {spaceTexts.views[name]}
        </option>
      ))}
    </select>
  );
}

function CameraTools() {
  const space = useSpace();
  return (
    <>
      {['x', 'y', 'z'].map((name, axis) => (
        <button
          key={name}
          type="button"
          className="button small-button"
          aria-label={spaceTexts.face(name)}
          title={spaceTexts.face(name)}
          onClick={() => space.wishFor({ kind: 'face', axis })}
        >
          {name}
        </button>
      ))}
      <Tool icon="fit" label={spaceTexts.reset} onPress={() => space.reset()} />
      <GesturesTool />
    </>
  );
}

/** Brings back what was put away. */
function GesturesTool() {
  const isShown = useSettings(settings => settings.showsGestures);
  if (isShown) return null;
  return (
    <Tool
      icon="question"
      label={spaceTexts.gesturesTitle}
      onPress={() => changeSettings({ showsGestures: true })}
    />
  );
}

function SizeTools() {
  const space = useSpace();
  const isLarge = useSpaceState(({ place }) => place === 'large');
  return (
    <>
      <Tool
        icon={isLarge ? 'shrink' : 'grow'}
        label={isLarge ? spaceTexts.smaller : spaceTexts.larger}
        name="size-button"
        onPress={() => space.change({ place: isLarge ? 'side' : 'large' })}
      />
      <Tool icon="close" label={spaceTexts.close} onPress={() => space.change({ place: 'closed' })} />
    </>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly name?: string;
  readonly onPress: () => void;
}

const Tool = ({ icon, label, name, onPress }: ToolProps) => (
  <button
    type="button"
    className={name ? `button small-button ${name}` : 'button small-button'}
    aria-label={label}
    title={label}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
);
