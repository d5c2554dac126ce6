/**
 * One question about the solutions of a puzzle, on its way to an answer. Most answers come within the first stretch of search, and
 * nothing has to be waited for until then: `begin` goes so far, `finish` goes on where that was not enough.
 */
import { countFilled, isFull } from '../board/grid.js';
import { type Puzzle, type Solution, trustSolution } from '../board/puzzle.js';
import { haveSums } from '../shape/constraint.js';
import { instantGrid } from '../shape/instantGrid.js';
import type { Shape } from '../shape/shape.js';
import { type Budget, firstStretch, type Pace, type Shortage } from './budget.js';
import { noItem, type PuzzleQueue, type SearchKernel } from './kernel.js';
import { propagate } from './propagate.js';
import type { Prover, ProverAnswer, ProverSearch } from './prover.js';
import type { DecideOptions, SettledBy } from './verdict.js';

/**
 * Guesses that search may spend before a prover gets its turn: about ten seconds on a cube. Of the sixteen hard puzzles measured that both
 * ended, search ended each sooner than a SAT solver; the three minimal cubes took it 49,000, 13,000 and 105,000 guesses, the first 3.7 s of
 * CPU against 9.6. Either may be the one that ends soon; so after this they take turns, each time with twice the guesses, and what the
 * slower one costs stays in proportion to what the faster one needs. Where symbols are added up search goes on for longer: clauses say
 * sums at great length, and killers that search ends in seconds take a SAT solver minutes.
 */
const patienceWith = ({ constraints }: Shape): number => (haveSums(constraints) ? 1_000_000 : 120_000);

export type Outcome = { readonly by: SettledBy } & (
  | { readonly status: 'done' }
  | { readonly status: 'unknown'; readonly reason: Shortage }
);
const doneBy = (by: SettledBy): Outcome => ({ status: 'done', by });
const unknownBy = (by: SettledBy, reason: Shortage): Outcome => ({ status: 'unknown', by, reason });

export class Decision {
  /** The different solutions known so far. */
  readonly solutions: Solution[] = [];
  private readonly puzzle: Puzzle;
  private readonly limit: 1 | 2;
  private readonly pace: Pace;
  private readonly prover: Prover | undefined;
  /** Guesses that search may have made in all before it is the prover's turn. */
  private patience: number;
  /** Borrowed while search goes on. */
  private kernel: SearchKernel | undefined;

  constructor(
    puzzle: Puzzle,
    limit: 1 | 2,
    pace: Pace,
    { prover, method = 'auto' }: DecideOptions,
    patience = patienceWith(puzzle.shape),
  ) {
    this.puzzle = puzzle;
    this.limit = limit;
    this.pace = pace;
    this.prover = method === 'search' ? undefined : prover;
    this.patience = !this.prover ? Number.POSITIVE_INFINITY : method === 'sat' ? 0 : patience;
  }

  /** The outcome, where it comes without waiting. */
  begin(): Outcome | undefined {
    const { pace, puzzle } = this;
    const early = pace.shortage();
    if (early) return this.takeInstant() ?? unknownBy('rule', early);
    if (this.patience === 0) return this.takeInstant();
    const kernel = pace.kernels.lend('solver', puzzle.shape);
    const outcome = this.beginSearch(kernel);
    if (outcome) pace.kernels.giveBack('solver', puzzle.shape, kernel);
    else this.kernel = kernel;
    return outcome;
  }

  /** Goes on with what `begin` has left by search alone and without waiting, until the budget of guesses ends. */
  searchAtOnce(): Outcome {
    const { kernel, pace } = this;
    try {
      while (kernel && !pace.shortage()) {
        const outcome = this.searchStretch(kernel);
        if (outcome) return outcome;
      }
      return unknownBy('search', pace.shortage() ?? 'nodes');
    } finally {
      this.drop();
    }
  }

  /** Goes on with what `begin` has left. */
  async finish(): Promise<Outcome> {
    const { kernel, pace, prover } = this;
    try {
      const outcome = kernel && (await this.search(kernel));
      if (outcome) return outcome;
      return prover ? await this.prove(prover) : unknownBy('search', pace.shortage() ?? 'nodes');
    } finally {
      this.drop();
    }
  }

  /** Lets go of the search that was begun. */
  drop(): void {
    if (this.kernel) this.pace.kernels.giveBack('solver', this.puzzle.shape, this.kernel);
    this.kernel = undefined;
  }

  /** What needs no search: a full grid is its own solution, and an empty one has an instant one. */
  private takeInstant(): Outcome | undefined {
    const { puzzle } = this;
    if (isFull(puzzle)) {
      this.solutions.push(trustSolution(puzzle.shape, Uint8Array.from(puzzle.symbols)));
      return doneBy('rule');
    }
    const instant = countFilled(puzzle) === 0 ? instantGrid(puzzle.shape) : undefined;
    if (instant) this.add(instant);
    return this.areEnough ? doneBy('rule') : undefined;
  }

