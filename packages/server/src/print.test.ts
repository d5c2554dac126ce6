import { KernelPool } from '@hyperdoku/engine';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { picture } from './operations/picture.js';
import { loadPrint } from './print.js';
import { refuse } from './problem.js';
import { openPlaces } from './work/places.js';
import { Work } from './work/work.js';

test('a package that is not there is no failure, and what else goes wrong is', async () => {
  const absent = Object.assign(new Error('none'), { code: 'ERR_MODULE_NOT_FOUND' });
  expect(await loadPrint(() => Promise.reject(absent))).toBe(undefined);
  await expect(loadPrint(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(refuse('print-absent')).toMatchObject({ status: 501, problem: { code: 'request' } });
});

test('pictures are drawn in every view of the shape, as every type, and in no other view', async () => {
  const work = new Work(
    { milliseconds: 1000, guesses: 1000, cells: 1000, puzzles: 1, jobPuzzles: 1, depth: 9 },
    new AbortController().signal,
    new KernelPool(),
    openPlaces({ keep: 1 }),
  );
  const draw = (wish: Partial<z.input<typeof picture.request>>) =>
    picture.perform(picture.request.parse({ puzzle: `4^3:${'1'.padEnd(64, '.')}`, ...wish }), work);
  const starts = { svg: '<svg', png: '\x89PNG', pdf: '%PDF' } as const;
  for (const [type, start] of Object.entries(starts) as [keyof typeof starts, string][]) {
    const drawn = await draw({ type, view: 'net', width: 40 });
    expect(drawn.ok && Buffer.from(drawn.value.content).toString('latin1', 0, 4)).toBe(start);
  }
  const usual = await draw({});
  const drawn = await Promise.all(
    (['slices', 'stack', 'exploded', 'cube'] as const).map(async view => {
      const answer = await draw({ view });
      return answer.ok && answer.value.content;
    }),
  );
  expect(new Set(drawn).size).toBe(4);
  expect(drawn[0]).toBe(usual.ok && usual.value.content);
  expect(await draw({ view: 'hexagon' })).toMatchObject({ problem: { code: 'view-unfit' } });
});
