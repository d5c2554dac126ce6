/** The pages on which puzzles stand: several of one board, or one of several boards over as many sheets as it needs. */
import { drawBoards, drawLocator } from '@hyperdoku/engine';
import type { Block } from '../pdf/document.js';
import type { Box } from './paper.js';
import {
  drawOneBoard,
  figureShare,
  fitScale,
  layoutOf,
  type NumberedPuzzle,
  type PlannedPage,
  type Press,
  ruleLines,
  titleOf,
} from './press.js';
import { drawCode, sayBoard, setHeading, setId } from './puzzleParts.js';
import { boardGap, headingRoom, planSheets, type SheetPlan } from './sheets.js';
import { styles } from './typesetter.js';

const airBetween = 26;
const besideBoard = 20;
const belowBoard = 8;
const codeRoom = 84;
const largestCell = 36;
/** The head of a sheet of slices. */
const headRoom = 78;

/** The pages of puzzles of one shape. */
export function planPuzzles(press: Press, puzzles: readonly NumberedPuzzle[]): PlannedPage[] {
  const [{ puzzle }] = puzzles;
  if (layoutOf(puzzle.shape).boardCount > 1) return planSlices(press, puzzles);
  // Few puzzles have more room each.
  const perPage = press.perPage ?? Math.min(choosePerPage(press, puzzle.shape), puzzles.length);
  return Array.from({ length: Math.ceil(puzzles.length / perPage) }, (_, page) => {
    const shown = puzzles.slice(page * perPage, (page + 1) * perPage);
    const boxes = cutPage(press.content, perPage);
    return { draw: () => shown.flatMap((entry, i) => drawPuzzle(press, entry, boxes[i])) };
  });
}

/** As many as leave symbols of a comfortable size: two classics on a large page, one on a small. */
function choosePerPage({ content }: Press, shape: NumberedPuzzle['puzzle']['shape']): number {
  const { width, height } = layoutOf(shape).bounds;
  const comfortable = 17.5 / figureShare(shape);
  const across = Math.max(1, Math.floor(content.width / (Math.max(width, 6) * comfortable)));
  const down = Math.max(
    1,
    Math.floor((content.height + airBetween) / (Math.max(height, 6) * comfortable + airBetween + 30)),
  );
  return across * down;
}

/** The rooms of so many puzzles on a page, as nearly square as can be. */
function cutPage({ x, y, width, height }: Box, number: number): Box[] {
  const shapes = Array.from({ length: number }, (_, i) => i + 1).map(columns => {
    const rows = Math.ceil(number / columns);
    const room = {
      width: (width - (columns - 1) * airBetween) / columns,
      height: (height - (rows - 1) * airBetween) / rows,
    };
    // A puzzle of one board is about as high as wide, with something beside or below it.
    return { columns, room, side: Math.min(room.width, room.height) };
  });
  const { columns, room } = shapes.reduce((best, each) => (each.side > best.side ? each : best));
  return Array.from({ length: number }, (_, i) => ({
    ...room,
    x: x + (i % columns) * (room.width + airBetween),
    y: y + Math.floor(i / columns) * (room.height + airBetween),
  }));
}

function drawPuzzle(press: Press, entry: NumberedPuzzle, box: Box): Block[] {
  return box.width > box.height * 1.2 ? drawBeside(press, entry, box) : drawBelow(press, entry, box);
}

