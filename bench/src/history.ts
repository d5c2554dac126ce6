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

interface Run {
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

/** The rows that were faster before, by more than the laps of either run differ among themselves. */
export const findLosses = (before: readonly Mark[], now: readonly Mark[]): string[] =>
  now.flatMap(({ row, speed, spread }) => {
    const earlier = before.find(mark => mark.row === row);
    if (!earlier || spread[1] >= earlier.spread[0]) return [];
    return [`${row}: ${earlier.speed.toFixed(2)}x before, ${speed.toFixed(2)}x now`];
  });

/** Adds this run, and says what it lost against the last one of another commit. */
export function keepHistory(rows: readonly Row[], quick: boolean): string {
  const commit = readCommit();
  if (!commit) return 'No repository, so no history is kept.';
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const runs = lines.map((line): Run => JSON.parse(line));
  const marks = marksOf(rows);
  appendFileSync(file, `${JSON.stringify({ commit, quick, marks } satisfies Run)}\n`);
  const last = runs.findLast(run => run.commit !== commit && run.quick === quick);
  if (!last) return 'No run of another commit to compare with.';
  const losses = findLosses(last.marks, marks);
  if (losses.length === 0) return `Nothing lost since ${last.commit} beyond the noise.`;
  return [`Lost since ${last.commit}, beyond the noise:`, ...losses.map(loss => `  ${loss}`)].join('\n');
}
