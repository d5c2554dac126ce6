/** Hunts beside the command's own, each in a worker and from a seed of its own; whatever they find is told at once. */
import { randomUUID } from 'node:crypto';
import { BroadcastChannel } from 'node:worker_threads';
import {
  asSolution,
  countFilled,
  expectOk,
  type Find,
  hunt,
  makePuzzleText,
  parsePuzzle,
  parsePuzzleText,
  parseSpec,
  shapeOf,
} from '@hyperdoku/engine';
import { Workers } from './workers.js';

/** A find as texts, as it goes from one thread to another. */
export interface FindText {
  readonly puzzle: string;
  readonly solution: string;
  readonly seed: string;
}

export interface HuntOrder {
  readonly spec: string;
  readonly seed: string;
  readonly start?: FindText;
  readonly guesses?: number;
  /** Where finds are told. */
  readonly channel: string;
}

export const writeFind = ({ puzzle, solution, seed }: Find): FindText => ({
  puzzle: makePuzzleText(puzzle),
  solution: makePuzzleText(solution),
  seed,
});

function readFind({ puzzle, solution, seed }: FindText): Find {
  const read = expectOk(parsePuzzle(puzzle));
  const full = expectOk(asSolution(expectOk(parsePuzzleText(solution))));
  return { puzzle: read, solution: full, clues: countFilled(read), seed };
}

/** The hunt of one worker, until it is told to leave. */
export async function huntInside(order: HuntOrder, signal: AbortSignal): Promise<FindText | undefined> {
  const { spec, seed, start, guesses } = order;
  const channel = new BroadcastChannel(order.channel);
  try {
    const { best } = expectOk(
      await hunt(expectOk(shapeOf(expectOk(parseSpec(spec)))), seed, {
        signal,
        ...(start && { start: readFind(start) }),
        ...(guesses !== undefined && { guesses }),
        onFind: find => channel.postMessage(writeFind(find)),
      }),
    );
    return best && writeFind(best);
  } finally {
    channel.close();
  }
}

/** A hunt that ends sooner is not worth the start of a worker. */
const aloneMilliseconds = 200;

/** Calls so many hunters after a while; `end` sends them home, and tells what they have found at last. */
export function callHunters(
  count: number,
  order: Omit<HuntOrder, 'channel'>,
  onFind: (find: Find) => void,
): { end(): Promise<void> } {
  const channel = new BroadcastChannel(`hyperdoku-${randomUUID()}`);
  channel.unref();
  channel.onmessage = (message: unknown) => onFind(readFind((message as { data: FindText }).data));
  const workers = new Workers(count);
  let hunts: Promise<FindText | undefined>[] = [];
  const call = (): void => {
    hunts = Array.from({ length: count }, (_, i) =>
      workers.run('doHunt', { ...order, seed: `${order.seed}/job-${i + 2}`, channel: channel.name }),
    );
    for (const answer of hunts) answer.catch(() => undefined);
  };
  const timer = setTimeout(call, aloneMilliseconds);
  return {
    end: async () => {
      clearTimeout(timer);
      if (hunts.length > 0) workers.leave();
      for (const answer of await Promise.allSettled(hunts))
        if (answer.status === 'fulfilled' && answer.value) onFind(readFind(answer.value));
      channel.close();
      await workers.close();
    },
  };
}
