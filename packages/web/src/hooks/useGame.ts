/** The game that a part of the page is about. */
import { createContext, useContext } from 'react';
import type { Game } from '../game/game.js';
import type { GameState } from '../game/state.js';
import { useSource } from './useSource.js';

const GameContext = createContext<Game | undefined>(undefined);

export const GameProvider = GameContext.Provider;

export function useGame(): Game {
  const game = useContext(GameContext);
  if (!game) throw new Error('there is no game around this');
  return game;
}

/** Looks at the game, and again after every change. */
export const useGameState = <T>(look: (state: GameState) => T): T => useSource(useGame(), look);
