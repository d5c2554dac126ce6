import type { Settings } from '@hyperdoku/server';
import type { Command } from 'commander';
import { exitCodes, type Finish, Refusal } from '../exit.js';
import { findQueue } from '../farm/queue.js';
import { codeOf, messageOf } from '../files.js';
import { complain, type Io } from '../io.js';
import { loadPackage } from '../optionalPackage.js';
import { withLibrary } from '../shelf.js';
import { makeHelp, texts } from '../texts/index.js';

const words = texts.commands.serve;

/** Names of settings, which are options of the command, and what stands for their values. */
const values = {
  host: 'address',
  port: 'number',
  app: 'folder',
  library: 'file',
  queue: 'address',
  keep: 'seconds',
  workers: 'number',
  megabytes: 'number',
  bytes: 'number',
  depth: 'number',
  milliseconds: 'number',
  guesses: 'number',
  cells: 'number',
  puzzles: 'number',
  jobPuzzles: 'number',
  perClient: 'number',
  requests: 'number',
  waiting: 'number',
  patience: 'number',
  share: 'percent',
  connections: 'number',
  slowness: 'number',
  grace: 'number',
  proxies: 'number',
  allow: 'origins',
  log: 'level',
} as const;
type SettingName = keyof typeof values;
const names = Object.keys(values) as readonly SettingName[];

/** `perClient` is typed as `per-client`. */
const flagOf = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

export function define(command: Command, io: Io, finish: Finish): void {
  for (const name of names) command.option(`--${flagOf(name)} <${values[name]}>`, words[name]);
  command
    .addHelpText('after', makeHelp('serve'))
    .action(async (flags: Readonly<Partial<Record<SettingName, string>>>) => {
      await serve(io, flags);
      finish(exitCodes.fine);
    });
}

async function serve(io: Io, flags: Readonly<Partial<Record<SettingName, string>>>): Promise<void> {
  const { readSettings, startServer } = await loadPackage(
    '@hyperdoku/server',
    () => import('@hyperdoku/server'),
  );
  const settings = readSettings(flags, io.env);
  if (!settings.ok) {
    const { setting, given, fits } = settings.problem;
    throw new Refusal(texts.serve.setting(flagOf(setting), given, fits));
  }
  await checkPlaces(io, settings.value);
  const server = await startServer(settings.value, { log: io.output }).catch((error: unknown) => {
    throw codeOf(error) === undefined ? error : new Refusal(texts.serve.cannotListen(messageOf(error)));
  });
  await untilStopped(io.signal);
  await server.stop();
}

/** What is typed wrongly is said at once; a queue may be there later than its server. */
async function checkPlaces(io: Io, { library, queue }: Pick<Settings, 'library' | 'queue'>): Promise<void> {
  if (library !== undefined) await withLibrary(library, { mustExist: true }, () => undefined);
  if (queue === undefined) return;
  const found = await findQueue(queue, { patienceMilliseconds: 0 });
  if (typeof found === 'string') complain(io, texts.serve.withoutQueue(found));
  else await found.queue.close();
}

/** Until Ctrl-C, or until the system that runs the server wants it to end. */
function untilStopped(signal: AbortSignal | undefined): Promise<void> {
  return new Promise(resolve => {
    const stop = (): void => {
      process.off('SIGTERM', stop);
      signal?.removeEventListener('abort', stop);
      resolve();
    };
    process.on('SIGTERM', stop);
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
  });
}
