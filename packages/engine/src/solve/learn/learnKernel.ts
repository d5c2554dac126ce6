/** The kernel for hard proofs: clause learning in WebAssembly (see wasm/learn), behind the interface of the others. */
import type { Shape } from '../../shape/shape.js';
import type { Item, RunStatus, SearchKernel, SearchStats } from '../kernel.js';
import { propagatorsOf } from '../propagators/propagators.js';
import { ConstraintRules } from './constraintRules.js';
import { createLearner, type Learner } from './learner.js';

const statuses: readonly RunStatus[] = ['budget', 'solution', 'exhausted'];

export class LearnKernel implements SearchKernel {
  readonly stats: SearchStats = { nodes: 0, depth: 0, maxDepth: 0, solutions: 0 };
  readonly grid: Uint8Array;
  private readonly learner: Learner;
  private readonly rules: ConstraintRules | undefined;
  private readonly cluesAt: number;

  constructor(shape: Shape) {
    const propagators = propagatorsOf(shape);
    this.learner = createLearner({
      obey: () => this.rules?.obey() ?? 2,
      undo: mark => this.rules?.undo(mark),
    });
    this.rules = propagators && new ConstraintRules(shape, this.learner, propagators);
    this.grid = new Uint8Array(shape.cellCount);
    this.cluesAt = this.writeTables(shape);
  }

  /** About how many bytes it holds. */
  get bytes(): number {
    return this.learner.memory.buffer.byteLength;
  }

  /** Contradictions met since `load`, and how often clauses were forgotten: what the work consists of. */
  get conflicts(): number {
    return this.learner.getConflicts();
  }

  get reductions(): number {
    return this.learner.getReductions();
  }

  load(clues: ArrayLike<number>): Item {
    const { learner, stats } = this;
    this.rules?.clear();
    this.writeClues(clues);
    const failed = learner.begin();
    stats.nodes = stats.depth = stats.maxDepth = stats.solutions = 0;
    this.readGrid();
    return failed;
  }

  /** Exclude one full grid, such as a solution already known. Call after `load`, before `run`. */
  bar(grid: ArrayLike<number>): void {
    this.writeClues(grid);
    this.learner.bar();
  }

  run(nodes: number): RunStatus {
    const { learner, stats } = this;
    const status = statuses[learner.run(nodes)];
    stats.nodes = learner.getNodes();
    stats.depth = learner.getDepth();
    stats.maxDepth = learner.getMaxDepth();
    if (status === 'solution') {
      stats.solutions++;
      this.readGrid();
    }
    return status;
  }

  private writeClues(symbols: ArrayLike<number>): void {
    new Uint8Array(this.learner.memory.buffer, this.cluesAt, symbols.length).set(symbols);
  }

  private readGrid(): void {
    const { learner, grid, cluesAt } = this;
    grid.set(new Uint8Array(learner.memory.buffer, cluesAt + grid.length, grid.length));
  }

  /** Gives the learner its tables; returns where clues go, before the grid that comes out. */
  private writeTables(shape: Shape): number {
    const { symbols, cellCount, houseCount, houses, cellHouseStart, cellHouses } = shape;
    const { learner } = this;
    const { start, cells } = listMates(shape);
    const others = this.rules ? 1 : 0;
    let at = learner.layOut(symbols, cellCount, houseCount, cellHouses.length, cells.length, others);
    for (const table of [houses, cellHouseStart, cellHouses, start, cells]) {
      new Int32Array(learner.memory.buffer, at, table.length).set(table);
      at += 4 * table.length;
    }
    learner.prepare();
    return at;
  }
}

/** The cells that share a house with each cell, each once, in the order in which its houses name them. */
function listMates({ symbols, cellCount, houses, cellHouseStart, cellHouses }: Shape): {
  start: Int32Array;
  cells: Int32Array;
} {
  const start = new Int32Array(cellCount + 1);
  const listedFor = new Int32Array(cellCount).fill(-1);
  const cells = new Int32Array(cellHouses.length * (symbols - 1));
  let size = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    listedFor[cell] = cell;
    for (let k = cellHouseStart[cell]; k < cellHouseStart[cell + 1]; k++) {
      const from = cellHouses[k] * symbols;
      for (let i = from; i < from + symbols; i++) {
        if (listedFor[houses[i]] === cell) continue;
        listedFor[houses[i]] = cell;
        cells[size++] = houses[i];
      }
    }
    start[cell + 1] = size;
  }
  return { start, cells: cells.subarray(0, size) };
}
