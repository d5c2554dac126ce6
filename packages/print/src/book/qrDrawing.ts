/** A QR code as a drawing, one module a unit. */
import type { Drawing, Polyline } from '@hyperdoku/engine';
import encodeQR from 'qr';

/** Bytes that a code of the largest size holds, at the lowest correction. */
const mostBytes = 2900;
/** Short texts can afford to lose more to a crease. */
const shortBytes = 300;

/** Undefined where the text is too long for any code. */
export function drawQr(text: string): Drawing | undefined {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > mostBytes) return undefined;
  const bordered = encodeQR(text, 'raw', { ecc: bytes > shortBytes ? 'low' : 'medium', border: 1 });
  // The paper around it is border enough.
  const modules = bordered.slice(1, -1).map(row => row.slice(1, -1));
  const lines: Polyline[] = [];
  for (const [y, row] of modules.entries()) {
    for (let from = 0, to = 1; from < row.length; from = to++) {
      while (to < row.length && row[to] === row[from]) to++;
      if (!row[from]) continue;
      lines.push([
        { x: from, y },
        { x: to, y },
        { x: to, y: y + 1 },
        { x: from, y: y + 1 },
      ]);
    }
  }
  return {
    bounds: { left: 0, top: 0, width: modules.length, height: modules.length },
    items: [{ kind: 'path', role: 'mark', lines, closed: true }],
  };
}
