/** Marks in single cells. */
import type { KindName } from '../../shape/constraint.js';
import { fromAnyCell, type Ground, positionsOf } from './ground.js';
import type { LaidOnGrid } from './way.js';

const cellsPerMark = 10;

/** `say` gives the fields that a symbol allows; undefined where nothing can be said of it. */
const layMarks = (
  kind: KindName,
  say: (symbol: number, ground: Ground) => Readonly<Record<string, unknown>> | undefined,
): LaidOnGrid => ({
  on: 'grid',
  usual: ({ cellCount }) => Math.max(1, Math.round(cellCount / cellsPerMark)),
  most: ({ cellCount }) => cellCount,
  lay: ground =>
    fromAnyCell(ground, cell => {
      const { shape, symbols, marked } = ground;
      const fields = marked.has(cell) ? undefined : say(symbols[cell], ground);
      if (!fields) return undefined;
      marked.add(cell);
      return { kind, cells: positionsOf(shape, [cell]), ...fields };
    }),
});

export const odd = layMarks('odd', symbol => (symbol % 2 === 1 ? {} : undefined));
export const even = layMarks('even', symbol => (symbol % 2 === 0 ? {} : undefined));

/** The symbol of the cell and as many others as make three, or two where there are few. */
export const candidates = layMarks('candidates', (symbol, { shape, random }) => {
  const shown = Math.min(3, shape.symbols - 1);
  const others = [...random.permutation(shape.symbols)].map(at => at + 1).filter(other => other !== symbol);
  return { symbols: [symbol, ...others.slice(0, shown - 1)].sort((a, b) => a - b) };
});
