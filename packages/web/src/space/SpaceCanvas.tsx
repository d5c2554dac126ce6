/** The canvas: the scene in step with the game, the camera, and picking. Heavy: it is loaded when the view first opens. */
import { Canvas, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import type { PerspectiveCamera } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { makeLights } from '../board/lights.js';
import { stage } from '../board/stage.js';
import { currentGame, useGame, useGameStore } from '../game/game.js';
import { hoverCell, selectCell } from '../game/selection.js';
import { useSettings } from '../settings/settings.js';
import { texts } from '../texts/index.js';
import { fieldOfView, pixelsPerUnit, placeFrom } from './camera.js';
import { useCameraWork } from './cameraWork.js';
import { watchPointer } from './pointing.js';
import { readGame } from './spaceInput.js';
import { SpaceScene } from './spaceScene.js';
import { changeSpace, type SpaceState, useSpace } from './spaceState.js';

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
  const { camera, gl, size } = useThree();
  const scene = useMemo(() => {
    const game = currentGame();
    if (!game) throw new Error('no game is open');
    return new SpaceScene(game.session.shape, useSpace.getState());
  }, []);
  useEffect(() => () => scene.dispose(), [scene]);
  const controls = useControls();
  const bringUpToDate = useGameIn(scene, controls);
  useCameraWork(scene, controls, bringUpToDate);
  useTurning();
  useEffect(
    () =>
      watchPointer(gl.domElement, camera, scene, {
        select: (cell, more) => {
          selectCell(cell, more ? 'toggle' : 'only');
          // Keys go to the cell from now on.
          stage.focusCursor();
        },
        hover: hoverCell,
      }),
    [scene, camera, gl],
  );
  useFrame(({ gl: renderer, scene: whole }) => {
    bringUpToDate();
    scene.prepare(camera, pixelsPerUnit(camera as PerspectiveCamera, size.height, controls.target));
    renderer.render(whole, camera);
    // For tests and the curious: what was drawn last.
    const { dataset } = renderer.domElement;
    dataset.calls = String(renderer.info.render.calls);
    dataset.geometries = String(renderer.info.memory.geometries);
    dataset.textures = String(renderer.info.memory.textures);
  }, 1);
  return <primitive object={scene} />;
}

/** Shows every change of the game, of what is seen and of the page; returns how to do it at once, before the next frame. */
function useGameIn(scene: SpaceScene, controls: OrbitControls): () => void {
  const { camera, invalidate, size } = useThree();
  const aspect = size.width / Math.max(1, size.height);
  const state = useMemo(() => ({ isLate: true, lights: new Uint32Array(scene.shape.cellCount) }), [scene]);
  useEffect(() => {
    const wake = (): void => {
      state.isLate = true;
      invalidate();
    };
    wake();
    const dress = new MutationObserver(() => {
      scene.refreshColours();
      wake();
    });
    dress.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['data-theme', 'data-palette'],
    });
    const stops = [useGameStore, useSpace, useSettings].map(store => store.subscribe(wake));
    return () => {
      dress.disconnect();
      for (const stop of stops) stop();
    };
  }, [scene, state, invalidate]);
  return () => {
    const game = currentGame();
    if (!state.isLate || !game || game.session.shape !== scene.shape) return;
    state.isLate = false;
    const settings = useSettings.getState();
    const space = useSpace.getState();
    const before = scene.layout;
    makeLights(game, settings, state.lights);
    const planes = space.place === 'large';
    scene.update({ ...readGame(game, settings), lights: state.lights, space, planes });
    // What is pulled apart is seen from farther away.
    const now = scene.layout;
    if (now === before || now.frames.length === 0 || before.frames.length === 0) return;
    const offset = camera.position.clone().sub(controls.target);
    const [fitted, fits] = [before, now].map(layout => placeFrom(layout, offset, aspect).length());
    camera.position.copy(offset.multiplyScalar(fits / fitted)).add(controls.target);
  };
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

/** The hypercube turns by itself when asked to; what a held key shows goes when the page loses the keyboard. */
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
  useEffect(() => {
    const stopPeeking = (): void => changeSpace({ peek: false });
    addEventListener('blur', stopPeeking);
    return () => removeEventListener('blur', stopPeeking);
  }, []);
}
