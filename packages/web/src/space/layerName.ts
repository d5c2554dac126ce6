/** `w 3`: a layer by its axis and its number, as boards are headed. */
export const layerName = (axis: string, n: number): string => `${axis} ${n}`;
