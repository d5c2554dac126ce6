import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './server.testkit.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    milliseconds: 600_000,
    bytes: 100_000,
    slowness: 500,
    puzzles: 3,
    share: 100,
  });
});
afterAll(() => server.stop());

const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

test.each([
  ['no JSON', 'solve', '{"puzzle":', 400, 'json'],
  ['JSON that is deep', 'solve', `{"puzzle":{"a":${deep}}}`, 400, 'json-depth'],
  ['JSON that is no object', 'solve', '[]', 400, 'field'],
  ['a field that is not known', 'solve', '{"puzzle":"1","__proto__x":1}', 400, 'field'],
  ['a field of another type', 'solve', '{"puzzle":7}', 400, 'field'],
  ['a field that is missing', 'solve', '{}', 400, 'field-missing'],
  ['a body that is too long', 'solve', `{"puzzle":"${'1'.repeat(200_000)}"}`, 413, 'body-too-large'],
  ['a text that is no puzzle', 'solve', '{"puzzle":"hello"}', 422, undefined],
  ['a board that is too large', 'count', '{"shape":"latin:16^4"}', 422, 'unasked'],
  ['too many puzzles', 'solve/batch', '{"puzzles":["1","2","3","4"]}', 400, 'too-many-puzzles'],
  ['too many ordered', 'generate', '{"order":"2x2,n=999999999"}', 400, 'too-many-puzzles'],
  ['neither puzzle nor shape', 'count', '{}', 400, 'no-puzzle-given'],
  ['an operation that is not there', 'unsolve', '{}', 404, 'no-address'],
])('%s gets a problem', async (_, path, body, status, detail) => {
  const response = await server.post(path, body);
  const { problem } = await response.json();
  expect(response.status).toBe(status);
  if (detail !== undefined) expect(problem.detail).toBe(detail);
  expect(problem.message).toMatch(/\.$/);
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test('a body of bytes that are no text, of another type, or by another method is refused', async () => {
  const bytes = await server.ask('/api/v1/solve', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: new Uint8Array([0xff, 0xfe, 0x7b]),
  });
  expect((await bytes.json()).problem.detail).toBe('encoding');
  const text = await server.ask('/api/v1/solve', { method: 'POST', body: '{}' });
  expect([text.status, (await text.json()).problem.detail]).toEqual([415, 'media-type']);
  const put = await server.ask('/api/v1/solve', { method: 'PUT', body: '{}' });
  expect([put.status, put.headers.get('Allow')]).toEqual([405, 'GET, POST']);
});

/** Writes to the server as no client would, and reads until it closes. */
function talk(text: string): Promise<string> {
  const { hostname, port } = new URL(server.address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let heard = '';
    socket.on('data', data => {
      heard += data;
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
}

test.each([
  '/../../../etc/passwd',
  '/api/../../package.json',
  '/api/%2e%2e/%2e%2e/package.json',
  '/api/..%2fpackage.json',
  '/api/..%5cpackage.json',
  '/api//page.js/',
  '/api/page.js%00.html',
  '//etc/passwd',
  '/%',
])('%s leads nowhere', async path => {
  const heard = await talk(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(heard).toMatch(/^HTTP\/1.1 4\d\d /);
  expect(heard).not.toMatch(/root:|"name"/);
});

test('who sends slowly is not waited for', async () => {
  const head = 'POST /api/v1/solve HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  expect(await talk(`${head}Content-Length: 50\r\n\r\n{"pu`)).toMatch(/^(HTTP\/1.1 4\d\d |$)/);
  expect(await talk('GET / HTTP/1.1\r\nHost:')).toMatch(/^HTTP\/1.1 408 /);
});

test('work stops when its client leaves, and its worker lives on', async () => {
  const leaving = new AbortController();
  const asked = server.post('count', '{"shape":"3x3"}', { signal: leaving.signal });
  await server.until('hyperdoku_running', 1);
  leaving.abort();
  await expect(asked).rejects.toThrow();
  await server.until('hyperdoku_running', 0);
  expect(await server.figure('hyperdoku_workers_ended_total')).toBe(0);
  expect(await server.figure('hyperdoku_left_total{operation="count"}')).toBe(1);
});

test('who reads a list of solutions and leaves ends it', async () => {
  const response = await server.ask('/api/v1/solutions?shape=3x3');
  const reader = response.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toMatch(/^\{"solution":"3x3:1/);
  await reader?.cancel();
  await server.until('hyperdoku_running', 0);
});

test('thousands who ask and leave at once cost nothing that lasts', async () => {
  const leave = async (): Promise<void> => {
    const leaving = new AbortController();
    const asked = server.post('count', '{"shape":"3x3"}', { signal: leaving.signal }).catch(() => undefined);
    setImmediate(() => leaving.abort());
    await asked;
  };
  for (let i = 0; i < 20; i++) await Promise.all(Array.from({ length: 10 }, leave));
  await server.until('hyperdoku_running', 0);
  await server.until('hyperdoku_waiting', 0);
  expect((await server.post('solve', JSON.stringify({ puzzle }))).status).toBe(200);
});

test('the log says what was asked for, and no puzzle', async () => {
  await server.ask(`/api/v1/solve?puzzle=${puzzle}`);
  await server.ask(`/${puzzle}`);
  const log = server.log.join('');
  expect(log).toContain('"route":"solve","status":200');
  expect(log).not.toContain('53..7');
});
