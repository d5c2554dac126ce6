/** Mouse and finger on the canvas: a tap picks a cell, a drag turns the camera; a mouse hovers over them. */
import { type Camera, Raycaster, Vector2 } from 'three';
import { pickCell } from './picking.js';
import type { SpaceScene } from './spaceScene.js';

/** Less is a tap, more is a drag. */
const dragPixels = 6;

interface Pointing {
  /** A cell is tapped; `more` while it is added to the others. */
  readonly select: (cell: number, more: boolean) => void;
  readonly hover: (cell: number | undefined) => void;
}

/** Follows the pointer; returns how to stop. */
export function watchPointer(
  canvas: HTMLCanvasElement,
  camera: Camera,
  scene: SpaceScene,
  { select, hover }: Pointing,
): () => void {
  const caster = new Raycaster();
  const pick = ({ clientX, clientY }: PointerEvent): number | undefined => {
    const box = canvas.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * 2 - 1;
    const y = 1 - ((clientY - box.top) / box.height) * 2;
    caster.setFromCamera(new Vector2(x, y), camera);
    return pickCell(caster.ray, scene.layout, scene.sight);
  };
  let down: { x: number; y: number } | undefined;
  /** The fingers on the canvas: two of them turn or move it, and are no tap. */
  const fingers = new Set<number>();
  let frame = 0;
  const stop = new AbortController();
  type Heard = 'pointerdown' | 'pointerup' | 'pointercancel' | 'pointermove' | 'pointerleave';
  const listen = (type: Heard, hear: (event: PointerEvent) => void): void =>
    canvas.addEventListener(type, hear, { signal: stop.signal });
  listen('pointerdown', event => {
    fingers.add(event.pointerId);
    down = fingers.size === 1 ? { x: event.clientX, y: event.clientY } : undefined;
  });
  listen('pointercancel', event => {
    fingers.delete(event.pointerId);
    down = undefined;
  });
  listen('pointerup', event => {
    fingers.delete(event.pointerId);
    const isTap = down && Math.hypot(event.clientX - down.x, event.clientY - down.y) < dragPixels;
    down = undefined;
    if (!isTap || event.button !== 0) return;
    const cell = pick(event);
    if (cell !== undefined) select(cell, event.ctrlKey || event.metaKey);
  });
  listen('pointermove', event => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0 || frame !== 0) return;
    // Once a frame is enough for the eye.
    frame = requestAnimationFrame(() => {
      frame = 0;
      hover(pick(event));
    });
  });
  listen('pointerleave', () => hover(undefined));
  return () => {
    cancelAnimationFrame(frame);
    stop.abort();
  };
}
