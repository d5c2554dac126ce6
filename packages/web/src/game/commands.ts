/**
 * What a game can be told by a key, as data: one of the game's functions by its name, and what it is called with. So reading
 * keys and doing what they mean are two things, and whoever has less to offer (an element that only shows) says by names
 * what it allows.
 */
import type { Game } from './game.js';
import type { Verb } from './verbs.js';

export type Command = { [V in Verb]: readonly [V, ...Parameters<Game[V]>] }[Verb];

export function runCommand(game: Game, [verb, ...values]: Command): void {
  // Each command holds what its own function takes; the compiler cannot see that for all of them at once.
  (game[verb] as (...values: readonly unknown[]) => unknown)(...values);
}
