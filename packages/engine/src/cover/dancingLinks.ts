/**
 * Dancing links: a matrix of zeros and ones of which only the ones are kept, each linked to the next one above and below it in
 * its column. The columns that are still to be covered hang in a ring of their own, with a root. To *cover* a column takes it out of that
 * ring, and all its rows out of the other columns. What is taken out keeps its own links, so *uncovering* in the opposite order
 * puts everything back exactly as it was; that is the dance. Secondary columns, which need not be covered, hang in no ring.
 *
 * Nodes are numbers: 0 is the root, 1 … columns are the headers of the columns, and then come the ones, row by row.
 */
import type { Column, CoverSize } from './coverMatrix.js';

export type Node = number;
/** Rows are counted from 0, in the order in which they were given. */
export type Row = number;

const root: Node = 0;

export class DancingLinks {
  rowsLeft: number;
  /** Those that have to be covered. */
  columnsLeft: number;
  private readonly primary: number;
  private readonly left: Int32Array;
  private readonly right: Int32Array;
  private readonly up: Int32Array;
  private readonly down: Int32Array;
  /** The header above each node. */
  private readonly header: Int32Array;
  private readonly rowOfNode: Int32Array;
  /** The nodes of row r are rowStart[r] … rowStart[r + 1] - 1. */
  private readonly rowStart: Int32Array;
  /** Below each header: how many rows there are now. */
  private readonly count: Int32Array;

  constructor({ rows, columns, secondary = 0, ones }: CoverSize, columnsOfRows: Iterable<readonly Column[]>) {
    const nodes = 1 + columns + ones;
    this.rowsLeft = rows;
    const primary = columns - secondary;
    this.primary = this.columnsLeft = primary;
    this.left = Int32Array.from({ length: columns + 1 }, (_, node) => (node > primary ? node : node - 1));
    this.right = Int32Array.from({ length: columns + 1 }, (_, node) => (node > primary ? node : node + 1));
    this.left[root] = primary;
    this.right[primary] = root;
    this.up = new Int32Array(nodes);
    this.down = new Int32Array(nodes);
    this.header = new Int32Array(nodes);
    this.rowOfNode = new Int32Array(nodes);
    this.rowStart = new Int32Array(rows + 1);
    this.count = new Int32Array(columns + 1);
    for (let node = root; node <= columns; node++) this.up[node] = this.down[node] = this.header[node] = node;
    let node = columns + 1;
    let row = 0;
    for (const columnsOfRow of columnsOfRows) {
      this.rowStart[row] = node;
      for (const column of columnsOfRow) this.hang(node++, column + 1, row);
      this.rowStart[++row] = node;
    }
  }

  /** Puts a node at the end of a column. */
  private hang(node: Node, header: Node, row: Row): void {
    const { up, down } = this;
    up[node] = up[header];
    down[node] = header;
    down[up[header]] = up[header] = node;
    this.header[node] = header;
    this.rowOfNode[node] = row;
    this.count[header]++;
  }

  /** Whether nothing is left to cover. */
  get isCovered(): boolean {
    return this.right[root] === root;
  }

  /** The header of the first column that is left. */
  firstHeader(): Node {
    return this.right[root];
  }

  /** The header of the column with fewest rows, the first of several. */
  smallestHeader(): Node {
    const { right, count } = this;
    let smallest = right[root];
    for (let header = smallest; header !== root; header = right[header]) {
      if (count[header] < count[smallest]) smallest = header;
      if (count[smallest] === 0) break;
    }
    return smallest;
  }

  rowsBelow(header: Node): number {
    return this.count[header];
  }

  columnOf(node: Node): Column {
    return this.header[node] - 1;
  }

  headerOf(node: Node): Node {
    return this.header[node];
  }

  rowOf(node: Node): Row {
    return this.rowOfNode[node];
  }

  /** The next node down in a column; after the last one its header again. */
  below(node: Node): Node {
    return this.down[node];
  }

  /** Whether a row hangs in its first column still. */
  isThere(row: Row): boolean {
    const node = this.rowStart[row];
    return this.down[this.up[node]] === node;
  }

  /** The first node of a row. */
  startOf(row: Row): Node {
    return this.rowStart[row];
  }

  cover(header: Node): void {
    const { left, right, up, down, count } = this;
    right[left[header]] = right[header];
    left[right[header]] = left[header];
    for (let i = down[header]; i !== header; i = down[i]) {
      const end = this.rowStart[this.rowOfNode[i] + 1];
      for (let j = this.rowStart[this.rowOfNode[i]]; j < end; j++) {
        if (j === i) continue;
        up[down[j]] = up[j];
        down[up[j]] = down[j];
        count[this.header[j]]--;
      }
    }
    if (header <= this.primary) this.columnsLeft--;
    this.rowsLeft -= count[header];
  }

  uncover(header: Node): void {
    const { left, right, up, down, count } = this;
    if (header <= this.primary) this.columnsLeft++;
    this.rowsLeft += count[header];
    for (let i = up[header]; i !== header; i = up[i]) {
      const start = this.rowStart[this.rowOfNode[i]];
      for (let j = this.rowStart[this.rowOfNode[i] + 1] - 1; j >= start; j--) {
        if (j === i) continue;
        up[down[j]] = down[up[j]] = j;
        count[this.header[j]]++;
      }
    }
    right[left[header]] = left[right[header]] = header;
  }

  /** Covers the other columns of the row of a node, whose own column is covered. */
  coverOthers(node: Node): void {
    const row = this.rowOfNode[node];
    for (let j = this.rowStart[row]; j < this.rowStart[row + 1]; j++)
      if (j !== node) this.cover(this.header[j]);
  }

  uncoverOthers(node: Node): void {
    const row = this.rowOfNode[node];
    for (let j = this.rowStart[row + 1] - 1; j >= this.rowStart[row]; j--)
      if (j !== node) this.uncover(this.header[j]);
  }
}
