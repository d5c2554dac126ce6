/** Drawings as nodes of the page: texts stay texts, values are set one by one, and nothing is ever read as markup. */
import { type Item, makeElements, type Painter, type SvgElement, type TextItem } from '@hyperdoku/engine';

const svgNames = 'http://www.w3.org/2000/svg';

export function makeSvgNode<T extends keyof SVGElementTagNameMap>(
  tag: T,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): SVGElementTagNameMap[T] {
  const node = document.createElementNS(svgNames, tag);
  for (const name in attributes) node.setAttribute(name, attributes[name]);
  if (children.length > 0) node.append(...children);
  return node;
}

const makeNode = ({ tag, attributes, content = [] }: SvgElement): SVGElement =>
  typeof content === 'string'
    ? makeSvgNode(tag, attributes, content)
    : makeSvgNode(tag, attributes, ...content.map(makeNode));

interface SingleText {
  readonly item: TextItem;
  readonly scale: number;
  readonly painter: Painter;
}

/** What elements hold that hold a single text, as most cells do: another board needs no more than other words in the same places. */
const singleTexts = new WeakMap<SVGElement, SingleText>();

const differInWordsAlone = (a: SingleText, b: SingleText): boolean =>
  a.painter === b.painter &&
  a.scale === b.scale &&
  a.item.role === b.item.role &&
  a.item.size === b.item.size &&
  a.item.anchor === b.item.anchor &&
  a.item.at.x === b.item.at.x &&
  a.item.at.y === b.item.at.y;

/** Puts a drawing in place of what an element holds, with so many units a cell; what is like before stays. */
export function drawItems(into: SVGElement, items: readonly Item[], scale: number, painter: Painter): void {
  const [item] = items;
  const single = items.length === 1 && item.kind === 'text' ? { item, scale, painter } : undefined;
  const before = singleTexts.get(into);
  if (single) singleTexts.set(into, single);
  else singleTexts.delete(into);
  const words = into.firstChild?.firstChild;
  if (single && before && words && differInWordsAlone(single, before)) {
    if (single.item.text !== before.item.text) words.nodeValue = single.item.text;
    return;
  }
  const elements = makeElements(items, scale, painter);
  const there = into.children;
  if (there.length === elements.length && elements.every((element, i) => canBecome(there[i], element)))
    for (const [i, element] of elements.entries()) become(there[i], element);
  else into.replaceChildren(...elements.map(makeNode));
}

/** Whether a node has the tag and the attributes of an element, and holds no others. */
const canBecome = (node: Element, { tag, attributes, content = '' }: SvgElement): boolean =>
  node.localName === tag &&
  typeof content === 'string' &&
  node.childElementCount === 0 &&
  node.attributes.length === Object.keys(attributes).length &&
  Object.keys(attributes).every(name => node.hasAttribute(name));

function become(node: Element, { attributes, content = '' }: SvgElement): void {
  for (const name in attributes)
    if (node.getAttribute(name) !== attributes[name]) node.setAttribute(name, attributes[name]);
  if (node.textContent !== content) node.textContent = content as string;
}
