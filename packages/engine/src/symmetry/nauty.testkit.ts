/**
 * nauty, where it is installed (Debian: `apt-get install nauty`), as an oracle that shares nothing with this room: puzzles become
 * graphs, and it says how many automorphisms a graph has and which graphs are the same. NAUTY may name its dreadnaut.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { countBits } from '../base/ints.js';
import type { Grid } from '../board/grid.js';
import type { Primitive } from '../shape/constraint.js';
import { demandsOf } from '../shape/demands.js';

const program = process.env.NAUTY || '/usr/bin/dreadnaut';
export const hasNauty = existsSync(program);

export interface Answer {
  /** To some ten digits, where there are many. */
  readonly automorphisms: number;
  /** The same for graphs that are the same. */
  readonly hash: string;
}

/** A graph whose vertices have colours, by name. */
class Graph {
  private readonly colours: string[] = [];
  private readonly edges: number[][] = [];

  add(colour: string, ...neighbours: readonly number[]): number {
    this.edges.push([...neighbours]);
    return this.colours.push(colour) - 1;
  }

  /** Its colours, which nauty only numbers. */
  get names(): string {
    return [...new Set(this.colours)].sort().join();
  }

  write(): string {
    const names = [...new Set(this.colours)].sort();
    const cells = names.map(name => this.colours.flatMap((colour, i) => (colour === name ? [i] : [])));
    const rows = this.edges.map((to, from) => `${from}: ${to.join(' ')};`);
    return [
      `n=${this.colours.length} $=0 g`,
      ...rows.slice(0, -1),
      `${rows[rows.length - 1].slice(0, -1)}.`,
      // Long lists are wrapped: lines have a limit.
      `f=[${cells.map(cell => cell.join(',\n')).join('|\n')}]`,
      'c -a -m x z',
    ].join('\n');
  }
}

/** Cells, houses, what constraints demand, and symbols, which a clue ties to its cell; with the order of the symbols turned round, if that is wanted. */
function makeGraph({ shape, symbols }: Grid, turned: boolean): Graph {
  const { cellCount, houses, houseCount, symbols: n, interchangeable } = shape;
  const graph = new Graph();
  for (let cell = 0; cell < cellCount; cell++) graph.add('cell');
  for (let house = 0; house < houseCount; house++)
    graph.add('house', ...houses.slice(house * n, (house + 1) * n));
  const said = new Set<string>();
  for (const primitive of demandsOf(shape).primitives)
    addPrimitive(graph, turned ? turnRound(primitive, n) : primitive, said);
  // Symbols that may not be renamed have colours of their own.
  const points = Array.from({ length: n }, (_, i) => graph.add(interchangeable ? 'symbol' : `symbol ${i}`));
  if (turned) points.reverse();
  symbols.slice().forEach((symbol, cell) => {
    if (symbol > 0) graph.add('clue', cell, points[symbol - 1]);
  });
  return graph;
}

/** What a primitive demands when every symbol stands for the one as far from the other end. */
function turnRound(primitive: Primitive, n: number): Primitive {
  if (primitive.type === 'different') return primitive;
  if (primitive.type === 'relation')
    return {
      ...primitive,
      allowed: { ...primitive.allowed, table: primitive.allowed.table.slice().reverse() },
    };
  const all = (n + 1) * primitive.weights.reduce((sum, weight) => sum + weight, 0);
  return { ...primitive, least: all - primitive.most, most: all - primitive.least };
}

/** What is said twice counts once. */
function addPrimitive(graph: Graph, primitive: Primitive, said: Set<string>): void {
  const add = (colour: string, ends: readonly (readonly [string, number])[]): void => {
    const key = `${colour} ${ends.map(end => end.join()).sort()}`;
    if (said.has(key)) return;
    said.add(key);
    graph.add(colour, ...ends.map(([role, cell]) => graph.add(role, cell)));
  };
  const { cells } = primitive;
  if (primitive.type === 'different')
    add(
      'different',
      cells.map(cell => ['one', cell]),
    );
  else if (primitive.type === 'sum')
    add(
      `sum ${primitive.least} ${primitive.most}`,
      cells.map((cell, i) => [`weight ${primitive.weights[i]}`, cell]),
    );
  else {
    const { size, symbols, table } = primitive.allowed;
    const reads = (order: readonly number[]): string =>
      Array.from(table, (_, index) => {
        const at = order.map((_, k) => Math.floor(index / symbols ** k) % symbols);
        return table[order.reduce((sum, place, k) => sum + at[k] * symbols ** place, 0)];
      }).join('');
    const orders = [
      [[0]],
      [
        [0, 1],
        [1, 0],
      ],
      ordersOfThree,
    ][size - 1];
    const least = orders.map(reads).sort()[0];
    const fitting = orders.filter(order => reads(order) === least);
    const roleOf = (place: number): number =>
      fitting.reduce((bits, order) => bits | (1 << order.indexOf(place)), 0);
    if (countBits(roleOf(0)) > 2 && fitting.length < 6) throw new Error('a table that turns');
    add(
      `relation ${least}`,
      cells.map((cell, place) => [`place ${roleOf(place)}`, cell]),
    );
  }
}

const ordersOfThree = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** What nauty says of each, in one run. */
export function askNauty(grids: readonly Grid[]): Answer[] {
  const plain = runNauty(grids.map(grid => makeGraph(grid, false)));
  if (grids.every(({ shape }) => shape.interchangeable)) return plain;
  const turned = runNauty(grids.map(grid => makeGraph(grid, true)));
  return plain.map(({ automorphisms, hash }, i) => ({
    automorphisms: hash === turned[i].hash ? 2 * automorphisms : automorphisms,
    hash: [hash, turned[i].hash].sort().join(),
  }));
}

function runNauty(graphs: readonly Graph[]): Answer[] {
  const input = `${graphs.map(graph => graph.write()).join('\n')}\nq\n`;
  const { stdout } = spawnSync(program, { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  const orders = [...stdout.matchAll(/grpsize=([\d.e+]+)/g)];
  const hashes = [...stdout.matchAll(/^\[N?[0-9a-f ]+\]$/gm)];
  if (orders.length !== graphs.length || hashes.length !== graphs.length)
    throw new Error(`nauty said:\n${stdout.slice(0, 2000)}`);
  return orders.map(([, order], i) => ({
    automorphisms: Number(order),
    hash: `${graphs[i].names} ${hashes[i][0]}`,
  }));
}
