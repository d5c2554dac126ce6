/** Elements in one line. */
import { makeSvgNode } from '../board/svgNodes.js';

type Attributes = Readonly<Record<string, string>>;

const dress = <E extends Element>(element: E, name: string, attributes: Attributes): E => {
  if (name) element.setAttribute('class', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

export const make = <T extends keyof HTMLElementTagNameMap>(
  tag: T,
  name = '',
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[T] => {
  const element = dress(document.createElement(tag), name, attributes);
  element.append(...children);
  return element;
};

export const makeSvg = (name: string, attributes: Attributes): SVGSVGElement =>
  makeSvgNode('svg', { class: name, ...attributes });

export function makeButton(
  text: string,
  name: string,
  attributes: Attributes,
  press: () => void,
): HTMLButtonElement {
  const button = make('button', name, { type: 'button', ...attributes }, text);
  button.addEventListener('click', press);
  return button;
}
