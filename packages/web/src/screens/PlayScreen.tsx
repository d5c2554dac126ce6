/** A game: boards on the left, help and pad on the right; on a phone one above the other. */
import { useEffect, useState } from 'react';
import { FlatBoards } from '../board/FlatBoards.js';
import { StageProvider } from '../board/stage.js';
import { createGame } from '../game/createGame.js';
import type { Game } from '../game/game.js';
import type { GameOptions } from '../game/options.js';
import { makeSetter } from '../game/setter.js';
import { makeShows } from '../game/shows.js';
import { useDesk } from '../hooks/useDesk.js';
import { GameProvider, useGame, useGameState } from '../hooks/useGame.js';
import { useNarrow } from '../hooks/useNarrow.js';
import { useSource } from '../hooks/useSource.js';
import type { Unopened } from '../library/desk.js';
import { mostCellsUnasked } from '../library/largeShape.js';
import { createWorkerSolver } from '../library/workerSolver.js';
import { TopBar } from '../panels/TopBar.js';
import { Icon } from '../parts/Icon.js';
import { Page, useTitle } from '../parts/Page.js';
import { titleOfSpec } from '../pictures/shapeWords.js';
import { Sections } from '../space/Sections.js';
import { SpaceOpener, SpacePanel } from '../space/SpacePanel.js';
import { takeView } from '../space/seenViews.js';
import { viewsOf } from '../space/spaceViews.js';
import { useSpace, useSpaceState } from '../space/useSpace.js';
import { texts } from '../texts/index.js';
import { LostCover } from './play/LostCover.js';
import { Sheets, useSheet } from './play/Sheets.js';
import { Side } from './play/Side.js';
import { useFeedback } from './play/useFeedback.js';
import { useKeys } from './play/useKeys.js';
import { usePrint } from './play/usePrint.js';
import '../styles/play.css';
import '../styles/boards.css';
import '../styles/board.css';

/** Puzzles of the app can be set with constraints, and are solved in workers. */
const create = (options: Omit<GameOptions, 'solver'>): Game =>
  createGame({ ...options, solver: createWorkerSolver() }, { makeSetter, makeShows });

export function PlayScreen({ id }: { readonly id: string }) {
  const desk = useDesk();
  const space = useSpace();
  const game = useSource(desk, open => (open?.id === id ? open.game : undefined));
  const [failure, setFailure] = useState<Unopened | 'unreadable'>();
  useEffect(() => {
    let current = true;
    setFailure(undefined);
    const begin: typeof create = options => {
      // How large space is stays from game to game; but a very large board is shown there only if somebody asks for it.
      if (options.session.shape.cellCount > mostCellsUnasked) space.change({ place: 'closed' });
      return create(options);
    };
    desk.open(id, begin).then(
      outcome => {
        if (current && outcome !== 'opened') setFailure(outcome);
      },
      error => {
        console.warn(error);
        if (current) setFailure('unreadable');
      },
    );
    return () => {
      current = false;
    };
  }, [desk, space, id]);
  if (failure) return <Failure sentence={texts.problems[failure]} />;
  if (!game) return <main className="page" aria-busy="true" />;
  return (
    <GameProvider value={game}>
      <StageProvider>
        <Table />
      </StageProvider>
    </GameProvider>
  );
}

const Failure = ({ sentence }: { readonly sentence: string }) => (
  <Page title={texts.name} narrow>
    <p>{sentence}</p>
    <p>
      <a href="#/">{texts.problems.toHome}</a>
    </p>
  </Page>
);

function Table() {
  const game = useGame();
  const { clock } = game;
  const seen = useSpace();
  const shape = useGameState(({ session }) => session.shape);
  const flat = useGameState(({ layout }) => layout.boardCount === 1);
  const axes = useGameState(({ layout }) => layout.perspective.stacked.length);
  const ratio = useGameState(({ layout }) => layout.bounds.width / layout.bounds.height);
  const place = useSpaceState(({ place }) => place);
  // The place is kept from game to game; flat shapes have no space to see.
  const space = viewsOf(shape).length > 0 ? place : 'closed';
  const narrow = useNarrow();
  const [sheet, openSheet] = useSheet();
  useTitle(titleOfSpec(shape.name));
  useEffect(() => clock.watch(), [clock]);
  useEffect(() => {
    if (seen.arrival !== undefined) takeView(seen.arrival, game, seen);
    seen.arrival = undefined;
    return () => seen.kept.release();
  }, [seen, game]);
  useKeys();
  useFeedback();
  usePrint();
  return (
    <div
      className="play"
      data-flat={flat || undefined}
      data-axes={axes}
      data-space={space}
      style={{ '--ratio': ratio } as React.CSSProperties}
    >
      <TopBar
        onMenu={() => openSheet('menu')}
        onRules={() => openSheet('rules')}
        tool={narrow && <SpaceOpener isSign />}
      />
      <main className="table">
        <section className="boards" aria-label={texts.play.boards}>
          {space === 'large' ? <LargeSpace /> : <FlatBoards />}
          <PauseCover />
          <LostCover />
        </section>
        <Side space={space} />
      </main>
      <Sheets sheet={sheet} onOpen={openSheet} />
    </div>
  );
}

const LargeSpace = () => (
  <>
    <SpacePanel />
    <Sections />
  </>
);

function PauseCover() {
  const { togglePause } = useGame();
  const paused = useGameState(({ paused }) => paused);
  if (!paused) return null;
  return (
    <div className="pause-cover">
      <p>
        <strong>{texts.play.paused}</strong>
      </p>
      <p className="soft">{texts.play.pausedWhat}</p>
      <button type="button" className="button main" onClick={togglePause}>
        <Icon name="play" />
        {texts.play.resume}
      </button>
    </div>
  );
}
