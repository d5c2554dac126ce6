/** What tells one classic grid from another whatever its symbols and lines are called: four counts. */
export const traits = {
  fours: 'sets of four cells in which two symbols can change places',
  minis: 'rows and columns of boxes whose three symbols stand together again in the same band or stack',
  symbolParts: 'parts of the cells of two symbols that can be exchanged by themselves, over all pairs',
  lineParts: 'the same of two rows of a band or two columns of a stack',
} as const;
export type Trait = keyof typeof traits;

type Grid = ArrayLike<number>;

const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const pairs = nine.flatMap(a => nine.slice(a + 1).map(b => [a, b] as const));
const isTogether = ([a, b]: readonly [number, number]): boolean => Math.floor(a / 3) === Math.floor(b / 3);
const linePairs = pairs.filter(isTogether);

export const countTraits = (grid: Grid): Record<Trait, number> => ({
  fours: sumOver(pairs, rows =>
    sumOver(pairs, columns =>
      isTogether(rows) !== isTogether(columns) && isFour(grid, rows, columns) ? 1 : 0,
    ),
  ),
  minis: countMinis(grid, 9, 1) + countMinis(grid, 1, 9),
  symbolParts: sumOver(pairs, ([a, b]) => countSymbolParts(grid, a + 1, b + 1)),
  lineParts: sumOver(
    linePairs,
    ([a, b]) => countLineParts(grid, 9 * a, 9 * b, 1) + countLineParts(grid, a, b, 9),
  ),
});

const sumOver = <T>(items: readonly T[], count: (item: T) => number): number =>
  items.reduce((sum, item) => sum + count(item), 0);

const isFour = (grid: Grid, [a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean =>
  grid[9 * a + c] === grid[9 * b + d] && grid[9 * a + d] === grid[9 * b + c];

function countMinis(grid: Grid, down: number, along: number): number {
  const minis = nine.flatMap(line =>
    [0, 3, 6].map(box => {
      const set = [0, 1, 2].reduce((bits, i) => bits | (1 << grid[line * down + (box + i) * along]), 0);
      return { band: Math.floor(line / 3), set };
    }),
  );
  return minis.filter((mini, i) =>
    minis.some(({ band, set }, j) => j > i && band === mini.band && set === mini.set),
  ).length;
}

/** How many sets the things 0 … 8 fall into, if these go together. */
function countParts(ties: readonly (readonly [number, number])[]): number {
  const part = [...nine];
  for (const [a, b] of ties) {
    const [from, to] = [part[a], part[b]];
    for (const i of nine) if (part[i] === from) part[i] = to;
  }
  return new Set(part).size;
}

/** Rows go together where, exchanged in one of them only, a symbol would stand twice in a column or box. */
function countSymbolParts(grid: Grid, a: number, b: number): number {
  const columnOf = (symbol: number, row: number): number =>
    nine.find(column => grid[9 * row + column] === symbol) ?? -1;
  const first = nine.map(row => columnOf(a, row));
  const second = nine.map(row => columnOf(b, row));
  const ties = nine.flatMap(row =>
    nine
      .filter(
        other =>
          second[other] === first[row] ||
          (isTogether([row, other]) && isTogether([first[row], second[other]])),
      )
      .map(other => [row, other] as const),
  );
  return countParts(ties);
}

function countLineParts(grid: Grid, a: number, b: number, along: number): number {
  const second = nine.map(i => grid[b + i * along]);
  return countParts(nine.map(i => [i, second.indexOf(grid[a + i * along])] as const));
}
