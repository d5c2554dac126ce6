import type { Shape } from './shape.js';

/** Whether a rearrangement of the cells maps every house onto a house. */
export function keepsHouses(shape: Shape, motion: Int32Array): boolean {
  const { symbols, houseCount, houses, cellHouseStart, cellHouses } = shape;
  const image = new Int32Array(symbols);
  for (let house = 0; house < houseCount; house++) {
    for (let k = 0; k < symbols; k++) image[k] = motion[houses[house * symbols + k]];
    image.sort();
    let kept = false;
    for (let i = cellHouseStart[image[0]]; i < cellHouseStart[image[0] + 1] && !kept; i++) {
      const start = cellHouses[i] * symbols;
      let k = 0;
      while (k < symbols && houses[start + k] === image[k]) k++;
      kept = k === symbols;
    }
    if (!kept) return false;
  }
  return true;
}
