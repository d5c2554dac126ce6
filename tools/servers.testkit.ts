/** Real servers for the farm's tests, on free ports, with their data in a temporary folder. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Server {
  readonly address: string;
  /** The process, once it has been started. */
  readonly pid: number;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const redis = '/usr/bin/redis-server';
const clusters = '/usr/lib/postgresql';
const [version] = existsSync(clusters) ? readdirSync(clusters).sort().reverse() : [];

export const servers: Readonly<Record<string, ((folder: string) => Promise<Server>) | undefined>> = {
  redis: existsSync(redis) ? openRedis : undefined,
  postgres: version === undefined ? undefined : openPostgres,
};

// Where every test has to run, none is passed over for want of a server.
for (const [name, open] of Object.entries(servers))
  if (!open && process.env.HYPERDOKU_ALL_TESTS) throw new Error(`There is no ${name} here.`);

const findPort = (): Promise<number> =>
  new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function waitFor(port: number): Promise<void> {
  const answers = () =>
    new Promise<boolean>(done => {
      const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false));
      socket.on('connect', () => socket.destroy());
    });
  while (!(await answers())) await sleep(50);
}

function serve(address: string, port: number, run: () => ChildProcess, signal: NodeJS.Signals): Server {
  let child: ChildProcess | undefined;
  return {
    address,
    get pid() {
      return child?.pid ?? 0;
    },
    start: async () => {
      child = run();
      await waitFor(port);
    },
    stop: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise(done => child?.on('exit', done));
      child.kill(signal);
      await gone;
    },
  };
}

async function openRedis(folder: string): Promise<Server> {
  const port = await findPort();
  const args = ['--port', String(port), '--dir', folder, '--appendonly', 'yes', '--save', ''];
  const run = () => spawn(redis, args, { stdio: 'ignore' });
  return serve(`redis://127.0.0.1:${port}`, port, run, 'SIGTERM');
}

/** PostgreSQL refuses to be run by root, so root runs it as its own user. */
async function openPostgres(folder: string): Promise<Server> {
  const port = await findPort();
  const bin = join(clusters, String(version), 'bin');
  const data = join(folder, 'data');
  mkdirSync(data);
  const id = (flag: string): number => Number(spawnSync('id', [flag, 'postgres']).stdout);
  const own = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
  if ('uid' in own) for (const path of [folder, data]) chownSync(path, own.uid ?? 0, own.gid ?? 0);
  const options = { ...own, cwd: folder, stdio: 'ignore' as const };
  spawnSync(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'farm', '--no-sync'], options);
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    folder,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'fsync=off',
  ];
  const run = () => spawn(join(bin, 'postgres'), args, options);
  return serve(`postgres://farm@127.0.0.1:${port}/postgres`, port, run, 'SIGINT');
}
