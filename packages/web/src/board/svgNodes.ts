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

/** Puts a drawing in place of what an element holds, with so many units a cell. */
export function drawItems(into: SVGElement, items: readonly Item[], scale: number, painter: Painter): void {
  into.replaceChildren(...makeElements(items, scale, painter).map(makeNode));
}
