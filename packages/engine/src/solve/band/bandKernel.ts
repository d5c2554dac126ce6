/** The kernel for the classic 9×9: bit boards in WebAssembly (see wasm/band.ts), behind the interface of the others. */

import { lazyWasm } from '../compileWasm.js';
import {
  type ClueDigger,
  type Item,
  noItem,
  type RunStatus,
  type SearchKernel,
  type SearchStats,
} from '../kernel.js';
import { createBandQueue } from './bandQueue.js';
import { bandWasm } from './bandWasm.js';

/** What the module exports; `run` answers with the number of solutions found. */
interface BandExports {
  readonly memory: WebAssembly.Memory;
  init(): void;
  begin(): void;
  run(solutions: number, nodes: number, slots: number): number;
  getNodes(): number;
  isFinished(): number;
  restart(): void;
  runQueue(count: number, nodes: number): void;
  isSingles(): number;
  dig(count: number, target: number, bySingles: number, byProof: number): number;
  getNeeded(): number;
}

const cells = 81;
const puzzleAt = 0;
const answerAt = 96;
const orderAt = 59904;
const maxNodes = 0xffff_ffff;

const compiled = /* @__PURE__ */ lazyWasm(bandWasm);

/** Undefined where WebAssembly or its vector instructions are missing. */
export function createBandKernel(): SearchKernel | undefined {
  const module = compiled();
  if (!module) return undefined;
  const wasm = new WebAssembly.Instance(module).exports as unknown as BandExports;
  wasm.init();
  const puzzle = new Uint8Array(wasm.memory.buffer, puzzleAt, cells);
  const grid = new Uint8Array(wasm.memory.buffer, answerAt, cells);
  const stats: SearchStats = { nodes: 0, depth: 0, maxDepth: 0, solutions: 0 };

  const load = (clues: ArrayLike<number>): Item => {
    puzzle.set(clues);
    wasm.begin();
    stats.nodes = 0;
    stats.solutions = 0;
    return noItem;
  };

  const run = (nodes: number): RunStatus => {
    wasm.restart();
    const found = wasm.run(1, Math.min(nodes, maxNodes), 1);
    stats.nodes = wasm.getNodes() >>> 0;
    if (found > 0) {
      stats.solutions++;
      return 'solution';
    }
    return wasm.isFinished() ? 'exhausted' : 'budget';
  };

  const queue = createBandQueue(wasm.memory.buffer, (count, nodes) => {
    wasm.runQueue(count, Math.min(nodes, maxNodes));
    stats.nodes = wasm.getNodes() >>> 0;
    stats.solutions = queue.solutionsOf(count - 1);
  });

  const order = new Uint8Array(wasm.memory.buffer, orderAt, cells);
  const digger: ClueDigger = {
    isSingles: clues => {
      puzzle.set(clues);
      return wasm.isSingles() !== 0;
    },
    dig: (clues, cells, { target, bySingles, byProof }) => {
      puzzle.set(clues);
      order.set(cells);
      const left = wasm.dig(cells.length, target, Number(bySingles), Number(byProof));
      clues.set(puzzle);
      return { left, needed: wasm.getNeeded(), nodes: wasm.getNodes() >>> 0 };
    },
  };

  return { stats, grid, load, run, queue, digger };
}
