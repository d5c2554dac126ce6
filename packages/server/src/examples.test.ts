import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servers } from '../../../tools/servers.testkit.js';
import { type Client, createClient, pathOf } from './client.js';
import { makeOpenApi } from './http/openapi.js';
import { findOperation, operationNames, operations } from './operations/index.js';
import { openTestPlaces, type TestPlaces } from './places.testkit.js';
import { startTestServer, type TestServer } from './server.testkit.js';

let server: TestServer;
let client: Client;
let places: TestPlaces;
beforeAll(async () => {
  places = await openTestPlaces('redis');
  server = await startTestServer({ ...places.settings });
  client = createClient(server.address);
});
afterAll(async () => {
  await server.stop();
  await places.close();
});

// Without a queue its jobs are passed over.
const documented = operationNames
  .filter(name => servers.redis !== undefined || findOperation(name).needs !== 'queue')
  .flatMap(name => findOperation(name).examples.map((request, i) => ({ name, number: i + 1, request })));

test.each(documented)(
  'example $number of $name is answered as the document says',
  async ({ name, request }) => {
    const operation = findOperation(name);
    const response = await server.post(operation.path, JSON.stringify(request));
    expect(response.status).toBe(200);
    if (operation.kind === 'picture') {
      expect(await response.text()).toMatch(/^<svg /);
      return;
    }
    const text = await response.text();
    const answers = operation.kind === 'lines' ? text.trimEnd().split('\n') : [text];
    for (const answer of answers) operation.answer.parse(JSON.parse(answer));
    const { paths } = makeOpenApi('1', operationNames) as {
      paths: Record<string, { post: { responses: Responses } }>;
    };
    const { schema } = Object.values(paths[`/api/v1/${operation.path}`].post.responses[200].content)[0];
    const validate = new Ajv2020({ strict: false }).compile(schema);
    for (const answer of answers) expect(validate(JSON.parse(answer)) || validate.errors).toBe(true);
  },
);

type Responses = Readonly<Record<number, { content: Readonly<Record<string, { schema: object }>> }>>;

test.each(documented.filter(({ name }) => findOperation(name).plain))(
  'example $number of $name has the same answer by its address, and a tag if it follows from the request alone',
  async ({ name, request }) => {
    const { path, kind, needs } = findOperation(name);
    const fields = Object.entries(request as Record<string, unknown>).map(([key, value]) => [
      key,
      String(value),
    ]);
    const address = `/api/v1/${path}?${new URLSearchParams(fields)}`;
    const [asked, posted] = await Promise.all([
      server.ask(address),
      server.post(path, JSON.stringify(request)),
    ]);
    expect(await asked.text()).toBe(await posted.text());
    const tag = asked.headers.get('ETag');
    expect(tag === null).toBe(kind === 'lines' || needs !== undefined);
    if (tag === null) return;
    const again = await server.ask(address, { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag]);
  },
);

test('the client knows every operation, where it is and how it answers', () => {
  expect(Object.keys(client)).toEqual(operationNames);
  expect(operationNames.map(pathOf)).toEqual(operationNames.map(name => operations[name].path));
});

test('the client has the types of the table', async () => {
  const { status, solution } = await client.solve({ puzzle: '2x2:......42.41..3..' });
  expect([status, solution]).toEqual(['unique', '2x2:4231314224131324']);
  const lines = [];
  for await (const line of client.solutions({ shape: '2x2' })) lines.push(line);
  expect(lines.length).toBe(289);
  expect(lines.at(-1)).toEqual({ end: 'all', count: 288 });
  expect((await client.picture({ puzzle: '2x2:1...............' })).type).toBe('image/svg+xml');
  // @ts-expect-error: there is no such field.
  await expect(client.hint({ puzzle: '2x2:1...............', strenght: 2 })).rejects.toMatchObject({
    status: 400,
    problem: { code: 'request', detail: 'field' },
  });
});

test('problems of the engine keep their code, detail and place, and have a sentence', async () => {
  await expect(client.solve({ puzzle: '2x2:12!.............' })).rejects.toMatchObject({
    status: 422,
    problem: { code: 'text-syntax', detail: 'character', line: 1, column: 7 },
    message: expect.stringMatching(/\.$/),
  });
  const { puzzles } = await client.parse({ text: '2x2:1...............\n2x2:12!.............' });
  expect(puzzles[1]).toMatchObject({ problem: { code: 'text-syntax', line: 2, column: 7 } });
});

test('an order without a seed is answered with one, and kept by nobody', async () => {
  const asked = await server.ask('/api/v1/generate?order=2x2');
  const { seed, puzzles } = await asked.json();
  expect(asked.headers.get('ETag')).toBe(null);
  expect(asked.headers.get('Cache-Control')).toBe('no-store');
  const again = await client.generate({ order: '2x2', seed });
  expect(again.puzzles).toEqual(puzzles);
});
