/** The name, the motto, and the ways to everything that is not a new game. */
import { Unsaved } from '../../panels/Unsaved.js';
import { Icon, type IconName } from '../../parts/Icon.js';
import { makeRoute, type Route } from '../../route/route.js';
import { startTexts } from '../../texts/start.js';

const places: readonly { readonly route: Route; readonly icon: IconName; readonly label: string }[] = [
  { route: { screen: 'library' }, icon: 'library', label: startTexts.library.title },
  { route: { screen: 'import' }, icon: 'import', label: startTexts.home.import },
  { route: { screen: 'set' }, icon: 'pen', label: startTexts.home.set },
  { route: { screen: 'settings' }, icon: 'settings', label: startTexts.play.settings },
];

export const HomeHeader = () => (
  <header className="home-head">
    <div className="home-name">
      <Mark />
      <h1>{startTexts.name}</h1>
      <p className="soft">{startTexts.motto}</p>
      <Unsaved />
    </div>
    <nav className="home-places" aria-label={startTexts.home.places}>
      {places.map(({ route, icon, label }) => (
        <a key={label} className="button plain" href={makeRoute(route)}>
          <Icon name={icon} />
          <span>{label}</span>
        </a>
      ))}
    </nav>
  </header>
);

/** A cube whose three sides have the colours that boxes of the three orientations have in play. */
const Mark = () => (
  <svg className="home-mark" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 2l8.700 5-8.700 5-8.700-5z" fill="var(--box0)" />
    <path d="M3.300 7l8.700 5v10l-8.700-5z" fill="var(--box1)" />
    <path d="M20.700 7L12 12v10l8.700-5z" fill="var(--box2)" />
    <path
      d="M12 2l8.700 5v10L12 22l-8.700-5V7zM3.300 7l8.700 5 8.700-5M12 12v10M7.650 4.500l8.700 5v10M16.350 4.500l-8.700 5v10M3.300 12l8.700 5 8.700-5"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1"
      strokeLinejoin="round"
    />
  </svg>
);
