/** Hostile requests for the load tool, with the statuses that are right. 0 stands for a connection that was closed. */
import type { Sent } from './requests.js';

const refused = (path: string, body: string | undefined, ...statuses: readonly number[]): Sent => ({
  path,
  method: body === undefined ? 'GET' : 'POST',
  ...(body !== undefined && { body }),
  isHostile: true,
  isRight: status => statuses.includes(status),
});

/** Text that is no request, or two at once. */
const raw = (text: string, ...statuses: readonly number[]): Sent => ({
  ...refused('/', undefined, ...statuses),
  raw: text,
});

const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
const head = 'POST /api/v1/solve HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

const huge: readonly Sent[] = [
  refused('/api/v1/solve', `{"puzzle":"${'1'.repeat(3 << 20)}"}`, 413, 0),
  refused('/api/v1/solve', `{"puzzle":"${'?!'.repeat(100_000)}"}`, 422),
  refused('/api/v1/solve', `{"puzzle":"9^4:${'.'.repeat(500_000)}"}`, 422),
  refused('/api/v1/count?shape=16^5', undefined, 422),
  refused('/api/v1/parse', JSON.stringify({ text: 'x\n'.repeat(200_000) }), 400, 422),
  refused(`/api/v1/solve?puzzle=${'1'.repeat(20_000)}`, undefined, 431, 0),
  refused('/api/v1/generate?order=3x3,level=beyond-logic,n=50&milliseconds=300', undefined, 200, 422),
];

const malformed: readonly Sent[] = [
  refused('/api/v1/solve', `{"puzzle":{"a":${deep}}}`, 400),
  refused('/api/v1/solve', '{"puzzle":', 400),
  refused('/api/v1/solve', '{"__proto__":{"puzzle":"1"},"constructor":1}', 400),
  refused('/api/v1/solve', '{"puzzle":"\\u0000"}', 422),
  refused('/api/v1/solve', '"\\ud800"', 400),
  raw('GET / HTTP/9.9\r\n\r\n', 400, 505, 0),
  raw('\u0016\u0003\u0001\u0002\u0000', 400, 0),
  raw(
    `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
    400,
    0,
  ),
  raw(`${head}Transfer-Encoding: chunked\r\n\r\nfffffffffffffff\r\n{}`, 400, 408, 413, 0),
  raw(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`, 431, 0),
];

const tricks: readonly Sent[] = [
  refused('/../../../../etc/passwd', undefined, 404, 400),
  refused('/%2e%2e/%2e%2e/etc/passwd', undefined, 404, 400),
  refused('/api/..%5c..%5cpackage.json', undefined, 404, 400),
  refused('/api/%252e%252e/package.json', undefined, 404, 400),
  refused('//etc/passwd', undefined, 404, 400),
  refused('/assets/%00.js', undefined, 404, 400),
];

const slow: readonly Sent[] = [
  { ...refused('/api/v1/solve', '{"puzzle":"1"}', 0, 408), slowly: true, leaves: 4000 },
  { ...refused('/api/v1/solutions?shape=3x3', undefined, 0), readsNothing: true, leaves: 2000 },
];

const leaving: readonly Sent[] = [
  { ...refused('/api/v1/count?shape=3x3', undefined, 0), leaves: 30 },
  { ...refused('/api/v1/solutions?shape=3x3', undefined, 0), leaves: 50 },
  { ...refused('/api/v1/grade', JSON.stringify({ puzzle: `4^3:${'.'.repeat(64)}` }), 0, 200), leaves: 5 },
];

/** What is sent one after the other. */
export const hostile: readonly Sent[] = [...huge, ...malformed, ...tricks, ...slow, ...leaving];

/** What is sent by the hundred, only to be left at once. */
export const leftAtOnce: Sent = { ...refused('/api/v1/count?shape=3x3', undefined, 0), leaves: 1 };
