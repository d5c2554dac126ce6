/** The stock as it travels with the app: whole, small, and just what it says. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import {
  asSolution,
  catalog,
  decide,
  expectOk,
  generatePuzzle,
  generatorVersion,
  gradePuzzle,
  type Length,
  type Level,
  makePuzzleText,
  parsePuzzleId,
  parseShape,
  shapeOf,
} from '@hyperdoku/engine';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { nearestOffer, type Offer, offersOf, usualOffer } from '../src/library/stock/offers.js';
import { drawPuzzle } from '../src/library/stock/shelf.js';

const folder = new URL('../stock/', import.meta.url);
const cellsOf = (spec: string): number => expectOk(parseShape(spec)).cellCount;
const offers = catalog.flatMap(spec => (offersOf(spec) ?? []).map(offer => ({ spec, offer })));

test('is under a megabyte packed, one file a shape', () => {
  const files = readdirSync(folder).filter(name => name !== 'list.json');
  expect(files.length).toBe(catalog.length);
  const packed = files.map(name => gzipSync(readFileSync(new URL(name, folder))).length);
  expect(packed.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000);
});

describe('every shape of the catalog', () => {
  test.each(catalog)('%s has a puzzle to begin with, short where the board is large', spec => {
    const usual = usualOffer(spec, cellsOf(spec));
    expect(usual?.length).toBe(cellsOf(spec) <= 100 ? 'long' : 'short');
    expect(['gentle', 'easy']).toContain(usual?.level);
  });

  test('cubes are met with about a hundred blanks, tesseracts with about two hundred', () => {
    const blanks = (spec: string) => usualOffer(spec, cellsOf(spec))?.blanks;
    expect([blanks('9^3'), blanks('2x2x2'), blanks('9^4'), blanks('2x2x2x2')]).toEqual([100, 100, 200, 200]);
  });

  test('has longer puzzles under longer names', () => {
    for (const { spec, offer } of offers) {
      const others = (offersOf(spec) ?? []).filter(({ level }) => level === offer.level);
      const at = (length: Length) => others.find(each => each.length === length)?.blanks;
      const sizes = [at('short'), at('medium'), at('long')].filter(size => size !== undefined);
      expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    }
  });
});

const open = async (spec: string, offer: Offer, seed: string) => {
  const ready = await drawPuzzle(spec, offer, seed);
  const solved = ready?.open();
  if (!ready || !solved) throw new Error(`nothing is in stock of ${spec}`);
  return { ...ready, ...solved };
};

describe('what is drawn', () => {
  test('is of the level and length offered, with its solution', async () => {
    for (const { spec, offer } of offers) {
      const { id, grade, puzzle, solution } = await open(spec, offer, 'tea');
      expect([id, asSolution(solution).ok]).toEqual([id, true]);
      expect(grade).toMatchObject({ status: 'graded', level: offer.level });
      const clues = [...puzzle.symbols];
      const blanks = clues.filter(symbol => symbol === 0).length;
      expect(Math.abs(blanks - offer.blanks)).toBeLessThanOrEqual(0.1 * offer.blanks + 2);
      expect(clues.every((symbol, cell) => symbol === 0 || symbol === solution.symbols[cell])).toBe(true);
    }
  });

  test('is proved and graded: a sample is proved and graded again', async () => {
    const small = offers.filter(({ spec }) => cellsOf(spec) <= 100);
    const step = Math.ceil(small.length / campaign(12, 1000));
    for (let at = 0; at < small.length; at += step) {
      const { spec, offer } = small[at];
      const { id, grade, puzzle } = await open(spec, offer, `seed${at}`);
      expect([id, (await decide(puzzle)).status]).toEqual([id, 'unique']);
      expect(await gradePuzzle(puzzle, { assumeUnique: true })).toEqual(grade);
    }
  });

  test('can be made again from its name', async () => {
    for (const [spec, level] of [
      ['2x2', 'gentle'],
      ['4^3', 'gentle'],
      ['3x3', 'easy'],
    ] as const) {
      const offer = nearestOffer(offersOf(spec) ?? [], level, 'long') as Offer;
      const drawn = await open(spec, offer, 'coffee');
      expect(drawn.id).toContain('moved=coffee');
      const name = parsePuzzleId(drawn.id);
      // A stock from before the generator changed says which one made it.
      if (!name.ok) expect(name.problem.code).toBe('generator-gone');
      if (!drawn.id.endsWith(`g=${generatorVersion}`)) continue;
      const { spec: own, seed, order } = expectOk(name);
      const made = expectOk(await generatePuzzle(expectOk(shapeOf(own)), seed, order));
      expect(makePuzzleText(made.puzzle)).toBe(makePuzzleText(drawn.puzzle));
    }
  });

  test('is new with every seed, and the same with the same', async () => {
    const offer = usualOffer('9^3', 729) as Offer;
    const texts = await Promise.all(
      ['a', 'b', 'c', 'a'].map(async seed => makePuzzleText((await open('9^3', offer, seed)).puzzle)),
    );
    expect(new Set(texts).size).toBe(3);
    expect(texts[3]).toBe(texts[0]);
  });
});

test('the nearest length of a level is taken where the one wished for is not there', () => {
  const offer = (level: Level, length: Length): Offer => ({
    level,
    length,
    blanks: 9,
    effort: 200,
    order: '',
  });
  const some = [offer('easy', 'short'), offer('easy', 'long'), offer('hard', 'long')];
  expect(nearestOffer(some, 'hard', 'short')).toBe(some[2]);
  expect(nearestOffer(some, 'easy', 'short')).toBe(some[0]);
  expect(nearestOffer(some, 'medium', 'short')).toBeUndefined();
});
