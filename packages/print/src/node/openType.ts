/**
 * Fonts on the web are packed: WOFF is an OpenType file whose tables are compressed one by one. resvg reads OpenType only, and
 * pdfkit would unpack it slowly; so they are unpacked and put together again.
 */
import { inflateSync } from 'node:zlib';

interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly bytes: Uint8Array;
}

const [headerBytes, entryBytes] = [44, 20];
const [newHeaderBytes, newEntryBytes] = [12, 16];

export function unpackWoff(woff: Uint8Array): Uint8Array {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  const count = view.getUint16(12);
  const tables = Array.from({ length: count }, (_, i): Table => {
    const at = headerBytes + i * entryBytes;
    const [offset, packed, length] = [4, 8, 12].map(part => view.getUint32(at + part));
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: view.getUint32(at),
      checksum: view.getUint32(at + 16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  return makeOpenType(view.getUint32(4), tables);
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

function makeOpenType(flavour: number, tables: readonly Table[]): Uint8Array {
  const start = newHeaderBytes + tables.length * newEntryBytes;
  const font = new Uint8Array(tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start));
  const view = new DataView(font.buffer);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, flavour);
  for (const [i, value] of [tables.length, 16 << power, power, 16 * tables.length - (16 << power)].entries())
    view.setUint16(4 + 2 * i, value);
  let offset = start;
  for (const [i, { tag, checksum, bytes }] of tables.entries()) {
    for (const [part, value] of [tag, checksum, offset, bytes.length].entries())
      view.setUint32(newHeaderBytes + i * newEntryBytes + 4 * part, value);
    font.set(bytes, offset);
    offset += padded(bytes.length);
  }
  return font;
}
