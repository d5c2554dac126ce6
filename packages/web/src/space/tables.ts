/** Numbers for shaders, as small textures: so many floats for each of some things, read by their index. */
import { DataTexture, FloatType, NearestFilter, RedFormat, RGBAFormat } from 'three';

export interface Table {
  readonly texture: DataTexture;
  readonly data: Float32Array;
}

/** Square enough to hold a texel for each. */
export function makeTable(count: number, channels: 1 | 4): Table {
  const side = Math.max(1, Math.ceil(Math.sqrt(count)));
  const data = new Float32Array(channels * side * side);
  const texture = new DataTexture(data, side, side, channels === 1 ? RedFormat : RGBAFormat, FloatType);
  texture.minFilter = texture.magFilter = NearestFilter;
  texture.needsUpdate = true;
  return { texture, data };
}

/** For shaders: where in such a texture the numbers of an index are. */
export const fetchTexel = `
vec4 fetchTexel(sampler2D table, float index) {
  int width = textureSize(table, 0).x;
  return texelFetch(table, ivec2(int(index + 0.5) % width, int(index + 0.5) / width), 0);
}
`;
