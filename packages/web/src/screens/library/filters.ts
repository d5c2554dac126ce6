/** Which games are shown, and in which order. */
import { type Level, levels } from '@hyperdoku/engine';
import type { GameStatus } from '../../game/status.js';
import { titleOfSpec } from '../../pictures/shapeWords.js';
import type { GameRecord } from '../../storage/record.js';
import { levelOfGame } from '../home/gameWords.js';

export const sorts = ['latest', 'longest', 'shape'] as const;
type Sort = (typeof sorts)[number];

export interface Filters {
  readonly text: string;
  readonly status: GameStatus | 'setting' | '';
  readonly spec: string;
  readonly level: Level | 'ungraded' | '';
  readonly sort: Sort;
}

export const noFilters: Filters = { text: '', status: '', spec: '', level: '', sort: 'latest' };

export const areFilters = ({ text, status, spec, level }: Filters): boolean =>
  [text.trim(), status, spec, level].some(value => value !== '');

/** The texts that are searched. */
const wordsOf = ({ title, spec }: GameRecord): string =>
  `${titleOfSpec(spec)} ${title} ${spec.slice(0, 200)}`.toLowerCase();

export function takeGames(games: readonly GameRecord[], filters: Filters): readonly GameRecord[] {
  const { status, spec, level, sort } = filters;
  const words = filters.text.toLowerCase().split(/\s+/).filter(Boolean);
  const taken = games.filter(game => {
    if (status !== '' && (game.setting ? 'setting' : game.status) !== status) return false;
    if (spec !== '' && game.spec !== spec) return false;
    if (level !== '' && (levelOfGame(game) ?? 'ungraded') !== level) return false;
    const text = words.length > 0 ? wordsOf(game) : '';
    return words.every(word => text.includes(word));
  });
  // The games come with the latest first, and sorting keeps equals as they are.
  if (sort === 'longest') taken.sort((a, b) => b.elapsed - a.elapsed);
  if (sort === 'shape') taken.sort((a, b) => a.cellCount - b.cellCount || compare(a.spec, b.spec));
  return taken;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The shapes that there are games of, the small ones first. */
export function specsOf(games: readonly GameRecord[]): readonly string[] {
  const sizes = new Map(games.map(({ spec, cellCount }) => [spec, cellCount]));
  return [...sizes].sort(([a, m], [b, n]) => m - n || compare(a, b)).map(([spec]) => spec);
}

/** The levels that there are games of, `ungraded` last. */
export function levelsOf(games: readonly GameRecord[]): readonly (Level | 'ungraded')[] {
  const there = new Set(games.map(game => levelOfGame(game) ?? 'ungraded'));
  return [...levels, 'ungraded' as const].filter(level => there.has(level));
}
