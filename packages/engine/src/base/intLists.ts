import { grown } from './ints.js';

/** Many short lists of numbers in one block of memory, each written once: thousands of small arrays would cost more than what is in them. */
export class IntLists {
  /** All lists; it is another array after it has grown. */
  data = new Int32Array(1024);
  /** By list: where it begins, -1 if it is not known yet, and where it ends. */
  starts: Int32Array;
  ends: Int32Array;
  private size = 0;

  constructor(count: number) {
    this.starts = new Int32Array(count).fill(-1);
    this.ends = new Int32Array(count);
  }

  /** Forgets all lists. */
  clear(): void {
    this.starts.fill(-1);
    this.size = 0;
  }

  has(list: number): boolean {
    return list < this.starts.length && this.starts[list] >= 0;
  }

  /** What is pushed from now on belongs to this list, until it is closed. */
  open(list: number): void {
    if (list >= this.starts.length) this.makeRoom(2 * list + 16);
    this.starts[list] = this.size;
  }

  push(value: number): void {
    if (this.size === this.data.length) this.data = grown(this.data, 2 * this.size);
    this.data[this.size++] = value;
  }

  close(list: number): void {
    this.ends[list] = this.size;
  }

  lengthOf(list: number): number {
    return this.ends[list] - this.starts[list];
  }

  /** A copy of a list. */
  read(list: number): number[] {
    const values: number[] = [];
    for (let i = this.starts[list]; i < this.ends[list]; i++) values.push(this.data[i]);
    return values;
  }

  private makeRoom(count: number): void {
    this.starts = grown(this.starts, count).fill(-1, this.starts.length);
    this.ends = grown(this.ends, count);
  }
}
