/** The canvas: the scene in step with the game, the camera, and picking. Heavy: it is loaded when the view first opens. */
import { Canvas, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { type PerspectiveCamera, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { makeLights } from '../board/lights.js';
import { currentGame, useGame, useGameStore } from '../game/game.js';
import { hoverCell, selectCell } from '../game/selection.js';
import { mayMove, useSettings } from '../settings/settings.js';
import { texts } from '../texts/index.js';
import { facePlace, fieldOfView, orbitBy, pixelsPerUnit, placeToSee, usualPlace } from './camera.js';
import { watchPointer } from './pointing.js';
import { readGame } from './spaceInput.js';
import { SpaceScene } from './spaceScene.js';
import { type SpaceState, useSpace } from './spaceState.js';
import { useWish } from './wishes.js';

const easeMilliseconds = 260;

export default function SpaceCanvas({ onLost }: { readonly onLost: () => void }) {
  const shape = useGame(game => game.session.shape);
  const view = useSpace(space => space.view);
  return (
    <Canvas
      frameloop="demand"
      dpr={[1, 2]}
      flat
      camera={{ fov: fieldOfView, near: 0.5, far: 2000 }}
      gl={{ antialias: true, alpha: true, preserveDrawingBuffer: false }}
      onCreated={({ gl }) => gl.domElement.addEventListener('webglcontextlost', onLost)}
      aria-label={texts.space.canvas}
      role="img"
    >
      <Contents key={`${shape.name} ${view === 'surface'}`} />
    </Canvas>
  );
}

function Contents() {
  const { camera, gl, invalidate, size } = useThree();
  const scene = useMemo(() => {
    const game = currentGame();
    if (!game) throw new Error('no game is open');
    return new SpaceScene(game.session.shape, useSpace.getState());
  }, []);
  const controls = useControls();
  useEffect(() => () => scene.dispose(), [scene]);

  useEffect(() => {
    const lights = new Uint32Array(scene.shape.cellCount);
    const update = (): void => {
      const game = currentGame();
      if (!game || game.session.shape !== scene.shape) return;
      const settings = useSettings.getState();
      makeLights(game, settings, lights);
      const { radius } = scene.layout;
      const space = useSpace.getState();
      scene.update({ ...readGame(game, settings), lights, space, planes: space.place === 'large' });
      // What is pulled apart is seen from farther away.
      if (scene.layout.radius !== radius) camera.position.multiplyScalar(scene.layout.radius / radius);
      invalidate();
    };
    update();
    // Inter may arrive after the first picture; themes change colours.
    const dress = new MutationObserver(() => {
      scene.refreshColours();
      update();
    });
    dress.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['data-theme', 'data-palette'],
    });
    const stops = [useGameStore.subscribe(update), useSpace.subscribe(update), useSettings.subscribe(update)];
    return () => {
      dress.disconnect();
      for (const stop of stops) stop();
    };
  }, [scene, invalidate, camera]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a canvas of another size is drawn anew
  useEffect(() => invalidate(), [size, invalidate]);

  useCameraWork(scene, controls);
  usePicking(scene);
  useTurning();
  useFrame(() => scene.prepare(camera, pixelsPerUnit(camera as PerspectiveCamera, size.height)));
  // For tests and the curious: what was drawn last.
  useEffect(() => {
    gl.domElement.dataset.calls = '0';
  }, [gl]);
  useFrame(({ gl: renderer, scene: whole, camera: eye }) => {
    renderer.render(whole, eye);
    renderer.domElement.dataset.calls = String(renderer.info.render.calls);
    renderer.domElement.dataset.geometries = String(renderer.info.memory.geometries);
    renderer.domElement.dataset.textures = String(renderer.info.memory.textures);
  }, 1);
  return <primitive object={scene} />;
}

function useControls(): OrbitControls {
  const { camera, gl, invalidate } = useThree();
  const controls = useMemo(() => new OrbitControls(camera, gl.domElement), [camera, gl]);
  useEffect(() => {
    controls.enableDamping = false;
    controls.minDistance = 2;
    controls.maxDistance = 400;
    const changed = (): void => invalidate();
    controls.addEventListener('change', changed);
    return () => {
      controls.removeEventListener('change', changed);
      controls.dispose();
    };
  }, [controls, invalidate]);
  return controls;
}

/** The usual place when the view changes, wishes of keys and buttons, and a good sight of what a step speaks of. */
function useCameraWork(scene: SpaceScene, controls: OrbitControls): void {
  const { camera, size, invalidate } = useThree();
  const frame = useRef(0);
  const view = useSpace(space => space.view);
  const wish = useWish();
  const hint = useGame(game => game.hint);
  const shownStep = useGame(game => game.show?.step);
  const firstWish = useRef(wish.count);
  const aspect = Math.max(0.2, size.width / Math.max(1, size.height));

  const goTo = (place: Vector3, target = new Vector3()): void => {
    cancelAnimationFrame(frame.current);
    const from = camera.position.clone();
    const fromTarget = controls.target.clone();
    const start = performance.now();
    const length = mayMove() ? easeMilliseconds : 0;
    const turn = (now: number): void => {
      const t = length === 0 ? 1 : Math.min(1, (now - start) / length);
      const eased = t * t * (3 - 2 * t);
      // Around the cube rather than through it.
      const reach = from.length() * (1 - eased) + place.length() * eased;
      camera.position
        .copy(from)
        .normalize()
        .lerp(place.clone().normalize(), eased)
        .normalize()
        .multiplyScalar(reach);
      controls.target.copy(fromTarget).lerp(target, eased);
      controls.update();
      invalidate();
      if (t < 1) frame.current = requestAnimationFrame(turn);
    };
    turn(start);
  };
  const goHome = (): void => goTo(usualPlace(scene.layout, useSpace.getState().view === 'rhombic', aspect));

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new view or a first size moves the camera
  useEffect(() => {
    camera.position.copy(usualPlace(scene.layout, view === 'rhombic', aspect));
    goHome();
    return () => cancelAnimationFrame(frame.current);
  }, [scene, view, size.width > 0]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish is granted once
  useEffect(() => {
    if (!wish.wish || wish.count === firstWish.current) return;
    const { wish: wanted } = wish;
    if (wanted.kind === 'reset') goHome();
    else if (wanted.kind === 'face') goTo(facePlace(scene.layout, wanted.axis, aspect));
    else if (wanted.kind === 'zoom') {
      camera.position.multiplyScalar(wanted.by > 0 ? 0.85 : 1 / 0.85);
      controls.update();
      invalidate();
    } else if (wanted.kind === 'orbit') {
      orbitBy(camera as PerspectiveCamera, wanted.across, wanted.up);
      controls.update();
      invalidate();
    } else {
      const side = new Vector3().setFromMatrixColumn(camera.matrix, 0).multiplyScalar(wanted.across);
      const up = new Vector3().setFromMatrixColumn(camera.matrix, 1).multiplyScalar(wanted.up);
      controls.target.add(side).add(up);
      camera.position.add(side).add(up);
      controls.update();
      invalidate();
    }
  }, [wish.count]);

  const step = shownStep ?? (hint?.kind === 'step' ? hint.step : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is looked at once
  useEffect(() => {
    if (!step || scene.layout.frames.length === 0) return;
    const spoken = [...step.placements, ...step.eliminations, ...step.chain].map(({ cell }) => cell);
    goTo(placeToSee(scene.layout, [...step.cells, ...spoken], aspect));
  }, [step]);
}

function usePicking(scene: SpaceScene): void {
  const { camera, gl } = useThree();
  useEffect(
    () =>
      watchPointer(gl.domElement, camera, scene, {
        select: (cell, more) => selectCell(cell, more ? 'toggle' : 'only'),
        hover: hoverCell,
      }),
    [scene, camera, gl],
  );
}

/** The hypercube turns by itself when asked to. */
function useTurning(): void {
  const turns = useSpace(space => space.turns && space.view === 'turning');
  useEffect(() => {
    if (!turns) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function turn(now) {
      const { turn: angle } = useSpace.getState() as SpaceState;
      useSpace.setState({ turn: (angle + (now - last) * 0.0004) % (2 * Math.PI) });
      last = now;
      frame = requestAnimationFrame(turn);
    });
    return () => cancelAnimationFrame(frame);
  }, [turns]);
}
