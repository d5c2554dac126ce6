/** One small picture of each kind as it is written, to be looked at when it changes: `snapshots/<name>.svg`. */
import { expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { candidatesOf, listCandidates } from '../board/candidates.js';
import { createGrid, type Grid } from '../board/grid.js';
import { asPuzzle, emptyPuzzle, type Puzzle } from '../board/puzzle.js';
import { parsePuzzleText } from '../format/puzzleText.js';
import { deduceSteps } from '../logic/deduce.js';
import { Position } from '../logic/position.js';
import { makeStep } from '../logic/step.js';
import { instantGrid } from '../shape/instantGrid.js';
import type { Drawing } from './drawing.js';
import { drawAllLayers, exampleRule, fullGrid, shapeOf } from './drawing.testkit.js';
import { makeIsometricPicture } from './isometricPicture.js';
import { drawLocator } from './locatorDrawing.js';
import { perspectiveAlong } from './perspective.js';
import { makeShapeSymbol } from './shapeSymbol.js';
import { makeStepPicture } from './stepPicture.js';
import { makeSvgFile } from './svgFile.js';
import { makeSvgPicture } from './svgPicture.js';
import { contrastTheme, darkTheme, paperTheme, printTheme } from './themes.js';
import { drawView, showsNotes, type ViewName, viewNames } from './view.js';

const puzzle: Grid = expectOk(parsePuzzleText('2x2:1....2......3..4'));

function everyLook(): string {
  return makeSvgPicture(puzzle, {
    theme: contrastTheme,
    lookOf: cell => ({
      isEntry: cell === 5,
      ...(cell === 1 && { corner: [1, 2, 3, 4], gone: [2], kept: [3], ground: 'gone' }),
      ...(cell === 2 && { centre: [2, 3], corner: [4] }),
      ...(cell === 3 && { colours: [1, 5, 8] }),
      ...(cell === 4 && { marks: ['line', 0, 1, 2, 3, 4, 5] }),
      ...(cell === 6 && { hasRing: true }),
      ...(cell === 15 && { signs: ['conflict', 'wrong'] }),
    }),
  });
}

function chain(): string {
  const step = makeStep({
    technique: 'x-chain',
    houses: [0],
    cells: [0, 3, 12],
    symbols: [1],
    chain: [
      { cell: 12, symbol: 1, holds: false },
      { cell: 0, symbol: 1, holds: true },
      { cell: 3, symbol: 1, holds: false },
      { cell: 15, symbol: 1, holds: true },
    ],
    eliminations: [{ cell: 13, symbol: 1 }],
  });
  return makeStepPicture(Position.of(emptyPuzzle(shapeOf('2x2'))), step);
}

const someOf = (spec: string): Grid => {
  const { shape, symbols } = fullGrid(spec);
  return expectOk(
    createGrid(
      shape,
      Uint8Array.from(symbols, (symbol, cell) => (cell % 5 === 0 ? symbol : 0)),
    ),
  );
};

const variants = JSON.stringify({
  base: '3x2',
  constraints: [
    { kind: 'killer', cells: [0, 1, 6], sum: 9 },
    { kind: 'thermo', cells: [3, 4, 11] },
    { kind: 'arrow', circle: [12], cells: [13, 20] },
    { kind: 'whisper', cells: [15, 22, 23] },
    { kind: 'white-dot', cells: [24, 25], difference: 2 },
    { kind: 'greater', cells: [26, 27] },
    { kind: 'odd', cells: [28] },
    { kind: 'little-killer', cells: [5, 10, 15, 20, 25, 30], sum: 21 },
  ],
});

const viewOf = (spec: string, view: ViewName, axis?: number): string =>
  makeSvgFile(drawView(someOf(spec), view, axis === undefined ? {} : { axis }), {
    title: view,
    theme: printTheme,
    cellSize: 20,
    width: 400,
  });

/** A solution, and the puzzle without every third cell of it. */
function makePair(spec: string): { solution: Grid; puzzle: Puzzle } {
  const shape = shapeOf(spec);
  const symbols = instantGrid(shape) ?? [];
  const clues = Uint8Array.from(symbols, (symbol, cell) => (cell % 3 === 1 ? 0 : symbol));
  return {
    solution: expectOk(createGrid(shape, symbols)),
    puzzle: expectOk(asPuzzle(expectOk(createGrid(shape, clues)))),
  };
}

/** What of a puzzle a view shows. */
const shownIn: Readonly<Record<'solution' | 'candidates', (spec: string, view: ViewName) => Drawing>> = {
  solution(spec, view) {
    const { solution, puzzle } = makePair(spec);
    return drawView(solution, view, { lookOf: cell => ({ isEntry: puzzle.symbols[cell] === 0 }) });
  },
  candidates(spec, view) {
    const { puzzle: grid } = makePair(spec);
    const candidates = candidatesOf(grid);
    const lookOf = (cell: number) =>
      grid.symbols[cell] === 0 ? { corner: listCandidates(candidates, cell) } : {};
    return drawView(grid, view, { lookOf });
  },
};

/** A small shape for each view. */
const shapeFor: Readonly<Record<ViewName, string>> = {
  board: '2x2',
  hexagon: 'iso:2',
  slices: 'plane:3^3',
  stack: 'plane:3^3',
  exploded: 'plane:3^3',
  cube: 'plane:3^3',
  rhombic: 'latin:2^4',
  net: 'plane:3^3',
};

const capital = (word: string): string => word.replace(/^./, letter => letter.toUpperCase());
/** `solutionCube`, `candidatesNet` and so on: every view of both that there is. */
const shownViews = (['solution', 'candidates'] as const).flatMap(shown =>
  viewNames
    .filter(view => shown === 'solution' || showsNotes(view))
    .map(view => {
      const draw = (): string =>
        makeSvgFile(shownIn[shown](shapeFor[view], view), { title: shown, theme: paperTheme, cellSize: 20 });
      return [`${shown}${capital(view)}`, draw] as const;
    }),
);

/** The step of this number; the first is what a hint shows. */
async function drawStepOn(spec: string, number: number): Promise<string> {
  const position = Position.of(makePair(spec).puzzle);
  let found = 0;
  for await (const step of deduceSteps(position.copy())) {
    if (++found === number) return makeStepPicture(position, step);
    position.apply(step);
  }
  throw new Error(`${spec} has ${found} steps`);
}

const steps = (['board', 'slices', 'hexagon'] as const).flatMap(view => [
  [`hint${capital(view)}`, () => drawStepOn(shapeFor[view], 1)] as const,
  [`step${capital(view)}`, () => drawStepOn(shapeFor[view], 3)] as const,
]);

const locator = (): string => {
  const shape = shapeOf('4^3');
  const drawing = drawLocator(shape, perspectiveAlong(shape, 0), 1, 2);
  return makeSvgFile(drawing, { title: 'locator', theme: printTheme, cellSize: 40 });
};

const pictures: Readonly<Record<string, () => string | Promise<string>>> = {
  ...Object.fromEntries([...shownViews, ...steps]),
  everyLook,
  chain,
  slices: () => makeSvgPicture(someOf('plane:3^3'), { theme: darkTheme }),
  hexagon: () => makeSvgPicture(someOf('iso:2'), { lookOf: () => ({ corner: [1, 2, 3, 4] }) }),
  net: () => makeSvgPicture(someOf('faces:4'), { theme: printTheme }),
  windows: () => makeSvgPicture(someOf(exampleRule('windoku')), { title: 'Windoku' }),
  diagonals: () => makeSvgPicture(someOf(exampleRule('sudoku-x')), { title: 'Sudoku X', theme: printTheme }),
  variants: () =>
    makeSvgPicture(someOf(variants), {
      title: 'variants',
      lookOf: cell => (cell === 0 ? { corner: [1, 4] } : {}),
    }),
  cages: () => makeSvgPicture(someOf(exampleRule('killer-cube')), { title: 'cages', theme: darkTheme }),
  solid: () => makeIsometricPicture(someOf('plane:3^3')),
  layers: () => makeIsometricPicture(someOf('plane:3^3'), { explode: 1 }),
  stack: () => makeSvgFile(drawAllLayers('plane:3^3'), { title: 'stack', theme: paperTheme, cellSize: 20 }),
  viewBoard: () => viewOf('2x2', 'board'),
  viewHexagon: () => viewOf('iso:2', 'hexagon'),
  viewSlices: () => viewOf('plane:3^3', 'slices', 0),
  viewStack: () => viewOf('plane:3^3', 'stack'),
  viewStackOfTesseract: () => viewOf('latin:2^4', 'stack'),
  viewExploded: () => viewOf('plane:3^3', 'exploded'),
  viewCube: () => viewOf(exampleRule('killer-cube'), 'cube'),
  viewRhombic: () => viewOf('2x2x1x1', 'rhombic'),
  viewNetOfFaces: () => viewOf('faces:4', 'net'),
  viewNetOfCube: () => viewOf('plane:3^3', 'net'),
  locator,
  symbol: () => makeShapeSymbol(someOf('2x2x1x1'), paperTheme),
};

test.each(Object.keys(pictures))('%s', async name => {
  await expect(`${await pictures[name]()}\n`).toMatchFileSnapshot(`snapshots/${name}.svg`);
});
