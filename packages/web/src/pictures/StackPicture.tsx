/** Layers one under the other as a still picture: what runs in depth can be followed with the eye. */
import { type BoardLayout, drawStacks } from '@hyperdoku/engine';
import { contentsOf, type LitCells, LitPicture } from './LitPicture.js';

interface StackPictureProps extends LitCells {
  /** Stacks side by side, each from the top sheet down. */
  readonly stacks: readonly (readonly BoardLayout[])[];
}

export const StackPicture = ({ stacks, ...cells }: StackPictureProps) => (
  <LitPicture drawing={drawStacks(stacks, contentsOf(cells))} lightsOf={cells.lightsOf} />
);
