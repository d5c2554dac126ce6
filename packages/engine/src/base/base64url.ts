/** Bytes as URL-safe text, without padding. Reading is strict: one text for each byte string. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const valueOfCode = new Int8Array(128).fill(-1);
for (let i = 0; i < 64; i++) valueOfCode[alphabet.charCodeAt(i)] = i;

export function makeBase64url(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const have = Math.min(3, bytes.length - i);
    const group = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let k = 0; k <= have; k++) parts.push(alphabet[(group >>> (18 - 6 * k)) & 63]);
  }
  return parts.join('');
}

/** The bytes, or undefined when the text is not one that `makeBase64url` writes. */
export function parseBase64url(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    const value = valueOfCode[text.charCodeAt(i)] ?? -1;
    if (value < 0) return undefined;
    held = ((held << 6) | value) & 0x3fff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (held >>> bits) & 0xff;
    }
  }
  const leftOver = held & ((1 << bits) - 1);
  return leftOver === 0 ? bytes : undefined;
}
