/**
 * All solutions as a tree of questions: each branch asks whether a cell holds a symbol, and the leaves are solutions or
 * dead ends. It shows where solutions part. Its size is bounded; what lies beyond is cut and says so.
 */
import { checkCounts } from '../base/limit.js';
import type { Puzzle, Solution } from '../board/puzzle.js';
import type { SymbolNumber } from '../board/symbols.js';
import type { Cell } from '../shape/shape.js';
import { traceSearch } from './trace.js';

/** Where the tree ends: a solution, a dead end, or what was not looked at. */
export type SolutionLeaf =
  | { readonly kind: 'solution'; readonly number: number; readonly solution: Solution }
  | { readonly kind: 'none' }
  | { readonly kind: 'cut' };

/** A question of the solution tree, with what follows from yes and no. */
export interface SolutionBranch {
  readonly kind: 'branch';
  readonly cell: Cell;
  readonly symbol: SymbolNumber;
  readonly yes: SolutionTree;
  readonly no: SolutionTree;
}

/** All solutions of a puzzle, told apart by questions about single cells. */
export type SolutionTree = SolutionLeaf | SolutionBranch;

/** How large the solution tree may become. */
export interface TreeOptions {
  /** How many branches the tree may have. */
  readonly branches?: number;
  /** Asked between two branches; true cuts the tree there. */
  readonly stop?: () => boolean;
}

interface OpenBranch {
  readonly cell: Cell;
  readonly symbol: SymbolNumber;
  yes?: SolutionTree;
}

/** The solution tree of a puzzle. */
export function buildSolutionTree(puzzle: Puzzle, { branches = 1000, stop }: TreeOptions = {}): SolutionTree {
  checkCounts({ branches });
  const open: OpenBranch[] = [];
  let leaf: SolutionTree = { kind: 'none' };
  let number = 0;
  /** Closes branches whose "no" side has come to an end, with what stands there. */
  const close = (tree: SolutionTree): SolutionTree => {
    let closed = tree;
    while (open.at(-1)?.yes) {
      const { cell, symbol, yes } = open.pop() as Required<OpenBranch>;
      closed =
        yes.kind === 'none' && closed.kind === 'none'
          ? closed
          : { kind: 'branch', cell, symbol, yes, no: closed };
    }
    return closed;
  };
  const limits = { nodes: branches, solutions: Number.POSITIVE_INFINITY, ...(stop && { stop }) };
  for (const step of traceSearch(puzzle, limits)) {
    if (step.kind === 'guess') {
      open.push({ cell: step.cell, symbol: step.symbol });
      leaf = { kind: 'none' };
    } else if (step.kind === 'solution')
      leaf = { kind: 'solution', number: ++number, solution: step.solution };
    else if (step.kind === 'undo') {
      const yes = close(leaf);
      const branch = open.at(-1);
      if (branch) branch.yes = yes;
      leaf = { kind: 'none' };
    } else if (step.kind === 'end' && step.status === 'budget') {
      // What was not looked at on the way back up is cut too.
      let tree: SolutionTree = close({ kind: 'cut' });
      for (let branch = open.pop(); branch; branch = open.pop()) {
        tree = {
          kind: 'branch',
          cell: branch.cell,
          symbol: branch.symbol,
          yes: branch.yes ?? tree,
          no: branch.yes ? tree : { kind: 'cut' },
        };
      }
      return tree;
    }
  }
  return close(leaf);
}

/** Whether a part of the tree was not looked at. */
export const isCut = (tree: SolutionTree): boolean =>
  tree.kind === 'branch' ? isCut(tree.yes) || isCut(tree.no) : tree.kind === 'cut';
