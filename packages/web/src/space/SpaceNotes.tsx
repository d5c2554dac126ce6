/** What is written over the canvas: the cell under the pointer, what is hidden, and how to move about. */
import { coordinatesOf } from '@hyperdoku/engine';
import { describeCell } from '../game/words.js';
import { useGameState } from '../hooks/useGame.js';
import { useNarrow } from '../hooks/useNarrow.js';
import { CloseButton } from '../parts/CloseButton.js';
import { changeSettings, useSettings } from '../settings/settings.js';
import { spaceTexts } from '../texts/space.js';
import { hasLayers } from './sight.js';
import { layerAxisOf } from './spaceInput.js';
import { useSpace, useSpaceState } from './useSpace.js';

export function SpaceNotes() {
  return (
    <div className="space-notes">
      <Readout />
      <HiddenCursor />
    </div>
  );
}

/** The boards say the same to those who listen. */
function Readout() {
  const showsConflicts = useSettings(settings => settings.showsConflicts);
  const hovers = useGameState(({ hover }) => hover !== undefined);
  // The selected cell stands in for a pointer that is elsewhere.
  const words = useGameState(state => describeCell(state, state.hover ?? state.cursor, showsConflicts));
  return (
    <output className="space-readout small" aria-hidden="true" data-hovers={hovers || undefined}>
      {words}
    </output>
  );
}

/** The selected cell must not vanish without a word. */
function HiddenCursor() {
  const space = useSpace();
  const isHidden = useIsCursorHidden();
  if (!isHidden) return null;
  return (
    <p className="space-hidden small" role="status">
      {spaceTexts.cursorHidden}
      <button type="button" className="button small-button" onClick={() => space.showAllLayers()}>
        {spaceTexts.bringBack}
      </button>
    </p>
  );
}

function useIsCursorHidden(): boolean {
  const at = useGameState(({ session, layout, cursor }) =>
    layout.perspective.stacked.length > 0 ? coordinatesOf(session.shape, cursor)[layerAxisOf(layout)] : 0,
  );
  const shape = useGameState(({ session }) => session.shape);
  return useSpaceState(({ view, range: [from, to] }) => hasLayers(shape, view) && (at < from || at > to));
}

/** How to move about, until it is put away. */
export function Gestures() {
  const isShown = useSettings(settings => settings.showsGestures);
  const narrow = useNarrow();
  const hasSlices = useGameState(({ session }) => session.shape.surface === undefined);
  if (!isShown) return null;
  const { fingers, gestures: mouse, sliceGesture } = spaceTexts;
  const gestures = narrow ? fingers : hasSlices ? [...mouse, sliceGesture] : mouse;
  return (
    <aside className="space-gestures small" aria-label={spaceTexts.gesturesTitle}>
      <CloseButton
        label={spaceTexts.gesturesClose}
        onClick={() => changeSettings({ showsGestures: false })}
      />
      <dl>
        {gestures.map(([gesture, effect]) => (
          <div key={gesture}>
            <dt>{gesture}</dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
