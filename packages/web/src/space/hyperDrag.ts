/** A hand that turns a hypercube in the planes of its choice, while it would else turn the camera. */

/** How far the hand has gone, in pixels: to the right, and up. */
export type TurnByHand = (across: number, up: number) => void;

/** Follows the pointer; the camera turns only while nothing else does. Returns how to stop. */
export function watchTurning(
  canvas: HTMLCanvasElement,
  handTurns: () => TurnByHand | undefined,
  letCameraTurn: (isOn: boolean) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const fingers = new Set<number>();
  let last: { readonly x: number; readonly y: number } | undefined;
  const leave = ({ pointerId }: PointerEvent): void => {
    fingers.delete(pointerId);
    last = undefined;
  };
  // Heard before the camera hears it.
  const early = { signal, capture: true };
  canvas.addEventListener(
    'pointerdown',
    event => {
      fingers.add(event.pointerId);
      const turns = handTurns() !== undefined;
      letCameraTurn(!turns);
      last =
        turns && fingers.size === 1 && event.button === 0
          ? { x: event.clientX, y: event.clientY }
          : undefined;
    },
    early,
  );
  canvas.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => {
      if (!last) return;
      handTurns()?.(x - last.x, last.y - y);
      last = { x, y };
    },
    early,
  );
  canvas.addEventListener('pointerup', leave, early);
  canvas.addEventListener('pointercancel', leave, early);
  return () => stop.abort();
}
