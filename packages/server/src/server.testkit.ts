/** A server for tests, on any port, whose log is kept. */
import { type Server, startServer } from './server.js';
import { defaultSettings, type Settings } from './settings.js';

export interface TestServer extends Server {
  readonly log: string[];
  /** What is at an address, with whatever status. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** An operation, asked with any text as its body. */
  post(path: string, body: string, init?: RequestInit): Promise<Response>;
  /** One figure of the metrics, by its name and labels. */
  figure(name: string): Promise<number>;
  /** Waits until a figure is what it should be. */
  until(name: string, value: number): Promise<void>;
}

export async function startTestServer(settings: Partial<Settings> = {}): Promise<TestServer> {
  const log: string[] = [];
  const server = await startServer(
    // Limits that count on a quick machine are tested where they are set.
    { ...defaultSettings, port: 0, workers: 2, perClient: 1000, share: 100, app: '', ...settings },
    {
      log: { write: line => log.push(line) },
      // Workers run what is compiled.
      worker: new URL('../dist/work/inside.js', import.meta.url),
    },
  );
  const ask = (path: string, init?: RequestInit) => fetch(new URL(path, server.address), init);
  const figure = async (name: string): Promise<number> => {
    const text = await (await ask('/metrics')).text();
    const line = text.split('\n').find(one => one.startsWith(`${name} `));
    return line === undefined ? 0 : Number(line.slice(name.length + 1));
  };
  while ((await ask('/ready')).status !== 200) await new Promise(resolve => setTimeout(resolve, 20));
  return {
    ...server,
    log,
    ask,
    post: (path, body, init) =>
      ask(`/api/v1/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
        ...init,
      }),
    figure,
    async until(name, value) {
      while ((await figure(name)) !== value) await new Promise(resolve => setTimeout(resolve, 20));
    },
  };
}
