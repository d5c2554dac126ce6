import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestServer } from './server.testkit.js';

test('a folder is served with tags, without what is hidden or leads out of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'element'));
  writeFileSync(join(folder, 'index.html'), '<p>app');
  writeFileSync(join(folder, '.secret'), 'no');
  writeFileSync(join(folder, 'assets', 'a-0123abcd.js'), '1');
  writeFileSync(join(folder, 'element', 'hyperdoku-board.js'), '2');
  symlinkSync('/etc/passwd', join(folder, 'link'));
  const server = await startTestServer({ app: folder, allow: ['https://example.org'] });
  try {
    const start = await server.ask('/');
    expect([await start.text(), start.headers.get('Cache-Control')]).toEqual(['<p>app', 'no-cache']);
    expect(start.headers.get('Content-Security-Policy')).toContain('frame-ancestors https://example.org');
    expect(start.headers.get('X-Frame-Options')).toBe(null);
    const tag = start.headers.get('ETag') ?? '';
    expect((await server.ask('/', { headers: { 'If-None-Match': tag } })).status).toBe(304);
    expect((await server.ask('/assets/a-0123abcd.js')).headers.get('Cache-Control')).toContain('immutable');
    const element = await server.ask('/element/hyperdoku-board.js');
    expect(element.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect((await server.ask('/.secret')).status).toBe(404);
    expect((await server.ask('/link')).status).toBe(404);
    const asked = (origin: string) => server.ask('/api/v1/shapes', { headers: { Origin: origin } });
    const allowed = async (origin: string) =>
      (await asked(origin)).headers.get('Access-Control-Allow-Origin');
    expect(await allowed('https://example.org')).toBe('https://example.org');
    expect(await allowed('https://example.com')).toBe(null);
    const told = (await asked('https://example.org')).headers.get('Access-Control-Expose-Headers');
    expect(told).toBe('ETag, Retry-After');
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});

test('a server that is told to stop answers what is running, and nobody else', async () => {
  const server = await startTestServer({ grace: 0, milliseconds: 600_000 });
  const asked = server.post('count', '{"shape":"3x3"}');
  await server.until('hyperdoku_running', 1);
  await server.stop();
  const answer = await (await asked).json();
  expect(answer).toMatchObject({ status: 'unknown', reason: 'aborted' });
  await expect(server.ask('/health')).rejects.toThrow();
});

test('who asks for too much at a time is told when to come back', async () => {
  const server = await startTestServer({ perClient: 1, milliseconds: 600_000, proxies: 1 });
  const as = (client: string) => ({
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client },
  });
  try {
    const leaving = new AbortController();
    const first = server
      .post('count', '{"shape":"3x3"}', { ...as('10.0.0.1'), signal: leaving.signal })
      .catch(() => undefined);
    await server.until('hyperdoku_running', 1);
    const second = await server.post('shapes', '{}', as('10.0.0.1'));
    expect([second.status, second.headers.get('Retry-After')]).toEqual([429, '1']);
    expect((await second.json()).problem).toMatchObject({ code: 'refused', detail: 'too-many-requests' });
    expect((await server.post('shapes', '{}', as('10.0.0.2'))).status).toBe(200);
    leaving.abort();
    await first;
  } finally {
    await server.stop();
  }
});
