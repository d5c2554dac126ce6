/** The server under load, started as a user would start it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sent } from './requests.js';
import { send } from './send.js';

export interface Target {
  readonly address: URL;
  /** One figure of its metrics, by name. */
  figure(name: string): Promise<number>;
  megabytes(): Promise<number>;
  /** Whether it ended by itself. */
  hasEnded(): boolean;
  /** Its exit code. */
  stop(): Promise<number | null>;
}

export const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const program = join(root, 'packages', 'cli', 'bin', 'hyperdoku.js');
/** Every client is named by what stands for a proxy, and may use all there is: limits of shares are not what is measured. */
const flags = ['--port', '0', '--proxies', '1', '--slowness', '3000', '--log', 'info', '--share', '100'];
const metrics: Sent = { path: '/metrics', method: 'GET', isRight: () => true };

export async function startTarget(): Promise<Target> {
  const server = spawn(process.execPath, [program, 'serve', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // However this ends, the server ends with it.
  process.once('exit', () => server.kill());
  let ended = false;
  server.once('exit', () => {
    ended = true;
  });
  const [first] = await once(server.stdout, 'data');
  const address = new URL(/http:[^"]+/.exec(String(first))?.[0] ?? '');
  server.stdout.resume();
  const figure = async (name: string): Promise<number> => {
    const { text } = await send(address, metrics, '10.9.9.9');
    return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  };
  while ((await figure('hyperdoku_workers')) < 1) await pause(100);
  return {
    address,
    figure,
    megabytes: async () => Math.round((await figure('process_resident_memory_bytes')) / (1 << 20)),
    hasEnded: () => ended,
    async stop() {
      if (ended) return server.exitCode;
      server.kill('SIGTERM');
      const [code] = await once(server, 'exit');
      return code;
    },
  };
}
