/** The shapes that players are shown, a staircase from the first small square to four dimensions. Their titles are in `words`. */
export const catalog = [
  '2x2',
  '3x2',
  'plane:3^3',
  '4^3',
  'latin:4^3',
  'iso:4',
  '3x3',
  '2x2x1',
  'faces:4',
  '3x2x1',
  '4x4',
  '2x2x2',
  '3x3x1',
  '9^3',
  '5x5',
  '16^3',
  'plane:3^4',
  '2x2x1x1',
  'latin:4^4',
  '2x2x2x2',
  '9^4',
] as const;
/** The spec of a shape of the catalog. */
export type CatalogSpec = (typeof catalog)[number];
