/** Which symbols may stand together in one, two or three cells: a table, made once for each condition and shared. */

/** Which symbols up to three cells may hold together. */
export interface Combinations {
  /** How many cells: 1, 2 or 3. */
  readonly size: number;
  readonly symbols: number;
  /** 1 where allowed, at a + symbols · (b + symbols · c) for the symbols a, b, c, counted from 0. */
  readonly table: Uint8Array;
}

type Condition = (...symbols: number[]) => boolean;

const made = new Map<string, Combinations>();
/** Conditions are few; a stream of rules with ever new ones may still not fill the memory. */
const mostKept = 200;

/** The table of a condition on symbols from 1. Equal keys must mean equal conditions: one table then serves all constraints. */
export function combinations(
  symbols: number,
  size: 1 | 2 | 3,
  key: string,
  condition: Condition,
): Combinations {
  const full = `${symbols} ${size} ${key}`;
  const known = made.get(full);
  if (known) return known;
  const table = new Uint8Array(symbols ** size);
  for (let index = 0; index < table.length; index++) {
    const a = index % symbols;
    const b = Math.floor(index / symbols) % symbols;
    const c = Math.floor(index / symbols ** 2);
    table[index] = condition(a + 1, b + 1, c + 1) ? 1 : 0;
  }
  if (made.size >= mostKept) made.clear();
  const fresh = { size, symbols, table };
  made.set(full, fresh);
  return fresh;
}

/** Whether renaming all symbols (images of 1 … N at 1 … N) allows the same combinations. */
export function areKeptBy({ size, symbols, table }: Combinations, renaming: ArrayLike<number>): boolean {
  for (let index = 0; index < table.length; index++) {
    let image = 0;
    for (let k = size - 1; k >= 0; k--) {
      const symbol = Math.floor(index / symbols ** k) % symbols;
      image = image * symbols + renaming[symbol + 1] - 1;
    }
    if (table[image] !== table[index]) return false;
  }
  return true;
}

/** Whether these symbols, from 1, may stand together. */
export function areAllowed({ symbols, table }: Combinations, chosen: ArrayLike<number>): boolean {
  let index = 0;
  for (let k = chosen.length - 1; k >= 0; k--) index = index * symbols + chosen[k] - 1;
  return table[index] === 1;
}
