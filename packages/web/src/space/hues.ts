/** The fourth axis as a hue: far layers are told apart as well as near ones. */
export const hueAngle = (layer: number, layers: number): number => Math.round((360 * layer) / layers);

export const hueOf = (layer: number, layers: number, isDark: boolean): string =>
  `hsl(${hueAngle(layer, layers)}, 68%, ${isDark ? 45 : 58}%)`;
