/** Which shapes there is a tour for; the tours themselves are fetched when one begins. */
import type { Shape } from '@hyperdoku/engine';
import { hasDepth } from '../../game/typing.js';

const introduces = {
  cube: (shape: Shape): boolean => shape.extents.length === 3 && hasDepth(shape),
  tesseract: (shape: Shape): boolean => shape.extents.length > 3 && hasDepth(shape),
} as const;
export type TourName = keyof typeof introduces;

export const isTourName = (name: string): name is TourName => Object.hasOwn(introduces, name);

const names = Object.keys(introduces) as TourName[];

export const nameTour = (shape: Shape): TourName | undefined => names.find(name => introduces[name](shape));
