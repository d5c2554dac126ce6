/** The view in space on the page: its canvas, which is fetched when it is first wanted, and its tools. */
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useGameState } from '../hooks/useGame.js';
import { Icon } from '../parts/Icon.js';
import { late, NotFetched } from '../parts/late.js';
import { Safety } from '../parts/Safety.js';
import { spaceTexts } from '../texts/space.js';
import { startTexts } from '../texts/start.js';
import { AxisSteps } from './AxisSteps.js';
import { HueLegend } from './HueLegend.js';
import { Gestures, SpaceNotes } from './SpaceNotes.js';
import { SpaceTools } from './SpaceTools.js';
import { layerAxisOf } from './spaceInput.js';
import { viewsOf } from './spaceViews.js';
import { HandChoice } from './TurnTools.js';
import { useSpace, useSpaceState } from './useSpace.js';
import { canDraw } from './webgl.js';
import '../styles/space.css';
import '../styles/hyperspace.css';

const SpaceCanvas = late(async () => (await import('./SpaceCanvas.js')).SpaceCanvas);

export function SpacePanel() {
  const shape = useGameState(({ session }) => session.shape);
  const space = useSpace();
  const view = useSpaceState(({ view }) => view);
  const [able, setAble] = useState(canDraw);
  const lose = useCallback(() => setAble(false), []);
  const axis = useGameState(({ layout }) => layerAxisOf(layout));
  useEffect(() => space.countAlong(axis), [space, axis]);
  const fits = viewsOf(shape).includes(view);
  useEffect(() => {
    if (!fits) space.fit(shape);
  }, [space, shape, fits]);
  return (
    <section className="space" aria-label={spaceTexts.title}>
      <div className="space-canvas">
        {!able ? (
          <p className="space-message">{spaceTexts.noWebgl}</p>
        ) : (
          fits && (
            <Safety instead={describeFailure}>
              <Suspense fallback={<p className="space-message soft">{spaceTexts.loading}</p>}>
                <SpaceCanvas onLost={lose} />
              </Suspense>
            </Safety>
          )
        )}
        {able && <HueLegend />}
        {able && <SpaceNotes />}
      </div>
      <HandChoice />
      <AxisSteps />
      {able && <Gestures />}
      <SpaceTools />
    </section>
  );
}

const describeFailure = (error: unknown, tryAgain: () => void) => (
  <div className="space-message" role="alert">
    <p>{error instanceof NotFetched ? spaceTexts.notFetched : spaceTexts.failed}</p>
    <button type="button" className="button small-button" onClick={tryAgain}>
      {startTexts.play.tryAgain}
    </button>
  </div>
);

/** Opens the view, where the shape has one; in the bar of a phone it is only a sign. */
export function SpaceOpener({ isSign = false }: { readonly isSign?: boolean }) {
  const shape = useGameState(({ session }) => session.shape);
  const space = useSpace();
  const place = useSpaceState(({ place }) => place);
  if (viewsOf(shape).length === 0 || place !== 'closed') return null;
  return (
    <button
      type="button"
      className={isSign ? 'button plain icon-only space-sign' : 'button space-opener'}
      aria-label={spaceTexts.open}
      onClick={() => space.open()}
    >
      <Icon name="cube" />
      {!isSign && spaceTexts.open}
    </button>
  );
}
