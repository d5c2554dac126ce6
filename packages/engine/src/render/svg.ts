/**
 * Drawings as SVG: a whole file, or the inside of an element that a page has made. A file says how things look by a theme, a
 * page by classes; so the attributes of each item come from a painter.
 */
import type { Drawing, GroupItem, Item, PathItem, TextItem } from './drawing.js';
import type { Polyline } from './panel.js';

/** Says how things look, as attributes. */
export interface Painter {
  /** Undefined for what is not to be seen. */
  paint(item: PathItem | TextItem): string | undefined;
  /** The stroke through a text that is struck out. */
  strike?(text: TextItem): string | undefined;
  /** The group around a cell; without this there is none. */
  paintCell?(group: GroupItem): string;
  /** Whether what follows each other with the same look is put into one group that has it: less to write. */
  readonly groups: boolean;
}

/** A number as short as it can be written without showing in the picture. */
export const makeNumber = (value: number): string => String(Math.round(value * 1000) / 1000 + 0);

/** Letters are seldom placed as exactly as lines, and there are many of them. */
const makeRough = (value: number): string => String(Math.round(value * 100) / 100 + 0);

/** Path data, with so many units a cell. */
export const makePathData = (lines: readonly Polyline[], scale: number, closed = false): string =>
  lines
    .map(line => {
      const points = line.map(({ x, y }) => `${makeNumber(x * scale)} ${makeNumber(y * scale)}`);
      return `M${points.join('L')}${closed ? 'Z' : ''}`;
    })
    .join('');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that may stand in an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, character => entities[character]);

/** `0 0 360 360`, with so many units a cell. */
export const makeViewBox = ({ bounds: { left, top, width, height } }: Drawing, scale: number): string =>
  [left, top, width, height].map(length => makeNumber(length * scale)).join(' ');

/** An element: its look apart from the rest, so that a group can take it over. */
interface Element {
  readonly tag: 'path' | 'text' | 'g';
  readonly look: string;
  readonly rest: string;
  readonly content?: string;
}

/** The items as elements of an SVG, with so many units a cell. */
export const writeItems = (items: readonly Item[], scale: number, painter: Painter): string =>
  join(elementsOf(items, scale, painter), painter.groups);

function elementsOf(items: readonly Item[], scale: number, painter: Painter): Element[] {
  return items.flatMap(item => {
    if (item.kind === 'group') return elementsOfGroup(item, scale, painter);
    const look = painter.paint(item);
    if (look === undefined) return [];
    return item.kind === 'path'
      ? [{ tag: 'path', look, rest: `d="${makePathData(item.lines, scale, item.closed)}"` }]
      : elementsOfText(item, look, scale, painter);
  });
}

function elementsOfText(item: TextItem, look: string, scale: number, painter: Painter): Element[] {
  const [x, y, size] = [item.at.x * scale, item.at.y * scale, item.size * scale];
  const anchor = item.anchor === 'start' ? '' : ` text-anchor="${item.anchor}"`;
  const text: Element = {
    tag: 'text',
    look: `${look} font-size="${makeRough(size)}"${anchor}`,
    rest: `x="${makeRough(x)}" y="${makeRough(y)}"`,
    content: escapeXml(item.text),
  };
  const strike = painter.strike?.(item);
  if (strike === undefined) return [text];
  // From below on the left to above on the right, as with a pen.
  const line = [
    { x: x - size / 2, y },
    { x: x + size / 2, y: y - size * 0.7 },
  ];
  return [text, { tag: 'path', look: strike, rest: `d="${makePathData([line], 1)}"` }];
}

function elementsOfGroup(group: GroupItem, scale: number, painter: Painter): Element[] {
  const inside = elementsOf(group.items, scale, painter);
  if (group.transform) {
    const [a, b, c, d, e, f] = group.transform;
    const matrix = [a, b, c, d, e * scale, f * scale].map(makeNumber);
    const rest = `transform="matrix(${matrix.join(' ')})"`;
    const look = inside[0]?.look ?? '';
    return painter.groups && inside.every(element => element.look === look)
      ? [{ tag: 'g', look, rest, content: inside.map(element => write(element, '')).join('') }]
      : [{ tag: 'g', look: '', rest, content: join(inside, painter.groups) }];
  }
  if (!painter.paintCell || group.cell === undefined) return inside;
  return [{ tag: 'g', look: painter.paintCell(group), rest: '', content: join(inside, painter.groups) }];
}

/** With looks taken over by groups where several elements in a row share one. */
function join(elements: readonly Element[], groups: boolean): string {
  let text = '';
  for (let from = 0, to = 1; from < elements.length; from = to++) {
    const { look } = elements[from];
    while (groups && to < elements.length && elements[to].look === look) to++;
    const run = elements.slice(from, to);
    text +=
      run.length > 1 && look !== ''
        ? `<g ${look}>${run.map(element => write(element, '')).join('')}</g>`
        : run.map(element => write(element, element.look)).join('');
  }
  return text;
}

function write({ tag, rest, content }: Element, look: string): string {
  const start = `<${[tag, look, rest].filter(part => part !== '').join(' ')}`;
  return content === undefined ? `${start}/>` : `${start}>${content}</${tag}>`;
}
