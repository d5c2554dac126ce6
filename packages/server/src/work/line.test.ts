import { expect, test } from 'vitest';
import { Line } from './line.js';

const settings = { workers: 2, perClient: 3, requests: 5, waiting: 2, patience: 60_000, share: 50 };
const never = new AbortController().signal;

test('a client has so many requests at a time, and so have all together', () => {
  const line = new Line(settings, () => 0);
  const details = ['a', 'a', 'a', 'a', 'b', 'b', 'b'].map(client => line.arrive(client)?.problem.detail);
  expect(details).toEqual([
    undefined,
    undefined,
    undefined,
    'too-many-requests',
    undefined,
    undefined,
    'busy',
  ]);
  line.leave('a');
  expect(line.arrive('a')).toBe(undefined);
});

test('long work never has all workers, and who has least at work goes first', async () => {
  const line = new Line(settings, () => 0);
  const order: string[] = [];
  const enter = (name: string, long: boolean) =>
    line.enter(name, long, never).then(rejection => {
      order.push(rejection ? `${name} ${rejection.problem.detail}` : name);
    });
  await enter('a', true);
  const second = enter('a', true);
  const short = enter('b', false);
  await short;
  expect(order).toEqual(['a', 'b']);
  const third = enter('c', true);
  await enter('d', true);
  expect(order).toEqual(['a', 'b', 'd busy']);
  line.finish('b', false, 1);
  line.finish('a', true, 1);
  await second;
  line.finish('a', true, 1);
  await third;
  expect(order).toEqual(['a', 'b', 'd busy', 'a', 'c']);
});

test('who leaves the line is not called', async () => {
  const line = new Line(settings, () => 0);
  await line.enter('a', false, never);
  await line.enter('a', false, never);
  const leaving = new AbortController();
  const waiting = line.enter('b', false, leaving.signal);
  leaving.abort();
  expect((await waiting)?.status).toBe(503);
  line.finish('a', false, 1);
  expect(line.figures).toMatchObject({ running: 1, waiting: 0 });
});

test('who has used its share waits until time has made up for it', async () => {
  let now = 0;
  const line = new Line(settings, () => now);
  line.arrive('a');
  await line.enter('a', true, never);
  line.finish('a', true, 30_000);
  line.leave('a');
  // Two workers at 50 % give back one millisecond in each; 20 s were there at first.
  expect(line.arrive('a')).toMatchObject({ status: 429, retryAfter: 10, problem: { detail: 'work-spent' } });
  now += 10_000;
  expect(line.arrive('a')).toBe(undefined);
  line.leave('a');
  expect(line.figures.clients).toBe(1);
  now += 20_000;
  line.forget();
  expect(line.figures.clients).toBe(0);
});

test('nobody waits in a line that is closed', async () => {
  const line = new Line(settings, () => 0);
  await line.enter('a', false, never);
  await line.enter('a', false, never);
  const waiting = line.enter('b', false, never);
  line.close();
  expect((await waiting)?.problem.detail).toBe('stopping');
  expect(line.arrive('c')?.problem.detail).toBe('stopping');
});
