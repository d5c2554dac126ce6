/** Whoever prints the page of a game gets the puzzle on a sheet of paper, as it is now. */
import { viewsOf } from '@hyperdoku/engine';
import { useEffect } from 'react';
import { useGame } from '../../hooks/useGame.js';
import { drawGame } from '../../pictures/gameDrawing.js';
import { putSheet, takeSheet } from '../../pictures/printSheet.js';
import { titleOfSpec } from '../../pictures/shapeWords.js';
import { say } from '../../texts/index.js';

export function usePrint(): void {
  const game = useGame();
  useEffect(() => {
    const put = (): void => {
      const { session, layout } = game.state;
      const { shape, puzzle, symbols } = session;
      const notesOf = session.notesOf.bind(session);
      const [depth] = layout.perspective.stacked;
      const drawing = drawGame({ puzzle, symbols, notesOf }, viewsOf(shape)[0], 'notes', depth);
      putSheet({ drawing, title: titleOfSpec(shape.name), line: say.rule(shape.spec) });
    };
    addEventListener('beforeprint', put);
    addEventListener('afterprint', takeSheet);
    return () => {
      removeEventListener('beforeprint', put);
      removeEventListener('afterprint', takeSheet);
      takeSheet();
    };
  }, [game]);
}
