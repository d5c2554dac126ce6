/**
 * What earlier runs measured, a line of JSON for each, so that a loss between two commits shows. Machines differ and are busy, so
 * figures are not compared as such: each is taken relative to a peer that ran beside it, and a loss counts only where it is beyond the
 * spread of both runs.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Row } from './rows.js';

/** A speed relative to a peer: the median over laps, and the least and the most of any lap. */
interface Mark {
  readonly row: string;
  readonly speed: number;
  readonly spread: readonly [number, number];
}

export interface Run {
  readonly commit: string;
  readonly quick: boolean;
  readonly marks: readonly Mark[];
}

const file = fileURLToPath(new URL('../history.jsonl', import.meta.url));

/** The commit that is checked out, marked where something has changed since; undefined outside a repository. */
function readCommit(): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    return (
      git('rev-parse', '--short', 'HEAD').trim() + (git('status', '--porcelain').trim() === '' ? '' : '+')
    );
  } catch {
    return undefined;
  }
}

export const marksOf = (rows: readonly Row[]): Mark[] =>
  rows.flatMap(({ set, measured, ours, peer, speed, spread }) =>
    peer && speed !== undefined && spread
      ? [{ row: [set, measured, ours.name, peer.name].join(' | '), speed, spread }]
      : [],
  );

/** What a row came to when it was last measured on another commit, and on which. */
interface Earlier extends Mark {
  readonly commit: string;
}

/** For each row the last run of another commit that has it: runs need not have measured the same rows. */
function findEarlier(runs: readonly Run[], { commit, quick, marks }: Run): Map<string, Earlier> {
  const earlier = new Map<string, Earlier>();
  const wanted = new Set(marks.map(({ row }) => row));
  for (const run of runs)
    if (run.commit !== commit && run.quick === quick)
      for (const mark of run.marks)
        if (wanted.has(mark.row)) earlier.set(mark.row, { ...mark, commit: run.commit });
  return earlier;
}

/** The rows that were faster before, by more than the laps of either run differ among themselves. */
const findLosses = (before: ReadonlyMap<string, Earlier>, now: readonly Mark[]): string[] =>
  now.flatMap(({ row, speed, spread }) => {
    const earlier = before.get(row);
    if (!earlier || spread[1] >= earlier.spread[0]) return [];
    return [`${row}: ${earlier.speed.toFixed(2)}x at ${earlier.commit}, ${speed.toFixed(2)}x now`];
  });

/** What this run lost against earlier ones; that nothing could be compared is not the same as that nothing was lost. */
export function tellLosses(runs: readonly Run[], now: Run): string {
  const before = findEarlier(runs, now);
  if (before.size === 0) return 'No row has been measured in laps on another commit, so nothing is compared.';
  const losses = findLosses(before, now.marks);
  const commits = new Set([...before.values()].map(({ commit }) => commit));
  const compared = `${before.size} of ${now.marks.length} rows compared with ${[...commits].join(', ')}`;
  if (losses.length === 0) return `Nothing lost beyond the noise; ${compared}.`;
  return [`Lost beyond the noise; ${compared}:`, ...losses.map(loss => `  ${loss}`)].join('\n');
}

/** Adds this run, and says what it lost. */
export function keepHistory(rows: readonly Row[], quick: boolean): string {
  const commit = readCommit();
  if (!commit) return 'No repository, so no history is kept.';
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const now: Run = { commit, quick, marks: marksOf(rows) };
  appendFileSync(file, `${JSON.stringify(now)}\n`);
  return tellLosses(
    lines.map((line): Run => JSON.parse(line)),
    now,
  );
}
