/** The start: games to continue, then the staircase of shapes. One click on a shape is enough to play. */
import type { CSSProperties } from 'react';
import { useTitle } from '../parts/Page.js';
import { makeRoute } from '../route/route.js';
import { texts } from '../texts/index.js';
import { ContinueCard } from './home/ContinueCard.js';
import { HomeHeader } from './home/HomeHeader.js';
import { ShapeCard } from './home/ShapeCard.js';
import { Stairs } from './home/Stairs.js';
import { flights } from './home/staircase.js';
import { startShape } from './home/startShape.js';
import { useGames } from './library/useGames.js';
import { useMaker } from './newGame/useMaker.js';
import '../styles/home.css';
import '../styles/cards.css';
import '../styles/staircase.css';

const mostContinued = 4;

export function HomeScreen() {
  useTitle(texts.name);
  const { games, failed } = useGames();
  const unfinished = games?.filter(({ status }) => status === 'playing').slice(0, mostContinued) ?? [];
  return (
    <div className="home">
      <HomeHeader />
      <main>
        {failed && <p className="trouble">{texts.problems.unreadable}</p>}
        {unfinished.length > 0 && (
          <section className="continue" aria-labelledby="continue">
            <div className="home-title">
              <h2 id="continue">{texts.home.continueTitle}</h2>
              <a href={makeRoute({ screen: 'library' })}>{texts.home.allGames}</a>
            </div>
            <ul className="continue-list">
              {unfinished.map(game => (
                <ContinueCard key={game.id} game={game} />
              ))}
            </ul>
          </section>
        )}
        <Staircase isFirstVisit={games?.length === 0} />
      </main>
    </div>
  );
}

function Staircase({ isFirstVisit }: { readonly isFirstVisit: boolean }) {
  const { making, failure, start, cancel } = useMaker();
  return (
    <section aria-labelledby="new">
      <div className="home-title">
        <h2 id="new">{texts.home.newTitle}</h2>
        <p className="soft">{isFirstVisit ? texts.home.welcome : texts.home.invite}</p>
        <a href={makeRoute({ screen: 'new' })}>{texts.home.anyOrder}</a>
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
              <h3 id={`flight-${name}`}>{texts.home.groups[name].title}</h3>
              <p className="soft small">{texts.home.groups[name].what}</p>
            </div>
            <ul className="flight-cards">
              {specs.map(spec => (
                <ShapeCard
                  key={spec}
                  spec={spec}
                  making={making?.spec === spec ? making : undefined}
                  problem={failure?.spec === spec ? failure.message : undefined}
                  onStart={() => start(spec, (signal, report) => startShape(spec, signal, report))}
                  onCancel={cancel}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
