/** The start: games to continue, then the staircase of shapes. One click on a shape is enough to play. */
import { type CSSProperties, Suspense } from 'react';
import { usualOffer } from '../library/stock/offers.js';
import { findPace } from '../library/stock/pace.js';
import { late } from '../parts/late.js';
import { useTitle } from '../parts/Page.js';
import { makeRoute } from '../route/route.js';
import type { GameRecord } from '../storage/record.js';
import { startTexts } from '../texts/start.js';
import { HomeHeader } from './home/HomeHeader.js';
import { ShapeCard } from './home/ShapeCard.js';
import { Stairs } from './home/Stairs.js';
import { sizeOfSpec } from './home/shapeSize.js';
import { flights } from './home/staircase.js';
import { useGames } from './library/useGames.js';
import { useMaker } from './newGame/useMaker.js';
import '../styles/home.css';
import '../styles/cards.css';
import '../styles/staircase.css';

const mostContinued = 4;

/** Who comes for the first time has nothing to continue. */
const ContinueCard = late(async () => (await import('./home/ContinueCard.js')).ContinueCard);

/** What games are begun with comes when somebody is about to begin one. */
const loadStart = () => import('./home/startShape.js');

export function HomeScreen() {
  useTitle(startTexts.name);
  const { games, failed } = useGames();
  const unfinished = games?.filter(({ status }) => status === 'playing').slice(0, mostContinued) ?? [];
  return (
    <div className="home">
      <HomeHeader />
      <main>
        {failed && <p className="trouble">{startTexts.problems.unreadable}</p>}
        {unfinished.length > 0 && (
          <section className="continue" aria-labelledby="continue">
            <div className="home-title">
              <h2 id="continue">{startTexts.home.continueTitle}</h2>
              <a href={makeRoute({ screen: 'library' })}>{startTexts.home.allGames}</a>
            </div>
            <ul className="continue-list">
              <Suspense>
                {unfinished.map(game => (
                  <ContinueCard key={game.id} game={game} />
                ))}
              </Suspense>
            </ul>
          </section>
        )}
        <Staircase games={games} />
      </main>
    </div>
  );
}

function Staircase({ games }: { readonly games: readonly GameRecord[] | undefined }) {
  const { making, failure, start, cancel } = useMaker();
  return (
    <section aria-labelledby="new">
      <div className="home-title">
        <h2 id="new">{startTexts.home.newTitle}</h2>
        <p className="soft">{games?.length === 0 ? startTexts.home.welcome : startTexts.home.invite}</p>
        <a href={makeRoute({ screen: 'new' })}>{startTexts.home.anyOrder}</a>
      </div>
      <div className="flights">
        {flights.map(({ name, specs }, step) => (
          <section
            key={name}
            className="flight"
            style={{ '--cards': specs.length } as CSSProperties}
            aria-labelledby={`flight-${name}`}
          >
            <div className="flight-title">
              <Stairs step={step} />
              <h3 id={`flight-${name}`}>{startTexts.home.groups[name].title}</h3>
              <p className="soft small">{startTexts.home.groups[name].what}</p>
            </div>
            <ul className="flight-cards">
              {specs.map(spec => {
                const offer = usualOffer(spec, sizeOfSpec(spec)?.cells ?? 0);
                return (
                  <ShapeCard
                    key={spec}
                    spec={spec}
                    offer={offer}
                    pace={findPace(spec, games ?? [])}
                    making={making?.spec === spec ? making : undefined}
                    problem={failure?.spec === spec ? failure.message : undefined}
                    onStart={() =>
                      start(spec, async (signal, report) =>
                        (await loadStart()).startShape(spec, offer, signal, report),
                      )
                    }
                    onPrepare={() =>
                      void loadStart().then(
                        ({ prepareShelf }) => prepareShelf(spec),
                        () => {},
                      )
                    }
                    onCancel={cancel}
                  />
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
