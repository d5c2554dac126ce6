/**
 * Drawings as SVG: elements as data, which a file writes as text and a page makes nodes of. A file says how things look by a
 * theme, a page by classes; so the attributes of each item come from a painter.
 */
import type { Drawing, GroupItem, Item, PathItem, TextItem } from './drawing.js';
import type { Polyline } from './panel.js';

/** By their names, in the order in which they are written. */
export type Attributes = Readonly<Record<string, string>>;

/** Says how things look, as attributes. */
export interface Painter {
  /** Undefined for what is not to be seen. */
  paint(item: PathItem | TextItem): Attributes | undefined;
  /** The stroke through a text that is struck out. */
  strike?(text: TextItem): Attributes | undefined;
  /** The group around a cell; without this there is none. */
  paintCell?(group: GroupItem): Attributes;
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

/** An element of SVG as data. */
export interface SvgElement {
  readonly tag: 'path' | 'text' | 'g';
  readonly attributes: Attributes;
  /** A text, or elements. */
  readonly content?: string | readonly SvgElement[];
}

/** The items as elements of an SVG, with so many units a cell. */
export const makeElements = (items: readonly Item[], scale: number, painter: Painter): SvgElement[] =>
  join(partsOf(items, scale, painter), painter.groups);

/** The same, written. */
export const writeItems = (items: readonly Item[], scale: number, painter: Painter): string =>
  makeElements(items, scale, painter).map(write).join('');

/** An element with its look apart from the rest, so that a group can take it over. */
interface Part extends Pick<SvgElement, 'tag' | 'content'> {
  readonly look: Attributes;
  readonly rest: Attributes;
}

function partsOf(items: readonly Item[], scale: number, painter: Painter): Part[] {
  return items.flatMap(item => {
    if (item.kind === 'group') return partsOfGroup(item, scale, painter);
    const look = painter.paint(item);
    if (look === undefined) return [];
    return item.kind === 'path' ? [partOfPath(item, look, scale)] : partsOfText(item, look, scale, painter);
  });
}

const partOfPath = ({ lines, closed, thickness }: PathItem, look: Attributes, scale: number): Part => ({
  tag: 'path',
  look: thickness === undefined ? look : { ...look, 'stroke-width': makeNumber(thickness * scale) },
  rest: { d: makePathData(lines, scale, closed) },
});

function partsOfText(item: TextItem, look: Attributes, scale: number, painter: Painter): Part[] {
  const [x, y, size] = [item.at.x * scale, item.at.y * scale, item.size * scale];
  const text: Part = {
    tag: 'text',
    look: {
      ...look,
      'font-size': makeRough(size),
      ...(item.anchor !== 'start' && { 'text-anchor': item.anchor }),
    },
    rest: { x: makeRough(x), y: makeRough(y) },
    content: item.text,
  };
  const strike = painter.strike?.(item);
  if (strike === undefined) return [text];
  // From below on the left to above on the right, as with a pen.
  const line = [
    { x: x - size / 2, y },
    { x: x + size / 2, y: y - size * 0.7 },
  ];
  return [text, { tag: 'path', look: strike, rest: { d: makePathData([line], 1) } }];
}

function partsOfGroup(group: GroupItem, scale: number, painter: Painter): Part[] {
  const inside = partsOf(group.items, scale, painter);
  if (group.transform) {
    const [a, b, c, d, e, f] = group.transform;
    const matrix = [a, b, c, d, e * scale, f * scale].map(makeNumber);
    const rest = { transform: `matrix(${matrix.join(' ')})` };
    const [{ look } = { look: {} }] = inside;
    return painter.groups && inside.every(part => isAlike(part.look, look))
      ? [{ tag: 'g', look, rest, content: inside.map(withoutLook) }]
      : [{ tag: 'g', look: {}, rest, content: join(inside, painter.groups) }];
  }
  if (!painter.paintCell || group.cell === undefined) return inside;
  return [{ tag: 'g', look: painter.paintCell(group), rest: {}, content: join(inside, painter.groups) }];
}

/** With looks taken over by groups where several parts in a row share one. */
function join(parts: readonly Part[], groups: boolean): SvgElement[] {
  const elements: SvgElement[] = [];
  for (let from = 0, to = 1; from < parts.length; from = to++) {
    const { look } = parts[from];
    while (groups && to < parts.length && isAlike(parts[to].look, look)) to++;
    const run = parts.slice(from, to);
    if (run.length > 1 && Object.keys(look).length > 0)
      elements.push({ tag: 'g', attributes: look, content: run.map(withoutLook) });
    else elements.push(...run.map(withLook));
  }
  return elements;
}

function isAlike(a: Attributes, b: Attributes): boolean {
  if (a === b) return true;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every(name => a[name] === b[name]);
}

const withLook = ({ tag, look, rest, content }: Part): SvgElement => ({
  tag,
  attributes: { ...look, ...rest },
  ...(content !== undefined && { content }),
});
const withoutLook = ({ tag, rest, content }: Part): SvgElement => ({
  tag,
  attributes: rest,
  ...(content !== undefined && { content }),
});

function write({ tag, attributes, content }: SvgElement): string {
  let start = `<${tag}`;
  for (const name in attributes) start += ` ${name}="${escapeXml(attributes[name])}"`;
  if (content === undefined) return `${start}/>`;
  return `${start}>${typeof content === 'string' ? escapeXml(content) : content.map(write).join('')}</${tag}>`;
}
