import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { permutations } from './base/ints.js';
import { createRandom } from './base/random.js';
import { expectOk } from './base/result.js';
import { emptyPuzzle } from './board/puzzle.js';
import { catalog } from './shape/catalog.js';
import { type FactKind, factsOf } from './shape/facts.js';
import { parseShape } from './shape/shapes.js';
import { moveSymbols, randomSymmetry } from './shape/symmetry.js';
import { countSolutions } from './solve/count.js';
import { solutions } from './solve/solutions.js';
import { englishReference } from './words/en/reference.js';

const shapeNamed = (spec: string) => expectOk(parseShape(spec));
const factsNamed = (spec: string) => factsOf(shapeNamed(spec).spec, shapeNamed(spec).symbols);
const factNamed = (spec: string, kind: FactKind) => factsNamed(spec).find(fact => fact.kind === kind);

/** Every shape that something is known of by name. */
const specs = [
  ...catalog,
  ...['4x2', '5x2', 'plane:2^3', 'plane:2^4', 'iso:2', 'latin:4^5'],
  ...['latin:5^3', 'latin:5^4', 'latin:6^3', 'latin:3^3', 'latin:3^4'],
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(n => `latin:${n}^2`),
];

async function listGrids(spec: string): Promise<Uint8Array[]> {
  const grids: Uint8Array[] = [];
  for await (const { symbols } of solutions(emptyPuzzle(shapeNamed(spec))))
    grids.push(Uint8Array.from(symbols));
  return grids;
}

test('symbols that a rule tells apart need not all but one be shown', () => {
  const under = (constraint: object) =>
    factNamed(JSON.stringify({ base: '3x3', constraints: [constraint] }), 'fewest-clues');
  expect(under({ kind: 'anti-knight' })).toMatchObject({ value: 8n, bound: 'at-least' });
  expect(under({ kind: 'thermo', cells: [0, 1, 2] })).toBeUndefined();
});

describe('grids', () => {
  const counts = specs.flatMap(spec => {
    const fact = factNamed(spec, 'grids');
    return fact?.source.kind === 'count' ? [{ spec, grids: fact.value, fact }] : [];
  });
  test('several can be counted', () => {
    expect(counts.length).toBeGreaterThan(12);
  });
  test.each(counts)('$spec has $grids, as its command says', async ({ spec, grids, fact }) => {
    expect(englishReference.fact(fact).source).toBe(`hyperdoku count ${spec}`);
    if (grids > campaign(30_000_000, 1_000_000_000)) return;
    expect(await countSolutions(emptyPuzzle(shapeNamed(spec)))).toMatchObject({
      status: 'exact',
      count: grids,
    });
  });
  /** Renaming symbols, and in a Latin square moving rows and columns, makes grids in groups of one size. */
  test.each(specs)('those of %s come in groups of all renamings', spec => {
    const { symbols } = shapeNamed(spec);
    const renamings = Array.from({ length: symbols }, (_, i) => BigInt(i + 1)).reduce((a, b) => a * b);
    const grids = factNamed(spec, 'grids')?.value ?? 0n;
    expect(grids % renamings).toBe(0n);
    if (/^latin:\d+\^2$/.test(spec)) expect(grids % (renamings * (renamings / BigInt(symbols)))).toBe(0n);
  });
});

test('2x2 has two classes of grids: no symmetry leads from one to the other', async () => {
  const grids = new Set((await listGrids('2x2')).map(grid => grid.join('')));
  const shape = shapeNamed('2x2');
  const random = createRandom('classes');
  let classes = 0;
  for (const start of grids) {
    classes++;
    const open = [start];
    grids.delete(start);
    for (let text = open.pop(); text; text = open.pop()) {
      const grid = Uint8Array.from(text, Number);
      for (let i = 0; i < 60; i++) {
        const moved = moveSymbols(randomSymmetry(shape, random), grid).join('');
        if (grids.delete(moved)) open.push(moved);
      }
    }
  }
  expect(BigInt(classes)).toBe(factNamed('2x2', 'classes')?.value);
});

