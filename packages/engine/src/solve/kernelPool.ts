/**
 * Kernels to borrow. Their arrays are large and take time to make, and most work comes in series, so what is given back waits
 * for the next borrower. A pool belongs to whoever made it (a worker, a server, a test): it keeps no more idle bytes
 * than it was told, and `release` lets go of all of them.
 *
 * A borrower asks for a role, not for a design: which kernel plays it on which shape is decided here alone.
 */
import { ByteShelf } from '../base/byteShelf.js';
import { checkLimit } from '../base/limit.js';
import type { Shape } from '../shape/shape.js';
import { createBandKernel } from './band/bandKernel.js';
import type { SearchKernel } from './kernel.js';
import { LadderKernel } from './ladderKernel.js';
import { LearnKernel } from './learn/learnKernel.js';
import { TreeKernel } from './tree/treeKernel.js';

interface KernelsByRole {
  /** Finds the first few solutions, and proves that there are no more, as fast as can be. */
  solver: SearchKernel;
  /** Goes through solutions by the million. */
  counter: SearchKernel;
  /** Singles, guesses that may be random, options struck out by hand, traces. */
  tree: TreeKernel;
  /** Hard proofs, with known solutions barred. */
  learner: LearnKernel;
}
/** What a kernel is wanted for. */
export type KernelRole = keyof KernelsByRole;

/** Whether the bit boards of the classic 9×9 serve this shape. */
export const isClassic = (shape: Shape): boolean => shape.name === '3x3' || shape.name === '9^2';

const createBand = (shape: Shape): SearchKernel | undefined =>
  isClassic(shape) ? createBandKernel() : undefined;

const create: { readonly [Role in KernelRole]: (shape: Shape) => KernelsByRole[Role] } = {
  solver: shape => createBand(shape) ?? new LadderKernel(shape),
  // A learner would have to remember every solution.
  counter: shape => createBand(shape) ?? new TreeKernel(shape),
  tree: shape => new TreeKernel(shape),
  learner: shape => new LearnKernel(shape),
};

/** A kernel of one's own, for solving many puzzles of a shape in a row: load, then run until exhausted. */
export const createKernel = create.solver;

/** About how many bytes a kernel holds. */
function sizeOf(
  role: KernelRole,
  { cellCount, symbols, cellHouses }: Shape,
  { bytes = 0 }: SearchKernel,
): number {
  const tree = 8 * cellCount * (symbols + 1) + 24 * (cellCount + cellHouses.length);
  return role === 'learner' ? bytes : tree + bytes;
}

interface Idle {
  readonly role: KernelRole;
  readonly shape: Shape;
  readonly kernel: SearchKernel;
  readonly bytes: number;
}

const usualBytes = 256 * 2 ** 20;
/** Of small shapes a great many would fit in, and each lending looks through them all. */
const mostIdle = 64;

/** Lends kernels to searches and keeps idle ones, up to a number of bytes. */
export class KernelPool {
  /** For the solutions that its kernels find. */
  readonly shelf = new ByteShelf();
  private readonly mostBytes: number;
  /** The longest idle first. */
  private readonly idle: Idle[] = [];
  private idleBytes = 0;

  /** Keeps at most so many bytes of idle kernels. */
  constructor(mostBytes = usualBytes) {
    checkLimit('mostBytes', mostBytes);
    this.mostBytes = mostBytes;
  }

  /** About how many bytes idle kernels hold now. */
  get bytes(): number {
    return this.idleBytes;
  }

  /** A kernel for a role, to be given back; whoever else asks meanwhile gets another. */
  lend<Role extends KernelRole>(role: Role, shape: Shape): KernelsByRole[Role] {
    const last = this.idle.length - 1;
    for (let i = last; i >= 0; i--) {
      const { role: itsRole, shape: itsShape, kernel, bytes } = this.idle[i];
      if (itsRole !== role || itsShape !== shape) continue;
      if (i === last) this.idle.pop();
      else this.idle.splice(i, 1);
      this.idleBytes -= bytes;
      return kernel as KernelsByRole[Role];
    }
    return create[role](shape);
  }

  giveBack<Role extends KernelRole>(role: Role, shape: Shape, kernel: KernelsByRole[Role]): void {
    const bytes = sizeOf(role, shape, kernel);
    if (bytes > this.mostBytes) return;
    if (kernel instanceof TreeKernel) kernel.random = kernel.trace = null;
    this.idle.push({ role, shape, kernel, bytes });
    this.idleBytes += bytes;
    while (this.idleBytes > this.mostBytes || this.idle.length > mostIdle)
      this.idleBytes -= this.idle.shift()?.bytes ?? 0;
  }

  /** Lends a kernel for the time of one piece of work. */
  use<Role extends KernelRole, T>(role: Role, shape: Shape, work: (kernel: KernelsByRole[Role]) => T): T {
    const kernel = this.lend(role, shape);
    try {
      return work(kernel);
    } finally {
      this.giveBack(role, shape, kernel);
    }
  }

  /** The same for work that takes turns with other work. */
  async useWhile<Role extends KernelRole, T>(
    role: Role,
    shape: Shape,
    work: (kernel: KernelsByRole[Role]) => Promise<T>,
  ): Promise<T> {
    const kernel = this.lend(role, shape);
    try {
      return await work(kernel);
    } finally {
      this.giveBack(role, shape, kernel);
    }
  }

  /** Lets go of every idle kernel. */
  release(): void {
    this.idle.length = 0;
    this.idleBytes = 0;
  }
}

/** For callers who bring no pool: it keeps the kernels of everyday boards and lets go of large ones at once. */
export const sharedKernels = new KernelPool(16 * 2 ** 20);
