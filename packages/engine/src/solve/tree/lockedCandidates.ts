import type { TreeKernel } from './treeKernel.js';

/**
 * Locked candidates, to the end: where all places of a symbol in one house lie in another house too, the symbol goes from
 * the rest of that one. The kernel must be fresh from `load`. False when that leaves a contradiction.
 */
export function excludeLocked(kernel: TreeKernel): boolean {
  const { symbols: n, houseCount, houses, cellCount, cellHouseStart, cellHouses } = kernel.shape;
  const mark = new Int32Array(cellCount).fill(-1);
  for (let changed = true, stamp = 0; changed; ) {
    changed = false;
    for (let house = 0; house < houseCount; house++) {
      for (let v = 0; v < n; v++, stamp++) {
        let places = 0;
        let anchor = 0;
        for (let i = house * n; i < (house + 1) * n; i++) {
          if (!kernel.isLive(houses[i] * n + v)) continue;
          mark[houses[i]] = stamp;
          anchor = houses[i];
          places++;
        }
        if (places < 2) continue;
        for (let k = cellHouseStart[anchor]; k < cellHouseStart[anchor + 1]; k++) {
          const other = cellHouses[k];
          if (other === house) continue;
          let shared = 0;
          for (let i = other * n; i < (other + 1) * n; i++) if (mark[houses[i]] === stamp) shared++;
          if (shared < places) continue;
          for (let i = other * n; i < (other + 1) * n; i++) {
            const option = houses[i] * n + v;
            if (mark[houses[i]] === stamp || !kernel.isLive(option)) continue;
            if (!kernel.exclude(option)) return false;
            changed = true;
          }
        }
      }
    }
  }
  return true;
}
