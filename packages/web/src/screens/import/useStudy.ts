/** What is found out of puzzles before they are played: whether the solution is the only one, and how hard they are. */
import { asPuzzle, type Grade, makePuzzleText } from '@hyperdoku/engine';
import { useEffect, useState } from 'react';
import { Lane } from '../../work/outside.js';
import type { Found } from './reading.js';

/** Larger boards are looked at when they are played. */
const mostCells = 6561;
const proofMilliseconds = 4000;
const gradeMilliseconds = 4000;

export interface Studied {
  readonly proof: 'unique' | 'many' | 'none' | 'unknown';
  readonly grade?: Grade;
}

/** By the found puzzles; those that are missing are still to come, or are not looked at. */
export type Studies = ReadonlyMap<Found, Studied>;

const isWorthIt = ({ sheet, conflict, isRule }: Found): boolean =>
  !conflict && !isRule && sheet.grid.shape.cellCount <= mostCells;

async function study({ sheet }: Found, lane: Lane, signal: AbortSignal): Promise<Studied> {
  const puzzle = asPuzzle(sheet.grid);
  if (!puzzle.ok) return { proof: 'none' };
  const text = makePuzzleText(puzzle.value);
  const proof = await lane.ask(jobs => jobs.prove(text, proofMilliseconds), signal);
  if (!proof.ok) return { proof: 'none' };
  const { status } = proof.value;
  if (status !== 'unique') return { proof: status };
  const grade = await lane.ask(jobs => jobs.grade(text, gradeMilliseconds), signal);
  return { proof: status, ...(grade.ok && { grade: grade.value }) };
}

/** Looks at the puzzles that are shown, one after the other, in the background. */
export function useStudy(shown: readonly Found[]): Studies {
  const [studies, setStudies] = useState<Studies>(new Map());
  const [lane] = useState(() => new Lane());
  useEffect(() => () => lane.close(), [lane]);
  const next = shown.find(found => isWorthIt(found) && !studies.has(found));
  useEffect(() => {
    if (!next) return;
    const stop = new AbortController();
    const keep = (studied: Studied): void => {
      if (!stop.signal.aborted) setStudies(known => new Map(known).set(next, studied));
    };
    // Whoever does not answer leaves the question open; the game asks again.
    study(next, lane, stop.signal).then(keep, () => keep({ proof: 'unknown' }));
    return () => stop.abort();
  }, [next, lane]);
  return studies;
}

export { isWorthIt as isStudied };
