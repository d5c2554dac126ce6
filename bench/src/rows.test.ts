import { expect, test } from 'vitest';
import type { Contest } from './contests.js';
import type { Lap } from './lap.js';
import { makeRows } from './rows.js';

const contest: Contest = {
  set: '9x9 top1465',
  measure: 'rate',
  ours: ['kernel'],
  peers: ['dancing-links', 'qqwing (program)'],
  once: [],
  aside: [],
  targets: [],
};

const lapOf = (cpu: number): Lap => ({
  puzzles: 1000,
  cpu,
  preparing: 0,
  median: cpu / 1000,
  medianAlone: cpu / 1000,
  unknown: 0,
  wrong: 0,
});

test('speeds are of medians, with the least and the most of laps taken in turn; what is absent has none', () => {
  const rows = makeRows(
    contest,
    new Map([
      ['kernel', { laps: [10, 11, 20].map(lapOf) }],
      ['dancing-links', { laps: [100, 132, 160].map(lapOf) }],
      ['qqwing (program)', { excuse: 'not installed' }],
    ]),
    false,
  );
  expect(rows.map(({ peer, speed, spread, note }) => [peer?.name, speed, spread, note])).toEqual([
    ['dancing-links', expect.closeTo(12), [expect.closeTo(8), expect.closeTo(12)], undefined],
    ['qqwing (program)', undefined, undefined, 'not installed'],
  ]);
});
