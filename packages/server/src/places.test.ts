import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { servers } from '../../../tools/servers.testkit.js';
import { type Client, createClient } from './client.js';
import { offeredBy, operationNames } from './operations/index.js';
import { openTestPlaces, storedPuzzles, type TestPlaces } from './places.testkit.js';
import { startTestServer, type TestServer } from './server.testkit.js';
import { openPlaces } from './work/places.js';

const command = fileURLToPath(new URL('../../cli/bin/hyperdoku.js', import.meta.url));
const kinds = (['redis', 'postgres'] as const).slice(0, campaign(1, 2));

describe.each(kinds)('with a library, and a queue in %s', kind => {
  let places: TestPlaces;
  let server: TestServer;
  let client: Client;
  beforeAll(async () => {
    places = await openTestPlaces(kind);
    server = await startTestServer(places.settings);
    client = createClient(server.address);
  });
  afterAll(async () => {
    await server.stop();
    await places.close();
  });

  test('stored puzzles are listed page by page and by what is asked for', async () => {
    const list = async (...[request]: Parameters<Client['library']>) => {
      const { count, puzzles } = await client.library(request);
      return [count, ...puzzles.map(({ id }) => id)];
    };
    expect(await list({})).toEqual([3, 1, 2, 3]);
    expect(await list({ limit: 2 })).toEqual([3, 1, 2]);
    expect(await list({ limit: 2, after: 2 })).toEqual([3, 3]);
    expect(await list({ shape: '2x2' })).toEqual([2, 1, 3]);
    expect(await list({ cluesFrom: 5, cluesTo: 29 })).toEqual([1, 1]);
    expect(await list({ source: 'elsewhere' })).toEqual([0]);
    expect(await list({ upToLevel: 'expert' })).toEqual([3, 1, 2, 3]);
    expect(await list({ level: 'expert' })).toEqual([0]);
    expect(await list({ technique: 'x-wing' })).toEqual([0]);
  });

  test('one is shown with its way and its link, or chosen at random', async () => {
    const { puzzle, rounds, link, level } = await client.libraryPuzzle({ id: 2 });
    expect([puzzle, typeof level]).toEqual([storedPuzzles[1], 'string']);
    expect(Object.keys(rounds).length).toBeGreaterThan(0);
    const { puzzles } = await client.parse({ text: link });
    expect(puzzles[0]).toMatchObject({ puzzle });
    const chosen = await Promise.all(
      Array.from({ length: 20 }, (_, seed) => client.libraryRandom({ seed: String(seed) })),
    );
    expect(new Set(chosen.map(({ id }) => id))).toEqual(new Set([1, 2, 3]));
    expect((await client.libraryRandom({ shape: '3x3' })).id).toBe(2);
    const missing = { status: 404, problem: { detail: 'no-such-puzzle' } };
    await expect(client.libraryPuzzle({ id: 4 })).rejects.toMatchObject(missing);
    await expect(client.libraryRandom({ shape: '9^3' })).rejects.toMatchObject(missing);
  });

  test.skipIf(!servers[kind])('a job is done by the farm, as the server itself would do it', async () => {
    const order = { order: '2x2,n=23', seed: '5' };
    await expect(client.jobState(order)).rejects.toMatchObject({
      status: 404,
      problem: { detail: 'no-such-job' },
    });
    const handed = await client.job(order);
    expect(handed).toEqual({ state: 'waiting', puzzles: 23, tasks: 23, done: 0, failed: 0, workers: 0 });
    expect(await client.job(order)).toEqual(handed);
    expect((await listResult(order)).at(-1)).toEqual({ end: 'unfinished', count: 0 });
    const farm = ['farm', 'work', '--jobs', '1', '--queue', places.settings.queue ?? ''];
    const worker = spawn(process.execPath, [command, ...farm], { stdio: 'ignore' });
    while ((await client.jobState(order)).state !== 'done') await new Promise(done => setTimeout(done, 50));
    worker.kill();
    const lines = await listResult(order);
    const { puzzles } = await client.generate(order);
    expect(lines).toEqual([
      ...puzzles.map(({ puzzle, clues, id }) => ({ puzzle, clues, id })),
      { end: 'all', count: 23 },
    ]);
  });

  const listResult = async (order: Parameters<Client['jobResult']>[0]) => {
    const lines = [];
    for await (const line of client.jobResult(order)) lines.push(line);
    return lines;
  };

  test.skipIf(!servers[kind])('an order that cannot be is refused before the farm sees it', async () => {
    for (const order of ['2x2,n=10001', '2x2,clues=99', 'nonsense', '16^4'])
      await expect(client.job({ order, seed: '1' })).rejects.toMatchObject({
        status: order === '2x2,n=10001' ? 400 : 422,
      });
    // It changes something, so no address does it.
    expect((await server.ask('/api/v1/job?order=2x2&seed=1')).status).toBe(405);
  });
});

test('a queue that is not there is waited for by nobody', async () => {
  const server = await startTestServer({ queue: 'redis://127.0.0.1:1' });
  try {
    const response = await server.post('job', JSON.stringify({ order: '2x2', seed: '1' }));
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
    expect((await response.json()).problem.detail).toBe('queue-unreachable');
    const absent = await server.ask('/api/v1/library');
    expect([absent.status, (await absent.json()).problem.detail]).toEqual([501, 'library-absent']);
    const { paths } = await (await server.ask('/api/v1/openapi.json')).json();
    expect(Object.keys(paths)).toContain('/api/v1/job');
    expect(Object.keys(paths)).not.toContain('/api/v1/library');
  } finally {
    await server.stop();
  }
});

test('packages that are not installed are no failure, and what else goes wrong is', async () => {
  const where = { library: 'x.db', queue: 'redis://127.0.0.1:1', keep: 60 };
  const missing = Object.assign(new Error('none'), { code: 'ERR_MODULE_NOT_FOUND' });
  const lacking = (error: Error) =>
    openPlaces(where, { library: () => Promise.reject(error), farm: () => Promise.reject(error) });
  expect(await lacking(missing).openLibrary()).toMatchObject({ ok: false, refusal: { status: 501 } });
  expect(await lacking(missing).askQueue(async () => 1)).toMatchObject({ refusal: { status: 501 } });
  await expect(lacking(new Error('broken')).openLibrary()).rejects.toThrow('broken');
});

test('a server offers what it has', () => {
  expect(offeredBy({ library: 'x.db', queue: 'redis://x' })).toEqual(operationNames);
  const alone = offeredBy({ library: undefined, queue: undefined });
  expect(operationNames.filter(name => !alone.includes(name))).toEqual([
    'library',
    'libraryPuzzle',
    'libraryRandom',
    'job',
    'jobState',
    'jobResult',
  ]);
});
