/** Whoever prints the page of a game gets the puzzle on a sheet of paper, as it is now. */
import { useEffect } from 'react';
import { useGame } from '../../hooks/useGame.js';
import { makeGameSheet } from '../../pictures/gameSheet.js';
import { putSheet, takeSheet } from '../../pictures/printSheet.js';

export function usePrint(): void {
  const game = useGame();
  useEffect(() => {
    const put = (): void => putSheet(makeGameSheet(game.state));
    addEventListener('beforeprint', put);
    addEventListener('afterprint', takeSheet);
    return () => {
      removeEventListener('beforeprint', put);
      removeEventListener('afterprint', takeSheet);
      takeSheet();
    };
  }, [game]);
}
