/** One level of a search: a class of points that are still alike, what became of setting each of them apart, and which to follow. */
import { Orbits } from './orbits.js';
import { Partition } from './partition.js';
import type { Permutation } from './permutation.js';

/** What is compared of two paths, level by level. */
export interface Trace {
  /** How many points were to be followed, and what setting them apart came to. */
  readonly count: number;
  readonly hash: number;
}

/** Integers kept of the partitions of one level. Where that is too little, points are set apart only when they are followed. */
const mostKept = 1 << 18;

export class Level {
  partition: Partition;
  /** The points of the class. */
  members = new Int32Array(0);
  trace: Trace = { count: 0, hash: 0 };
  /** How many of the points have been set apart, and whether it is known which are to be followed. */
  looked = 0;
  settled = false;
  /** Whether one of them has been followed before its turn. */
  tried = false;
  /** What symmetries that keep the points before this level take to each other. */
  orbits = new Orbits(0);
  fixing: Permutation[] = [];
  private readonly children: Partition[] = [];
  /** The places among the members that are to be followed, and how many have been. */
  private readonly chosen: number[] = [];
  private followed = 0;

  constructor(partition: Partition) {
    this.partition = partition;
  }

  /** Begins with the largest class of those to be told apart, the first of them: that is where most is left to be said. */
  open(partition: Partition, told: number, fixing: Permutation[]): void {
    this.partition = partition;
    this.members = chooseClass(partition, told);
    this.looked = this.keepsChildren ? 0 : this.members.length;
    this.settled = this.tried = false;
    this.followed = 0;
    this.fixing = fixing;
    this.orbits = new Orbits(told);
    for (const symmetry of fixing) this.orbits.add(symmetry);
  }

  get keepsChildren(): boolean {
    return this.members.length * this.partition.order.length <= mostKept;
  }

  /** Where setting this member apart leads; others than the last are forgotten where they are too many. */
  childOf(index: number): Partition {
    const at = this.keepsChildren ? index : 0;
    this.children[at] ??= new Partition(this.partition.order.length);
    return this.children[at];
  }

  /** Chooses the members with the rarest trace, or all where the traces are not known beforehand: then no trace. */
  choose(): Trace | undefined {
    const { members, chosen } = this;
    this.settled = true;
    chosen.length = 0;
    const rarest = this.keepsChildren ? this.findRarest() : undefined;
    for (let i = 0; i < members.length; i++)
      if (!rarest || this.children[i].trace === rarest.hash) chosen.push(i);
    return rarest;
  }

  private findRarest(): Trace {
    const counts = new Map<number, number>();
    for (let i = 0; i < this.members.length; i++) {
      const { trace } = this.children[i];
      counts.set(trace, (counts.get(trace) ?? 0) + 1);
    }
    let [count, hash] = [Number.POSITIVE_INFINITY, 0];
    for (const [trace, same] of counts)
      if (same < count || (same === count && trace < hash)) [count, hash] = [same, trace];
    return { count, hash };
  }

  /** The next member to be followed, of those that no symmetry makes needless. */
  next(): number | undefined {
    const { chosen, members, orbits } = this;
    while (this.followed < chosen.length) {
      const index = chosen[this.followed++];
      const root = orbits.find(members[index]);
      let before = 0;
      while (before < this.followed - 1 && orbits.find(members[chosen[before]]) !== root) before++;
      if (before === this.followed - 1) return index;
    }
    return undefined;
  }
}

function chooseClass({ order, lengths }: Partition, told: number): Int32Array<ArrayBuffer> {
  let best = -1;
  for (let start = 0; start < order.length; start += lengths[start]) {
    if (lengths[start] === 1 || order[start] >= told) continue;
    if (best < 0 || lengths[start] > lengths[best]) best = start;
  }
  return order.slice(best, best + lengths[best]);
}
