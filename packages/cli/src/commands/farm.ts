import { once } from 'node:events';
import { makeOrder, orderPartVersion } from '@hyperdoku/engine';
import type { Command } from 'commander';
import { exitCodes, type Finish } from '../exit.js';
import { type Hands, openLocalHands, openQueueHands } from '../farm/hands.js';
import { loadFarm, openQueue } from '../farm/queue.js';
import { runFarm } from '../farm/run.js';
import type { FarmTask } from '../farm/task.js';
import { complain, type Io, writeJsonLine, writeLine } from '../io.js';
import { type OrderOptions, readOrder, takesOrder } from '../orderArgument.js';
import { takesJobs } from '../pool/crew.js';
import { Workers } from '../pool/workers.js';
import { withLibrary } from '../shelf.js';
import { makeRows } from '../table.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { parseCount } from '../work.js';

const words = texts.commands.farm;

/** Whoever asks how things are does not want to wait; but a server that is just restarting is not gone. */
const statusPatience = 2000;

interface RunOptions extends OrderOptions {
  readonly library: string;
  readonly queue?: string;
  readonly batch: number;
  readonly grade: boolean;
  readonly jobs: number;
}

export function define(command: Command, io: Io, finish: Finish): void {
  command.addHelpText('after', makeHelp('farm'));
  takesJobs(
    takesOrder(command.command('run').description(words.run.summary).argument('<order>', words.run.order)),
  )
    .requiredOption('--library <file>', words.run.library)
    .option('-n, --number <number>', texts.commands.generate.number, parseCount)
    .option('--queue <address>', words.queue)
    .option('--batch <number>', words.run.batch, parseCount, 50)
    .option('--no-grade', words.run.noGrade)
    .action(async (argument: string, options: RunOptions) => {
      const { shape, order, number, seed = '1' } = readOrder(argument, options);
      const text = makeOrder({ spec: shape.spec, order, number });
      const { batch, grade } = options;
      const hands = await openHands(io, options);
      try {
        const plan = { order: text, number, seed, batch, grade };
        finish(await withLibrary(options.library, {}, library => runFarm(io, library, plan, hands)));
      } finally {
        await hands.close();
      }
    });
  takesJobs(command.command('work').description(words.work.summary))
    .requiredOption('--queue <address>', words.queue)
    .action(async ({ queue, jobs }: { queue: string; jobs: number }) => {
      await workForQueue(io, queue, jobs);
      finish(exitCodes.fine);
    });
  command
    .command('status')
    .description(words.status.summary)
    .requiredOption('--queue <address>', words.queue)
    .option('--json', words.status.json)
    .action(async ({ queue: address, json }: { queue: string; json?: boolean }) => {
      const { queue } = await openQueue(address, { patienceMilliseconds: statusPatience });
      const status = await queue.status();
      await queue.close();
      if (json) return writeJsonLine(io, { version: orderPartVersion, ...status });
      const rows = Object.entries(status).map(
        ([name, n]) => [words.status.rows[name as keyof typeof status], texts.number(n)] as const,
      );
      for (const line of makeRows(rows)) await writeLine(io, line);
    });
}

async function openHands(io: Io, { queue: text, jobs }: RunOptions): Promise<Hands> {
  if (text === undefined) return openLocalHands(jobs, io.signal);
  const { queue } = await openQueue(text);
  await queue.announce();
  return openQueueHands(queue, sentence => complain(io, sentence), io.signal);
}

/** Work of another version may come at any time, and nobody would know why it is not done. */
const lookMilliseconds = 20_000;

/** Works until Ctrl-C; what is in hand then is ended first. */
async function workForQueue(io: Io, text: string, jobs: number): Promise<void> {
  const { workOn } = await loadFarm();
  const { queue, address } = await openQueue(text);
  const said = new Set<string>();
  const lookAround = async (): Promise<void> => {
    const others = (await queue.otherVersions()).filter(version => !said.has(version));
    for (const version of others) said.add(version);
    if (others.length > 0) complain(io, texts.farm.otherVersion(say.list(others), orderPartVersion));
  };
  await lookAround();
  // A queue that cannot be reached is told of by whoever works on it.
  const timer = setInterval(() => lookAround().catch(() => undefined), lookMilliseconds);
  const workers = new Workers(jobs);
  await workers.begin();
  const worker = await workOn<FarmTask>(
    address,
    orderPartVersion,
    jobs,
    task => workers.run('doTask', task),
    why => complain(io, why === undefined ? texts.farm.back : texts.farm.lost(why)),
  );
  complain(io, texts.farm.working(jobs));
  if (io.signal && !io.signal.aborted) await once(io.signal, 'abort');
  clearInterval(timer);
  await worker.close();
  await workers.close();
  await queue.close();
}
