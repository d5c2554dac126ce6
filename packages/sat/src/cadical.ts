/** The one door to cadical-wasm: its WebAssembly is fetched and compiled when the first solver is made. */
import type { CadicalModule, SolverOptions } from 'cadical-wasm';

export type SolverSettings = Readonly<SolverOptions>;
/** What suits exact-cover clauses: inprocessing that looks for what they cannot contain is off. */
export const proofSettings: SolverSettings = {
  quiet: true,
  elim: false,
  congruence: false,
  sweep: false,
  probe: false,
  ternary: false,
  backbone: 0,
  lucky: false,
  chrono: 0,
};

export type SatVerdict = 'sat' | 'unsat' | 'unknown';

type Solver = number;

/** The C functions we use. cwrap hands back the raw wasm export where only numbers pass. */
interface Bindings {
  init(): Solver;
  release(solver: Solver): void;
  add(solver: Solver, literal: number): void;
  assume(solver: Solver, literal: number): void;
  solve(solver: Solver): number;
  phase(solver: Solver, literal: number): void;
  val(solver: Solver, literal: number): number;
  failed(solver: Solver, literal: number): number;
  setOption(solver: Solver, name: string, value: number): void;
  limit(solver: Solver, name: string, value: number): void;
  setTerminate(solver: Solver, state: number, callback: number): void;
}

/**
 * A CaDiCaL instance in the shared wasm heap, without the package's class on top: that class
 * keeps a JavaScript array of every variable it meets, which costs more than the solver's own
 * intake on small puzzles.
 */
export class SatSolver {
  private readonly kit: Kit;
  private solver: Solver;
  private static deadline = Infinity;

  private constructor(kit: Kit, settings: SolverSettings) {
    this.kit = kit;
    this.solver = kit.c.init();
    for (const [name, value] of Object.entries(settings)) kit.c.setOption(this.solver, name, Number(value));
    kit.c.setTerminate(this.solver, 0, kit.terminate);
  }

  /** Make a solver; the wasm module is fetched and compiled once per realm. */
  static async create(settings: SolverSettings = {}): Promise<SatSolver> {
    return new SatSolver(await loadKit(), settings);
  }

  addClauses(clauses: Int32Array): void {
    const { add } = this.kit.c;
    const { solver } = this;
    for (let i = 0; i < clauses.length; i++) add(solver, clauses[i]);
  }

  addClause(literals: Iterable<number>): void {
    for (const literal of literals) this.kit.c.add(this.solver, literal);
    this.kit.c.add(this.solver, 0);
  }

  /** Run until decided, `milliseconds` have passed, or that many guesses were made. */
  solve(milliseconds = Infinity, guesses = Infinity, assumptions: readonly number[] = []): SatVerdict {
    const { c } = this.kit;
    if (Number.isFinite(guesses)) c.limit(this.solver, 'decisions', guesses);
    for (const literal of assumptions) c.assume(this.solver, literal);
    SatSolver.deadline = performance.now() + milliseconds;
    const code = c.solve(this.solver);
    return code === 10 ? 'sat' : code === 20 ? 'unsat' : 'unknown';
  }

  /** Guesses of this variable begin with the literal. */
  prefer(literal: number): void {
    this.kit.c.phase(this.solver, literal);
  }

  isTrue(variable: number): boolean {
    return this.kit.c.val(this.solver, variable) > 0;
  }

  hasFailed(assumption: number): boolean {
    return this.kit.c.failed(this.solver, assumption) !== 0;
  }

  /** Give the memory back to the wasm heap. The heap itself never shrinks. */
  dispose(): void {
    if (this.solver) this.kit.c.release(this.solver);
    this.solver = 0;
  }

  static isOverdue(): boolean {
    return performance.now() > SatSolver.deadline;
  }
}

interface Kit {
  readonly c: Bindings;
  readonly terminate: number;
}

let kitPromise: Promise<Kit> | undefined;

function loadKit(): Promise<Kit> {
  kitPromise ??= import('cadical-wasm')
    .then(({ loadCadical }) => loadCadical())
    .then(module => ({
      c: bindFunctions(module),
      // One table entry serves all solvers: solving is synchronous, so only one runs at a time.
      terminate: module.addFunction(() => (SatSolver.isOverdue() ? 1 : 0), 'ii'),
    }));
  return kitPromise;
}

function bindFunctions(module: CadicalModule): Bindings {
  const one = ['number'];
  const two = ['number', 'number'];
  const named = ['number', 'string', 'number'];
  return {
    init: module.cwrap('ccadical_init', 'number', []),
    release: module.cwrap('ccadical_release', null, one),
    add: module.cwrap('ccadical_add', null, two),
    assume: module.cwrap('ccadical_assume', null, two),
    solve: module.cwrap('ccadical_solve', 'number', one),
    phase: module.cwrap('ccadical_phase', null, two),
    val: module.cwrap('ccadical_val', 'number', two),
    failed: module.cwrap('ccadical_failed', 'number', two),
    setOption: module.cwrap('ccadical_set_option', null, named),
    limit: module.cwrap('ccadical_limit', null, named),
    setTerminate: module.cwrap('ccadical_set_terminate', null, ['number', 'number', 'number']),
  };
}
