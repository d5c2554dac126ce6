/** Which of 0 … n - 1 permutations take to each other: sets that grow together as permutations are added. */
import type { Permutation } from './permutation.js';

export class Orbits {
  /** How many there are. */
  count: number;
  private readonly parent: Int32Array;
  private readonly sizes: Int32Array;

  constructor(length: number) {
    this.count = length;
    this.parent = Int32Array.from({ length }, (_, i) => i);
    this.sizes = new Int32Array(length).fill(1);
  }

  /** The same for all members of an orbit. */
  find(point: number): number {
    const { parent } = this;
    let root = point;
    while (parent[root] !== root) root = parent[root];
    for (let at = point; parent[at] !== root; ) {
      const next = parent[at];
      parent[at] = root;
      at = next;
    }
    return root;
  }

  sizeOf(point: number): number {
    return this.sizes[this.find(point)];
  }

  join(one: number, other: number): void {
    let large = this.find(one);
    let small = this.find(other);
    if (large === small) return;
    if (this.sizes[large] < this.sizes[small]) [large, small] = [small, large];
    this.parent[small] = large;
    this.sizes[large] += this.sizes[small];
    this.count--;
  }

  add(permutation: Permutation): void {
    for (let i = 0; i < permutation.length && this.count > 1; i++) this.join(i, permutation[i]);
  }

  /** Each orbit from its least member, in rising order. */
  list(): number[][] {
    const byRoot = new Map<number, number[]>();
    for (let point = 0; point < this.parent.length; point++) {
      const root = this.find(point);
      const members = byRoot.get(root);
      if (members) members.push(point);
      else byRoot.set(root, [point]);
    }
    return [...byRoot.values()];
  }
}
