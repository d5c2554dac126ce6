/** A game on a sheet of paper, as it is now. */
import { viewsOf } from '@hyperdoku/engine';
import type { GameState } from '../game/state.js';
import { printWords } from '../texts/print.js';
import { drawGame } from './gameDrawing.js';
import type { Sheet } from './printSheet.js';
import { titleOfSpec } from './shapeWords.js';

export function makeGameSheet({ session, layout }: GameState): Sheet {
  const { shape } = session;
  const [depth] = layout.perspective.stacked;
  return {
    drawing: drawGame(session, viewsOf(shape)[0], 'notes', depth),
    title: titleOfSpec(shape.name),
    line: printWords.rule(shape.spec),
  };
}
