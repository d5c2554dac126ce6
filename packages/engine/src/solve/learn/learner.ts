/** One instance of the compiled learner; what its functions do is said in wasm/learn. */
import { lazyWasm } from '../compileWasm.js';
import { learnWasm } from './learnWasm.js';

/** What it asks back while it searches: the constraints of the rule. */
export interface LearnerRules {
  /** Lets the next constraint that has work do it: 1 done, 0 conflict, 2 none has. */
  obey(): number;
  /** Takes back what constraints know of the trail from here on; the trail still has it. */
  undo(mark: number): void;
}

export interface Learner {
  readonly memory: WebAssembly.Memory;
  layOut(
    symbols: number,
    cells: number,
    houses: number,
    memberships: number,
    peers: number,
    constrained: number,
  ): number;
  prepare(): void;
  begin(): number;
  bar(): void;
  run(nodes: number): number;
  getNodes(): number;
  getConflicts(): number;
  getDepth(): number;
  getMaxDepth(): number;
  getReductions(): number;
  getTrailSize(): number;
  trailAt(t: number): number;
  valueOf(literal: number): number;
  assign(literal: number, why: number): void;
  fail(kind: number, a: number, b: number): number;
  explain(literal: number): void;
  addReason(cell: number, half: number, bits: number): number;
  endReason(): number;
}

const compiled = /* @__PURE__ */ lazyWasm(learnWasm);

/** Whether this machine runs it. */
export const canLearn = (): boolean => compiled() !== undefined;

export function createLearner(rules: LearnerRules): Learner {
  const module = compiled();
  if (!module) throw new Error('the learner needs WebAssembly');
  return new WebAssembly.Instance(module, { rules: { ...rules } }).exports as unknown as Learner;
}
