/** The parts we call of packages that bring no types. */
declare module 'dance' {
  const dance: { solve(rows: number[][], options: { maxSolutions: number }): unknown[] };
  export default dance;
}

declare module 'dlxlib' {
  const dlxlib: {
    solve(rows: number[][], onStep: null, onSolution: null, solutions: number): unknown[];
  };
  export default dlxlib;
}

declare module 'qqwing' {
  export default class QQWing {
    setPuzzle(symbols: number[]): boolean;
    countSolutions(): number;
    generatePuzzle(): boolean;
  }
}

declare module '@mattflow/sudoku-solver' {
  export default function solve(
    symbols: number[],
    options: { hintCheck: boolean; maxIterations: number },
  ): string;
}

declare module 'sudoku-core' {
  const core: { analyze(board: (number | null)[]): { hasUniqueSolution?: boolean } };
  export default core;
}
