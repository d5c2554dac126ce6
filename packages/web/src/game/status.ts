/** Whether a game goes on. */
import type { Session } from '@hyperdoku/engine';

export const gameStatuses = ['playing', 'solved', 'given-up'] as const;
export type GameStatus = (typeof gameStatuses)[number];

/** A puzzle that is being set is never over. */
export const statusOf = ({ isSolved, gaveUp }: Session, setting: boolean): GameStatus =>
  !isSolved || setting ? 'playing' : gaveUp ? 'given-up' : 'solved';
