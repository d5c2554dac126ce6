/** What stands beside every puzzle: its number and level, its name, the code with its link; and what is said of its picture. */
import {
  type BoardLayout,
  blank,
  countFilled,
  makeLink,
  makeSymbolText,
  type Point,
} from '@hyperdoku/engine';
import type { Block } from '../pdf/document.js';
import { type NumberedPuzzle, type Press, titleOf } from './press.js';
import { drawQr } from './qrDrawing.js';
import { styles } from './typesetter.js';

/** Modules smaller than this are lost at a photocopier's quality. */
const leastModule = 0.85;
const wantedModule = 1.7;
/** Longer names say less than the code beside them. */
const longestId = 90;

/** The heading of a puzzle, in this width. */
export function setHeading(
  press: Press,
  entry: NumberedPuzzle,
  at: Point,
  width: number,
): { blocks: Block[]; height: number } {
  const { setter, texts, words } = press;
  const title = texts.numbered(entry.number, titleOf(press, entry.puzzle.shape));
  const heading = setter.setText(title, styles.heading, at, width);
  const level = entry.level === undefined ? '' : words.level(entry.level);
  if (level === '') return { blocks: [heading.block], height: heading.height };
  const below = setter.setText(level, styles.small, { x: at.x, y: at.y + heading.height }, width);
  return { blocks: [heading.block, below.block], height: heading.height + below.height };
}

/** The name under which the puzzle can be made again, in as many lines as it takes. */
export function setId(
  { setter }: Press,
  { id }: NumberedPuzzle,
  at: Point,
  width: number,
): { blocks: Block[]; height: number } {
  if (id === undefined || id.length > longestId) return { blocks: [], height: 0 };
  const { block, height } = setter.setText(id, styles.tiny, at, width);
  return { blocks: [block], height };
}

/** The code with the puzzle's link, no larger than this; none where its modules would be too small. */
export function drawCode(
  press: Press,
  { puzzle, number }: NumberedPuzzle,
  at: Point,
  most: number,
): { blocks: Block[]; size: number } {
  const link = makeLink(puzzle, press.address);
  const drawing = drawQr(link);
  if (!drawing) return { blocks: [], size: 0 };
  const modules = drawing.bounds.width;
  const module = Math.min(most / modules, wantedModule);
  if (module < leastModule) return { blocks: [], size: 0 };
  const alt = press.texts.alt.code(number);
  const common = { drawing, at, scale: module, alt };
  const block: Block =
    press.address === '' ? { tag: 'Figure', ...common } : { tag: 'Link', url: link, ...common };
  return { blocks: [block], size: modules * module };
}

/** Boards whose cells are listed for those who cannot see them; of larger ones that would take minutes to hear. */
const mostListed = 256;

/** What a board shows, row by row. */
export function sayBoard(press: Press, { puzzle, number }: NumberedPuzzle, board?: BoardLayout): string {
  const { alt } = press.texts;
  const { shape, symbols } = puzzle;
  const summary = alt.puzzle(number, titleOf(press, shape), countFilled(puzzle), shape.cellCount);
  if (!board || shape.cellCount > mostListed) return summary;
  const rows = board.rows.map((row, i) => {
    const cells = row.map(({ cell }) =>
      symbols[cell] === blank ? alt.blank : makeSymbolText(symbols[cell], shape.symbols),
    );
    return alt.row(i + 1, cells.join(', '));
  });
  return [summary, ...rows].join(' ');
}
