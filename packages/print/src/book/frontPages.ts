/** What comes before the puzzles: the cover and the contents. */
import { drawView, type Item, viewsOf } from '@hyperdoku/engine';
import type { Block } from '../pdf/document.js';
import { gapOf, type Piece } from './flow.js';
import { fitScale, type PlannedPage, type Press, titleOf } from './press.js';
import type { Section } from './sections.js';
import { lineHeight, styles } from './typesetter.js';

/** A shape in space makes the better picture. */
function chooseCoverPuzzle(sections: readonly Section[]) {
  const puzzles = sections.map(({ puzzles: [first] }) => first);
  return puzzles.find(({ puzzle }) => puzzle.shape.extents.length > 2) ?? puzzles[0];
}

export function planCover(press: Press, title: string, sections: readonly Section[]): PlannedPage {
  return {
    bookmarks: [{ title: press.texts.cover }],
    draw: () => {
      const { content, setter, texts } = press;
      const middle = content.x + content.width / 2;
      const size = Math.min(styles.title.size, content.width / 11);
      const titleStyle = { ...styles.title, size, anchor: 'middle' } as const;
      const titleLines = setter.breakLines(title, titleStyle, content.width);
      const top = content.y + content.height * 0.06;
      const number = sections.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
      const titleBottom = top + titleLines.length * lineHeight(size);
      const listed = listSections(sections);
      const subtitle = { ...styles.text, size: 12, anchor: 'middle' } as const;
      const { solution } = chooseCoverPuzzle(sections);
      const views = viewsOf(solution.shape);
      const view = views.find(each => each === 'cube' || each === 'rhombic') ?? views[0];
      const drawing = drawView(solution, view, { nameFace: press.words.face });
      const room = { top: titleBottom + 46, bottom: content.y + content.height * 0.8 };
      const scale = fitScale(drawing, content.width * 0.82, room.bottom - room.top, 40);
      const [width, height] = [drawing.bounds.width * scale, drawing.bounds.height * scale];
      const rule: Item = {
        kind: 'path',
        role: 'rule',
        lines: [
          [
            { x: 0, y: 0 },
            { x: 60, y: 0 },
          ],
        ],
        closed: false,
      };
      const listTop = content.y + content.height * 0.85;
      return [
        setter.setLines(titleLines, titleStyle, { x: middle, y: top }),
        setter.setLines([texts.puzzles(number)], subtitle, { x: middle, y: titleBottom + 8 }),
        {
          tag: 'Figure',
          drawing,
          at: { x: middle - width / 2, y: room.top + (room.bottom - room.top - height) / 2 },
          scale,
          alt: texts.alt.cover(titleOf(press, solution.shape)),
        },
        {
          tag: 'Artifact',
          at: { x: middle - 30, y: listTop - 12 },
          scale: 1,
          drawing: {
            bounds: { left: 0, top: 0, width: 60, height: 1 },
            items: [rule],
          },
        },
        setter.setLines(listed, { ...styles.text, size: 10, anchor: 'middle' }, { x: middle, y: listTop }),
        setter.setLines(
          [texts.maker],
          { ...styles.small, anchor: 'middle' },
          {
            x: middle,
            y: content.y + content.height - 4,
          },
        ),
      ];
    },
  };
}

/** The shapes of the book, a few on the cover. */
function listSections(sections: readonly Section[]): string[] {
  const most = 4;
  const titles = sections.map(({ title }) => title);
  return titles.length <= most ? titles : [...titles.slice(0, most - 1), '…'];
}

export interface ContentsLine {
  readonly title: string;
  /** Which puzzles there are. */
  readonly note?: string;
  readonly page: string;
  readonly indented?: boolean;
}

/** The lines of the contents, with dots that lead to the number of the page. */
export function listContents(press: Press, lines: readonly ContentsLine[]): Piece[] {
  const { setter, texts, content } = press;
  const style = { ...styles.text, size: 10.5 };
  return [
    titlePiece(press, texts.contents),
    ...lines.flatMap(({ title, note, page, indented = false }): Piece[] => [
      ...(indented ? [] : [gapOf(5)]),
      {
        height: lineHeight(style.size) + 2,
        draw: at => {
          const x = at.x + (indented ? 14 : 0);
          const shown = note === undefined ? title : `${title} · ${note}`;
          const lineStyle = indented ? style : ({ ...style, role: 'pageHeading' } as const);
          const from = x + setter.widthOf(shown, lineStyle) + 6;
          const to = at.x + content.width - setter.widthOf(page, style) - 6;
          return [
            setter.setLines([shown], lineStyle, { x, y: at.y }),
            ...leaders(from, to, at.y + style.size * 0.92),
            setter.setLines([page], { ...style, anchor: 'end' }, { x: at.x + content.width, y: at.y }),
          ];
        },
      },
    ]),
  ];
}

function leaders(from: number, to: number, y: number): Block[] {
  if (to - from < 12) return [];
  const items: Item[] = [
    {
      kind: 'path',
      role: 'region',
      lines: [
        [
          { x: from, y: 0 },
          { x: to, y: 0 },
        ],
      ],
      closed: false,
      thinness: 0.7,
    },
  ];
  const drawing = { bounds: { left: 0, top: 0, width: to, height: 1 }, items };
  return [{ tag: 'Artifact', at: { x: 0, y }, scale: 1, drawing }];
}

/** The title of a chapter. */
export const titlePiece = ({ setter }: Press, title: string): Piece => ({
  height: lineHeight(styles.chapter.size) + 10,
  keepsNext: true,
  draw: at => [setter.setLines([title], styles.chapter, at)],
});
