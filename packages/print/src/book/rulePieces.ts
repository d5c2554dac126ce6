/** How to play, for every shape that occurs: its rule in words, what a cell sees, and how its slices lie. */
import {
  drawView,
  emptyGrid,
  type Grid,
  kindNames,
  makeSymbolText,
  peersOf,
  type Shape,
  showsNotes,
  viewsOf,
} from '@hyperdoku/engine';
import type { Block } from '../pdf/document.js';
import { gapOf, type Piece } from './flow.js';
import { titlePiece } from './frontPages.js';
import { fitScale, layoutOf, type NumberedPuzzle, type Press, titleOf } from './press.js';
import { lineHeight, styles, type TextStyle } from './typesetter.js';

const tallest = 230;
const airBetween = 24;
/** Smaller cells show nothing. */
const leastCell = 3.2;

export function listRules(press: Press, firsts: readonly NumberedPuzzle[]): Piece[] {
  const { texts } = press;
  return [
    titlePiece(press, texts.howToPlay),
    paragraph(press, texts.rule.code),
    paragraph(press, texts.rule.hint),
    gapOf(14),
    ...firsts.flatMap(entry => listRule(press, entry)),
  ];
}

export function paragraph(
  { setter, content }: Press,
  text: string,
  keepsNext = false,
  style: TextStyle = styles.text,
): Piece {
  const lines = setter.breakLines(text, style, content.width);
  return {
    height: lines.length * lineHeight(style.size) + style.size * 0.4,
    keepsNext,
    draw: at => [setter.setLines(lines, style, at)],
  };
}

function listRule(press: Press, { puzzle, solution }: NumberedPuzzle): Piece[] {
  const { setter, texts, words } = press;
  const { shape } = puzzle;
  const symbols = texts.rule.symbolRange(
    makeSymbolText(1, shape.symbols),
    makeSymbolText(shape.symbols, shape.symbols),
  );
  const kinds = kindNames.filter(kind => shape.constraints.some(({ spec }) => spec.kind === kind));
  return [
    {
      height: lineHeight(styles.heading.size) + 4,
      keepsNext: true,
      draw: at => [setter.setLines([titleOf(press, shape)], styles.heading, at)],
    },
    paragraph(press, texts.rule.symbols(symbols, shape.cellCount), true),
    paragraph(press, words.rule(shape.spec), true),
    ...kinds.map(kind => paragraph(press, words.kindMeaning(kind), true)),
    picturesOf(press, shape, solution),
    ...captionsOf(press, shape),
    gapOf(14),
  ];
}

const captionsOf = (press: Press, shape: Shape): Piece[] => {
  const layout = layoutOf(shape);
  const lies = shape.extents.length === 3 && !shape.surface;
  return [
    paragraph(press, press.texts.rule.sees),
    ...(lies ? [paragraph(press, press.texts.rule.lies(layout.boardAt(0).heading))] : []),
  ];
};

/** What a cell in the middle sees, and beside it the whole from outside. */
function picturesOf(press: Press, shape: Shape, solution: Grid): Piece {
  const { content, texts } = press;
  const title = titleOf(press, shape);
  const views = viewsOf(shape);
  const flat = views.find(showsNotes) ?? views[0];
  const solid = views.find(view => view === 'cube' || view === 'rhombic');
  const middle = findMiddle(shape);
  const peers = new Set(peersOf(shape, middle));
  const seen = drawView(emptyGrid(shape), flat, {
    nameFace: press.words.face,
    lookOf: cell => (cell === middle ? { hasRing: true } : peers.has(cell) ? { ground: 'pattern' } : {}),
  });
  const whole = solid && drawView(solution, solid);
  const room = whole ? (content.width - airBetween) / 2 : content.width;
  const seenScale = fitScale(seen, room, tallest, 18);
  const wholeScale = whole ? fitScale(whole, room, tallest, 18) : 0;
  const showsSeen = seenScale >= leastCell;
  const heights = [
    ...(showsSeen ? [seen.bounds.height * seenScale] : []),
    ...(whole ? [whole.bounds.height * wholeScale] : []),
  ];
  return {
    height: Math.max(0, ...heights) + 12,
    keepsNext: true,
    draw: ({ x, y }) => [
      ...(showsSeen ? [figure(seen, { x, y: y + 4 }, seenScale, texts.alt.sees(title))] : []),
      ...(whole
        ? [
            figure(
              whole,
              { x: showsSeen ? x + room + airBetween : x, y: y + 4 },
              wholeScale,
              texts.alt.solid(title),
            ),
          ]
        : []),
    ],
  };
}

const figure = (drawing: Block['drawing'], at: Block['at'], scale: number, alt: string): Block => ({
  tag: 'Figure',
  drawing,
  at,
  scale,
  alt,
});

/** A cell near the middle of a grid, or of its first face. */
function findMiddle(shape: Shape): number {
  const board = layoutOf(shape);
  const { rows } = board.boardAt(Math.floor(board.boardCount / 2));
  const row = rows[Math.floor((shape.surface ? shape.extents[0] : rows.length) / 2)];
  return row[Math.floor(row.length / 2)].cell;
}
