/** The time played: it runs while the page is seen, the game is neither paused nor over, and nothing is shown in its place. */
import { create } from 'zustand';
import { currentGame } from './game.js';

export const useClock = create<{ readonly elapsed: number }>(() => ({ elapsed: 0 }));

const tickMilliseconds = 250;
/** A longer gap means that the machine slept. */
const longestTick = 2000;
let last = performance.now();
let watched = false;

/** The clock runs only while the game is on the screen; returns how to stop it. */
export function watchClock(): () => void {
  tick();
  watched = true;
  return () => {
    tick();
    watched = false;
  };
}

const runs = (): boolean => {
  const game = currentGame();
  return (
    watched &&
    !!game &&
    !game.paused &&
    !game.show &&
    game.record.status === 'playing' &&
    document.visibilityState === 'visible'
  );
};

/** Brings the session's time up to now. */
export function tick(): void {
  const now = performance.now();
  const passed = now - last;
  last = now;
  const game = currentGame();
  if (!game) return;
  if (runs() && passed < longestTick) game.session.elapsed += passed;
  const elapsed = Math.floor(game.session.elapsed / 1000);
  if (useClock.getState().elapsed !== elapsed) useClock.setState({ elapsed });
}

setInterval(tick, tickMilliseconds);
