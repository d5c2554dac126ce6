/**
 * A name such as `3x3#7,g=8` promises the same puzzle for ever. So what this generator makes is pinned here: when a line
 * below fails because the change is wanted, `generatorVersion` must rise, and the lines be replaced.
 */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { generatePuzzle, generatorVersion } from '../generate/generate.js';
import { shapeOf } from '../shape/shapes.js';
import { makePuzzleId, parsePuzzleId } from './puzzleId.js';
import { makePuzzleText } from './puzzleText.js';

const pinned: Readonly<Record<string, string>> = {
  '2x2#1,g=8': 'edba4f831b03ac30',
  '3x3#7,g=8': '642b68cd04048b48',
  '3x3#7,clues=25,g=8': '9c885f1911c1156e',
  '3x3#order,minimal,g=8': '8dcafca458a9d29c',
  '3x3#7,level=medium,g=8': '4c5a282bfc2e550b',
  '3x3#a%2Cb,technique=locked-candidates,g=8': 'ced2a7be76155f9c',
  '3x3#4,clues=30,sampler=point,g=8': '7db7d7c3b999e22a',
  '3x3#4,clues=30,sampler=lhs,g=8': 'a6026b850b3a7a68',
  '3x3#4,logic-only,method=pattern,g=8': '326306124cd20461',
  '4^3#1,minimal,g=8': 'fbd043fc4c841fda',
  '9^3#42,clues=101,g=8': 'a110321ab16081d3',
  '9^3#3,clues=229,sampler=lhs,g=8': '5b74c6a2d532d53f',
  '2x2x2#1,clues=120,g=8': '885fb8041c85bbbe',
  'plane:3^3#1,g=8': 'd0df55c5a60ce9ac',
  '9^3#2,level=easy,g=8': '3d7a7b560c27c3c4',
  '3x3#2,region=r1..5,using=naked-single,g=8': '657cccf4f014e29a',
  'iso:4#1,level=medium,g=8': 'c1242d7a4117a38a',
  'faces:4#1,g=8': 'a4d3a9e4c43b8ca2',
  'latin:4^3#1,clues=12,g=8': '3182a2146b7fc017',
  '3x3#7,with=killer,g=8': '809a7b36877beed6',
  '4^3#7,clues=0,with=killer,g=8': '685c6855720b7122',
  '9^3#7,with=killer,g=8': '47e95d8c8ac71ffc',
  '3x3#7,with=thermo=4+arrow=3+anti-knight,g=8': '14d985d57966079a',
  '9^3#7,clues=60,with=diagonal+odd=9,g=8': '4a85413ac517bd1f',
};

test.each(Object.entries(pinned))('%s is what it was', async (id, hash) => {
  const { spec, seed, order } = expectOk(parsePuzzleId(id));
  expect(makePuzzleId({ spec, seed, order })).toBe(id);
  const { puzzle } = expectOk(await generatePuzzle(expectOk(shapeOf(spec)), seed, order));
  expect(createHash('sha256').update(makePuzzleText(puzzle)).digest('hex').slice(0, 16)).toBe(hash);
});

test('names of other generators are refused, never taken for names of this one', () => {
  for (const id of ['3x3#7', '3x3#7,g=1', `3x3#7,g=${generatorVersion + 1}`, '9^3#7,clues=60']) {
    expect(parsePuzzleId(id)).toMatchObject({ ok: false, problem: { code: 'generator-gone' } });
  }
});
