/** A custom rule on a grid with gaps: four cells around the middle of 3×3, in two houses. */
export const crossRule = {
  symbols: 2,
  extents: [3, 3],
  cells: [1, 3, 5, 7],
  houses: [
    [1, 3],
    [5, 7],
  ],
};
