/** What the element tells the page. */
interface ReadyDetail {
  /** `9^3`: the shape as the engine writes it. */
  readonly shape: string;
  readonly clues: number;
}

interface ChangeDetail {
  /** The number of the cell in the engine, and its name: `r3c5`, `x3y5z2`. */
  readonly cell: number;
  readonly name: string;
  /** As the board shows it; empty when the cell was cleared. */
  readonly symbol: string;
  /** The whole filling as text. */
  readonly puzzle: string;
  /** How many cells are empty. */
  readonly open: number;
}

interface SolvedDetail {
  /** Since the puzzle was given. */
  readonly milliseconds: number;
}

export interface ProblemDetail {
  /** For programs: a code of the engine, or `no-webgl`, `no-cube`. */
  readonly code: string;
  /** For people. */
  readonly message: string;
}

export interface BoardEvents {
  'hyperdoku-ready': ReadyDetail;
  'hyperdoku-change': ChangeDetail;
  'hyperdoku-solved': SolvedDetail;
  'hyperdoku-problem': ProblemDetail;
}
