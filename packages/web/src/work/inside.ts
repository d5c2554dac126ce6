/** The worker's side: everything that may take long, so that the page never waits. */
import {
  asPuzzle,
  decide,
  deduceSteps,
  generatePuzzle,
  gradePuzzle,
  KernelPool,
  ladderUpTo,
  makePuzzleText,
  nextStep,
  type Prover,
  type Puzzle,
  parsePuzzleText,
  parseShape,
  positionFrom,
  type Result,
  type Step,
  type TraceStep,
  traceSearch,
} from '@hyperdoku/engine';
import { expose } from 'comlink';
import type { Answer, Jobs, Stretch } from './jobs.js';

const refuse = (message: string): Answer<never> => ({ ok: false, message });
const answer = <T>(value: T): Answer<T> => ({ ok: true, value });

/** The prover is large and seldom needed: it comes when a proof turns out to be hard. */
const lateProver: Prover = {
  name: 'cadical',
  search: async position => (await loadProver()).search(position),
  openClues: async (solution, kept) => (await loadProver()).openClues(solution, kept),
};
let loaded: Promise<Prover> | undefined;
const loadProver = (): Promise<Prover> =>
  (loaded ??= import('@hyperdoku/sat').then(({ createSatProver }) => createSatProver()));

/** This worker's own: what a lane asks for is most often more of the same shape. */
const kernels = new KernelPool();

function readPuzzle(text: string): Result<Puzzle> {
  const grid = parsePuzzleText(text);
  return grid.ok ? asPuzzle(grid.value) : grid;
}

async function walk<T>(
  steps: Iterator<T> | AsyncIterator<T> | undefined,
  count: number,
): Promise<Stretch<T>> {
  const taken: T[] = [];
  while (taken.length < count) {
    const next = await steps?.next();
    if (!next || next.done) return { steps: taken, done: true };
    taken.push(next.value);
  }
  return { steps: taken, done: false };
}

let path: AsyncIterator<Step> | undefined;
let trace: Iterator<Exclude<TraceStep, { kind: 'solution' }>> | undefined;

function* withoutSolutions(steps: Iterable<TraceStep>): Generator<Exclude<TraceStep, { kind: 'solution' }>> {
  for (const step of steps) if (step.kind !== 'solution') yield step;
}

const jobs: Jobs = {
  async make(spec, seed, order, report) {
    const shape = parseShape(spec);
    if (!shape.ok) return refuse(shape.problem.message);
    const made = await generatePuzzle(shape.value, seed, order, {
      kernels,
      prover: lateProver,
      onProgress: report,
    });
    if (!made.ok) return refuse(made.problem.message);
    const { puzzle, solution, clues, grade, shortfall } = made.value;
    return answer({
      puzzle: makePuzzleText(puzzle),
      solution: Uint8Array.from(solution.symbols),
      clues,
      ...(grade && { grade }),
      ...(shortfall && { shortfall }),
    });
  },

  async prove(text, milliseconds) {
    const puzzle = readPuzzle(text);
    if (!puzzle.ok) return refuse(puzzle.problem.message);
    const verdict = await decide(puzzle.value, { kernels, prover: lateProver, milliseconds });
    if (verdict.status === 'unique')
      return answer({ status: 'unique', solution: Uint8Array.from(verdict.solution.symbols) });
    if (verdict.status === 'many') return answer({ status: 'many', differing: verdict.differ });
    return answer({ status: verdict.status });
  },

  async grade(text, milliseconds) {
    const puzzle = readPuzzle(text);
    return puzzle.ok
      ? answer(await gradePuzzle(puzzle.value, { kernels, milliseconds }))
      : refuse(puzzle.problem.message);
  },

  async hint(question) {
    const position = positionFrom(question);
    if (!position.ok) return answer({ kind: 'problem', message: position.problem.message });
    if (position.value.isSolved) return answer({ kind: 'solved' });
    const step = nextStep(position.value, ladderUpTo());
    return answer(step ? { kind: 'step', step } : { kind: 'stuck' });
  },

  async openPath(question) {
    const position = positionFrom(question);
    if (!position.ok) return refuse(position.problem.message);
    path = deduceSteps(position.value);
    return answer(true);
  },
  walkPath: count => walk(path, count),

  async openTrace(text) {
    const puzzle = readPuzzle(text);
    if (!puzzle.ok) return refuse(puzzle.problem.message);
    trace = withoutSolutions(traceSearch(puzzle.value));
    return answer(true);
  },
  walkTrace: count => walk(trace, count),
};

expose(jobs);
