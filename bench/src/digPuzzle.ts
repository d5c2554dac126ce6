/** Puzzles of our own, for machines without the public sets: seeded, so the same everywhere. */
import {
  asPuzzle,
  blank,
  createGrid,
  createRandom,
  decide,
  expectOk,
  generatePuzzle,
  instantGrid,
  moveSymbols,
  type Puzzle,
  parseShape,
  randomSymmetry,
} from '@hyperdoku/engine';

/** A proof that takes more guesses than this counts as failed, and the clues stay. */
const patience = 2000;

/** A puzzle of one solution with that many blanks, or as many as one random order of the cells allows. */
export async function digPuzzle(spec: string, blanks: number, seed: string): Promise<Puzzle> {
  const shape = expectOk(parseShape(spec));
  const solution = instantGrid(shape);
  if (!solution) throw new Error(`${spec} has no instant solution`);
  const random = createRandom(seed);
  const symbols = moveSymbols(randomSymmetry(shape, random), solution);
  const cells = random.permutation(shape.cellCount);
  const isUnique = async (): Promise<boolean> => {
    const { status } = await decide(asClues(), { nodes: patience });
    return status === 'unique';
  };
  const asClues = (): Puzzle => expectOk(asPuzzle(expectOk(createGrid(shape, symbols))));

  // Many cells at a time while that goes well, fewer when it does not: large boards would take hours cell by cell.
  let dug = 0;
  for (let next = 0, size = blanks; next < cells.length && dug < blanks; ) {
    size = Math.min(size, blanks - dug);
    const chosen = cells.subarray(next, next + size);
    const kept = chosen.map(cell => symbols[cell]);
    for (const cell of chosen) symbols[cell] = blank;
    if (await isUnique()) {
      dug += chosen.length;
      next += chosen.length;
      size *= 2;
    } else {
      for (const [i, cell] of chosen.entries()) symbols[cell] = kept[i];
      if (size === 1) next++;
      else size >>= 1;
    }
  }
  return asClues();
}

/** A minimal puzzle without so many of its clues: one of more solutions. */
export async function loosenPuzzle(spec: string, missing: number, seed: string): Promise<Puzzle> {
  const shape = expectOk(parseShape(spec));
  const { puzzle } = expectOk(await generatePuzzle(shape, seed, { minimal: true }));
  const symbols = Uint8Array.from(puzzle.symbols);
  const order = createRandom(seed).permutation(shape.cellCount);
  const clues = [...order].filter(cell => symbols[cell] !== blank);
  for (const cell of clues.slice(0, missing)) symbols[cell] = blank;
  return expectOk(asPuzzle(expectOk(createGrid(shape, symbols))));
}
