/** Whether a rearrangement of the cells, and a renaming of the symbols, leaves the rule of a shape as it was. */
import type { Combinations } from './combinations.js';
import type { Primitive, Relation, Sum } from './constraint.js';
import { demandsOf } from './demands.js';
import type { Cell, House, Shape } from './shape.js';

/** Where each cell goes, and what each symbol becomes: images of 1 … N at 1 … N. */
export function keepsRule(shape: Shape, motion: ArrayLike<Cell>, renaming?: ArrayLike<number>): boolean {
  return carriesRule(shape, shape, motion, renaming);
}

/** Whether all that one rule demands becomes what another demands; with as many demands, that is all of them. */
export function carriesRule(
  from: Shape,
  to: Shape,
  motion: ArrayLike<Cell>,
  renaming?: ArrayLike<number>,
): boolean {
  return houseImages(from, motion, to) !== undefined && carriesPrimitives(from, to, motion, renaming);
}

/** Where each house goes under a motion, which is one to one; undefined if some house becomes none. */
export function houseImages(
  shape: Shape,
  motion: ArrayLike<Cell>,
  to: Shape = shape,
): Int32Array | undefined {
  const { symbols, houseCount, houses } = shape;
  const { cellHouseStart, cellHouses } = to;
  const images = new Int32Array(houseCount);
  /** Whether the cells of a house all go to this one. */
  const goesTo = (house: House, image: House): boolean => {
    for (let k = 1; k < symbols; k++) {
      const cell = motion[houses[house * symbols + k]];
      let i = cellHouseStart[cell];
      const end = cellHouseStart[cell + 1];
      while (i < end && cellHouses[i] !== image) i++;
      if (i === end) return false;
    }
    return true;
  };
  for (let house = 0; house < houseCount; house++) {
    let still = house * symbols;
    while (still < (house + 1) * symbols && motion[houses[still]] === houses[still]) still++;
    images[house] = house;
    if (still === (house + 1) * symbols && to === shape) continue;
    const cell = motion[houses[house * symbols]];
    const end = cellHouseStart[cell + 1];
    let i = cellHouseStart[cell];
    while (i < end && !goesTo(house, cellHouses[i])) i++;
    if (i === end) return undefined;
    images[house] = cellHouses[i];
  }
  return images;
}

/** Whether every primitive becomes one of the other rule's; motions are one to one, so all of a rule's own are met again. */
function carriesPrimitives(
  from: Shape,
  to: Shape,
  motion: ArrayLike<Cell>,
  renaming?: ArrayLike<number>,
): boolean {
  if (from.constraints.length === 0) return true;
  const tables = new TableNames();
  const wanted = new Set(demandsOf(to).primitives.map(primitive => keyOf(primitive, tables)));
  return demandsOf(from).primitives.every(primitive => {
    const image = imageOf(primitive, motion, renaming);
    return image !== undefined && wanted.has(keyOf(image, tables));
  });
}

/** The primitive after motion and renaming; undefined where that is no primitive. */
function imageOf(
  primitive: Primitive,
  motion: ArrayLike<Cell>,
  renaming?: ArrayLike<number>,
): Primitive | undefined {
  const cells = primitive.cells.map(cell => motion[cell]);
  const moved = { ...primitive, cells };
  return renaming ? renamePrimitive(moved, renaming) : moved;
}

/** The primitive after a renaming of the symbols; undefined where that is no primitive. */
export function renamePrimitive(primitive: Primitive, renaming: ArrayLike<number>): Primitive | undefined {
  switch (primitive.type) {
    case 'different':
      return primitive;
    case 'sum':
      return renameSum(primitive, renaming);
    case 'relation':
      return { ...primitive, allowed: renameTable(primitive.allowed, renaming) };
  }
}

/** A sum stays one when symbols keep their values, or when their order is turned round: each is then N + 1 less itself. */
function renameSum(sum: Sum, renaming: ArrayLike<number>): Sum | undefined {
  const symbols = renaming.length - 1;
  const all = Array.from({ length: symbols }, (_, i) => i + 1);
  if (all.every(symbol => renaming[symbol] === symbol)) return sum;
  if (!all.every(symbol => renaming[symbol] === symbols + 1 - symbol)) return undefined;
  const { cells, weights, least, most } = sum;
  const whole = (symbols + 1) * weights.reduce((a, b) => a + b, 0);
  return { type: 'sum', cells, weights, least: whole - most, most: whole - least };
}

function renameTable({ size, symbols, table }: Combinations, renaming: ArrayLike<number>): Combinations {
  const renamed = new Uint8Array(table.length);
  for (let index = 0; index < table.length; index++)
    renamed[mapIndex(index, symbols, size, (place, symbol) => [place, renaming[symbol + 1] - 1])] =
      table[index];
  return { size, symbols, table: renamed };
}

/** Takes the symbols of an entry of a table to other places and other symbols, all from 0: the index of the entry they make. */
function mapIndex(
  index: number,
  symbols: number,
  size: number,
  image: (place: number, symbol: number) => readonly [number, number],
): number {
  let mapped = 0;
  for (let place = 0; place < size; place++) {
    const [to, symbol] = image(place, Math.floor(index / symbols ** place) % symbols);
    mapped += symbol * symbols ** to;
  }
  return mapped;
}

/** A text that two primitives share when they demand the same, in whatever order their cells are listed. */
function keyOf(primitive: Primitive, tables: TableNames): string {
  const { type, cells } = primitive;
  const order = cells.map((_, i) => i).sort((a, b) => cells[a] - cells[b]);
  const sorted = order.map(i => cells[i]).join();
  switch (type) {
    case 'different':
      return `different ${sorted}`;
    case 'sum': {
      const { weights, least, most } = primitive;
      return `sum ${sorted} ${order.map(i => weights[i]).join()} ${least} ${most}`;
    }
    case 'relation':
      return `relation ${sorted} ${tables.nameOf(primitive, order)}`;
  }
}

/** Names for tables of relations, the same for the same contents. */
class TableNames {
  private readonly byContent = new Map<string, number>();
  private readonly byTable = new WeakMap<Uint8Array, Map<string, number>>();

  /** Of the table when its cells are read in this order. */
  nameOf({ allowed }: Relation, order: readonly number[]): number {
    const names = this.byTable.get(allowed.table) ?? new Map<string, number>();
    this.byTable.set(allowed.table, names);
    const key = order.join();
    const name = names.get(key) ?? this.nameContent(allowed, order);
    names.set(key, name);
    return name;
  }

  private nameContent({ size, symbols, table }: Combinations, order: readonly number[]): number {
    const content = new Uint8Array(table.length);
    for (let index = 0; index < table.length; index++)
      content[mapIndex(index, symbols, size, (place, symbol) => [order.indexOf(place), symbol])] =
        table[index];
    const text = `${symbols} ${size} ${content.join('')}`;
    const name = this.byContent.get(text) ?? this.byContent.size;
    this.byContent.set(text, name);
    return name;
  }
}