/** How many of these grids have the same symbols in some cells as one of them, at least and over all choices of so many cells. */
function fewestAlike(grids: readonly Uint8Array[], one: Uint8Array, cells: number): number {
  let fewest = grids.length;
  const choose = (from: number, left: number, alike: readonly Uint8Array[]): void => {
    if (left === 0) fewest = Math.min(fewest, alike.length);
    else
      for (let cell = from; cell < one.length; cell++)
        choose(
          cell + 1,
          left - 1,
          alike.filter(grid => grid[cell] === one[cell]),
        );
  };
  choose(0, cells, grids);
  return fewest;
}

test.each(['2x2', '4^3'])('in %s no three clues leave one grid, and four may', async spec => {
  const grids = await listGrids(spec);
  const { symbols } = shapeNamed(spec);
  // Grids that differ by the names of symbols behave alike.
  const first = [...permutations(Array.from({ length: symbols }, (_, i) => i + 1))][0].join();
  const house = [...grids[0].keys()].slice(0, symbols);
  const named = grids.filter(grid => house.map(cell => grid[cell]).join() === first);
  expect(named.length * 24).toBe(grids.length);
  for (const one of named) expect(fewestAlike(grids, one, 3)).toBeGreaterThan(1);
  expect(factNamed(spec, 'fewest-clues')).toMatchObject({ value: 4n, bound: 'exact' });
  expect(factNamed(spec, 'record')?.value).toBe(4n);
});

describe('records', () => {
  const file = new URL('../../../corpus/records.json', import.meta.url);
  const records: Record<string, { clues: number }> = JSON.parse(readFileSync(file, 'utf8'));
  test('are those of the corpus', () => {
    for (const [spec, { clues }] of Object.entries(records))
      expect([spec, factNamed(spec, 'record')?.value]).toEqual([spec, BigInt(clues)]);
    const known = specs.filter(spec => factNamed(spec, 'record'));
    expect(known.sort()).toEqual(Object.keys(records).sort());
  });
  test('do not beat what is proved', () => {
    for (const spec of Object.keys(records)) {
      const [least, record] = [factNamed(spec, 'fewest-clues'), factNamed(spec, 'record')];
      expect(record?.value).toBeGreaterThanOrEqual(least?.value ?? 0n);
    }
  });
});

test('one symbol may be missing among the clues, not two, and where that is reached it is the least', () => {
  expect(factNamed('9^3', 'fewest-clues')).toMatchObject({ value: 8n, bound: 'at-least' });
  expect(factNamed('plane:3^3', 'fewest-clues')).toMatchObject({ value: 8n, bound: 'exact' });
  const custom = 'custom:{"base":"2x2","houses":[[0,5,10,15]]}';
  expect(factsNamed(custom)).toMatchObject([{ kind: 'fewest-clues', value: 3n, bound: 'at-least' }]);
});

test.each([
  ['9^2', '3x3'],
  ['2x3', '3x2'],
  ['1x2x2', '2x2x1'],
  ['4x1', 'latin:4^2'],
  ['1x4x1', 'latin:4^3'],
  ['plane:5^2', 'latin:5^2'],
])('what is known of %s is known of %s', (one, other) => {
  expect(factsNamed(one)).toEqual(factsNamed(other));
});

test('every fact is said with its source', () => {
  for (const spec of specs) {
    for (const fact of factsNamed(spec)) {
      const { label, value, source } = englishReference.fact(fact);
      expect(label).toMatch(/^[a-z ]+$/);
      expect(value).toMatch(/^(at least )?[\d,]+$/);
      expect(source).toMatch(/\(\d{4}\)$|^hyperdoku |^npx |^jq |^Wikipedia: |^two symbols/);
    }
  }
});
