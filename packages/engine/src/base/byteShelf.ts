/**
 * Keeps copies of short rows of bytes, many of them side by side in one buffer: making a buffer for each takes longer than to solve an
 * easy 9×9. A buffer is let go when nobody holds any of its rows.
 */
const bufferBytes = 8192;
/** Longer rows get a buffer of their own. */
const longRow = 512;

export class ByteShelf {
  private buffer = new ArrayBuffer(0);
  private bytes = new Uint8Array(this.buffer);
  private used = 0;

  copy(row: Uint8Array): Uint8Array {
    const { length } = row;
    if (length > longRow) return row.slice();
    if (this.used + length > this.bytes.length) {
      this.buffer = new ArrayBuffer(bufferBytes);
      this.bytes = new Uint8Array(this.buffer);
      this.used = 0;
    }
    const at = this.used;
    this.used += length;
    this.bytes.set(row, at);
    return new Uint8Array(this.buffer, at, length);
  }
}
