/** Contenders at the same set, side by side: all are warmed up first, then take turns, lap by lap. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Checkouts } from './checkouts.js';
import type { ContenderName } from './contenders/index.js';
import type { Lap, LapLimits } from './lap.js';
import type { Supply } from './sets.js';
import type { Job, WorkerMessage } from './worker.js';

export interface Starter {
  readonly contender: ContenderName;
  readonly laps: number;
  readonly limits: LapLimits;
  /** Wall time after which a lap is broken off: some solvers cannot be asked to stop. */
  readonly deadline: number;
}

/** What is said of a contender that is not there. */
export const notInstalled = 'not installed';

/** What became of a contender: its laps, or why there are none. */
export type Outcome =
  | { readonly laps: readonly Lap[] }
  | { readonly laps?: undefined; readonly excuse: string };

interface Lane {
  readonly starter: Starter;
  readonly child: ChildProcess;
  readonly laps: Lap[];
  excuse?: string;
}

export async function race(
  supply: Supply,
  starters: readonly Starter[],
  warmUp: LapLimits,
  checkouts: Checkouts,
): Promise<ReadonlyMap<ContenderName, Outcome>> {
  const lanes: Lane[] = [];
  for (const starter of starters) {
    const child = fork(fileURLToPath(new URL('./worker.js', import.meta.url)), { serialization: 'advanced' });
    const lane: Lane = { starter, child, laps: [] };
    lanes.push(lane);
    await ask(lane, { contender: starter.contender, supply, checkouts, warmUp });
  }
  const rounds = Math.max(...starters.map(({ laps }) => laps));
  for (let round = 0; round < rounds; round++) {
    for (const lane of lanes)
      if (!lane.excuse && round < lane.starter.laps) await ask(lane, lane.starter.limits);
  }
  for (const { child } of lanes) if (child.connected) child.disconnect();
  return new Map(
    lanes.map(({ starter, laps, excuse }) => [starter.contender, excuse ? { excuse } : { laps }]),
  );
}

/** Sends a worker its next task and waits for the end of it; notes the lap or the excuse. */
function ask(lane: Lane, task: Job | LapLimits): Promise<void> {
  const { child, starter } = lane;
  return new Promise(resolve => {
    const finish = (excuse?: string): void => {
      clearTimeout(timer);
      child.removeAllListeners();
      if (excuse) {
        lane.excuse = excuse;
        child.kill('SIGKILL');
      }
      resolve();
    };
    const timer = setTimeout(
      () => finish(`no end in ${Math.round(starter.deadline / 1000)} s`),
      starter.deadline,
    );
    child.once('message', (message: WorkerMessage) => {
      if (message.kind === 'lap') lane.laps.push(message.lap);
      finish(
        message.kind === 'absent'
          ? notInstalled
          : message.kind === 'failed'
            ? `fails: ${message.message}`
            : undefined,
      );
    });
    child.once('exit', code => finish(`ended with code ${code}`));
    child.send(task);
  });
}
