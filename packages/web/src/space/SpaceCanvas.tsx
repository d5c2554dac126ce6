/** The canvas: the scene in step with the game, the camera, and picking. Heavy: it is loaded when the view first opens. */
import { Canvas, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import type { PerspectiveCamera } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { makeLights } from '../board/lights.js';
import { useStage } from '../board/stage.js';
import { useGame, useGameState } from '../hooks/useGame.js';
import { useSettings } from '../settings/settings.js';
import { texts } from '../texts/play.js';
import { fieldOfView, pixelsPerUnit, placeFrom } from './camera.js';
import { useCameraWork } from './cameraWork.js';
import { watchPointer } from './pointing.js';
import { readGame } from './spaceInput.js';
import { SpaceScene } from './spaceScene.js';
import { useSpace, useSpaceState } from './useSpace.js';

export function SpaceCanvas({ onLost }: { readonly onLost: () => void }) {
  const shape = useGameState(({ session }) => session.shape);
  const view = useSpaceState(({ view }) => view);
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
  const game = useGame();
  const stage = useStage();
  const space = useSpace();
  const scene = useMemo(() => new SpaceScene(game.state.session.shape, space.state), [game, space]);
  useEffect(() => () => scene.dispose(), [scene]);
  const controls = useControls();
  const bringUpToDate = useGameIn(scene, controls);
  useCameraWork(scene, controls, bringUpToDate);
  useTurning();
  useEffect(
    () =>
      watchPointer(gl.domElement, camera, scene, {
        select: (cell, more) => {
          game.selectCell(cell, more ? 'toggle' : 'only');
          // Keys go to the cell from now on.
          stage.focusCursor();
        },
        hover: game.hoverCell,
      }),
    [scene, camera, gl, game, stage],
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
  const game = useGame();
  const space = useSpace();
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
    const stops = [game, space, useSettings].map(source => source.subscribe(wake));
    return () => {
      dress.disconnect();
      for (const stop of stops) stop();
    };
  }, [scene, state, invalidate, game, space]);
  return () => {
    if (!state.isLate) return;
    state.isLate = false;
    const settings = useSettings.getState();
    const before = scene.layout;
    makeLights(game.state, settings, state.lights);
    const planes = space.state.place === 'large';
    scene.update({
      ...readGame(game.state, settings),
      lights: state.lights,
      space: space.state,
      planes,
    });
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
  const space = useSpace();
  const turns = useSpaceState(({ turns, view }) => turns && view === 'turning');
  useEffect(() => {
    if (!turns) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function turn(now) {
      space.change({ turn: (space.state.turn + (now - last) * 0.0004) % (2 * Math.PI) });
      last = now;
      frame = requestAnimationFrame(turn);
    });
    return () => cancelAnimationFrame(frame);
  }, [space, turns]);
  useEffect(() => {
    const stopPeeking = (): void => space.change({ peek: false });
    addEventListener('blur', stopPeeking);
    return () => removeEventListener('blur', stopPeeking);
  }, [space]);
}
