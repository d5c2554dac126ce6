/** Drawings as SVG files that look the same everywhere: in a page, a document and print. Nothing in them comes from elsewhere. */
import type { Drawing, PathItem } from './drawing.js';
import { type Attributes, escapeXml, makeNumber, makeViewBox, type Painter, writeItems } from './svg.js';
import type { PathStyle, TextStyle, Theme } from './theme.js';

/** The title, the theme and the size of an SVG file. */
export interface SvgFileOptions {
  /** What the picture shows, for those who cannot see it. */
  readonly title: string;
  readonly theme: Theme;
  /** The width of a cell. */
  readonly cellSize: number;
  /** How wide the picture is shown; as wide as its cells make it if not said. Lines grow with it. */
  readonly width?: number;
}

/** A drawing as an SVG file. */
export function makeSvgFile(drawing: Drawing, options: SvgFileOptions): string {
  const { title, theme, cellSize } = options;
  const viewBox = makeViewBox(drawing, cellSize);
  const [left, top, width, height] = viewBox.split(' ');
  const paper =
    theme.paper === 'none'
      ? ''
      : `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${escapeXml(theme.paper)}"/>`;
  const zoom = options.width === undefined ? 1 : options.width / Number(width);
  const [shownWidth, shownHeight] = [width, height].map(length => makeNumber(Number(length) * zoom));
  const items = writeItems(drawing.items, cellSize, themePainter(theme));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${shownWidth}" height="${shownHeight}" font-family="${escapeXml(theme.font)}" role="img"><title>${escapeXml(title)}</title>${paper}${items}</svg>`;
}

/** Paints as a theme says. */
export const themePainter = (theme: Theme): Painter => ({
  paint: item =>
    item.kind === 'path'
      ? paintPath(item, theme.paths[item.role])
      : attributes({ fill: theme.texts[item.role].fill, 'font-weight': theme.texts[item.role].weight }),
  strike: ({ role }) => paintStrike(theme.texts[role]),
  groups: true,
});

function paintPath({ closed, ends, thinness = 1 }: PathItem, style: PathStyle): Attributes | undefined {
  const { opacity, stroke, width = 1, dash } = style;
  const fill = closed ? style.fill : undefined;
  if (fill === undefined && stroke === undefined) return undefined;
  return attributes({
    fill: fill ?? 'none',
    'fill-opacity': fill && opacity,
    stroke,
    ...(stroke !== undefined && {
      'stroke-width': makeNumber(width * thinness),
      'stroke-dasharray': dash?.join(' '),
      'stroke-linecap': ends,
      'stroke-linejoin': ends === 'round' ? 'round' : undefined,
    }),
  });
}

const paintStrike = ({ fill, struck }: TextStyle): Attributes | undefined =>
  struck === undefined ? undefined : attributes({ stroke: fill, 'stroke-width': struck });

/** Those that are said. */
function attributes(said: Readonly<Record<string, string | number | undefined>>): Attributes {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(said)) if (value !== undefined) found[name] = String(value);
  return found;
}
