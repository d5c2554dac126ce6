/** What comes after the puzzles: cubes to fold, hints, the way explained, and solutions. */
import { drawBoards, drawView, type Shape, turnDrawing, viewsOf } from '@hyperdoku/engine';
import { gapOf, type Piece } from './flow.js';
import { titlePiece } from './frontPages.js';
import {
  figureShare,
  fitScale,
  layoutOf,
  type NumberedPuzzle,
  type PlannedPage,
  type Press,
  titleOf,
} from './press.js';
import { paragraph } from './rulePieces.js';
import { lineHeight, styles } from './typesetter.js';

/** A page for each puzzle on the faces of a cube, and of other cubes one of each shape, which shows how it looks outside. */
export const planNets = (
  press: Press,
  puzzles: readonly NumberedPuzzle[],
  firsts: readonly NumberedPuzzle[],
): PlannedPage[] =>
  puzzles
    .filter(entry => folds(entry.puzzle.shape) && (entry.puzzle.shape.surface || firsts.includes(entry)))
    .map(({ puzzle, number }) => ({
      draw: () => {
        const { content, setter, texts, words } = press;
        const title = texts.numbered(number, titleOf(press, puzzle.shape));
        const text = setter.setText(
          texts.fold,
          styles.text,
          { x: content.x, y: content.y + 30 },
          content.width,
        );
        // Pages are higher than wide, and so is a net that stands.
        const net = turnDrawing(drawView(puzzle, 'net', { nameFace: words.face }));
        const top = content.y + 30 + text.height + 12;
        const scale = fitScale(net, content.width, content.y + content.height - top);
        const left = content.x + (content.width - net.bounds.width * scale) / 2;
        return [
          setter.setLines([title], styles.chapter, { x: content.x, y: content.y }),
          text.block,
          {
            tag: 'Figure',
            drawing: net,
            at: { x: left, y: top },
            scale,
            alt: texts.alt.net(number, titleOf(press, puzzle.shape)),
          },
        ];
      },
    }));

/** The constraints of a cube run through it, and a net shows the outside alone. */
const folds = (shape: Shape): boolean =>
  viewsOf(shape).includes('net') && (shape.surface !== undefined || shape.constraints.length === 0);

/** Where to look first, a line or two for each puzzle. */
export const listHints = (press: Press, puzzles: readonly NumberedPuzzle[]): Piece[] => {
  const hinted = puzzles.filter(({ hint }) => hint !== undefined);
  if (hinted.length === 0) return [];
  return [
    titlePiece(press, press.texts.hints),
    ...hinted.map(({ number, hint = '' }) => paragraph(press, press.texts.numbered(number, hint))),
  ];
};

/** Every step of those puzzles whose way is told. */
export function listWays(press: Press, puzzles: readonly NumberedPuzzle[]): Piece[] {
  const { setter, texts } = press;
  const told = puzzles.filter(({ way }) => way !== undefined);
  if (told.length === 0) return [];
  return [
    titlePiece(press, texts.ways),
    ...told.flatMap(({ number, puzzle, way = [] }): Piece[] => [
      {
        height: lineHeight(styles.heading.size) + 2,
        keepsNext: true,
        draw: at => [
          setter.setLines([texts.numbered(number, titleOf(press, puzzle.shape))], styles.heading, at),
        ],
      },
      ...way.map(line => paragraph(press, line, false, { ...styles.text, size: 7.5 })),
      gapOf(12),
    ]),
  ];
}

/** The height of symbols in solutions. */
const smallFigure = 6;
const [airBeside, airBelow] = [14, 10];

/** Small boards, as many side by side as fit. */
export function listSolutions(press: Press, puzzles: readonly NumberedPuzzle[]): Piece[] {
  const pieces: Piece[] = [titlePiece(press, press.texts.solutions)];
  for (let from = 0; from < puzzles.length; ) {
    const { shape } = puzzles[from].puzzle;
    if (layoutOf(shape).boardCount > 1) {
      pieces.push(...listSlices(press, puzzles[from]));
      from++;
      continue;
    }
    let to = from + 1;
    while (to < puzzles.length && puzzles[to].puzzle.shape.name === shape.name) to++;
    pieces.push(...listBoards(press, puzzles.slice(from, to)));
    from = to;
  }
  return pieces;
}

/** How large the boards of a solution are, with figures that can just be read, and how many stand side by side. */
function fitSmall(content: Press['content'], shape: Shape) {
  const layout = layoutOf(shape);
  const scale = Math.min(
    smallFigure / figureShare(shape),
    content.width / layout.bounds.width,
    (content.height - 60) / layout.bounds.height,
  );
  const [width, height] = [layout.bounds.width * scale, layout.bounds.height * scale];
  const perRow = Math.max(1, Math.floor((content.width + airBeside) / (width + airBeside)));
  return { layout, scale, width, height, perRow };
}

function listBoards(press: Press, puzzles: readonly NumberedPuzzle[]): Piece[] {
  const { content, setter, texts, words } = press;
  const [{ puzzle }] = puzzles;
  const { shape } = puzzle;
  const { scale, width, height, perRow: columns } = fitSmall(content, shape);
  const caption = lineHeight(styles.small.size);
  const arrangement = { columns: 1, gap: 0, margin: 0, nameFace: words.face };
  return Array.from({ length: Math.ceil(puzzles.length / columns) }, (_, row) => ({
    height: caption + height + airBelow,
    draw: ({ x, y }) =>
      puzzles.slice(row * columns, (row + 1) * columns).flatMap(({ solution, number }, i) => {
        const at = { x: x + i * (width + airBeside), y: y + caption };
        const board = layoutOf(solution.shape).boardAt(0);
        const contents = {
          symbols: shape.symbols,
          lookOf: (cell: number) => ({ symbol: solution.symbols[cell] }),
        };
        return [
          setter.setLines([words.number(number)], styles.small, { x: at.x, y }),
          {
            tag: 'Figure',
            drawing: drawBoards([board], contents, arrangement),
            at,
            scale,
            alt: texts.alt.solution(number, titleOf(press, solution.shape)),
          },
        ];
      }),
  }));
}

function listSlices(press: Press, { puzzle, solution, number }: NumberedPuzzle): Piece[] {
  const { content, setter, texts } = press;
  const { shape } = puzzle;
  const { layout, scale, height, perRow: most } = fitSmall(content, shape);
  const rows = Math.ceil(layout.boardCount / most);
  // No row much shorter than the others.
  const columns = Math.ceil(layout.boardCount / rows);
  const headingSize = 7;
  const room = lineHeight(headingSize);
  const title = texts.numbered(number, titleOf(press, shape));
  const contents = { symbols: shape.symbols, lookOf: (cell: number) => ({ symbol: solution.symbols[cell] }) };
  return [
    {
      height: lineHeight(styles.small.size) + 2,
      keepsNext: true,
      draw: at => [setter.setLines([title], { ...styles.small, role: 'pageHeading' }, at)],
    },
    ...Array.from(
      { length: rows },
      (_, row): Piece => ({
        height: height + room + airBelow,
        draw: at => {
          const count = Math.min(columns, layout.boardCount - row * columns);
          const boards = Array.from({ length: count }, (_, i) => layout.boardAt(row * columns + i));
          const drawing = drawBoards(boards, contents, {
            columns: count,
            gap: airBeside / scale,
            margin: 0,
            heading: { size: headingSize / scale, baseline: headingSize / scale, room: room / scale },
          });
          return [{ tag: 'Figure', drawing, at, scale, alt: texts.alt.solution(number, title) }];
        },
      }),
    ),
    gapOf(8),
  ];
}
