/** A text as a QR code; where it is too long for one, that is said. */
import encodeQR from 'qr';
import { useMemo } from 'react';
import { texts } from '../../texts/index.js';

/** The dark modules as one path, a unit each; undefined where the text has no room in any code. */
function drawCode(text: string): { readonly path: string; readonly size: number } | undefined {
  try {
    const rows = encodeQR(text, 'raw', { ecc: 'low', border: 3 });
    const path = rows
      .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
      .join('');
    return { path, size: rows.length };
  } catch {
    return undefined;
  }
}

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = useMemo(() => drawCode(text), [text]);
  if (!code) return <p className="long-link small">{texts.carry.tooLong(text.length)}</p>;
  return (
    <svg className="qr-code" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
      <rect width={code.size} height={code.size} />
      <path d={code.path} />
    </svg>
  );
}
