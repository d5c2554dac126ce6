/** One game of the library: what it is, how far it is, and what can be done with it. */
import { memo } from 'react';
import { blanksOf } from '../../library/blanks.js';
import { Icon, type IconName } from '../../parts/Icon.js';
import { makeTimeText } from '../../parts/time.js';
import { AnyShapePicture } from '../../pictures/AnyShapePicture.js';
import { titleOfSpec } from '../../pictures/shapeWords.js';
import { makeRoute } from '../../route/route.js';
import type { GameRecord } from '../../storage/record.js';
import { texts } from '../../texts/index.js';
import { filledOf, levelText, progressText, statusText } from '../home/gameWords.js';
import { ProgressBar } from '../home/ProgressBar.js';
import { makeWhenText } from '../home/when.js';

export type GameAction = 'copyLink' | 'playAgain' | 'remove';

interface GameRowProps {
  readonly game: GameRecord;
  readonly onAction: (action: GameAction, game: GameRecord) => void;
}

const icons: Readonly<Record<GameAction, IconName>> = {
  copyLink: 'share',
  playAgain: 'redo',
  remove: 'trash',
};

export const GameRow = memo(function GameRow({ game, onAction }: GameRowProps) {
  const title = titleOfSpec(game.spec);
  // A puzzle that is being set has no clues yet that could be sent or played.
  const actions: readonly GameAction[] = game.setting ? ['remove'] : ['copyLink', 'playAgain', 'remove'];
  return (
    <li className="game-row" data-game={game.id}>
      <div className="game-picture">
        <AnyShapePicture spec={game.spec} />
      </div>
      <div className="game-title">
        <h2>
          <a className="covers-card" href={makeRoute({ screen: 'play', id: game.id })}>
            {title}
          </a>
        </h2>
        <p className="soft small">
          <span>{levelText(game) ?? texts.home.ungraded}</span>
          <span>{texts.library.origins[game.origin]}</span>
          {game.title && <span>{game.title}</span>}
        </p>
      </div>
      <Progress game={game} />
      <p className="game-facts soft small">
        <span className="game-time">
          <Icon name="clock" />
          <span className="unseen">{texts.library.time}</span> {makeTimeText(game.elapsed / 1000)}
        </span>
        <span>
          <span className="unseen">{texts.library.updated}</span> {makeWhenText(game.updated)}
        </span>
      </p>
      <div className="game-actions">
        {actions.map(action => (
          <button
            key={action}
            type="button"
            className="button plain icon-only"
            data-action={action}
            aria-label={texts.library[action](title)}
            title={texts.library[action](title)}
            onClick={() => onAction(action, game)}
          >
            <Icon name={icons[action]} />
          </button>
        ))}
      </div>
    </li>
  );
});

function Progress({ game }: { readonly game: GameRecord }) {
  return (
    <div className="game-state small" data-status={game.setting ? 'setting' : game.status}>
      <p>
        <span className="game-status">{statusText(game)}</span>
        <span className="soft">{progressText(game)}</span>
      </p>
      {!game.setting && <ProgressBar filled={filledOf(game)} blanks={blanksOf(game)} />}
    </div>
  );
}
