/**
 * Drawings as operators of PDF. pdfkit would do this call by call; a book has a hundred thousand figures, so operators are
 * written directly, and what is set already (colour, width, font) is not set again.
 *
 * y runs down, as pdfkit leaves it on a page; so letters, which would stand on their heads, are set with a matrix that turns them.
 */
import type {
  Drawing,
  GroupItem,
  Item,
  PathItem,
  PathStyle,
  Point,
  TextItem,
  Theme,
  Transform,
} from '@hyperdoku/engine';
import type { PdfDocument } from './pdfkit.js';
import type { Typeface } from './typeface.js';

export interface Placement {
  readonly at: Point;
  /** Points a cell. */
  readonly scale: number;
}

/** The shortest way to write a length that shows. */
const makeLength = (value: number): string => String(Math.round(value * 100) / 100 + 0);
const makeShare = (value: number): string => String(Math.round(value * 10_000) / 10_000 + 0);

/** The three parts of a colour, `#RRGGBB`. */
const makeColour = (colour: string): string =>
  [1, 3, 5].map(at => makeShare(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ');

const caps: Readonly<Record<'round' | 'square' | 'butt', number>> = { butt: 0, round: 1, square: 2 };

/** From this size of a cell on, in points, lines are as broad as their theme says. */
const fullScale = 24;
const leastThinness = 0.35;

/** Small pictures need thinner lines; what is drawn in points has the lines that it says. */
export const thinnessAt = (scale: number): number =>
  scale === 1 ? 1 : Math.min(1, Math.max(leastThinness, scale / fullScale));

/** Paints on the page that is open; what is known of its state is lost with the page. */
export class Painter {
  readonly #document: PdfDocument;
  readonly #typeface: Typeface;
  readonly #theme: Theme;
  readonly #state = new Map<string, string>();
  #operators: string[] = [];
  #thinness = 1;
  #isInText = false;

  constructor(document: PdfDocument, typeface: Typeface, theme: Theme) {
    this.#document = document;
    this.#typeface = typeface;
    this.#theme = theme;
  }

  /** A new page begins. */
  forget(): void {
    this.#state.clear();
  }

  paint({ items, bounds }: Drawing, { at, scale }: Placement): void {
    this.#thinness = thinnessAt(scale);
    const move: Transform = [scale, 0, 0, scale, at.x - bounds.left * scale, at.y - bounds.top * scale];
    this.#paintItems(items, move, scale);
    this.#flush();
  }

  #flush(): void {
    this.#closeText();
    if (this.#operators.length > 0) this.#document.addContent(this.#operators.join('\n'));
    this.#operators = [];
  }

  /** Texts that follow each other are one piece. */
  #closeText(): void {
    if (this.#isInText) this.#operators.push('ET');
    this.#isInText = false;
  }

  /** Says something once, until something else is said. */
  #say(what: string, operator: string): void {
    if (this.#state.get(what) === operator) return;
    this.#state.set(what, operator);
    this.#operators.push(operator);
  }

  #paintItems(items: readonly Item[], move: Transform, scale: number): void {
    for (const item of items) {
      if (item.kind === 'path') this.#paintPath(item, this.#theme.paths[item.role], move, scale);
      else if (item.kind === 'text') this.#paintText(item, move, scale);
      else this.#paintItems(item.items, item.transform ? join(move, item.transform) : move, scale);
    }
  }

  #paintPath(item: PathItem, style: PathStyle, move: Transform, scale: number): void {
    const fill = item.closed ? style.fill : undefined;
    const { stroke, opacity = 1 } = style;
    if (fill === undefined && stroke === undefined) return;
    this.#closeText();
    if (fill !== undefined) {
      this.#say('fill', `${makeColour(fill)} rg`);
      this.#setOpacity(opacity);
    }
    if (stroke !== undefined) {
      const { ends = 'butt', thinness = 1, thickness } = item;
      const width =
        thickness === undefined ? (style.width ?? 1) * thinness * this.#thinness : thickness * scale;
      this.#say('stroke', `${makeColour(stroke)} RG`);
      this.#say('width', `${makeLength(width)} w`);
      this.#say('cap', `${caps[ends]} J`);
      this.#say('join', `${ends === 'round' ? 1 : 0} j`);
      this.#say('dash', `[${(style.dash ?? []).join(' ')}] 0 d`);
    }
    for (const line of item.lines) this.#operators.push(makePath(line, move, item.closed));
    this.#operators.push(fill === undefined ? 'S' : stroke === undefined ? 'f' : 'B');
  }

  /** The names of opacities are pdfkit's. */
  #setOpacity(opacity: number): void {
    const said = String(opacity);
    if ((this.#state.get('opacity') ?? '1') === said) return;
    this.#state.set('opacity', said);
    this.#flush();
    this.#document.fillOpacity(opacity);
  }

  #paintText(item: TextItem, move: Transform, scale: number): void {
    const { text, at, size, anchor, role } = item;
    if (text === '') return;
    const { fill, weight, struck } = this.#theme.texts[role];
    const { font, codes, width } = this.#typeface.set(text, weight);
    const before = { start: 0, middle: width / 2, end: width }[anchor] * size;
    const [a, b, c, d] = move;
    const { x, y } = movePoint(move, { x: at.x - before, y: at.y });
    const { page } = this.#document;
    if (page) page.fonts[font.id] ??= font.ref();
    this.#say('fill', `${makeColour(fill)} rg`);
    this.#setOpacity(1);
    if (!this.#isInText) this.#operators.push('BT');
    this.#isInText = true;
    this.#say('font', `/${font.id} 1 Tf`);
    const turn = [a * size, b * size, -c * size, -d * size].map(makeShare).join(' ');
    this.#operators.push(`${turn} ${makeLength(x)} ${makeLength(y)} Tm ${codes} TJ`);
    if (struck === undefined) return;
    // From below on the left to above on the right, as with a pen.
    const middle = at.x - before + (width * size) / 2;
    const line = [
      { x: middle - size / 2, y: at.y },
      { x: middle + size / 2, y: at.y - size * 0.7 },
    ];
    const stroke: PathItem = { kind: 'path', role: 'hairline', lines: [line], closed: false };
    this.#paintPath(stroke, { stroke: fill, width: struck }, move, scale);
  }
}

const movePoint = ([a, b, c, d, e, f]: Transform, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

const join = (outer: Transform, [a, b, c, d, e, f]: NonNullable<GroupItem['transform']>): Transform => {
  const [oa, ob, oc, od] = outer;
  const { x, y } = movePoint(outer, { x: e, y: f });
  return [oa * a + oc * b, ob * a + od * b, oa * c + oc * d, ob * c + od * d, x, y];
};

function makePath(line: readonly Point[], move: Transform, closed: boolean): string {
  const points = line.map(point => {
    const { x, y } = movePoint(move, point);
    return `${makeLength(x)} ${makeLength(y)}`;
  });
  return `${points[0]} m ${points
    .slice(1)
    .map(point => `${point} l`)
    .join(' ')}${closed ? ' h' : ''}`;
}
