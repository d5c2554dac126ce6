/** The camera of an element as a text that people can write: degrees around, degrees up, and how near. */
import type { Viewpoint } from '../space/viewText.js';

const degrees = 180 / Math.PI;
const steepest = 89;

/** Undefined for what is no camera. */
export function parseCamera(text: string): Viewpoint | undefined {
  const [around, up, nearness = 1, ...rest] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (rest.length > 0 || ![around, up, nearness].every(Number.isFinite)) return undefined;
  if (Math.abs(up) > 90 || nearness < 0.1 || nearness > 20) return undefined;
  // Straight from above there is no side that is up.
  const height = Math.max(-steepest, Math.min(steepest, up)) / degrees;
  const [x, z] = [Math.sin(around / degrees), Math.cos(around / degrees)].map(at => at * Math.cos(height));
  return { direction: [x, Math.sin(height), z], target: [0, 0, 0], nearness };
}

export function makeCamera({ direction: [x, y, z], nearness }: Viewpoint): string {
  const around = Math.atan2(x, z) * degrees;
  const up = Math.atan2(y, Math.hypot(x, z)) * degrees;
  return `${Math.round(around)} ${Math.round(up)} ${Number(nearness.toFixed(2))}`;
}
