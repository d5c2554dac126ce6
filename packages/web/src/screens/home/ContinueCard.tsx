/** A game that can be continued. */

import { blanksOf } from '../../library/blanks.js';
import { makeTimeText } from '../../parts/time.js';
import { ShapePicture } from '../../pictures/ShapePicture.js';
import { titleOfSpec } from '../../pictures/shapeWords.js';
import { makeRoute } from '../../route/route.js';
import type { GameRecord } from '../../storage/record.js';
import { texts } from '../../texts/index.js';
import { filledOf, levelText, progressText } from './gameWords.js';
import { ProgressBar } from './ProgressBar.js';
import { makeWhenText } from './when.js';

export function ContinueCard({ game }: { readonly game: GameRecord }) {
  const level = game.setting ? texts.home.beingSet : levelText(game);
  return (
    <li className="continue-card card">
      <div className="continue-picture">
        <ShapePicture spec={game.spec} />
      </div>
      <div className="continue-words">
        <h3>
          <a className="covers-card" href={makeRoute({ screen: 'play', id: game.id })}>
            {titleOfSpec(game.spec)}
          </a>
          {level && <span className="soft small">{level}</span>}
        </h3>
        {!game.setting && <ProgressBar filled={filledOf(game)} blanks={blanksOf(game)} />}
        <p className="continue-facts soft small">
          <span>{progressText(game)}</span>
          {!game.setting && <span>{makeTimeText(game.elapsed / 1000)}</span>}
          <span className="continue-when">{makeWhenText(game.updated)}</span>
        </p>
      </div>
    </li>
  );
}
