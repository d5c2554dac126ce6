/**
 * What is printed of a page is a sheet made for it, and nothing else: the style sheet hides the rest. It is there only while the
 * browser prints.
 */
import { type Drawing, makeViewBox, printTheme, themePainter, viewCellSize } from '@hyperdoku/engine';
import { drawItems, makeSvgNode } from '../board/svgNodes.js';
import printStyles from '../styles/print.css?inline';

export interface Sheet {
  readonly drawing: Drawing;
  readonly title: string;
  /** A line below the title, such as the rule. */
  readonly line?: string;
}

let shown: HTMLElement | undefined;
let styles: CSSStyleSheet | undefined;

/** A sheet that is made by script is allowed on every page, and gone from it afterwards. */
function dressPage(): void {
  if (!styles) {
    styles = new CSSStyleSheet();
    styles.replaceSync(printStyles);
  }
  document.adoptedStyleSheets.push(styles);
}

/** Makes the sheet, unless there is one already. */
export function putSheet({ drawing, title, line }: Sheet): void {
  if (shown) return;
  const heading = document.createElement('h1');
  heading.textContent = title;
  const picture = makeSvgNode('svg', { viewBox: makeViewBox(drawing, viewCellSize), role: 'img' });
  drawItems(picture, drawing.items, viewCellSize, themePainter(printTheme));
  shown = document.createElement('section');
  shown.className = 'print-sheet';
  shown.append(heading);
  if (line !== undefined) {
    const below = document.createElement('p');
    below.textContent = line;
    shown.append(below);
  }
  shown.append(picture);
  document.body.append(shown);
  dressPage();
}

export function takeSheet(): void {
  if (!shown) return;
  shown.remove();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== styles);
  shown = undefined;
}

/** Asks the browser to print a sheet. */
export function printSheet(sheet: Sheet): void {
  takeSheet();
  putSheet(sheet);
  addEventListener('afterprint', takeSheet, { once: true });
  print();
}
