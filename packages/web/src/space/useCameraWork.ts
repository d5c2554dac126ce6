/** What sends the camera elsewhere: wishes of keys and buttons, and a good view of what a step is about. */
import { blank, cellsOf, cellsOfStep, partOf, type Step } from '@hyperdoku/engine';
import { useEffect, useMemo, useRef } from 'react';
import { shownSymbols } from '../board/lights.js';
import type { GameState } from '../game/state.js';
import { useGame, useGameState } from '../hooks/useGame.js';
import { useSource } from '../hooks/useSource.js';
import type { SpaceView } from './spaceView.js';
import { useSpace } from './useSpace.js';
import { bestDirection } from './viewpoint.js';

export function useCameraWork(view: SpaceView): void {
  const game = useGame();
  const space = useSpace();
  const wish = useSource(space.wish, wish => wish);
  const granted = useRef(wish);
  const hint = useGameState(({ hint }) => hint);
  const shownStep = useGameState(({ show }) => show?.step);
  const shape = useGameState(({ session }) => session.shape);
  useEffect(() => {
    if (!wish || wish === granted.current) return;
    granted.current = wish;
    view.bringUpToDate();
    view.rig.grant(wish);
  }, [view, wish]);
  const hinted = useMemo(
    () => (hint?.kind === 'step' ? partOf(shape, hint.step, hint.strength) : undefined),
    [hint, shape],
  );
  const step = shownStep ?? hinted;
  useEffect(() => {
    if (!step) return;
    // What a step is about is not hidden with the layer that it is in.
    const cells = cellsOfStep(step);
    view.bringUpToDate();
    if ([...cells].some(cell => view.scene.sight[cell] === 0)) space.showAllLayers();
    lookAt(view, game.state, step, step === shownStep);
  }, [view, game, space, step, shownStep]);
}

/** Goes to where a step is seen best; while a path is played, only when it is badly hidden. */
function lookAt(view: SpaceView, game: GameState, step: Step, stays: boolean): void {
  view.bringUpToDate();
  const { layout, sight, shape } = view.scene;
  if (layout.frames.length === 0) return;
  const housed = [...step.houses, ...step.covers].flatMap(house => [...cellsOf(shape, house)]);
  const cells = [...new Set([...cellsOfStep(step), ...housed])];
  const symbols = shownSymbols(game);
  const covers = (cell: number): boolean => symbols[cell] !== blank;
  const best = bestDirection({ layout, sight, covers }, cells, view.rig.direction, stays);
  if (best) view.rig.lookFrom(best);
}
