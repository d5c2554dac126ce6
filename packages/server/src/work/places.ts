/**
 * What a server may have beside itself: a library of puzzles and a queue of the farm. Both are packages that need not be there. A worker
 * opens each when it is first wanted and keeps it; what could not be opened is tried again the next time.
 */
import { type OrderPart, orderPartVersion } from '@hyperdoku/engine';
import type { QueuedTask, TaskQueue } from '@hyperdoku/farm';
import type { Library } from '@hyperdoku/library';
import { isAbsent } from '../package.js';
import { type Outcome, refuse } from '../problem.js';

/** Where they are. */
export interface Places {
  /** The file of the library. */
  readonly library?: string;
  /** The address of the queue. */
  readonly queue?: string;
  /** Seconds for which the queue keeps what came of a job. */
  readonly keep: number;
}

export type JobTask = OrderPart & QueuedTask;

export interface OpenPlaces extends Places {
  openLibrary(): Promise<Outcome<Library>>;
  /** Does something with the queue, and does not wait for one that is gone. */
  askQueue<T>(ask: (queue: TaskQueue<JobTask>) => Promise<T>): Promise<Outcome<T>>;
}

/** A queue that is there answers in a few of these. */
const queueMilliseconds = 3000;

const ok = <T>(value: T): Outcome<T> => ({ ok: true, value });

const packages = {
  library: () => import('@hyperdoku/library'),
  farm: () => import('@hyperdoku/farm'),
};

export function openPlaces(places: Places, find = packages): OpenPlaces {
  let library: Library | undefined;
  let queue: Promise<Outcome<TaskQueue<JobTask>>> | undefined;
  return {
    ...places,
    async openLibrary() {
      library ??= await findLibrary(places.library, find.library);
      return library ? ok(library) : { ok: false, refusal: refuse('library-absent') };
    },
    async askQueue(ask) {
      queue ??= findQueue(places.queue, find.farm);
      const opened = await queue;
      if (!opened.ok) {
        queue = undefined;
        return opened;
      }
      return inTime(ask(opened.value));
    },
  };
}

async function findLibrary(
  path: string | undefined,
  find: typeof packages.library,
): Promise<Library | undefined> {
  if (path === undefined) return undefined;
  const found = await find().catch(noPackage);
  const opened = found?.Library.open(path, { mustExist: true });
  return opened?.ok ? opened.value : undefined;
}

async function findQueue(
  text: string | undefined,
  find: typeof packages.farm,
): Promise<Outcome<TaskQueue<JobTask>>> {
  const absent = { ok: false as const, refusal: refuse('queue-absent') };
  if (text === undefined) return absent;
  const found = await find().catch(noPackage);
  const address = found?.parseAddress(text);
  if (!found || !address) return absent;
  const queue = await found.TaskQueue.open<JobTask>(address, orderPartVersion, { patienceMilliseconds: 0 });
  return 'unreachable' in queue ? { ok: false, refusal: refuse('queue-unreachable') } : ok(queue);
}

function noPackage(error: unknown): undefined {
  if (!isAbsent(error)) throw error;
}

/** What fails between here and the queue is no fault of the request. */
async function inTime<T>(asked: Promise<T>): Promise<Outcome<T>> {
  const unreachable: Outcome<T> = { ok: false, refusal: refuse('queue-unreachable') };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome<T>>(resolve => {
    timer = setTimeout(() => resolve(unreachable), queueMilliseconds);
  });
  const answer = asked.then(ok<T>, () => unreachable);
  const first = await Promise.race([answer, late]);
  clearTimeout(timer);
  return first;
}
