/** Brings the keyboard back to the board. */
import { useEffect, useRef } from 'react';
import { useStage } from './stage.js';

/**
 * When something ends that stood in place of the board or beside it, keys go to the board again; unless what ended has left the keyboard
 * where the player put it meanwhile.
 */
export function useReturn(isOn: boolean, always = false): void {
  const stage = useStage();
  const wasOn = useRef(isOn);
  useEffect(() => {
    const isEnd = wasOn.current && !isOn;
    wasOn.current = isOn;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isEnd && (always || isLost)) stage.focusCursor();
  }, [stage, isOn, always]);
}
