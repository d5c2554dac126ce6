/**
 * A link holds the whole puzzle after `#p=`, so that it needs no server: base64url of
 *
 *     version (1 byte) · length of the spec's text (3 bytes) · that text · bits · checksum (2 bytes)
 *
 * The bits are: the number of filled cells (21 bits), the Rice parameter k (4 bits), then for each filled cell the
 * number of blanks before it (quotient by 2^k in unary, remainder in k bits) and its symbol. Gaps coded so stay close
 * to the fewest bits possible from a nearly empty cube to a full grid. The checksum reveals a damaged link.
 */
import { makeBase64url, parseBase64url } from '../base/base64url.js';
import { fail, type Result } from '../base/result.js';
import { countFilled, createGrid, type Grid } from '../board/grid.js';
import { blank } from '../board/symbols.js';
import { outlineOf, parseSpec, shapeOf } from '../shape/shapes.js';
import { createBitReader, createBitWriter } from './bits.js';

const version = 1;
const marker = '#p=';
const headerBytes = 4;
const checksumBytes = 2;
const countBits = 21;
const riceBits = 4;
const maxRice = 15;

const bitsFor = (symbols: number): number => 32 - Math.clz32(symbols - 1);

/** Fletcher's checksum: catches every single changed byte and every swap of neighbours. */
function checksumOf(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 251;
    high = (high + low) % 251;
  }
  return (high << 8) | low;
}

/** `#p=…`, to be put after the address of any page that understands it. */
export function makeLink({ shape, symbols }: Grid, address = ''): string {
  const filled = countFilled({ shape, symbols });
  const gap = (shape.cellCount - filled) / (filled + 1);
  const rice = gap < 1 ? 0 : Math.min(maxRice, Math.round(Math.log2(gap)));
  const bits = createBitWriter();
  bits.write(filled, countBits);
  bits.write(rice, riceBits);
  let blanks = 0;
  for (let cell = 0; cell < shape.cellCount; cell++) {
    if (symbols[cell] === blank) {
      blanks++;
      continue;
    }
    for (let quotient = blanks >>> rice; quotient > 0; quotient--) bits.write(1, 1);
    bits.write(0, 1);
    bits.write(blanks & ((1 << rice) - 1), rice);
    bits.write(symbols[cell] - 1, bitsFor(shape.symbols));
    blanks = 0;
  }
  const spec = new TextEncoder().encode(shape.name);
  const body = bits.bytes();
  const bytes = new Uint8Array(headerBytes + spec.length + body.length + checksumBytes);
  bytes.set([version, spec.length >> 16, spec.length >> 8, spec.length]);
  bytes.set(spec, headerBytes);
  bytes.set(body, headerBytes + spec.length);
  const checksum = checksumOf(bytes.subarray(0, -checksumBytes));
  bytes.set([checksum >> 8, checksum & 255], bytes.length - checksumBytes);
  return `${address}${marker}${makeBase64url(bytes)}`;
}

export const looksLikeLink = (text: string): boolean => text.includes(marker);

const damaged = (): Result<never> => fail('link-damaged', 'damaged', {});

/** Reads a link, with or without the address in front; a shape of more cells than this is refused before it takes memory. */
export function parseLink(text: string, mostCells?: number): Result<Grid> {
  const at = text.indexOf(marker);
  if (at < 0) return fail('link-damaged', 'no-marker', { marker });
  const bytes = parseBase64url(text.slice(at + marker.length).trim());
  if (!bytes || bytes.length < headerBytes + checksumBytes) return damaged();
  const checksum = (bytes[bytes.length - 2] << 8) | bytes[bytes.length - 1];
  if (checksumOf(bytes.subarray(0, -checksumBytes)) !== checksum) return damaged();
  if (bytes[0] !== version) return fail('link-damaged', 'newer-version', {});
  const specEnd = headerBytes + ((bytes[1] << 16) | (bytes[2] << 8) | bytes[3]);
  if (specEnd > bytes.length - checksumBytes) return damaged();
  const spec = parseSpec(new TextDecoder().decode(bytes.subarray(headerBytes, specEnd)));
  if (!spec.ok) return spec;
  const outline = outlineOf(spec.value, mostCells);
  if (!outline.ok) return outline;
  const symbols = readClues(
    bytes.subarray(specEnd, -checksumBytes),
    outline.value.cellCount,
    outline.value.symbols,
  );
  if (!symbols) return damaged();
  const shape = shapeOf(spec.value);
  return shape.ok ? createGrid(shape.value, symbols) : shape;
}

function readClues(bytes: Uint8Array, cellCount: number, limit: number): Uint8Array | undefined {
  const bits = createBitReader(bytes);
  const filled = bits.read(countBits);
  const rice = bits.read(riceBits);
  if (filled < 0 || rice < 0 || filled > cellCount) return undefined;
  const symbols = new Uint8Array(cellCount);
  let cell = 0;
  for (let i = 0; i < filled; i++, cell++) {
    let quotient = 0;
    let bit = bits.read(1);
    for (; bit === 1; bit = bits.read(1)) quotient++;
    const remainder = bits.read(rice);
    const symbol = bits.read(bitsFor(limit));
    if (bit < 0 || remainder < 0 || symbol < 0 || symbol >= limit) return undefined;
    cell += quotient * 2 ** rice + remainder;
    if (cell >= cellCount) return undefined;
    symbols[cell] = symbol + 1;
  }
  return bits.atEnd() ? symbols : undefined;
}
