/** The way back from screens that are looked at beside a game. */
import { makeRoute, wayBack } from '../route/route.js';
import { texts } from '../texts/index.js';

export function findWayBack(): { readonly address: string; readonly label: string } | undefined {
  const route = wayBack();
  return route.screen === 'play' ? { address: makeRoute(route), label: texts.show.stop } : undefined;
}
