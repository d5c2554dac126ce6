/** Drawings as nodes of the page: texts stay texts, values are set one by one, and nothing is ever read as markup. */
import { type Item, makeElements, type Painter, type SvgElement } from '@hyperdoku/engine';

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

/** Puts a drawing in place of what an element holds, with so many units a cell; what is like before stays. */
export function drawItems(into: SVGElement, items: readonly Item[], scale: number, painter: Painter): void {
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
