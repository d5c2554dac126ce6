/** All games that there are in this browser: to be found, gone on with, sent, played again, thrown away and brought back. */
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Dialog } from '../parts/Dialog.js';
import { Page } from '../parts/Page.js';
import { goTo, makeRoute } from '../route/route.js';
import { type GameRecord, saveGame } from '../storage/games.js';
import '../styles/home.css';
import '../styles/library.css';
import { titleOfSpec } from '../pictures/shapeWords.js';
import { texts } from '../texts/index.js';
import { AllData } from './library/AllData.js';
import { copyText, linkTo, playAgain, takeAway } from './library/actions.js';
import { FilterBar } from './library/FilterBar.js';
import { areFilters, type Filters, noFilters, takeGames } from './library/filters.js';
import { type GameAction, GameRow } from './library/GameRow.js';
import { Notice } from './library/Notice.js';
import { useGames } from './library/useGames.js';

/** Games shown at once; more on request. */
const pageSize = 60;

interface Told {
  readonly message: string;
  /** The game that undoing brings back. */
  readonly removed?: GameRecord;
}

export function LibraryScreen() {
  const { games, failed, refresh } = useGames();
  const [filters, setFilters] = useState(noFilters);
  const [most, setMost] = useState(pageSize);
  const [told, setTold] = useState<Told>();
  const [link, setLink] = useState<string>();
  const wanted = useDeferredValue(filters);
  const shown = useMemo(() => takeGames(games ?? [], wanted), [games, wanted]);

  const act = useCallback(
    async (action: GameAction, game: GameRecord): Promise<void> => {
      try {
        if (action === 'copyLink') {
          const address = linkTo(game);
          if (address === undefined) setTold({ message: texts.problems.broken });
          else if (await copyText(address)) setTold({ message: texts.library.linkCopied });
          else setLink(address);
        } else if (action === 'playAgain') {
          const id = await playAgain(game);
          if (id === undefined) setTold({ message: texts.problems.broken });
          else goTo({ screen: 'play', id });
        } else {
          await takeAway(game);
          await refresh();
          setTold({ message: texts.library.removed(titleOfSpec(game.spec)), removed: game });
        }
      } catch (error) {
        console.warn(error);
        setTold({ message: texts.problems.notSaved });
      }
    },
    [refresh],
  );

  const bringBack = async (game: GameRecord): Promise<void> => {
    try {
      await saveGame(game);
      setTold({ message: texts.library.restored(titleOfSpec(game.spec)) });
    } catch (error) {
      console.warn(error);
      setTold({ message: texts.problems.notSaved, removed: game });
    }
    await refresh();
    // The row is there with the next drawing of the page.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-game="${CSS.escape(game.id)}"] a`)?.focus(),
    );
  };

  const filter = (changes: Partial<Filters>): void => {
    setFilters({ ...filters, ...changes });
    setMost(pageSize);
  };

  return (
    <Page
      title={texts.library.title}
      tools={
        <AllData
          count={games?.length ?? 0}
          onDone={message => {
            setTold({ message });
            void refresh();
          }}
        />
      }
    >
      {failed && <p className="problem">{texts.home.unreadable}</p>}
      {!games && !failed && <p className="soft">{texts.library.loading}</p>}
      {games?.length === 0 && <Empty />}
      {games && games.length > 0 && (
        <>
          <FilterBar games={games} filters={filters} onChange={filter} />
          <p className="game-count soft small" role="status">
            {areFilters(wanted)
              ? texts.library.gamesOf(shown.length, games.length)
              : texts.library.games(games.length)}
          </p>
          {shown.length === 0 && (
            <div className="nothing card">
              <p>{texts.library.noMatch}</p>
              <button
                type="button"
                className="button"
                onClick={() => filter({ ...noFilters, sort: filters.sort })}
              >
                {texts.library.clearFilters}
              </button>
            </div>
          )}
          <ul className="game-list" aria-label={texts.library.list}>
            {shown.slice(0, most).map(game => (
              <GameRow key={game.id} game={game} onAction={act} />
            ))}
          </ul>
          {shown.length > most && (
            <button type="button" className="button show-more" onClick={() => setMost(most + pageSize)}>
              {texts.library.showMore(Math.min(pageSize, shown.length - most))}
            </button>
          )}
        </>
      )}
      {told && (
        <Notice
          key={told.removed?.id ?? ''}
          message={told.message}
          onUndo={told.removed && (() => void bringBack(told.removed as GameRecord))}
          onClose={() => setTold(undefined)}
        />
      )}
      {link !== undefined && (
        <Dialog title={texts.library.linkTitle} onClose={() => setLink(undefined)}>
          <p className="soft">{texts.share.failed}</p>
          <input
            className="input"
            readOnly
            aria-label={texts.library.linkTitle}
            value={link}
            onFocus={event => event.target.select()}
          />
        </Dialog>
      )}
    </Page>
  );
}

const Empty = () => (
  <div className="nothing card">
    <h2>{texts.library.empty}</h2>
    <p className="soft">{texts.library.emptyWhat}</p>
    <a className="button main" href={makeRoute({ screen: 'home' })}>
      {texts.library.emptyStart}
    </a>
  </div>
);