  private beginSearch(kernel: SearchKernel): Outcome | undefined {
    const { queue } = kernel;
    if (queue && this.limit === 2) {
      queue.put(0, this.puzzle.symbols);
      queue.run(1, Math.min(firstStretch, this.patience, this.pace.nodesLeft));
      if (queue.needsSearch(0)) return this.takeFrom(queue);
    }
    const instant = this.takeInstant();
    if (instant) return instant;
    return kernel.load(this.puzzle.symbols) === noItem ? this.searchStretch(kernel) : doneBy('singles');
  }

  /** What a kernel found that searches the first stretch in one call. It may go on from there. */
  private takeFrom(queue: PuzzleQueue): Outcome | undefined {
    const { pace, puzzle, solutions } = this;
    const { shelf } = pace.kernels;
    pace.spend(queue.nodesOf(0));
    const found = queue.solutionsOf(0);
    if (found > 0) solutions.push(trustSolution(puzzle.shape, shelf.copy(queue.first[0])));
    if (found > 1) solutions.push(trustSolution(puzzle.shape, shelf.copy(queue.second[0])));
    return queue.isSettled(0) ? doneBy('search') : undefined;
  }

  /** Searches as long as there are solutions, and until the end of the first stretch that has none. */
  private searchStretch(kernel: SearchKernel): Outcome | undefined {
    const { pace } = this;
    for (;;) {
      const status = pace.runStretch(kernel, this.patience - kernel.stats.nodes);
      if (status === 'budget') return undefined;
      if (status === 'exhausted') return doneBy(kernel.stats.nodes === 0 ? 'singles' : 'search');
      this.add(kernel.grid.slice());
      if (this.areEnough) return doneBy('search');
    }
  }

  /** Undefined when patience ended before the work was done. */
  private async search(kernel: SearchKernel): Promise<Outcome | undefined> {
    const { pace } = this;
    while (kernel.stats.nodes < this.patience) {
      await pace.breathe();
      const reason = pace.shortage();
      if (reason) return unknownBy('search', reason);
      const outcome = this.searchStretch(kernel);
      if (outcome) return outcome;
    }
    return undefined;
  }

  /** Asks the prover, and goes on with the search in turn where one was begun. */
  private async prove(prover: Prover): Promise<Outcome> {
    const { puzzle, pace, kernel } = this;
    const { live, contradiction } = propagate(puzzle, pace.kernels);
    if (contradiction) return doneBy('singles');
    const search = await prover.search({ shape: puzzle.shape, live });
    try {
      for (;;) {
        const turn = kernel ? { nodes: this.patience } : {};
        const proved = await this.proveFor(search, pace.part(turn));
        if (proved) return proved;
        this.patience *= 2;
        const searched = kernel && (await this.search(kernel));
        if (searched) return searched;
      }
    } finally {
      search.close();
    }
  }

  /** Undefined when this part of the budget ended, but not the whole. */
  private async proveFor(search: ProverSearch, part: Budget): Promise<Outcome | undefined> {
    for (;;) {
      const answer: ProverAnswer = await search.next(part);
      if (answer.status === 'none') return doneBy('sat');
      if (answer.status === 'unknown') {
        const reason = this.pace.shortage();
        return reason || !this.kernel ? unknownBy('sat', reason ?? answer.reason) : undefined;
      }
      this.add(answer.grid);
      if (this.areEnough) return doneBy('sat');
    }
  }

  private get areEnough(): boolean {
    return this.solutions.length >= this.limit;
  }

  /** Adds a solution, and a second one where the first gives it for nothing. */
  private add(symbols: Uint8Array): void {
    const { puzzle, solutions } = this;
    if (solutions.some(known => equal(known.symbols, symbols))) return;
    solutions.push(trustSolution(puzzle.shape, symbols));
    if (this.areEnough) return;
    const exchanged = exchangeUnseen(puzzle, symbols);
    if (exchanged) solutions.push(trustSolution(puzzle.shape, exchanged));
  }
}

/** Where two symbols stand in no clue and the rule does not tell them apart, exchanging them makes another solution. */
function exchangeUnseen({ shape, symbols }: Puzzle, solution: Uint8Array): Uint8Array | undefined {
  if (!shape.interchangeable) return undefined;
  const seen = new Uint8Array(shape.symbols + 1);
  for (let cell = 0; cell < symbols.length; cell++) seen[symbols[cell]] = 1;
  const first = seen.indexOf(0, 1);
  const second = first < 0 ? -1 : seen.indexOf(0, first + 1);
  if (second < 0) return undefined;
  return solution.map(symbol => (symbol === first ? second : symbol === second ? first : symbol));
}

function equal(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
