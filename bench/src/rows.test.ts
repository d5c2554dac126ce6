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

test('the target of native programs is that of the fastest of them, and only the first of ours has to meet it', () => {
  const rows = makeRows(
    {
      ...contest,
      ours: ['kernel', 'decide()'],
      peers: ['dancing-links', 'qqwing (program)', 'tdoku', 'Schoku'],
      targets: [{ kind: 'native', speed: 1.2 }],
    },
    new Map([
      ['kernel', { laps: [lapOf(10)] }],
      ['decide()', { laps: [lapOf(15)] }],
      ['dancing-links', { laps: [lapOf(5)] }],
      ['qqwing (program)', { laps: [lapOf(300)] }],
      ['tdoku', { laps: [lapOf(11)] }],
      ['Schoku', { excuse: 'not installed' }],
    ]),
    false,
  );
  const aimed = rows.filter(({ target }) => target !== undefined);
  expect(aimed.map(({ ours, peer, target, met }) => [ours.name, peer?.name, target, met])).toEqual([
    ['kernel', 'tdoku', '>= 1.2x', false],
  ]);
});

test('what one of ours costs beside the first of ours has a target of its own, and a lap that is absent has none', () => {
  const wanted: Contest = {
    ...contest,
    ours: ['kernel', 'decide()', 'decideAll()'],
    peers: [],
    targets: [
      { kind: 'kernel', by: 'decide()', share: 0.67 },
      { kind: 'kernel', by: 'decideAll()', share: 0.89 },
    ],
  };
  const rows = makeRows(
    wanted,
    new Map([
      ['kernel', { laps: [lapOf(10), lapOf(12)] }],
      ['decide()', { laps: [lapOf(20), lapOf(20)] }],
      ['decideAll()', { excuse: 'broken off' }],
    ]),
    false,
  );
  expect(rows.map(({ ours, peer, target, met }) => [ours.name, peer?.name, target, met])).toEqual([
    ['decide()', 'kernel', '>= 0.67x', false],
  ]);
});
