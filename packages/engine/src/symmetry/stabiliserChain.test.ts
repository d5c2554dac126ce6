import { expect, test } from 'vitest';
import { createRandom } from '../base/random.js';
import { identityOf, isIdentity, multiply, type Permutation } from './permutation.js';
import { StabiliserChain } from './stabiliserChain.js';

/** Cycles of 1 … n, as they are printed. */
function parseCycles(degree: number, text: string): Permutation {
  const permutation = identityOf(degree);
  for (const [, inside] of text.matchAll(/\(([^)]*)\)/g)) {
    const cycle = inside.split(',').map(Number);
    for (const [i, point] of cycle.entries()) permutation[point - 1] = cycle[(i + 1) % cycle.length] - 1;
  }
  return permutation;
}

const chainOf = (degree: number, ...generators: readonly string[]): StabiliserChain => {
  const chain = new StabiliserChain(degree);
  for (const generator of generators) chain.add(parseCycles(degree, generator));
  return chain;
};

/** The six turns of a puzzle cube, on its 48 stickers that move. */
const turns = [
  '(1,3,8,6)(2,5,7,4)(9,33,25,17)(10,34,26,18)(11,35,27,19)',
  '(9,11,16,14)(10,13,15,12)(1,17,41,40)(4,20,44,37)(6,22,46,35)',
  '(17,19,24,22)(18,21,23,20)(6,25,43,16)(7,28,42,13)(8,30,41,11)',
  '(25,27,32,30)(26,29,31,28)(3,38,43,19)(5,36,45,21)(8,33,48,24)',
  '(33,35,40,38)(34,37,39,36)(3,9,46,32)(2,12,47,29)(1,14,48,27)',
  '(41,43,48,46)(42,45,47,44)(14,22,30,38)(15,23,31,39)(16,24,32,40)',
];

test.each([
  { group: 'nothing but the identity', degree: 5, generators: [], order: 1n },
  { group: 'all of 6', degree: 6, generators: ['(1,2)', '(1,2,3,4,5,6)'], order: 720n },
  { group: 'the even ones of 7', degree: 7, generators: ['(1,2,3)', '(3,4,5,6,7)'], order: 2520n },
  { group: 'a square', degree: 4, generators: ['(1,2,3,4)', '(1,3)'], order: 8n },
  {
    group: 'M11',
    degree: 11,
    generators: ['(1,2,3,4,5,6,7,8,9,10,11)', '(3,7,11,8)(4,10,5,6)'],
    order: 7920n,
  },
  {
    group: 'M24',
    degree: 24,
    generators: [
      '(1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23)',
      '(3,17,10,7,9)(4,13,14,19,5)(8,18,11,12,23)(15,20,22,21,16)',
      '(1,24)(2,23)(3,12)(4,16)(5,18)(6,10)(7,20)(8,14)(9,21)(11,17)(13,22)(15,19)',
    ],
    order: 244_823_040n,
  },
  { group: 'the puzzle cube', degree: 48, generators: turns, order: 43_252_003_274_489_856_000n },
])('the order of $group', ({ degree, generators, order }) => {
  expect(chainOf(degree, ...generators).order).toBe(order);
});

test('products of generators are members, and what no turn can do is not', () => {
  const cube = chainOf(48, ...turns);
  const random = createRandom('turns');
  let mixed = identityOf(48);
  for (let i = 0; i < 100; i++) mixed = multiply(mixed, parseCycles(48, turns[random.below(6)]));
  expect(isIdentity(mixed)).toBe(false);
  expect(cube.has(mixed)).toBe(true);
  // One edge turned over in its place.
  expect(cube.has(multiply(mixed, parseCycles(48, '(2,34)')))).toBe(false);
});

test('ranks that differ by a member are straightened to the same', () => {
  const cube = chainOf(48, ...turns);
  const random = createRandom('ranks');
  for (let i = 0; i < 20; i++) {
    const ranks = random.permutation(48);
    let member = identityOf(48);
    for (let k = 0; k < 30; k++) member = multiply(member, parseCycles(48, turns[random.below(6)]));
    const moved = new Int32Array(48);
    for (let point = 0; point < 48; point++) moved[member[point]] = ranks[point];
    const straight = cube.straighten(ranks);
    expect(cube.has(straight)).toBe(true);
    expect(multiply(member, cube.straighten(moved))).toEqual(straight);
  }
});