/** The board at the left, all else in a column at its right. */
function drawBeside(press: Press, entry: NumberedPuzzle, box: Box): Block[] {
  const board = layoutOf(entry.puzzle.shape).boardAt(0);
  const drawing = drawOneBoard(press, board, entry.puzzle);
  const scale = fitScale(drawing, box.width - codeRoom - besideBoard, box.height, largestCell);
  const x = box.x + drawing.bounds.width * scale + besideBoard;
  const column = box.x + box.width - x;
  const heading = setHeading(press, entry, { x, y: box.y }, column);
  const code = drawCode(press, entry, { x, y: box.y + heading.height + 8 }, Math.min(codeRoom, column));
  const idTop = box.y + heading.height + 8 + code.size + 6;
  const id = setId(press, entry, { x, y: idTop }, column);
  const notesTop = idTop + id.height + 10;
  return [
    ...heading.blocks,
    { tag: 'Figure', drawing, at: { x: box.x, y: box.y }, scale, alt: sayBoard(press, entry, board) },
    ...code.blocks,
    ...id.blocks,
    ...drawNotes(press, {
      x,
      y: notesTop,
      width: column,
      height: box.y + drawing.bounds.height * scale - notesTop,
    }),
  ];
}

/** The heading above the board, all else below it. */
function drawBelow(press: Press, entry: NumberedPuzzle, box: Box): Block[] {
  const board = layoutOf(entry.puzzle.shape).boardAt(0);
  const drawing = drawOneBoard(press, board, entry.puzzle);
  const heading = setHeading(press, entry, { x: box.x, y: box.y }, box.width);
  const top = box.y + heading.height + 4;
  const below = box.height > box.width * 1.15 ? codeRoom : codeRoom * 0.66;
  const scale = fitScale(drawing, box.width, box.y + box.height - top - below - belowBoard, largestCell);
  const bottom = top + drawing.bounds.height * scale + belowBoard;
  const code = drawCode(press, entry, { x: box.x, y: bottom }, below);
  const x = box.x + (code.size === 0 ? 0 : code.size + 10);
  const column = box.x + box.width - x;
  const id = setId(press, entry, { x, y: bottom }, column);
  const left = box.x + (box.width - drawing.bounds.width * scale) / 2;
  return [
    ...heading.blocks,
    { tag: 'Figure', drawing, at: { x: left, y: top }, scale, alt: sayBoard(press, entry, board) },
    ...code.blocks,
    ...id.blocks,
    ...drawNotes(press, {
      x,
      y: bottom + id.height + 2,
      width: column,
      height: box.y + box.height - bottom - id.height - 2,
    }),
  ];
}

/** Lines for notes, where there is room for some. */
function drawNotes({ setter, texts }: Press, box: Box): Block[] {
  const least = 30;
  if (box.height < least || box.width < least) return [];
  const { block, height } = setter.setText(texts.notes, styles.tiny, { x: box.x, y: box.y }, box.width);
  return [
    { ...block, tag: 'Artifact' },
    ruleLines({ ...box, y: box.y + height - 6, height: box.height - height + 6 }),
  ];
}

/** The sheets of puzzles of several boards; small ones stand below each other on one. */
function planSlices(press: Press, puzzles: readonly NumberedPuzzle[]): PlannedPage[] {
  const { content } = press;
  const plan = planSheets(puzzles[0].puzzle.shape, boxOfSlices(press));
  const { boardCount, bounds } = plan.layout;
  const sheets = Math.ceil(boardCount / plan.perSheet);
  const rows = Math.ceil(plan.perSheet / plan.columns);
  const needed = headRoom + rows * (bounds.height * plan.cellSize + headingRoom + boardGap) + airBetween;
  const perPage = sheets > 1 ? 1 : Math.max(1, Math.floor((content.height + airBetween) / needed));
  if (perPage > 1) {
    const height = (content.height - (perPage - 1) * airBetween) / perPage;
    return Array.from({ length: Math.ceil(puzzles.length / perPage) }, (_, page) => ({
      draw: () =>
        puzzles.slice(page * perPage, (page + 1) * perPage).flatMap((entry, i) => {
          const y = content.y + i * (height + airBetween);
          return drawSheet({ ...press, content: { ...content, y, height } }, entry, plan, 0);
        }),
    }));
  }
  return puzzles.flatMap(entry =>
    Array.from({ length: sheets }, (_, sheet) => ({ draw: () => drawSheet(press, entry, plan, sheet) })),
  );
}

