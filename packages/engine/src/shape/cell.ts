/** The number of a cell in its shape, from 0. */
export type Cell = number;
/** The number of a house in its shape, from 0. */
export type House = number;
/** The number of an axis, from 0; axis 0 is the fastest in memory. */
export type Axis = number;
