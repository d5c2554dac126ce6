/**
 * Lists of 9×9, one a line, 81 characters and nothing else: there are files of millions of them. Their bytes go straight to the
 * kernel's queue. A line of any other kind is left to the reader, and so is what cannot be said of a puzzle at once.
 */

import { expectOk } from '../base/result.js';
import { shapeOf } from '../shape/shapes.js';
import { queueStretch } from '../solve/budget.js';
import type { PuzzleQueue } from '../solve/kernel.js';
import type { KernelPool } from '../solve/kernelPool.js';
import { classic } from './bareShape.js';

const cells = 81;
const lineFeed = 10;
const carriageReturn = 13;
const nought = 48;

/** By byte: the symbol, 0 for the two signs of blanks that may stand beside each other, or 255. */
const symbolOfByte = new Uint8Array(256).fill(255);
for (let symbol = 0; symbol <= 9; symbol++) symbolOfByte[nought + symbol] = symbol;
symbolOfByte['.'.charCodeAt(0)] = 0;

/** Where the line ends that begins here, its end included, if it is a plain one; its symbols are written down. Otherwise -1. */
function readPlainLine(bytes: Uint8Array, from: number, symbols: Uint8Array): number {
  if (from + cells >= bytes.length) return -1;
  for (let cell = 0; cell < cells; cell++) {
    const symbol = symbolOfByte[bytes[from + cell]];
    if (symbol === 255) return -1;
    symbols[cell] = symbol;
  }
  const end = bytes[from + cells] === carriageReturn ? from + cells + 1 : from + cells;
  return bytes[end] === lineFeed ? end + 1 : -1;
}

/** Reads many plain lines of 81 characters from bytes and has them solved, without making objects of them. */
export class PlainLines {
  /** How many lines were taken. */
  count = 0;
  private readonly queue: PuzzleQueue | undefined;
  private readonly symbols = new Uint8Array(cells);
  private readonly starts: Int32Array;

  /** Borrows a kernel for good. */
  constructor(kernels: KernelPool) {
    const shape = expectOk(shapeOf(classic));
    this.queue = kernels.lend('solver', shape).queue;
    this.starts = new Int32Array((this.queue?.length ?? 0) + 1);
  }

  /** Takes the plain lines that begin here, as many as there are and the kernel takes at once, and solves them. */
  take(bytes: Uint8Array, from: number): void {
    const { queue, starts, symbols } = this;
    this.count = 0;
    starts[0] = from;
    if (!queue) return;
    while (this.count < queue.length) {
      const end = readPlainLine(bytes, starts[this.count], symbols);
      if (end < 0) break;
      queue.put(this.count, symbols);
      starts[++this.count] = end;
    }
    if (this.count > 0) queue.run(this.count, queueStretch);
  }

  /** Where a line begins, and where the last one ends. */
  startOf(index: number): number {
    return this.starts[index];
  }

  /** Whether it is a puzzle known to have just one solution, and not that solution itself. */
  isUnique(index: number): boolean {
    const { queue } = this;
    if (!queue) return false;
    return queue.isSettled(index) && queue.solutionsOf(index) === 1 && queue.cluesOf(index) < cells;
  }

  cluesOf(index: number): number {
    return this.queue?.cluesOf(index) ?? 0;
  }

  /** The solutions of these lines as lines of text. */
  makeSolutions(from: number, to: number): Uint8Array {
    const { queue } = this;
    const length = prefix.length + cells + 1;
    const bytes = new Uint8Array((to - from) * length);
    for (let index = from, at = 0; queue && index < to; index++, at += length) {
      bytes.set(prefix, at);
      const solution = queue.first[index];
      const first = at + prefix.length;
      for (let cell = 0; cell < cells; cell++) bytes[first + cell] = nought + solution[cell];
      bytes[first + cells] = lineFeed;
    }
    return bytes;
  }
}

const prefix = Uint8Array.from('3x3:', character => character.charCodeAt(0));
