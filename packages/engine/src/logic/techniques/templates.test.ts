import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../../tools/campaign.js';
import { createRandom } from '../../base/random.js';
import type { SymbolNumber } from '../../board/symbols.js';
import { peersOf } from '../../shape/peers.js';
import type { Cell, House } from '../../shape/shape.js';
import { puzzleOf, shapeNamed } from '../../solve/puzzles.testkit.js';
import { ladderUpTo } from '../ladder.js';
import { Position } from '../position.js';
import type { Step } from '../step.js';
import { nextStep, stepsOf } from '../technique.js';
import {
  antiKnight,
  anySolution,
  counted,
  find,
  fullGrid,
  jigsaw,
  text,
  texts,
  thinPosition,
} from './patterns.testkit.js';
import { template } from './template.js';

/** All ways to put a symbol once into each of these houses, beside what is chosen already. */
function* fillings(
  position: Position,
  symbol: SymbolNumber,
  houses: readonly House[],
  chosen: readonly Cell[] = [],
): Generator<readonly Cell[]> {
  const [house, ...others] = houses;
  if (house === undefined) {
    yield chosen;
    return;
  }
  const { shape } = position;
  const places = position.placesOf(house, symbol);
  if (places.some(cell => chosen.includes(cell))) yield* fillings(position, symbol, others, chosen);
  else
    for (const cell of places) {
      const peers = peersOf(shape, cell);
      if (!chosen.some(other => peers.includes(other)))
        yield* fillings(position, symbol, others, [...chosen, cell]);
    }
}

const isPossible = (
  position: Position,
  symbol: SymbolNumber,
  houses: readonly House[],
  cell: Cell,
): boolean => !fillings(position, symbol, houses, [cell]).next().done;

/** The candidates that are in no template. */
function goneByHand(position: Position): string[] {
  const { shape } = position;
  const houses = Array.from({ length: shape.houseCount }, (_, house) => house);
  const gone = new Set<string>();
  for (let symbol = 1; symbol <= shape.symbols; symbol++) {
    for (let cell = 0; cell < shape.cellCount; cell++)
      if (position.isOpen(cell) && position.has(cell, symbol)) gone.add(text({ cell, symbol }));
    for (const cells of fillings(position, symbol, houses))
      for (const cell of cells) gone.delete(text({ cell, symbol }));
  }
  return [...gone].sort();
}

const goneBy = (steps: readonly Step[]): string[] =>
  [...new Set(steps.flatMap(step => texts(step.eliminations)))].sort();

