/**
 * A rule as edges on the cells: an edge for each house and for each primitive of its constraints. Two primitives that demand the same
 * of different cells have edges of the same kind, in whatever order they list their cells.
 */
import { permutations } from '../base/ints.js';
import type { Combinations } from '../shape/combinations.js';
import type { Primitive } from '../shape/constraint.js';
import type { Shape } from '../shape/shape.js';
import { mix } from './mix.js';
import { Structure } from './structure.js';

interface Edge {
  readonly kind: number;
  /** The cells, each in its role. */
  readonly ends: readonly (readonly [cell: number, role: number])[];
}

const kinds = { house: mix(3), different: mix(4), sum: mix(5), relation: mix(6) };

/** The structure of a rule whose cells are its points, with some points more that only clues are tied to. */
export function ruleStructure(shape: Shape, primitives: readonly Primitive[], more: number): Structure {
  const weights = [
    ...new Set(primitives.flatMap(primitive => (primitive.type === 'sum' ? primitive.weights : []))),
  ].sort((a, b) => a - b);
  const tables = new Map<Combinations, Table>();
  const edges = primitives.map(primitive => makeEdge(primitive, weights, tables));
  const roles = edges.reduce(
    (most, { ends }) => ends.reduce((m, [, role]) => Math.max(m, role + 1), most),
    1,
  );
  const structure = new Structure(shape.cellCount + more, shape.cellCount, roles);
  const { houses, houseCount, symbols } = shape;
  const seen = new Set<string>();
  /** What a rule says twice counts once. */
  const addOnce = (kind: number, ports: ArrayLike<number>): void => {
    const key = `${kind} ${Array.from(ports).sort((a, b) => a - b)}`;
    if (!seen.has(key)) structure.addEdge(kind, ports);
    seen.add(key);
  };
  for (let house = 0; house < houseCount; house++)
    addOnce(kinds.house, Array.from(houses.slice(house * symbols, (house + 1) * symbols)));
  for (const { kind, ends } of edges)
    addOnce(
      kind,
      ends.map(([cell, role]) => cell + role * structure.points),
    );
  return structure;
}

function makeEdge(primitive: Primitive, weights: readonly number[], tables: Map<Combinations, Table>): Edge {
  const { cells } = primitive;
  switch (primitive.type) {
    case 'different':
      return { kind: kinds.different, ends: cells.map(cell => [cell, 0]) };
    case 'sum': {
      const kind = mix(mix(kinds.sum + primitive.least) + primitive.most);
      return { kind, ends: cells.map((cell, i) => [cell, weights.indexOf(primitive.weights[i])]) };
    }
    case 'relation': {
      const table = tables.get(primitive.allowed) ?? arrangeTable(primitive.allowed);
      tables.set(primitive.allowed, table);
      return { kind: mix(kinds.relation + table.hash), ends: cells.map((cell, i) => [cell, table.roles[i]]) };
    }
  }
}

/** A table of combinations, whatever the order of its places: what it says, and which places play the same part in it. */
interface Table {
  readonly hash: number;
  readonly roles: readonly number[];
}

function arrangeTable({ size, symbols, table }: Combinations): Table {
  const places = Array.from({ length: size }, (_, place) => place);
  const orders = [...permutations(places)];
  const texts = orders.map(order => readTable(table, symbols, order));
  const [least] = [...texts].sort();
  const fitting = orders.filter((_, i) => texts[i] === least);
  // Places that stand first, second … in any order that gives the same reading play the same part.
  const roles = places.map(place => Math.min(...fitting.map(order => order.indexOf(place))));
  let hash = size;
  for (let i = 0; i < least.length; i++) hash = mix(hash + 2 * i + least.charCodeAt(i));
  return { hash, roles };
}

/** The table with its places in another order. */
function readTable(table: Uint8Array, symbols: number, order: readonly number[]): string {
  const read = new Uint8Array(table.length);
  for (let index = 0; index < table.length; index++) {
    let image = 0;
    for (const [to, place] of order.entries())
      image += (Math.floor(index / symbols ** place) % symbols) * symbols ** to;
    read[image] = table[index];
  }
  return read.join('');
}
