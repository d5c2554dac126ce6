/** Cells, houses and axes are counted from 0. */
export type Cell = number;
export type House = number;
export type Axis = number;
