/** All games in this browser: to find, continue, send, play again, throw away and bring back. */
import { useDeferredValue, useMemo, useState } from 'react';
import { Unsaved } from '../panels/Unsaved.js';
import { Dialog } from '../parts/Dialog.js';
import { Icon } from '../parts/Icon.js';
import { Page } from '../parts/Page.js';
import { makeRoute } from '../route/route.js';
import type { GameRecord } from '../storage/record.js';
import '../styles/home.css';
import '../styles/cards.css';
import '../styles/library.css';
import { texts } from '../texts/index.js';
import { AllData } from './library/AllData.js';
import { FilterBar } from './library/FilterBar.js';
import { areFilters, type Filters, noFilters, takeGames } from './library/filters.js';
import { type GameAction, GameRow } from './library/GameRow.js';
import { Notice } from './library/Notice.js';
import { useActions } from './library/useActions.js';
import { useGames } from './library/useGames.js';

/** Games shown at once; more on request. */
const pageSize = 60;

export function LibraryScreen() {
  const { games, failed, refresh } = useGames();
  const { message, showMessage, link, closeLink, act, bringBack } = useActions(refresh);
  const tools = (
    <>
      <Unsaved />
      <a className="button" href={makeRoute({ screen: 'book' })}>
        <Icon name="book" />
        {texts.library.book}
      </a>
      <AllData
        count={games?.length ?? 0}
        onDone={text => {
          showMessage({ text });
          void refresh();
        }}
      />
    </>
  );
  return (
    <Page title={texts.library.title} tools={tools}>
      {failed && <p className="trouble">{texts.problems.unreadable}</p>}
      {!games && !failed && <p className="soft">{texts.library.loading}</p>}
      {games?.length === 0 && !failed && <Empty />}
      {games && games.length > 0 && <GameList games={games} onAction={act} />}
      {message && (
        <Notice
          key={message.removed?.id ?? ''}
          message={message.text}
          onUndo={message.removed && bringBack}
          onClose={() => showMessage(undefined)}
        />
      )}
      {link !== undefined && <LinkDialog link={link} onClose={closeLink} />}
    </Page>
  );
}

interface GameListProps {
  readonly games: readonly GameRecord[];
  readonly onAction: (action: GameAction, game: GameRecord) => void;
}

/** The games that the filters leave, a page of them at a time. */
function GameList({ games, onAction }: GameListProps) {
  const [filters, setFilters] = useState(noFilters);
  const [most, setMost] = useState(pageSize);
  const wanted = useDeferredValue(filters);
  const shown = useMemo(() => takeGames(games, wanted), [games, wanted]);
  const filter = (changes: Partial<Filters>): void => {
    setFilters({ ...filters, ...changes });
    setMost(pageSize);
  };
  return (
    <>
      <FilterBar games={games} filters={filters} onChange={filter} />
      <p className="game-count soft small" role="status">
        {areFilters(wanted)
          ? texts.library.gamesOf(shown.length, games.length)
          : texts.library.games(games.length)}
      </p>
      {shown.length === 0 && <NoMatch onClear={() => filter({ ...noFilters, sort: filters.sort })} />}
      <ul className="game-list" aria-label={texts.library.list}>
        {shown.slice(0, most).map(game => (
          <GameRow key={game.id} game={game} onAction={onAction} />
        ))}
      </ul>
      {shown.length > most && (
        <button type="button" className="button show-more" onClick={() => setMost(most + pageSize)}>
          {texts.library.showMore(Math.min(pageSize, shown.length - most))}
        </button>
      )}
    </>
  );
}

const NoMatch = ({ onClear }: { readonly onClear: () => void }) => (
  <div className="nothing card">
    <p>{texts.library.noMatch}</p>
    <button type="button" className="button" onClick={onClear}>
      {texts.library.clearFilters}
    </button>
  </div>
);

const Empty = () => (
  <div className="nothing card">
    <h2>{texts.library.empty}</h2>
    <p className="soft">{texts.library.emptyWhat}</p>
    <a className="button main" href={makeRoute({ screen: 'home' })}>
      {texts.library.emptyStart}
    </a>
  </div>
);

interface LinkDialogProps {
  readonly link: string;
  readonly onClose: () => void;
}

/** A link that could not be copied, to be copied by hand. */
const LinkDialog = ({ link, onClose }: LinkDialogProps) => (
  <Dialog title={texts.library.linkTitle} onClose={onClose}>
    <p className="soft">{texts.share.failed}</p>
    <input
      className="input"
      readOnly
      aria-label={texts.library.linkTitle}
      value={link}
      onFocus={event => event.target.select()}
    />
  </Dialog>
);
