/** The worker's side: everything that may take long, so that the page never waits. */
import {
  decide,
  deduceSteps,
  generatePuzzle,
  gradePuzzle,
  KernelPool,
  ladderUpTo,
  makePuzzleText,
  nextStep,
  ok,
  type Prover,
  parsePuzzle,
  parseShape,
  positionFrom,
  type Step,
  type TraceStep,
  traceSearch,
  withEvidence,
} from '@hyperdoku/engine';
import { expose } from 'comlink';
import type { Jobs, Stretch } from './jobs.js';

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

async function walk<T>(
  steps: Iterator<T> | AsyncIterator<T> | undefined,
  count: number,
): Promise<Stretch<T>> {
  // The worker that began this way is gone, and its place with it.
  if (!steps) throw new Error('nothing was begun here');
  const taken: T[] = [];
  while (taken.length < count) {
    const next = await steps.next();
    if (next.done) return { steps: taken, done: true };
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
    if (!shape.ok) return shape;
    const made = await generatePuzzle(shape.value, seed, order, {
      kernels,
      prover: lateProver,
      onProgress: report,
    });
    if (!made.ok) return made;
    const { puzzle, solution, clues, grade } = made.value;
    return ok({
      puzzle: makePuzzleText(puzzle),
      solution: Uint8Array.from(solution.symbols),
      clues,
      ...(grade && { grade }),
      ...(made.value.status === 'near' && { shortfall: made.value.shortfall }),
    });
  },

  async prove(text, milliseconds) {
    const puzzle = parsePuzzle(text);
    if (!puzzle.ok) return puzzle;
    const verdict = await decide(puzzle.value, { kernels, prover: lateProver, milliseconds });
    if (verdict.status === 'unique')
      return ok({ status: 'unique', solution: Uint8Array.from(verdict.solution.symbols) });
    if (verdict.status === 'many') return ok({ status: 'many', differing: verdict.differ });
    return ok({ status: verdict.status });
  },

  async grade(text, milliseconds) {
    const puzzle = parsePuzzle(text);
    return puzzle.ok
      ? ok(await gradePuzzle(puzzle.value, { assumeUnique: true, kernels, milliseconds }))
      : puzzle;
  },

  async hint(question) {
    const position = positionFrom(question);
    if (!position.ok) return position;
    if (position.value.isSolved) return ok({ kind: 'solved' });
    const step = nextStep(position.value, ladderUpTo({ assumeUnique: question.unique }));
    return ok(step ? { kind: 'step', step: withEvidence(position.value, step) } : { kind: 'stuck' });
  },

  async openPath(question) {
    const position = positionFrom(question);
    if (!position.ok) return position;
    path = deduceSteps(position.value, { assumeUnique: question.unique });
    return ok(true);
  },
  walkPath: count => walk(path, count),

  async openTrace(text) {
    const puzzle = parsePuzzle(text);
    if (!puzzle.ok) return puzzle;
    trace = withoutSolutions(traceSearch(puzzle.value));
    return ok(true);
  },
  walkTrace: count => walk(trace, count),
};

expose(jobs);
