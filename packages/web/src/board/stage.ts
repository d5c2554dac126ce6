/** The stage of the app: its boards are in step with the open game and the settings. */
import { currentGame, useGameStore } from '../game/game.js';
import { useSettings } from '../settings/settings.js';
import { BoardStage } from './boardStage.js';

export const stage = new BoardStage(() => {
  const game = currentGame();
  return game && { game, settings: useSettings.getState() };
});

useGameStore.subscribe(() => stage.paint());
useSettings.subscribe(() => stage.paint());
