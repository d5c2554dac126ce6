/**
 * What is to be told apart or found alike, as points and edges: an edge ties points together, and has a kind. Where points play
 * different parts in an edge they have *roles*: point p in role r is the *port* r · points + p. Everything is flat, and capacity
 * is kept, so that one structure serves one puzzle after the other.
 */
export class Structure {
  readonly points: number;
  readonly roles: number;
  /** Points of different sorts are never alike. */
  readonly sorts: Int32Array;
  /** How many of the points, the first ones, have to be told apart; the others follow from them. */
  readonly told: number;
  edges = 0;
  /** Edge e has the ports `ports[starts[e]] … ports[starts[e + 1] - 1]`. */
  starts: Int32Array;
  ports: Int32Array;
  kinds: Int32Array;
  /** For each told or other point the points it is compared with, and a number for the outcome; see `comparePoints`. */
  comparisons: Comparisons | undefined;

  constructor(points: number, told: number, roles = 1) {
    this.points = points;
    this.told = told;
    this.roles = roles;
    this.sorts = new Int32Array(points);
    this.starts = new Int32Array(17);
    this.ports = new Int32Array(64);
    this.kinds = new Int32Array(16);
  }

  addEdge(kind: number, ports: ArrayLike<number>): void {
    const start = this.beginEdge(kind, ports.length);
    for (let k = 0; k < ports.length; k++) this.ports[start + k] = ports[k];
  }

  /** Makes room for an edge of so many ports: where they begin. */
  beginEdge(kind: number, ports: number): number {
    const start = this.starts[this.edges];
    if (this.edges + 2 > this.starts.length) this.starts = grow(this.starts, this.edges + 2);
    if (this.edges + 1 > this.kinds.length) this.kinds = grow(this.kinds, this.edges + 1);
    if (start + ports > this.ports.length) this.ports = grow(this.ports, start + ports);
    this.kinds[this.edges++] = kind;
    this.starts[this.edges] = start + ports;
    return start;
  }

  /** Forgets all edges but the first ones. */
  cut(edges: number): void {
    this.edges = edges;
  }
}

/** Point p is compared with `points[starts[p]] … points[starts[p + 1] - 1]`, with the outcomes at the same places. */
export interface Comparisons {
  readonly starts: Int32Array;
  readonly points: Int32Array;
  readonly outcomes: Int32Array;
}

function grow(ints: Int32Array, least: number): Int32Array {
  const larger = new Int32Array(Math.max(least, 2 * ints.length));
  larger.set(ints);
  return larger;
}
