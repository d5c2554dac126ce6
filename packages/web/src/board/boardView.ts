/** The drawing of one board: an SVG that is an ARIA grid, its cells, its lines. */
import { type BoardLayout, type Cell, type CellPlace, makePathData } from '@hyperdoku/engine';
import { say } from '../texts/play.js';
import { CellForm, unit } from './cellForm.js';
import { CellView } from './cellView.js';

/** Room around the cells, so that heavy lines are not cut. */
const margin = 4;

export class BoardView {
  readonly layout: BoardLayout;
  readonly cells = new Map<Cell, CellView>();
  private readonly element: SVGSVGElement;

  constructor(element: SVGSVGElement, layout: BoardLayout, symbols: number, cellRole: 'gridcell' | 'none') {
    this.element = element;
    this.layout = layout;
    const { width, height, rows, groups, hairlines, rules } = layout;
    element.setAttribute(
      'viewBox',
      `${-margin} ${-margin} ${width * unit + 2 * margin} ${height * unit + 2 * margin}`,
    );
    const forms = new Map<string, CellForm>();
    const formOf = (place: CellPlace): CellForm => {
      const [{ x, y }, ...others] = place.corners;
      const key = others.map(corner => `${(corner.x - x).toFixed(3)} ${(corner.y - y).toFixed(3)}`).join();
      let form = forms.get(key);
      if (!form) {
        form = new CellForm(place);
        forms.set(key, form);
      }
      return form;
    };
    const isGrid = cellRole === 'gridcell';
    const drawCell = (place: CellPlace): string => {
      const [{ x, y }] = place.corners;
      const role = isGrid ? ' role="gridcell"' : '';
      return `<g${role} class="cell" data-cell="${place.cell}" transform="translate(${(x * unit).toFixed(1)} ${(y * unit).toFixed(1)})"><path class="ground" d="${formOf(place).ground}"/></g>`;
    };
    const drawRows = (from: number, count: number): string =>
      rows
        .slice(from, from + count)
        .map(row => `<g${isGrid ? ' role="row"' : ''}>${row.map(drawCell).join('')}</g>`)
        .join('');
    const drawn = groups.map(({ name: face, firstRow, rowCount, labelAt }) => {
      const name = face && say.face(face);
      const body = drawRows(firstRow, rowCount);
      const label = labelAt
        ? `<text class="face-name" aria-hidden="true" x="${labelAt.x * unit}" y="${labelAt.y * unit + 12}">${name}</text>`
        : '';
      return name && isGrid ? `<g role="rowgroup" aria-label="${name}">${body}</g>${label}` : body + label;
    });
    element.innerHTML = `${drawn.join('')}<g class="lines" aria-hidden="true"><path class="hairlines" d="${makePathData(hairlines, unit)}"/><path class="rules" d="${makePathData(rules, unit)}"/></g>`;
    const nodes = element.querySelectorAll<SVGGElement>('.cell');
    let i = 0;
    for (const row of rows) {
      for (const place of row) {
        const node = nodes[i++];
        this.cells.set(place.cell, new CellView(node, place, formOf(place), symbols));
      }
    }
  }

  clear(): void {
    this.element.replaceChildren();
    this.cells.clear();
  }
}

/** The cell that an event points at. */
export function cellUnder(target: EventTarget | null): Cell | undefined {
  const element = target instanceof Element ? target.closest('[data-cell]') : null;
  return element ? Number(element.getAttribute('data-cell')) : undefined;
}
