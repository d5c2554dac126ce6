/**
 * The ground for rare patterns: cells that are to stay blank, and clues that keep the right symbols out of them. The rest of the puzzle is
 * dug around that, and changed until the pattern is what is needed next (`seek`).
 */
import type { Random } from '../base/random.js';
import type { Solution } from '../board/puzzle.js';
import type { Position } from '../logic/position.js';
import { seenFrom, sees } from '../logic/sight.js';
import type { TechniqueName } from '../logic/techniqueNames.js';
import { type Cell, cellsOf, type House, housesOf, orientationOf, type Shape } from '../shape/shape.js';
import { countOpen, type Focus, type Prepare } from './patternGround.js';
import { prepareTridagon } from './tridagon.js';

export const grounds: Readonly<Partial<Record<TechniqueName, Prepare>>> = {
  'hidden-triple': (solution, random) => prepareSubset(solution, 'hidden', 3, random),
  'naked-quad': (solution, random) => prepareSubset(solution, 'naked', 4, random),
  'hidden-quad': (solution, random) => prepareSubset(solution, 'hidden', 4, random),
  swordfish: (solution, random) => prepareFish(solution, 3, random),
  jellyfish: (solution, random) => prepareFish(solution, 4, random),
  'avoidable-rectangle': watchRectangles,
  'nested-trial': prepareTridagon,
  search: prepareTridagon,
};

/**
 * An empty house, of which so many cells lack all symbols of the others; or, for a hidden subset, the others lack the symbols of these. For
 * each symbol clues are taken that keep it out of the most cells; those that see few of its own leave more to be found out.
 */
function prepareSubset(
  solution: Solution,
  kind: 'naked' | 'hidden',
  size: number,
  random: Random,
): Required<Focus> | undefined {
  const { shape, symbols } = solution;
  if (2 * size > shape.symbols) return undefined;
  const house = cellsOf(shape, random.below(shape.houseCount));
  const cells = random.shuffle([...house]);
  const [subset, others] = [cells.slice(0, size), cells.slice(size)];
  const [own, kept] = kind === 'hidden' ? [subset, others] : [others, subset];
  const blanks = new Set(house);
  const clues = new Set<Cell>();
  const care = random.below(3);
  for (const symbol of own.map(cell => symbols[cell])) {
    let left = kept;
    const near = placesOf(solution, symbol).filter(cell => !blanks.has(cell));
    const seen = (clue: Cell, among: readonly Cell[]) => among.filter(cell => sees(shape, clue, cell));
    const worth = (clue: Cell): number => seen(clue, left).length - care * seen(clue, own).length;
    while (left.length > 0) {
      const useful = random.shuffle(near.filter(clue => seen(clue, left).length > 0));
      if (useful.length === 0) break;
      const best = useful.reduce((a, b) => (worth(b) > worth(a) ? b : a));
      clues.add(best);
      left = left.filter(cell => !sees(shape, best, cell));
    }
  }
  return { blanks, clues, rate: countOpen(blanks) };
}

/** A symbol without clues; in so many parallel lines only those cells are open that lie on a line across through its places there. */
function prepareFish(solution: Solution, size: number, random: Random): Required<Focus> | undefined {
  const { shape } = solution;
  const blanks = new Set(placesOf(solution, 1 + random.below(shape.symbols)));
  const lines = Array.from({ length: shape.houseCount }, (_, house) => house).filter(
    house => orientationOf(shape, house).kind === 'line',
  );
  const [first] = random.shuffle(lines);
  if (first === undefined) return undefined;
  const axesOf = (line: House): string => orientationOf(shape, line).axes.join();
  const [along, across] = [true, false].map(same =>
    lines.filter(line => (axesOf(line) === axesOf(first)) === same),
  );
  const base = random
    .shuffle(along)
    .slice(0, size)
    .flatMap(line => [...cellsOf(shape, line)]);
  const cover = new Set(
    across
      .map(line => [...cellsOf(shape, line)])
      .filter(cells => cells.some(cell => blanks.has(cell) && base.includes(cell)))
      .flat(),
  );
  return { blanks, clues: new Set(base.filter(cell => !cover.has(cell))), rate: countOpen(blanks) };
}

/** Two symbols by turns in three corners of a rectangle; the last one holds something else. */
interface Rectangle {
  readonly early: readonly Cell[];
  readonly last: Cell;
}

/**
 * Three corners of a deadly rectangle have to be filled early, and a fourth would complete it. Clues cannot bring that about: until a
 * solver uses that there is one solution only, both ways to fill the rectangle are as good as each other. So all rectangles of the grid
 * are watched, and what counts is how many corners of one are filled.
 */
function watchRectangles(solution: Solution): Required<Focus> | undefined {
  const { symbols } = solution;
  const rectangles = listRectangles(solution);
  if (rectangles.length === 0) return undefined;
  const rate = (position: Position): number => {
    const filled = rectangles
      .filter(
        ({ early, last }) =>
          position.isOpen(last) &&
          position.has(last, symbols[early[0]]) &&
          !early.some(cell => position.isClue(cell)),
      )
      .map(({ early }) => early.filter(cell => !position.isOpen(cell)).length);
    const most = Math.max(0, ...filled);
    return most + filled.filter(count => count === most).length / (rectangles.length + 1);
  };
  return { blanks: new Set(), clues: new Set(), rate };
}

function listRectangles({ shape, symbols }: Solution): readonly Rectangle[] {
  const found: Rectangle[] = [];
  for (let corner = 0; corner < shape.cellCount; corner++) {
    const beside = seenFrom(shape, corner);
    for (const one of beside)
      for (const other of beside) {
        if (other <= one || symbols[one] !== symbols[other]) continue;
        const last = seenFrom(shape, one).find(
          cell =>
            sees(shape, cell, other) &&
            symbols[cell] !== symbols[corner] &&
            isClosed(shape, [corner, one, cell, other]),
        );
        if (last !== undefined) found.push({ early: [corner, one, other], last });
      }
  }
  return found;
}

/** Whether every house that has one of the cells has two of them. */
const isClosed = (shape: Shape, cells: readonly Cell[]): boolean =>
  cells.every(cell =>
    [...housesOf(shape, cell)].every(house => {
      const inside = cellsOf(shape, house);
      return cells.filter(each => inside.includes(each)).length === 2;
    }),
  );

const placesOf = ({ symbols }: Solution, symbol: number): Cell[] => {
  const cells: Cell[] = [];
  for (let cell = 0; cell < symbols.length; cell++) if (symbols[cell] === symbol) cells.push(cell);
  return cells;
};
