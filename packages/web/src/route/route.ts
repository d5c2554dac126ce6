/** Which screen the address names. Addresses live behind `#`, so that any server of files can serve the app. */
import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly screen: 'home' | 'library' | 'settings' | 'import' | 'keys' | 'book' }
  | { readonly screen: 'new'; readonly spec?: string }
  | { readonly screen: 'set'; readonly spec?: string }
  | { readonly screen: 'play'; readonly id: string }
  | { readonly screen: 'tour'; readonly name: string }
  /** Another game like this one. */
  | { readonly screen: 'another'; readonly id: string }
  | { readonly screen: 'link' | 'progress'; readonly link: string }
  | { readonly screen: 'lost' };

const plain = ['library', 'settings', 'import', 'keys', 'book'] as const;

export function parseRoute(hash: string): Route {
  if (hash.startsWith('#p=')) return { screen: 'link', link: hash };
  if (hash.startsWith('#g=')) return { screen: 'progress', link: hash };
  const [name = '', ...rest] = hash.replace(/^#\/?/, '').split('/');
  const argument = decode(rest.join('/'));
  if (name === '') return { screen: 'home' };
  if ((name === 'play' || name === 'another') && argument) return { screen: name, id: argument };
  if (name === 'tour' && argument) return { screen: 'tour', name: argument };
  if (name === 'new' || name === 'set') return { screen: name, ...(argument && { spec: argument }) };
  const known = plain.find(screen => screen === name);
  return known ? { screen: known } : { screen: 'lost' };
}

export function makeRoute(route: Route): string {
  switch (route.screen) {
    case 'home':
    case 'lost':
      return '#/';
    case 'link':
    case 'progress':
      return route.link;
    case 'play':
    case 'another':
      return `#/${route.screen}/${encodeURIComponent(route.id)}`;
    case 'tour':
      return `#/tour/${encodeURIComponent(route.name)}`;
    case 'new':
    case 'set':
      return route.spec ? `#/${route.screen}/${encodeURIComponent(route.spec)}` : `#/${route.screen}`;
    default:
      return `#/${route.screen}`;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function goTo(route: Route, how: 'push' | 'replace' = 'push'): void {
  const hash = makeRoute(route);
  if (how === 'replace') {
    history.replaceState(null, '', hash);
    dispatchEvent(new HashChangeEvent('hashchange'));
  } else location.hash = hash;
}

/** Screens that are looked at beside what one does. */
const isBeside = (hash: string): boolean => /^(?:settings|keys|tour)$/.test(parseRoute(hash).screen);

/** Where one was before, kept for as long as the tab: a page that is loaded anew knows it, too. */
const beforeKey = 'hyperdoku-before';

let last = location.hash;
let before = readBefore();
addEventListener('hashchange', () => {
  if (!isBeside(last)) keepBefore(last);
  last = location.hash;
});

function readBefore(): string {
  try {
    return sessionStorage.getItem(beforeKey) ?? '#/';
  } catch {
    return '#/';
  }
}

function keepBefore(hash: string): void {
  before = hash;
  try {
    sessionStorage.setItem(beforeKey, hash);
  } catch {
    // Without storage it is known until the page is loaded anew.
  }
}

/** Where to go back to from settings, keys and tours: the game, if they were opened from one. */
export const wayBack = (): Route => {
  const route = parseRoute(isBeside(last) ? before : '');
  return route.screen === 'play' ? route : { screen: 'home' };
};

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash);
