/** Which screen is shown, and what is on every screen: messages, and the voice for those who listen. */
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { GameState } from '../game/state.js';
import type { Source } from '../game/store.js';
import { DeskProvider, useDesk } from '../hooks/useDesk.js';
import { useSource } from '../hooks/useSource.js';
import { Desk } from '../library/desk.js';
import { late, NotFetched } from '../parts/late.js';
import { Safety } from '../parts/Safety.js';
import { makeRoute, parseRoute, useHash } from '../route/route.js';
import { HomeScreen } from '../screens/HomeScreen.js';
import { Space } from '../space/space.js';
import { SpaceProvider } from '../space/useSpace.js';
import { startTexts } from '../texts/start.js';

/** The start is here at once; other screens come when they are wanted. */
const BookScreen = late(async () => (await import('../screens/BookScreen.js')).BookScreen);
const AnotherScreen = late(async () => (await import('../screens/AnotherScreen.js')).AnotherScreen);
const ImportScreen = late(async () => (await import('../screens/ImportScreen.js')).ImportScreen);
const KeysScreen = late(async () => (await import('../screens/KeysScreen.js')).KeysScreen);
const LibraryScreen = late(async () => (await import('../screens/LibraryScreen.js')).LibraryScreen);
const LinkScreen = late(async () => {
  // A link leads to a game.
  PlayScreen.prepare();
  return (await import('../screens/LinkScreen.js')).LinkScreen;
});
const LostScreen = late(async () => (await import('../screens/LostScreen.js')).LostScreen);
const NewGameScreen = late(async () => (await import('../screens/NewGameScreen.js')).NewGameScreen);
const PlayScreen = late(async () => (await import('../screens/PlayScreen.js')).PlayScreen);
const ProgressScreen = late(async () => (await import('../screens/ProgressScreen.js')).ProgressScreen);
const SetScreen = late(async () => (await import('../screens/SetScreen.js')).SetScreen);
const TourScreen = late(async () => (await import('../screens/TourScreen.js')).TourScreen);
const SettingsScreen = late(async () => (await import('../screens/SettingsScreen.js')).SettingsScreen);

export function App() {
  const [desk] = useState(() => new Desk());
  const [space] = useState(() => new Space());
  useEffect(preparePlay, []);
  return (
    <Safety instead={describeFailure}>
      <DeskProvider value={desk}>
        <SpaceProvider value={space}>
          <Suspense fallback={<main className="page" aria-busy="true" />}>
            <Screen />
          </Suspense>
        </SpaceProvider>
        <Voice />
      </DeskProvider>
    </Safety>
  );
}

/**
 * Whoever points, touches or types is about to play: the game's screen is fetched before it is asked for. A mouse that rests on the page is
 * told of as moving, too, when what is under it changes.
 */
function preparePlay(): () => void {
  const stop = new AbortController();
  const watch = { passive: true, signal: stop.signal };
  const prepare = (): void => {
    stop.abort();
    PlayScreen.prepare();
  };
  addEventListener('pointermove', ({ movementX, movementY }) => (movementX || movementY) && prepare(), watch);
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, prepare, watch);
  return () => stop.abort();
}

function Screen() {
  const hash = useHash();
  const route = parseRoute(hash);
  switch (route.screen) {
    case 'home':
      return <HomeScreen />;
    case 'new':
      return <NewGameScreen key={hash} {...(route.spec && { spec: route.spec })} />;
    case 'set':
      return <SetScreen key={hash} {...(route.spec && { spec: route.spec })} />;
    case 'play':
      return <PlayScreen key={route.id} id={route.id} />;
    case 'tour':
      return <TourScreen key={route.name} name={route.name} />;
    case 'another':
      return <AnotherScreen key={hash} id={route.id} />;
    case 'link':
      return <LinkScreen key={hash} link={route.link} />;
    case 'progress':
      return <ProgressScreen key={hash} link={route.link} />;
    case 'library':
      return <LibraryScreen />;
    case 'settings':
      return <SettingsScreen />;
    case 'import':
      return <ImportScreen />;
    case 'book':
      return <BookScreen />;
    case 'keys':
      return <KeysScreen />;
    case 'lost':
      return <LostScreen />;
  }
}

type Voices = Source<Pick<GameState, 'said' | 'notice'>>;

const silence: Voices = { state: { said: '', notice: undefined }, subscribe: () => () => {} };

function Voice() {
  const voice = useSource(useDesk(), (open): Voices => open?.game ?? silence);
  const said = useSource(voice, state => state.said);
  const notice = useSource(voice, state => state.notice);
  return (
    <>
      <div className="unseen" aria-live="polite" aria-atomic="true" data-voice>
        {said}
      </div>
      {notice && (
        <div className="notice" aria-hidden="true">
          {notice}
        </div>
      )}
    </>
  );
}

/** A screen that fails must not take the games with it: they are saved, and the way home stays open. */
function describeFailure(error: unknown, tryAgain: () => void): ReactNode {
  const isFetch = error instanceof NotFetched;
  return (
    <main className="page narrow stack" role="alert">
      <h1>{isFetch ? startTexts.problems.notFetched : startTexts.problems.crash}</h1>
      <div className="row">
        <button type="button" className="button main" onClick={isFetch ? tryAgain : () => location.reload()}>
          {isFetch ? startTexts.play.tryAgain : startTexts.problems.reload}
        </button>
        <a className="button" href={makeRoute({ screen: 'home' })}>
          {startTexts.problems.toHome}
        </a>
      </div>
    </main>
  );
}
