/** Tiles from far to near, by counting: a sort would be felt at 65,536 cells. */
const buckets = 4096;

export class DepthOrder {
  /** The tiles in their order, as many as were put in order last. */
  readonly order: Float32Array;
  /** How far each of them is. */
  readonly depths: Float32Array;
  private readonly counts = new Uint32Array(buckets + 1);

  constructor(tiles: number) {
    this.order = new Float32Array(tiles);
    this.depths = new Float32Array(tiles);
  }

  /** Returns how far the nearest and the farthest are. */
  sort(
    shown: Int32Array,
    depthOf: (tile: number) => number,
  ): { readonly near: number; readonly far: number } {
    const { order, depths, counts } = this;
    let near = Number.POSITIVE_INFINITY;
    let far = Number.NEGATIVE_INFINITY;
    for (const tile of shown) {
      // As it is kept: rounded.
      const depth = Math.fround(depthOf(tile));
      depths[tile] = depth;
      if (depth < near) near = depth;
      if (depth > far) far = depth;
    }
    const scale = (buckets - 1) / (far - near + 1e-6);
    counts.fill(0);
    for (const tile of shown) counts[Math.floor((far - depths[tile]) * scale) + 1]++;
    for (let bucket = 0; bucket < buckets; bucket++) counts[bucket + 1] += counts[bucket];
    for (const tile of shown) order[counts[Math.floor((far - depths[tile]) * scale)]++] = tile;
    return { near, far };
  }
}
