/**
 * Full grids are so regular that refinement by itself tells nothing apart: every layer has every symbol equally often. So layers of
 * one axis are compared two by two. Laid on each other, they put every symbol on top of others, so many times on each; in two
 * dimensions every symbol lies on one other, and what counts is how long the cycles are. What that comes to, in whatever way
 * symbols are named, is the *outcome* of the comparison.
 */
import { quotient } from '../base/ints.js';
import type { Frame } from '../shape/frame.js';
import type { Shape } from '../shape/shape.js';
import { mix } from './mix.js';
import type { Comparisons } from './structure.js';

export class Comparer {
  private readonly frame: Frame;
  private readonly symbols: number;
  /** Whether symbols may be renamed. */
  private readonly renamed: boolean;
  private readonly comparisons: Comparisons;
  /** The cells on each point. */
  private readonly starts: Int32Array;
  private readonly cells: Int32Array;
  private readonly keys: Int32Array;
  private readonly meetings: Int32Array;
  /** For each symbol how often it lies on top, and on what it lay last. */
  private readonly times: Int32Array;
  private readonly after: Int32Array;

  constructor({ cellCount, symbols, interchangeable }: Shape, frame: Frame, allPoints: number) {
    const { points, arity, cellPoints, weights, axes } = frame;
    this.frame = frame;
    this.symbols = symbols;
    this.renamed = interchangeable;
    this.keys = new Int32Array(cellCount);
    this.starts = new Int32Array(points + 1);
    for (const point of cellPoints) this.starts[point + 1]++;
    for (let point = 0; point < points; point++) this.starts[point + 1] += this.starts[point];
    const next = this.starts.slice(0, points);
    this.cells = new Int32Array(cellPoints.length);
    for (let i = 0; i < cellPoints.length; i++) {
      const cell = quotient(i, arity);
      this.cells[next[cellPoints[i]]++] = cell;
      this.keys[cell] += weights[cellPoints[i]];
    }
    this.meetings = new Int32Array((symbols + 1) ** 2);
    this.times = new Int32Array(symbols + 1);
    this.after = new Int32Array(symbols + 1);
    this.comparisons = listPairs(axes, allPoints);
  }

  /** The outcomes for this filling. */
  compare(filling: ArrayLike<number>): Comparisons {
    const { starts, points, outcomes } = this.comparisons;
    for (let point = 0; point < this.frame.points; point++) {
      for (let i = starts[point]; i < starts[point + 1]; i++) {
        outcomes[i] = this.lay(filling, point, points[i]);
      }
    }
    return this.comparisons;
  }

  private lay(filling: ArrayLike<number>, point: number, other: number): number {
    const { weights, cellOfKey } = this.frame;
    const { starts, cells, keys, meetings, symbols, times, after } = this;
    const step = weights[other] - weights[point];
    const width = symbols + 1;
    meetings.fill(0);
    times.fill(0);
    for (let i = starts[point]; i < starts[point + 1]; i++) {
      const cell = cells[i];
      const key = keys[cell] + step;
      const [over, under] = [filling[cell], filling[cellOfKey ? cellOfKey[key] : key]];
      meetings[over * width + under]++;
      times[over]++;
      after[over] = under;
    }
    return this.renamed
      ? countMeetings(meetings, width) + measureCycles(times, after)
      : listMeetings(meetings, width);
  }
}

/** How often each symbol lies on each other, row by row, whatever they are called and whichever layer is on top. */
function countMeetings(meetings: Int32Array, width: number): number {
  let sum = 0;
  for (let over = 0; over < width; over++) {
    let row = 0;
    for (let under = 0; under < width; under++) {
      const [down, up] = [meetings[over * width + under], meetings[under * width + over]];
      if (down + up === 0) continue;
      const met = mix(mix(down) + mix(up));
      row = (row + (over === 0 || under === 0 ? mix(met + 1) : met)) | 0;
    }
    sum = (sum + mix(row)) | 0;
  }
  return sum;
}

/** Where every symbol lies on one other, the lengths of the cycles. */
function measureCycles(times: Int32Array, after: Int32Array): number {
  let sum = 0;
  for (let symbol = 1; symbol < times.length; symbol++) {
    if (times[symbol] !== 1 || after[symbol] === 0) return 0;
    let length = 1;
    for (let at = after[symbol]; at !== symbol && length < times.length; at = after[at]) length++;
    sum = (sum + mix(length)) | 0;
  }
  return sum;
}

/** Which symbols lie on which, where symbols keep their names. */
function listMeetings(meetings: Int32Array, width: number): number {
  let sum = 0;
  for (let over = 0; over < width; over++)
    for (let under = 0; under <= over; under++) {
      const [down, up] = [meetings[over * width + under], meetings[under * width + over]];
      if (down + up > 0) sum = (sum + mix(mix(down) + mix(up) + over * width + under)) | 0;
    }
  return sum;
}

/** Every two points of one axis. */
function listPairs(axes: Int32Array, points: number): Comparisons {
  const starts = new Int32Array(points + 1);
  const others: number[] = [];
  for (let point = 0; point < points; point++) {
    for (let other = 0; other < axes.length; other++)
      if (other !== point && point < axes.length && axes[other] === axes[point]) others.push(other);
    starts[point + 1] = others.length;
  }
  return { starts, points: Int32Array.from(others), outcomes: new Int32Array(others.length) };
}
