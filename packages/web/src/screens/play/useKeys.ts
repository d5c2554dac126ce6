/** Keys go to the game, and to space, unless something else on the page wants them. */
import { useEffect } from 'react';
import { useStage } from '../../board/stage.js';
import { readPress } from '../../game/typing.js';
import type { Verb } from '../../game/verbs.js';
import { useGame } from '../../hooks/useGame.js';
import { pressSpaceKey, releaseSpaceKey } from '../../space/spaceKeys.js';
import { useSpace } from '../../space/useSpace.js';

const sliderKeys = /^(Arrow|Page|Home$|End$|Tab$)/;

const isOnButton = (target: Element): boolean => target.closest('button, a, [role="button"]') !== null;

/** Whether what has the keyboard's focus uses this key itself. */
function isTaken(key: string, target: Element): boolean {
  // A slider wants only the keys that move it.
  if (target instanceof HTMLInputElement && target.type === 'range') return sliderKeys.test(key);
  if (target.closest('input, textarea, select')) return true;
  return isOnButton(target) && (key === ' ' || key === 'Enter');
}

/** All keys of a game, or those that mean one of these. */
export function useKeys(verbs?: ReadonlySet<Verb>): void {
  const game = useGame();
  const space = useSpace();
  const stage = useStage();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (isTaken(event.key, target)) return;
      const key = readPress(event);
      const isUsed = game.press(key, verbs) || pressSpaceKey(key, space, game.state.layout);
      if (!isUsed) return;
      event.preventDefault();
      if (isOnButton(target)) return;
      stage.focusCursor();
      stage.showCursor();
    };
    const release = ({ code }: KeyboardEvent): void => releaseSpaceKey(code, space);
    addEventListener('keydown', press);
    addEventListener('keyup', release);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('keyup', release);
    };
  }, [game, space, stage, verbs]);
}
