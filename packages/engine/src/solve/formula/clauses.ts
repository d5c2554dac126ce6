/** A variable, counted from 1, or its opposite as a negative number. */
export type Literal = number;

/** What always holds, written like a literal; its opposite never does. No formula has so many variables. */
export const certain: Literal = 2 ** 30;

/** A growing list of clauses as in DIMACS: literals, each clause closed by 0. */
export class Clauses {
  private buffer: Int32Array;
  private length = 0;
  private clauseStart = 0;
  /** Long clauses chained by their first literal: newest[first] -> rank, older[rank] -> rank, starts[rank]. */
  private readonly newest: Int32Array;
  private readonly older: number[] = [];
  private readonly starts: number[] = [];
  private readonly partLength: number;

  /**
   * Long clauses that begin with one of the first so many variables are kept in mind, so that none is written twice. So
   * many literals make a part.
   */
  constructor(remembered: number, partLength: number) {
    this.partLength = partLength;
    // Growing means copying; most positions have so many literals for each variable.
    this.buffer = new Int32Array(Math.max(1 << 14, 100 * remembered));
    this.newest = new Int32Array(remembered + 1).fill(-1);
  }

  push(literal: Literal): void {
    if (this.length + 4 > this.buffer.length) this.grow();
    this.buffer[this.length++] = literal;
  }

  pushPair(a: Literal, b: Literal): void {
    if (this.length + 4 > this.buffer.length) this.grow();
    const { buffer } = this;
    let { length } = this;
    buffer[length++] = a;
    buffer[length++] = b;
    buffer[length++] = 0;
    this.length = this.clauseStart = length;
  }

  /** Closes the clause being written; an empty or repeated one is dropped. */
  closeLong(): void {
    const start = this.clauseStart;
    const size = this.length - start;
    if (size === 0) return;
    const head = this.buffer[start];
    if (head < this.newest.length) {
      for (let rank = this.newest[head]; rank >= 0; rank = this.older[rank]) {
        if (this.repeats(this.starts[rank], start, size)) {
          this.length = start;
          return;
        }
      }
      this.older.push(this.newest[head]);
      this.newest[head] = this.starts.push(start) - 1;
    }
    this.buffer[this.length++] = 0;
    this.clauseStart = this.length;
  }

  /** One of these holds. A clause that holds anyway is left out; one that cannot hold is empty. */
  add(literals: readonly Literal[]): void {
    if (literals.includes(certain)) return;
    for (const literal of literals) if (literal !== -certain) this.push(literal);
    this.push(0);
    this.clauseStart = this.length;
  }

  private repeats(earlier: number, start: number, size: number): boolean {
    for (let i = 0; i < size; i++) if (this.buffer[earlier + i] !== this.buffer[start + i]) return false;
    return this.buffer[earlier + size] === 0;
  }

  private grow(): void {
    const wider = new Int32Array(this.buffer.length * 2);
    wider.set(this.buffer);
    this.buffer = wider;
  }

  /** Whether there are enough of them to be taken. */
  get makePart(): boolean {
    return this.length >= this.partLength;
  }

  /** What has been written since the beginning or the last call; to be read before more is written. */
  take(): Int32Array {
    const taken = this.buffer.subarray(0, this.length);
    this.length = this.clauseStart = 0;
    return taken;
  }
}
