/** What is heard and felt of a game, for those who have switched it on. */
import { blank } from '@hyperdoku/engine';
import { useEffect } from 'react';
import type { Change } from '../../game/core.js';
import type { GameState } from '../../game/state.js';
import { useGame, useGameState } from '../../hooks/useGame.js';
import { playTune, type Tune } from '../../parts/sound.js';
import { useSettings } from '../../settings/settings.js';

/** For how long a phone shakes, and rests between, in milliseconds. */
const shakes: Readonly<Record<Tune, number[]>> = {
  entry: [12],
  conflict: [30, 40, 30],
  solved: [20, 60, 20, 60, 80],
};

/** What has just happened, if it is worth a sound. */
function tuneOf(
  { session, finished, mistakes }: GameState,
  { cells }: Change,
  before: GameState,
): Tune | undefined {
  if (finished && !before.finished) return 'solved';
  if (mistakes > before.mistakes) return 'conflict';
  const entered = cells.filter(cell => session.symbols[cell] !== blank);
  if (entered.length === 0) return undefined;
  return entered.some(cell => session.inConflict(cell)) ? 'conflict' : 'entry';
}

/** Sounds and shakes, and the notes of the game as the settings have them. */
export function useFeedback(): void {
  const game = useGame();
  const automatic = useSettings(settings => settings.automaticNotes);
  const isKept = useGameState(({ automatic }) => automatic);
  useEffect(() => {
    let before = game.state;
    return game.subscribe(change => {
      const tune = tuneOf(game.state, change, before);
      before = game.state;
      const { sounds, vibrates, showsConflicts } = useSettings.getState();
      if (!tune) return;
      // Who does not want to see conflicts is not to hear of them.
      const told = tune === 'conflict' && !showsConflicts ? 'entry' : tune;
      if (sounds) playTune(told);
      if (vibrates) navigator.vibrate?.(shakes[told]);
    });
  }, [game]);
  useEffect(() => {
    if (automatic !== isKept) game.keepNotes(automatic);
  }, [game, automatic, isKept]);
}
