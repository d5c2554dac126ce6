/** An example on the boards that it touches: flat when it lies in one, as a stack of sheets when it runs in depth. */
import type { Cell, Shape } from '@hyperdoku/engine';
import { BoardsPicture } from '../../pictures/BoardsPicture.js';
import { StackPicture } from '../../pictures/StackPicture.js';
import type { Example } from './examples.js';

interface ExamplePictureProps {
  readonly shape: Shape;
  readonly example: Example;
  /** Some valid filling, of which the lit cells are shown. */
  readonly filling: Uint8Array | undefined;
}

/** With more cells side by side, symbols would be too small to read. */
const [mostFlat, mostDeep] = [12, 5];

export function ExamplePicture({ shape, example: { lights, frame }, filling }: ExamplePictureProps) {
  const isFlat = frame.length === 1 && frame[0].length === 1;
  const across = frame.length * frame[0][0].width;
  const hasRoom = across <= (isFlat ? mostFlat : mostDeep);
  const contents = {
    symbols: shape.symbols,
    lightsOf: (cell: Cell) => lights.get(cell) ?? 0,
    symbolOf: (cell: Cell) => (hasRoom && filling && lights.has(cell) ? filling[cell] : 0),
  };
  return isFlat ? (
    <BoardsPicture boards={frame[0]} {...contents} />
  ) : (
    <StackPicture stacks={frame} {...contents} />
  );
}
