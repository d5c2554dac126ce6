/** What moves the camera: the usual place for a new view, wishes of keys and buttons, and a good view of what a step is about. */

import { blank, cellsOf, cellsOfStep, partOf, type Step } from '@hyperdoku/engine';
import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { type PerspectiveCamera, Vector3 } from 'three';
import type { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { shownSymbols } from '../board/lights.js';
import { useGame, useGameState } from '../hooks/useGame.js';
import { useSource } from '../hooks/useSource.js';
import { mayMove } from '../settings/settings.js';
import { facePlace, orbitBy, placeFrom, usualPlace, zoomBy } from './camera.js';
import type { Wish } from './space.js';
import type { SpaceScene } from './spaceScene.js';
import { useSpace, useSpaceState } from './useSpace.js';
import { bestDirection } from './viewpoint.js';

const easeMilliseconds = 260;

/** Before the camera looks for a place, the scene is brought up to date. */
export function useCameraWork(scene: SpaceScene, controls: OrbitControls, bringUpToDate: () => void): void {
  const { camera, size, invalidate } = useThree();
  const frame = useRef(0);
  const game = useGame();
  const space = useSpace();
  const view = useSpaceState(({ view }) => view);
  const wish = useSource(space.wish, wish => wish);
  const hint = useGameState(({ hint }) => hint);
  const shownStep = useGameState(({ show }) => show?.step);
  const firstWish = useRef(wish);
  const aspect = Math.max(0.2, size.width / Math.max(1, size.height));

  const goTo = (place: Vector3): void => {
    cancelAnimationFrame(frame.current);
    const fromTarget = controls.target.clone();
    const from = camera.position.clone().sub(fromTarget);
    const begin = performance.now();
    const length = mayMove() ? easeMilliseconds : 0;
    const turn = (now: number): void => {
      const t = length === 0 ? 1 : Math.min(1, Math.max(0, now - begin) / length);
      const eased = t * t * (3 - 2 * t);
      // Around the cube rather than through it.
      const reach = from.length() * (1 - eased) + place.length() * eased;
      const direction = from.clone().normalize().lerp(place.clone().normalize(), eased);
      controls.target.copy(fromTarget).multiplyScalar(1 - eased);
      camera.position.copy(direction.normalize().multiplyScalar(reach)).add(controls.target);
      controls.update();
      invalidate();
      if (t < 1) frame.current = requestAnimationFrame(turn);
    };
    turn(begin);
  };
  const goHome = (): void => {
    bringUpToDate();
    goTo(usualPlace(scene.layout, space.state.view === 'rhombic', aspect));
  };

  const grant = (wanted: Wish): void => {
    const eye = camera as PerspectiveCamera;
    cancelAnimationFrame(frame.current);
    if (wanted.kind === 'reset') goHome();
    else if (wanted.kind === 'face') goTo(facePlace(scene.layout, wanted.axis, aspect));
    else if (wanted.kind === 'zoom') zoomBy(eye, wanted.by, controls.target);
    else if (wanted.kind === 'orbit') orbitBy(eye, wanted.across, wanted.up, controls.target);
    else {
      const side = new Vector3().setFromMatrixColumn(camera.matrix, 0).multiplyScalar(wanted.across);
      const shift = new Vector3().setFromMatrixColumn(camera.matrix, 1).multiplyScalar(wanted.up).add(side);
      controls.target.add(shift);
      camera.position.add(shift);
    }
    controls.update();
    invalidate();
  };

  /** Goes to where a step is seen best; while a path is played, only when it is badly hidden. */
  const lookAt = (step: Step, stays: boolean): void => {
    bringUpToDate();
    const { layout, sight, shape } = scene;
    if (layout.frames.length === 0) return;
    const housed = [...step.houses, ...step.covers].flatMap(house => [...cellsOf(shape, house)]);
    const cells = [...new Set([...cellsOfStep(step), ...housed])];
    const symbols = shownSymbols(game.state);
    const covers = (cell: number): boolean => symbols[cell] !== blank;
    const now = camera.position.clone().sub(controls.target);
    const best = bestDirection({ layout, sight, covers }, cells, now, stays);
    if (best) goTo(placeFrom(layout, best, aspect));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new view or a first size moves the camera
  useEffect(() => {
    bringUpToDate();
    controls.target.set(0, 0, 0);
    camera.position.copy(usualPlace(scene.layout, view === 'rhombic', aspect));
    controls.update();
    invalidate();
    return () => cancelAnimationFrame(frame.current);
  }, [scene, view, size.width > 0]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish is granted once
  useEffect(() => {
    if (wish && wish !== firstWish.current) grant(wish);
  }, [wish]);

  const hinted = useMemo(
    () => (hint?.kind === 'step' ? partOf(scene.shape, hint.step, hint.strength) : undefined),
    [hint, scene],
  );
  const step = shownStep ?? hinted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is looked at once
  useEffect(() => {
    if (step) lookAt(step, step === shownStep);
  }, [step]);
}
