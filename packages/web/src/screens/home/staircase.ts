/** The staircase of shapes: the catalog in five flights, each a little higher than the one before. */
export const flights = [
  { name: 'warmUp', specs: ['2x2', '3x2', 'plane:3^3', '4^3', 'latin:4^3', 'iso:4'] },
  { name: 'flat', specs: ['3x3', '4x4', '5x5'] },
  { name: 'towers', specs: ['2x2x1', '3x2x1', '3x3x1'] },
  { name: 'cubes', specs: ['faces:4', '2x2x2', '9^3', '16^3'] },
  { name: 'fourDimensions', specs: ['plane:3^4', '2x2x1x1', 'latin:4^4', '9^4', '2x2x2x2'] },
] as const;
