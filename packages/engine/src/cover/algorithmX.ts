/**
 * Algorithm X, as the textbook has it: choose a column; try each of its rows in turn, by covering the columns of the row, and do the
 * same with what is left; where a column has no row left, go back. The clues' rows are taken before the search begins. It runs
 * for so many rows at a time, as a kernel does, and tells its steps to whoever wants to see them.
 */
import type { Puzzle } from '../board/puzzle.js';
import { blank, type SymbolNumber } from '../board/symbols.js';
import type { Cell } from '../shape/shape.js';
import type { RunStatus, SearchStats } from '../solve/kernel.js';
import type { Column, CoverMatrix } from './coverMatrix.js';
import { DancingLinks, type Node } from './dancingLinks.js';

/** Which column is next: the first that is left, or the one with fewest rows. */
export const columnChoices = ['first', 'smallest'] as const;
/** How Algorithm X chooses the next column. */
export type ColumnChoice = (typeof columnChoices)[number];

/** What is left of the matrix. */
interface Left {
  readonly rowsLeft: number;
  readonly columnsLeft: number;
}

/** One step of Algorithm X. */
export type CoverMove =
  /** A column is chosen; with no row in it the search goes back. */
  | { readonly kind: 'choose'; readonly column: Column; readonly rows: number }
  /** The row of a clue is taken. */
  | ({ readonly kind: 'clue'; readonly cell: Cell; readonly symbol: SymbolNumber } & Left)
  /** A row of the chosen column is taken, the first, second … of so many. */
  | ({
      readonly kind: 'try';
      readonly cell: Cell;
      readonly symbol: SymbolNumber;
      readonly nth: number;
      readonly of: number;
    } & Left)
  | { readonly kind: 'undo'; readonly cell: Cell; readonly symbol: SymbolNumber };

export class AlgorithmX {
  /** Here every row that is tried is a guess, also the only one of its column. */
  readonly stats: SearchStats = { nodes: 0, depth: 0, maxDepth: 0, solutions: 0 };
  readonly grid: Uint8Array;
  private readonly choose: ColumnChoice;
  private readonly tell: ((move: CoverMove) => void) | undefined;
  private readonly links: DancingLinks;
  /** The cell and symbol behind each row, as cell * symbols + symbol - 1. */
  private readonly options: Int32Array;
  private readonly symbols: number;
  /** For each open column the node of the row that is tried now, or its header before the first; and how many were tried. */
  private readonly path: Int32Array;
  private readonly tried: Int32Array;
  private descends = true;

  constructor(puzzle: Puzzle, matrix: CoverMatrix, choose: ColumnChoice, tell?: (move: CoverMove) => void) {
    const { shape, symbols } = puzzle;
    const size = matrix.sizeOf(puzzle);
    this.choose = choose;
    this.tell = tell;
    this.symbols = shape.symbols;
    this.grid = Uint8Array.from(symbols);
    this.options = new Int32Array(size.rows);
    this.path = new Int32Array(shape.cellCount);
    this.tried = new Int32Array(shape.cellCount);
    this.links = new DancingLinks(size, listRows(puzzle, matrix, this.options));
    this.takeClues();
  }

  private takeClues(): void {
    const { links, grid, options, symbols } = this;
    for (let row = 0; row < options.length; row++) {
      const cell = Math.floor(options[row] / symbols);
      // Two clues may meet in a secondary column; the later one then leaves its cell without a row.
      if (grid[cell] === blank || !links.isThere(row)) continue;
      const node = links.startOf(row);
      links.cover(links.headerOf(node));
      links.coverOthers(node);
      this.tell?.({ kind: 'clue', cell, symbol: grid[cell], ...this.left });
    }
  }

  private get left(): Left {
    const { rowsLeft, columnsLeft } = this.links;
    return { rowsLeft, columnsLeft };
  }

  private candidateOf(node: Node): { cell: Cell; symbol: SymbolNumber } {
    const option = this.options[this.links.rowOf(node)];
    return { cell: Math.floor(option / this.symbols), symbol: (option % this.symbols) + 1 };
  }

  /** Tries at most so many rows. After 'solution' or 'budget' call again to go on. */
  run(nodes: number): RunStatus {
    const { links, stats, path } = this;
    const end = stats.nodes + nodes;
    for (;;) {
      if (this.descends) {
        this.descends = false;
        if (links.isCovered) {
          stats.solutions++;
          return 'solution';
        }
        this.openColumn();
      }
      if (stats.depth === 0) return 'exhausted';
      const at = path[stats.depth - 1];
      const header = links.headerOf(at);
      const next = links.below(at);
      if (next !== header && !(stats.nodes < end)) return 'budget';
      if (at !== header) this.undoRow(at);
      if (next === header) this.closeColumn(header);
      else this.tryRow(next, header);
    }
  }

  private openColumn(): void {
    const { links, stats } = this;
    const header = this.choose === 'first' ? links.firstHeader() : links.smallestHeader();
    this.tell?.({ kind: 'choose', column: links.columnOf(header), rows: links.rowsBelow(header) });
    links.cover(header);
    this.path[stats.depth] = header;
    this.tried[stats.depth] = 0;
    stats.depth++;
    stats.maxDepth = Math.max(stats.maxDepth, stats.depth);
  }

  private closeColumn(header: Node): void {
    this.links.uncover(header);
    this.stats.depth--;
  }

  private tryRow(node: Node, header: Node): void {
    const { links, stats } = this;
    links.coverOthers(node);
    stats.nodes++;
    this.path[stats.depth - 1] = node;
    const nth = ++this.tried[stats.depth - 1];
    const { cell, symbol } = this.candidateOf(node);
    this.grid[cell] = symbol;
    this.descends = true;
    this.tell?.({ kind: 'try', cell, symbol, nth, of: links.rowsBelow(header), ...this.left });
  }

  private undoRow(node: Node): void {
    this.links.uncoverOthers(node);
    const { cell, symbol } = this.candidateOf(node);
    this.grid[cell] = blank;
    this.tell?.({ kind: 'undo', cell, symbol });
  }
}

/** The columns of each row; which candidate it is goes into `options`. */
function* listRows(
  { shape, symbols }: Puzzle,
  matrix: CoverMatrix,
  options: Int32Array,
): Generator<readonly Column[]> {
  let row = 0;
  for (let cell = 0; cell < shape.cellCount; cell++) {
    for (const symbol of matrix.symbolsOf(cell, symbols[cell])) {
      options[row++] = cell * shape.symbols + symbol - 1;
      yield matrix.columnsOf(cell, symbol);
    }
  }
}
