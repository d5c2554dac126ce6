import { haveSums } from '../shape/constraint.js';
import type { Shape } from '../shape/shape.js';
import { type Item, noItem, type RunStatus, type SearchKernel, type SearchStats } from './kernel.js';
import { canLearn as canLearnHere } from './learn/learner.js';
import { LearnKernel } from './learn/learnKernel.js';
import { TreeKernel } from './tree/treeKernel.js';

/** A count of many solutions is tree work: learning would have to remember every one of them. */
const fewSolutions = 8;

/** The learner's tables take some 100 bytes an option; beyond this many the tree goes on alone. */
const maxLearntOptions = 4_000_000;

/** Up to this many cells a tree of a thousand nodes is cheaper than learning. */
const smallBoard = 100;

/**
 * Where symbols are added up, what is learnt is long and says little: on the hardest killers the tree ends in half the time though
 * it guesses twice as often.
 */
const sumPatience = 1_000_000;

/**
 * Tree search first, clause learning when it does not end soon. Most puzzles never reach the second rung, whose arrays
 * are made only when it is first needed. Solutions given before the switch are barred in the second rung, so none comes twice.
 */
export class LadderKernel implements SearchKernel {
  readonly stats: SearchStats = { nodes: 0, depth: 0, maxDepth: 0, solutions: 0 };
  private readonly shape: Shape;
  private readonly tree: TreeKernel;
  grid: Uint8Array;
  private learner: LearnKernel | null = null;
  private climbed = false;
  /** A copy: the caller may use his array for the next puzzle before this one climbs. */
  private readonly clues: Uint8Array;
  private readonly found: Uint8Array[] = [];
  /** Whether the tree goes on by itself. */
  private alone: boolean;
  private readonly canLearn: () => boolean;
  /** Guesses the tree search may spend before learning takes over. */
  private readonly patience: number;

  constructor(shape: Shape, canLearn = canLearnHere) {
    this.shape = shape;
    this.canLearn = canLearn;
    this.tree = new TreeKernel(shape);
    this.grid = this.tree.grid;
    this.clues = new Uint8Array(shape.cellCount);
    this.alone = shape.cellCount * shape.symbols > maxLearntOptions;
    this.patience = haveSums(shape.constraints) ? sumPatience : shape.cellCount <= smallBoard ? 1000 : 200;
  }

  get bytes(): number {
    return this.learner?.bytes ?? 0;
  }

  load(clues: ArrayLike<number>): Item {
    this.climbed = false;
    this.clues.set(clues);
    this.found.length = 0;
    this.grid = this.tree.grid;
    const failed = this.tree.load(clues);
    this.copyStats(this.tree.stats, 0);
    return failed;
  }

  run(nodes: number): RunStatus {
    let left = nodes;
    if (!this.climbed) {
      const stays = this.alone || this.tree.stats.solutions > fewSolutions;
      const share = stays ? left : Math.min(left, this.patience - this.tree.stats.nodes);
      const before = this.tree.stats.nodes;
      const status = this.tree.run(share);
      this.copyStats(this.tree.stats, 0);
      if (status === 'solution' && this.found.length <= fewSolutions) this.found.push(this.tree.grid.slice());
      left -= this.tree.stats.nodes - before;
      if (status !== 'budget' || left <= 0 || stays) return status;
      if (!this.canLearn()) {
        this.alone = true;
        return this.run(left);
      }
      this.climb();
    }
    const learner = this.learner;
    if (learner === null) return 'exhausted';
    const status = learner.run(left);
    this.copyStats(learner.stats, this.tree.stats.nodes);
    return status;
  }

  private climb(): void {
    this.climbed = true;
    this.learner ??= new LearnKernel(this.shape);
    if (this.learner.load(this.clues) !== noItem) return;
    for (const grid of this.found) this.learner.bar(grid);
    this.grid = this.learner.grid;
  }

  private copyStats(from: SearchStats, spent: number): void {
    const { stats } = this;
    stats.nodes = from.nodes + spent;
    stats.depth = from.depth;
    stats.maxDepth = Math.max(spent === 0 ? 0 : stats.maxDepth, from.maxDepth);
    stats.solutions = from.solutions + (spent === 0 ? 0 : this.tree.stats.solutions);
  }
}
