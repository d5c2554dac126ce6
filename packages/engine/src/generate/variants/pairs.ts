/** Marks between two cells that lie side by side. */
import type { KindName } from '../../shape/constraint.js';
import { fromAnyCell, positionsOf, shuffled } from './ground.js';
import type { LaidOnGrid } from './way.js';

type Fields = Readonly<Record<string, number>>;

const cellsPerMark = 8;

/** `say` gives the fields that two symbols in this order allow; undefined where nothing can be said of them. */
const layPairs = (
  kind: KindName,
  say: (a: number, b: number, symbols: number) => Fields | undefined,
): LaidOnGrid => ({
  on: 'grid',
  usual: ({ cellCount }) => Math.max(1, Math.round(cellCount / cellsPerMark)),
  most: ({ cellCount, extents }) => cellCount * extents.length,
  lay: ground =>
    fromAnyCell(ground, cell => {
      const { shape, symbols, random, bySide, paired } = ground;
      for (const other of shuffled(random, bySide[cell])) {
        const key = `${kind} ${Math.min(cell, other)} ${Math.max(cell, other)}`;
        const fields = paired.has(key) ? undefined : say(symbols[cell], symbols[other], shape.symbols);
        if (!fields) continue;
        paired.add(key);
        return { kind, cells: positionsOf(shape, [cell, other]), ...fields };
      }
      return undefined;
    }),
});

/** Ten and five where there are symbols enough, else the sum of the least and the greatest symbol. */
const sumsFor = (symbols: number): readonly number[] => (symbols < 6 ? [symbols + 1] : [5, 10]);

export const greater = layPairs('greater', (a, b) => (a > b ? {} : undefined));
export const whiteDot = layPairs('white-dot', (a, b) => (Math.abs(a - b) === 1 ? {} : undefined));
export const blackDot = layPairs('black-dot', (a, b) => (a === 2 * b || b === 2 * a ? {} : undefined));
export const xv = layPairs('xv', (a, b, symbols) =>
  sumsFor(symbols).includes(a + b) ? { sum: a + b } : undefined,
);
