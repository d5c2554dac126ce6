/**
 * One writer at a time, among all processes. Whoever creates the lock file holds it; it says who that is, so that the lock of
 * a process that has died can be taken away. Two that find the same dead lock must not both remove one, since the second
 * would remove the first one's own: each lock has a mark of its own, and to remove a lock one must first create a file
 * named after its mark, and then find the mark still there.
 */
import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, linkSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, writeBeside } from './files.js';

/** A lock is held for milliseconds; whoever waits for this long waits for something else. */
const patienceMilliseconds = 10_000;
/** Pauses differ, lest two wait for each other in step. */
const nextPause = (): number => 1 + 8 * Math.random();

/** Whether a file came into being; not when there is one already. */
function creates(make: () => void): boolean {
  try {
    make();
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Gives a file a second name, so that the lock appears with all that is in it: a process that dies between creating and
 * writing would leave one that says nothing. Where files cannot have two names that has to be risked.
 */
const takes = (lock: string, ready: string): boolean =>
  creates(() => {
    try {
      linkSync(ready, lock);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') throw error;
      copyFileSync(ready, lock, constants.COPYFILE_EXCL);
    }
  });

const holderForm = /^(?<pid>\d{1,10}) (?<mark>[\da-f-]{36}) (?<host>\S*)\n$/;

/** Who holds a lock; undefined when nobody does, or when that cannot be told. */
function readHolder(lock: string): { pid: number; mark: string; host: string } | undefined {
  try {
    if (!lstatSync(lock).isFile()) return undefined;
    const { pid, mark, host } = holderForm.exec(readFileSync(lock, 'utf8'))?.groups ?? {};
    return mark === undefined ? undefined : { pid: Number(pid), mark, host };
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

function removeIfDead(lock: string): void {
  const holder = readHolder(lock);
  if (!holder || holder.host !== hostname() || isAlive(holder.pid)) return;
  const claim = `${lock}.${holder.mark}`;
  if (!creates(() => writeFileSync(claim, '', { flag: 'wx' }))) return;
  if (readHolder(lock)?.mark === holder.mark) rmSync(lock, { force: true });
  rmSync(claim, { force: true });
}

/** Does the work while nobody else has the lock; false when somebody else keeps it. */
export async function withLock(
  lock: string,
  work: () => void,
  patience = patienceMilliseconds,
): Promise<boolean> {
  const ready = writeBeside(lock, `${process.pid} ${randomUUID()} ${hostname()}\n`);
  try {
    for (let waited = 0; !takes(lock, ready); ) {
      if (waited >= patience) return false;
      removeIfDead(lock);
      const pause = nextPause();
      await sleep(pause);
      waited += pause;
    }
  } finally {
    rmSync(ready, { force: true });
  }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
  return true;
}
