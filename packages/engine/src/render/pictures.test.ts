/** One small picture of each kind as it is written, to be looked at when it changes: `snapshots/<name>.svg`. */
import { expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { createGrid, type Grid } from '../board/grid.js';
import { emptyPuzzle } from '../board/puzzle.js';
import { parsePuzzleText } from '../format/puzzleText.js';
import { Position } from '../logic/position.js';
import { makeStep } from '../logic/step.js';
import { drawAllLayers, exampleRule, fullGrid, shapeOf } from './drawing.testkit.js';
import { makeIsometricPicture } from './isometricPicture.js';
import { drawLocator } from './locatorDrawing.js';
import { perspectiveAlong } from './perspective.js';
import { makeShapeSymbol } from './shapeSymbol.js';
import { makeStepPicture } from './stepPicture.js';
import { makeSvgFile } from './svgFile.js';
import { makeSvgPicture } from './svgPicture.js';
import { contrastTheme, darkTheme, paperTheme, printTheme } from './themes.js';
import { drawView, type ViewName } from './view.js';

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

const locator = (): string => {
  const shape = shapeOf('4^3');
  const drawing = drawLocator(shape, perspectiveAlong(shape, 0), 1, 2);
  return makeSvgFile(drawing, { title: 'locator', theme: printTheme, cellSize: 40 });
};

const pictures: Readonly<Record<string, () => string>> = {
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
  await expect(`${pictures[name]()}\n`).toMatchFileSnapshot(`snapshots/${name}.svg`);
});
