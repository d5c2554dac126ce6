/**
 * A game's solver in workers: what the game asks at the same time has a lane each, and no two games share one. It asks for a grade
 * after the proof, so that one worker does both.
 */
import { makePuzzleText, type Result } from '@hyperdoku/engine';
import type { Solver, Walk } from '../game/solver.js';
import type { Jobs, Stretch } from '../work/jobs.js';
import { Lane } from '../work/outside.js';

export function createWorkerSolver(): Solver {
  const lanes = { study: new Lane(), hint: new Lane(), show: new Lane() };
  return {
    prove: (puzzle, milliseconds, signal) =>
      lanes.study.ask(jobs => jobs.prove(makePuzzleText(puzzle), milliseconds), signal),
    grade: (puzzle, milliseconds, signal) =>
      lanes.study.ask(jobs => jobs.grade(makePuzzleText(puzzle), milliseconds), signal),
    hint: (question, signal) => lanes.hint.ask(jobs => jobs.hint(question), signal),
    walkPath: (question, signal) =>
      openWalk(lanes.show, signal, {
        open: jobs => jobs.openPath(question),
        walk: (jobs, count) => jobs.walkPath(count),
      }),
    walkSearch: (puzzle, signal) =>
      openWalk(lanes.show, signal, {
        open: jobs => jobs.openTrace(makePuzzleText(puzzle)),
        walk: (jobs, count) => jobs.walkTrace(count),
      }),
    end: () => {
      for (const lane of Object.values(lanes)) lane.close();
    },
  };
}

interface Way<T> {
  readonly open: (jobs: Jobs) => Promise<Result<true>>;
  readonly walk: (jobs: Jobs, count: number) => Promise<Stretch<T>>;
}

/** The worker keeps the place from one stretch to the next; a way that cannot be opened has no steps. */
function openWalk<T>(lane: Lane, signal: AbortSignal, { open, walk }: Way<T>): Walk<T> {
  let opened: Promise<Result<true>> | undefined;
  return async count => {
    opened ??= lane.ask(open, signal);
    const { ok } = await opened;
    return ok ? lane.ask(jobs => walk(jobs, count), signal) : { steps: [], done: true };
  };
}
