/** Perspectives in words. */
import { axisName, type Perspective, type Shape } from '@hyperdoku/engine';
import { texts } from '../texts/play.js';

/** `xy`, the two axes that the boards show. */
export const planeName = (shape: Shape, { across, down }: Perspective): string =>
  axisName(shape, across) + axisName(shape, down);

export const sayPerspective = (shape: Shape, perspective: Perspective): string =>
  texts.play.perspective(axisName(shape, perspective.stacked[0]), planeName(shape, perspective));