describe.each(
  counted({
    '2x2': campaign(5, 400),
    '3x2': campaign(3, 200),
    '3x3': campaign(2, 60),
    '4^3': campaign(2, 100),
    'latin:4^3': campaign(2, 100),
    'plane:3^3': campaign(4, 200),
    'iso:4': campaign(2, 100),
    'faces:4': campaign(2, 40),
    [jigsaw]: campaign(4, 200),
    [antiKnight]: campaign(2, 40),
  }),
)('on $title', ({ spec, count }) => {
  test('what goes is in no template, and all of that', async () => {
    const shape = shapeNamed(spec);
    const random = createRandom(`templates ${spec}`);
    for (let i = 0; i < count; i++) {
      const { position } = thinPosition(shape, await anySolution(shape, random), random);
      const steps = find('template', position);
      expect(goneBy(steps)).toEqual(goneByHand(position));
      // Asked again after a change, it does not answer from memory.
      for (const step of steps.slice(0, 3)) position.apply(step);
      const news = find('template', position);
      expect(goneBy(news)).toEqual(goneByHand(position));
    }
  });

  test('the houses named cannot all be filled, and none of them is named in vain', async () => {
    const shape = shapeNamed(spec);
    const random = createRandom(`cores ${spec}`);
    let seen = 0;
    for (let i = 0; i < count; i++) {
      const { position } = thinPosition(shape, await anySolution(shape, random), random);
      for (const { houses, cells, symbols, eliminations } of find('template', position)) {
        const [{ cell, symbol }] = eliminations;
        expect([eliminations.length, symbols]).toEqual([1, [symbol]]);
        expect(new Set(cells)).toEqual(new Set(houses.flatMap(house => position.placesOf(house, symbol))));
        expect(isPossible(position, symbol, houses, cell)).toBe(false);
        for (const house of houses)
          expect(
            isPossible(
              position,
              symbol,
              houses.filter(other => other !== house),
              cell,
            ),
          ).toBe(true);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(0);
  });
});

/** What is wrong with a fish, as it is told. */
function faultsOfFish(position: Position, step: Step): string[] {
  const { houses, covers, cells, fins, eliminations } = step;
  const [symbol] = step.symbols;
  const { shape } = position;
  const inBases = houses.flatMap(house => position.placesOf(house, symbol));
  const countCovers = (cell: Cell): number =>
    covers.filter(cover => position.placesOf(cover, symbol).includes(cell)).length;
  const faults: string[] = [];
  if (new Set([...houses, ...covers]).size !== 2 * houses.length) faults.push('not as many covers as bases');
  if (new Set(inBases).size < inBases.length) faults.push('bases share a place');
  if (
    texts(cells.map(cell => ({ cell, symbol }))).join() !==
    texts(inBases.map(cell => ({ cell, symbol }))).join()
  )
    faults.push('its cells are not the places in its bases');
  if (inBases.some(cell => fins.includes(cell) !== (countCovers(cell) === 0)))
    faults.push('fins are not the places in no cover');
  for (const out of eliminations) {
    if (out.symbol !== symbol || !position.has(out.cell, symbol)) faults.push('removes nothing');
    if (countCovers(out.cell) <= (inBases.includes(out.cell) ? 1 : 0)) faults.push('removes what it needs');
    if (fins.some(fin => !peersOf(shape, out.cell).includes(fin))) faults.push('removes what sees no fin');
  }
  return faults;
}

const fishNames = [
  'x-wing',
  'swordfish',
  'jellyfish',
  'finned-x-wing',
  'finned-swordfish',
  'mixed-fish',
] as const;

test.each(
  counted({
    '2x2': campaign(5, 400),
    '3x2': campaign(3, 200),
    '3x3': campaign(2, 200),
    '4^3': campaign(2, 100),
    '3x2x1': campaign(1, 40),
    'latin:4^3': campaign(2, 100),
    'plane:3^3': campaign(4, 200),
    'iso:4': campaign(2, 100),
    'faces:4': campaign(1, 40),
    [jigsaw]: campaign(4, 200),
    [antiKnight]: campaign(2, 100),
    '9^3': campaign(1, 10),
  }),
)('a fish has what it says, and removes what is in no template, on $title', async ({ spec, count }) => {
  const shape = shapeNamed(spec);
  const random = createRandom(`evidence ${spec}`);
  for (let i = 0; i < count; i++) {
    const solution = await anySolution(shape, random);
    const { position } = thinPosition(shape, solution, random);
    const gone = new Set(goneBy(find('template', position)));
    for (const name of fishNames)
      for (const step of find(name, position)) {
        const faults = faultsOfFish(position, step);
        if (texts(step.eliminations).some(out => !gone.has(out))) faults.push('removes part of a template');
        if (step.eliminations.some(({ cell, symbol }) => solution[cell] === symbol))
          faults.push('removes the solution');
        if (faults.length > 0) expect.fail(`${faults.join(', ')}: ${JSON.stringify(step)}`);
      }
  }
});

test('a search that is left halfway leaves nothing behind', () => {
  const position = thinPosition(
    shapeNamed('3x3'),
    fullGrid(shapeNamed('3x3'), createRandom('half')),
    createRandom('halfway'),
  ).position;
  const whole = find('template', position.copy());
  expect(whole.length).toBeGreaterThan(10);
  for (let length = 0; ; length++) {
    const begun = template.find(position)[Symbol.iterator]();
    let ended = false;
    for (let i = 0; i < length && !ended; i++) ended = begun.next().done === true;
    expect(find('template', position)).toEqual(whole);
    if (ended) break;
  }
});

const cubes = new URL('../../../../../../shared/data/cube9_hard.txt', import.meta.url);
test.skipIf(!existsSync(cubes))('where cubes are stuck, templates find dozens of candidates', () => {
  const lines = readFileSync(cubes, 'utf8').trim().split('\n').slice(0, campaign(2, 12));
  const ladder = ladderUpTo({ upTo: 'x-wing' });
  const counts: number[] = [];
  for (const line of lines) {
    const position = Position.of(puzzleOf('9^3', line.slice('9^3:'.length)));
    for (let step = nextStep(position, ladder); step; step = nextStep(position, ladder)) position.apply(step);
    if (!position.isSolved) counts.push(goneBy([...stepsOf(template, position)]).length);
  }
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(20);
});
