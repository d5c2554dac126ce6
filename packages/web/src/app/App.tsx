/** Which screen is shown, and what is on every screen: messages, and the voice for those who listen. */
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { useGameStore } from '../game/game.js';
import { parseRoute, useHash } from '../route/route.js';
import { HomeScreen } from '../screens/HomeScreen.js';
import { LinkScreen } from '../screens/LinkScreen.js';
import { LostScreen } from '../screens/LostScreen.js';
import { PlayScreen } from '../screens/PlayScreen.js';
import { texts } from '../texts/index.js';

/** Screens that a player may never open come when they are wanted. */
const ImportScreen = lazy(async () => ({
  default: (await import('../screens/ImportScreen.js')).ImportScreen,
}));
const KeysScreen = lazy(async () => ({ default: (await import('../screens/KeysScreen.js')).KeysScreen }));
const LibraryScreen = lazy(async () => ({
  default: (await import('../screens/LibraryScreen.js')).LibraryScreen,
}));
const NewGameScreen = lazy(async () => ({
  default: (await import('../screens/NewGameScreen.js')).NewGameScreen,
}));
const SetScreen = lazy(async () => ({ default: (await import('../screens/SetScreen.js')).SetScreen }));
const SettingsScreen = lazy(async () => ({
  default: (await import('../screens/SettingsScreen.js')).SettingsScreen,
}));

export const App = () => (
  <Safety>
    <Suspense fallback={<main className="page" aria-busy="true" />}>
      <Screen />
    </Suspense>
    <Voice />
  </Safety>
);

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
    case 'link':
      return <LinkScreen key={hash} link={route.link} />;
    case 'library':
      return <LibraryScreen />;
    case 'settings':
      return <SettingsScreen />;
    case 'import':
      return <ImportScreen />;
    case 'keys':
      return <KeysScreen />;
    case 'lost':
      return <LostScreen />;
  }
}

function Voice() {
  const announcement = useGameStore(store => store.announcement);
  const notice = useGameStore(store => store.notice);
  return (
    <>
      <div className="unseen" aria-live="polite" aria-atomic="true" data-voice>
        {announcement}
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
class Safety extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="page narrow stack" role="alert">
        <h1>{texts.problems.crash}</h1>
        <div className="row">
          <button
            type="button"
            className="button main"
            onClick={() => {
              location.hash = '#/';
              location.reload();
            }}
          >
            {texts.problems.reload}
          </button>
        </div>
      </main>
    );
  }
}
