/** Guided moves on a small puzzle, made by the player. Esc, or one button, skips them. */
import { expectOk, parsePuzzle, Session, type Step } from '@hyperdoku/engine';
import { useEffect, useState } from 'react';
import { FlatBoards } from '../board/FlatBoards.js';
import { StageProvider } from '../board/stage.js';
import { createGame } from '../game/createGame.js';
import type { Game } from '../game/game.js';
import { pageTime } from '../game/pageTime.js';
import type { Verb } from '../game/verbs.js';
import { GameProvider, useGameState } from '../hooks/useGame.js';
import { Pad } from '../panels/Pad.js';
import { Perspective } from '../panels/Perspective.js';
import { useTitle } from '../parts/Page.js';
import { goTo, wayBack } from '../route/route.js';
import { useSettings } from '../settings/settings.js';
import { SpaceOpener, SpacePanel } from '../space/SpacePanel.js';
import { Space } from '../space/space.js';
import { SpaceProvider, useSpaceState } from '../space/useSpace.js';
import { texts } from '../texts/index.js';
import { tourTexts as words } from '../texts/tour.js';
import { LostScreen } from './LostScreen.js';
import { useKeys } from './play/useKeys.js';
import { TourCard } from './tour/TourCard.js';
import { isTourName, type TourName } from './tour/tourNames.js';
import { type Tour, tourNamed } from './tour/tours.js';
import { useGuide } from './tour/useGuide.js';
import '../styles/play.css';
import '../styles/boards.css';
import '../styles/board.css';
import '../styles/tour.css';

/** What keys do here: all that a move needs, and nothing that would lead away from it. */
const verbs: ReadonlySet<Verb> = new Set([
  'moveCursor',
  'jumpCursor',
  'moveDepth',
  'lookAlong',
  'pressSymbol',
  'clearCells',
]);

interface Opened {
  readonly game: Game;
  readonly space: Space;
  /** From now on this is the hint. */
  readonly show: (move: Step | undefined) => void;
}

/** A game that is not kept, whose hints are the moves of the tour. */
function openTour({ puzzle }: Tour): Opened {
  let shown: Step | undefined;
  const game = createGame({
    session: Session.start(expectOk(parsePuzzle(puzzle))),
    settings: () => ({ ...useSettings.getState(), digitFirst: false, limitsMistakes: false }),
    solver: {
      prove: async () => ({ ok: true, value: { status: 'unknown' } }),
      hint: async () => ({ ok: true, value: shown ? { kind: 'step', step: shown } : { kind: 'stuck' } }),
    },
    time: pageTime,
  });
  return {
    game,
    space: new Space(),
    show: move => {
      shown = move;
    },
  };
}

export function TourScreen({ name }: { readonly name: string }) {
  const tour = tourNamed(name);
  return tour && isTourName(name) ? <Begun name={name} tour={tour} /> : <LostScreen />;
}

interface BegunProps {
  readonly name: TourName;
  readonly tour: Tour;
}

function Begun({ name, tour }: BegunProps) {
  const [{ game, space, show }] = useState(() => openTour(tour));
  useTitle(words.title[name]);
  return (
    <GameProvider value={game}>
      <SpaceProvider value={space}>
        <StageProvider>
          <Table name={name} tour={tour} show={show} />
        </StageProvider>
      </SpaceProvider>
    </GameProvider>
  );
}

const leave = (): void => goTo(wayBack());

function Table({ name, tour, show }: BegunProps & { readonly show: Opened['show'] }) {
  const place = useSpaceState(({ place }) => place);
  const axes = useGameState(({ layout }) => layout.perspective.stacked.length);
  const ratio = useGameState(({ layout }) => layout.bounds.width / layout.bounds.height);
  const guide = useGuide(tour, show);
  // What is only watched takes the place of the boards.
  const isWatching = guide.stop?.kind === 'grow';
  useEffect(() => {
    const skip = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      leave();
    };
    addEventListener('keydown', skip, true);
    return () => removeEventListener('keydown', skip, true);
  }, []);
  useKeys(verbs);
  return (
    <div
      className="play tour"
      data-axes={axes}
      data-space={isWatching ? 'large' : place === 'closed' ? 'closed' : 'side'}
      style={{ '--ratio': ratio } as React.CSSProperties}
    >
      <header className="tour-bar">
        <h1>{words.title[name]}</h1>
        <button type="button" className="button" onClick={leave}>
          {words.skip} <kbd>{words.skipKey}</kbd>
        </button>
      </header>
      <main className="table">
        <section className="boards" aria-label={texts.play.boards}>
          {isWatching ? <SpacePanel /> : <FlatBoards />}
        </section>
        <aside className="side">
          <TourCard name={name} guide={guide} count={tour.stops.length} />
          {guide.stop?.kind === 'write' && <Pad />}
          {!isWatching && (place === 'closed' ? <Perspective /> : <SpacePanel />)}
          <SpaceOpener />
        </aside>
      </main>
    </div>
  );
}
