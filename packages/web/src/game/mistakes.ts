/** A limit to mistakes, for those who want one: after three wrong entries the game is lost, until it is begun again. */
import { blank, type Cell } from '@hyperdoku/engine';
import { texts } from '../texts/play.js';
import type { Core } from './core.js';

export const mostMistakes = 3;

/** Whether there is a limit, and it is reached. */
export const isLost = ({ state, options }: Core): boolean =>
  options.settings().limitsMistakes === true && state.status === 'playing' && state.mistakes >= mostMistakes;

/** Counts an entry into these cells, if there is a limit and it was wrong. */
export function countMistake(core: Core, cells: readonly Cell[]): void {
  const { session, solution, mistakes, status, cursor } = core.state;
  if (!core.options.settings().limitsMistakes || !solution || status !== 'playing') return;
  const wrong = cells.filter(
    cell =>
      session.symbols[cell] !== blank &&
      session.symbols[cell] !== solution.symbols[cell] &&
      !session.isClue(cell),
  );
  if (wrong.length === 0) return;
  const now = mistakes + 1;
  const selection = now >= mostMistakes ? [cursor] : core.state.selection;
  core.change(
    { mistakes: now, wrong: new Set([...core.state.wrong, ...wrong]), selection },
    { isLasting: true },
  );
  core.say(now >= mostMistakes ? texts.mistakes.lost(mostMistakes) : texts.mistakes.count(now, mostMistakes));
}
