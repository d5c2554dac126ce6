/** Bits into bytes and back, highest bit first. */
export interface BitWriter {
  write(value: number, bits: number): void;
  bytes(): Uint8Array;
}

export function createBitWriter(): BitWriter {
  let buffer = new Uint8Array(64);
  let length = 0; // in bits
  return {
    write: (value, bits) => {
      for (let i = bits - 1; i >= 0; i--) {
        if (length >> 3 === buffer.length) {
          const larger = new Uint8Array(buffer.length * 2);
          larger.set(buffer);
          buffer = larger;
        }
        if ((value >>> i) & 1) buffer[length >> 3] |= 0x80 >> (length & 7);
        length++;
      }
    },
    bytes: () => buffer.slice(0, (length + 7) >> 3),
  };
}

export interface BitReader {
  /** The next bits as a number, or -1 when fewer are left. */
  read(bits: number): number;
  /** Whether all that is left are the zero bits that fill the last byte. */
  atEnd(): boolean;
}

export function createBitReader(bytes: Uint8Array): BitReader {
  let at = 0;
  return {
    read: bits => {
      if (at + bits > bytes.length * 8) return -1;
      let value = 0;
      for (let i = 0; i < bits; i++, at++) value = (value << 1) | ((bytes[at >> 3] >> (7 - (at & 7))) & 1);
      return value;
    },
    atEnd: () => {
      if (bytes.length * 8 - at >= 8) return false;
      for (let i = at; i < bytes.length * 8; i++) if ((bytes[i >> 3] >> (7 - (i & 7))) & 1) return false;
      return true;
    },
  };
}
