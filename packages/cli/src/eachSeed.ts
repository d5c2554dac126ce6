/** Makes several things in a row, each from its own seed. */
import { type ExitCode, exitCodes, worse } from './exit.js';
import { breathe, type Io } from './io.js';
import { type Crew, type CrewOptions, type Delivery, hireCrew } from './pool/crew.js';
import { beginWork, type Work, type WorkOptions } from './work.js';

export interface SeedOptions extends WorkOptions, CrewOptions {
  readonly number: number;
}

/** The first seed as it is when one thing is wanted, `seed-1`, `seed-2` … when there are more. */
export async function forEachSeed(
  io: Io,
  seed: string,
  options: SeedOptions,
  doWork: (seed: string, number: number, work: Work) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { number } = options;
  const work = beginWork(io, options, { pieces: number });
  const delivery: Delivery = {
    redo: async () => exitCodes.fine,
    done: async ({ puzzles }, { code }) => {
      work.tick(puzzles);
      return code;
    },
  };
  // A seed that was chosen here has to be the seed of every part.
  const asked = { args: [...(io.call?.args ?? []), '--seed', seed], writes: true };
  const crew = number === 1 ? undefined : hireCrew(io, options, delivery, asked);
  try {
    let code: ExitCode = exitCodes.fine;
    let next = 1 + (io.part?.puzzlesBefore ?? 0);
    const last = io.part ? next + io.part.puzzles - 1 : number;
    while (next <= last && !io.signal?.aborted) {
      await crew?.look(next - 1, last - next + 1);
      if (crew?.isReady) next += await handOver(crew, next, last);
      else {
        code = worse(code, await doWork(number === 1 ? seed : `${seed}-${next}`, next, work));
        work.tick();
        next++;
        await breathe(io);
      }
    }
    return crew ? worse(code, await crew.settle()) : code;
  } finally {
    work.clear();
    await crew?.close();
  }
}

async function handOver(crew: Crew, next: number, last: number): Promise<number> {
  const puzzles = crew.sizeOf(last - next + 1);
  await crew.take({ input: '', puzzlesBefore: next - 1, linesBefore: 0, puzzles });
  return puzzles;
}