/** The room for boards below the head of a sheet. */
export const boxOfSlices = ({ content }: Pick<Press, 'content'>): Box => ({
  ...content,
  y: content.y + headRoom,
  height: content.height - headRoom,
});

function drawSheet(press: Press, entry: NumberedPuzzle, plan: SheetPlan, sheet: number): Block[] {
  const { content, setter, texts, words } = press;
  const { perSheet, columns, cellSize } = plan;
  // Puzzles of one kind may have rules of their own.
  const layout = layoutOf(entry.puzzle.shape);
  const first = sheet * perSheet;
  const last = Math.min(first + perSheet, layout.boardCount) - 1;
  const boards = Array.from({ length: last - first + 1 }, (_, i) => layout.boardAt(first + i));
  const slices = texts.slices(boards[0].heading, boards[boards.length - 1].heading);
  const { shape, symbols } = entry.puzzle;
  const box = boxOfSlices(press);
  const drawing = drawBoards(
    boards,
    { symbols: shape.symbols, lookOf: cell => ({ symbol: symbols[cell] }) },
    {
      columns: Math.min(columns, boards.length),
      gap: boardGap / cellSize,
      margin: 0,
      nameFace: words.face,
      heading: { size: 10 / cellSize, baseline: 10 / cellSize, room: headingRoom / cellSize },
    },
  );
  const width = columns * (layout.bounds.width * cellSize + boardGap) - boardGap;
  const at = { x: box.x + (box.width - width) / 2, y: box.y };
  const bottom = box.y + drawing.bounds.height * cellSize + boardGap;
  const head = drawHead(press, entry, { plan, first, last, slices, isFirst: sheet === 0 });
  const subtitle = setter.setLines([slices], styles.text, { x: content.x, y: head.bottom });
  return [
    ...head.blocks,
    subtitle,
    {
      tag: 'Figure',
      drawing,
      at,
      scale: cellSize,
      alt: texts.alt.slices(entry.number, titleOf(press, shape), slices),
    },
    ...drawNotes(press, { x: at.x, y: bottom, width, height: box.y + box.height - bottom }),
  ];
}

interface SheetHead {
  readonly plan: SheetPlan;
  readonly first: number;
  readonly last: number;
  readonly slices: string;
  readonly isFirst: boolean;
}

/** At the left what it is, at the right where these slices lie and, on the first sheet, the code. */
function drawHead(
  press: Press,
  entry: NumberedPuzzle,
  sheet: SheetHead,
): { blocks: Block[]; bottom: number } {
  const { content, texts } = press;
  const size = headRoom - 10;
  const { shape } = entry.puzzle;
  let right = content.x + content.width;
  const blocks: Block[] = [];
  if (shape.extents.length === 3 && !shape.surface) {
    const locator = drawLocator(shape, sheet.plan.layout.perspective, sheet.first, sheet.last);
    const scale = fitScale(locator, size, size);
    right -= locator.bounds.width * scale;
    const at = { x: right, y: content.y - 6 };
    blocks.push({ tag: 'Figure', drawing: locator, at, scale, alt: texts.alt.locator(sheet.slices) });
  }
  if (sheet.isFirst) {
    const trial = drawCode(press, entry, { x: 0, y: 0 }, size - 4);
    right -= trial.size + 12;
    blocks.push(...trial.blocks.map(block => ({ ...block, at: { x: right, y: content.y } })));
  }
  const width = right - content.x - 12;
  const heading = setHeading(press, entry, { x: content.x, y: content.y }, width);
  const id = sheet.isFirst
    ? setId(press, entry, { x: content.x, y: content.y + heading.height }, width)
    : { blocks: [], height: 0 };
  return {
    blocks: [...heading.blocks, ...id.blocks, ...blocks],
    bottom: content.y + heading.height + id.height + 2,
  };
}
