/**
 * An ordered partition of the points of a structure, and its refinement. All points of a class look alike so far. In each round a
 * point gets a *signature* of what it is tied to, in terms of classes, and classes whose members differ are split, in the order of
 * the signatures; this goes on until nothing splits. Nothing here depends on how points are numbered, so structures that are the same
 * but for the numbers are refined alike. (Signatures are sums of 32 bits. If two different ones ever met, a class would stay
 * whole that could be split, for all structures of that form alike: it costs time, never truth.)
 */
import { mix } from './mix.js';
import type { Structure } from './structure.js';

/** Room for the work of a round, shared by all partitions of a structure. */
export interface RefineSpace {
  readonly codes: Int32Array;
  readonly sums: Int32Array;
}

export const createRefineSpace = ({ points, roles }: Structure): RefineSpace => ({
  codes: new Int32Array(points * roles),
  sums: new Int32Array(points * roles),
});

export class Partition {
  /** The points, class by class. */
  readonly order: Int32Array;
  /** For each point where its class begins in the order: its colour. */
  readonly colours: Int32Array;
  /** Where a class begins, its length. */
  readonly lengths: Int32Array;
  classes = 0;
  /** How many classes there are of points that have to be told apart. */
  toldClasses = 0;
  /** What the refinements came to: the same for partitions that are alike. */
  trace = 0;

  constructor(points: number) {
    this.order = new Int32Array(points);
    this.colours = new Int32Array(points);
    this.lengths = new Int32Array(points);
  }

  copy(other: Partition): void {
    this.order.set(other.order);
    this.colours.set(other.colours);
    this.lengths.set(other.lengths);
    this.classes = other.classes;
    this.toldClasses = other.toldClasses;
    this.trace = other.trace;
  }

  /** Begins with the sorts of the points. */
  begin({ points, sorts, told }: Structure): void {
    const { order, colours, lengths } = this;
    for (let point = 0; point < points; point++) order[point] = point;
    order.sort((a, b) => sorts[a] - sorts[b] || a - b);
    this.classes = this.toldClasses = 0;
    this.trace = points;
    for (let i = 0, start = 0; i < points; i++) {
      if (i === 0 || sorts[order[i]] !== sorts[order[i - 1]]) {
        start = i;
        lengths[start] = 0;
        this.classes++;
        if (order[i] < told) this.toldClasses++;
      }
      lengths[start]++;
      colours[order[i]] = start;
    }
  }

  /** Sets a point apart from the others of its class, before them. */
  setApart(point: number, { told }: Structure): void {
    const { order, colours, lengths } = this;
    const start = colours[point];
    const length = lengths[start];
    let at = start;
    while (order[at] !== point) at++;
    order[at] = order[start];
    order[start] = point;
    lengths[start] = 1;
    lengths[start + 1] = length - 1;
    for (let i = start + 1; i < start + length; i++) colours[order[i]] = start + 1;
    this.classes++;
    if (point < told) this.toldClasses++;
    this.trace = mix(this.trace + start);
  }

  /** Splits classes until their members are alike. */
  refine(structure: Structure, space: RefineSpace): void {
    const { points, told } = structure;
    for (;;) {
      const before = this.classes;
      sign(structure, this.colours, space);
      this.split(told, space.sums);
      if (this.classes === before || this.classes === points || this.toldClasses === told) return;
    }
  }

  private split(told: number, signatures: Int32Array): void {
    const { order, colours, lengths } = this;
    const { length } = order;
    let { trace } = this;
    for (let start = 0; start < length; ) {
      const end = start + lengths[start];
      if (end === start + 1) {
        trace = (trace + mix(signatures[order[start]] + start)) | 0;
        start = end;
        continue;
      }
      sortBySignature(order, start, end, signatures);
      let first = start;
      for (let i = start; i < end; i++) {
        const point = order[i];
        if (i > start && signatures[point] !== signatures[order[i - 1]]) {
          lengths[first] = i - first;
          first = i;
          this.classes++;
          if (point < told) this.toldClasses++;
        }
        colours[point] = first;
        trace = (trace + mix(signatures[point] + first)) | 0;
      }
      lengths[first] = end - first;
      start = end;
    }
    this.trace = mix(trace + this.classes);
  }
}

/** The signature of every point: what its edges tie it to, and what comparing it with others came to. */
function sign(structure: Structure, colours: Int32Array, { codes, sums }: RefineSpace): void {
  const { points, roles, edges, starts, ports, kinds, comparisons } = structure;
  for (let role = 0, port = 0; role < roles; role++)
    for (let point = 0; point < points; point++, port++)
      codes[port] = mix(colours[point] + 0x9e37 * role + 1);
  sums.fill(0);
  for (let edge = 0, at = 0; edge < edges; edge++) {
    const end = starts[edge + 1];
    let sum = kinds[edge];
    for (let i = at; i < end; i++) sum = (sum + codes[ports[i]]) | 0;
    sum = mix(sum);
    for (; at < end; at++) sums[ports[at]] = (sums[ports[at]] + sum) | 0;
  }
  for (let role = 1, port = points; role < roles; role++)
    for (let point = 0; point < points; point++, port++)
      sums[point] = (sums[point] + mix(sums[port] + role)) | 0;
  if (!comparisons) return;
  const { starts: from, points: others, outcomes } = comparisons;
  for (let point = 0, i = 0; point < points; point++) {
    let sum = sums[point];
    for (; i < from[point + 1]; i++) sum = (sum + mix(codes[others[i]] + outcomes[i])) | 0;
    sums[point] = sum;
  }
}

/** Few and nearly in order, most of the time; where they are many, by the sort of the platform. */
function sortBySignature(order: Int32Array, start: number, end: number, signatures: Int32Array): void {
  if (end - start > 64) {
    order.subarray(start, end).sort((a, b) => signatures[a] - signatures[b]);
    return;
  }
  for (let i = start + 1; i < end; i++) {
    const point = order[i];
    const signature = signatures[point];
    let j = i - 1;
    for (; j >= start && signatures[order[j]] > signature; j--) order[j + 1] = order[j];
    order[j + 1] = point;
  }
}
