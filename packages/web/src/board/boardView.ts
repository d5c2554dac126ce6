/** The drawing of one board: an SVG that is an ARIA grid, its cells, its lines. */
import {
  type BoardLayout,
  type Cell,
  type CellPlace,
  makePathData,
  type Point,
  type Polyline,
} from '@hyperdoku/engine';
import { say } from '../texts/play.js';
import { CellForm, unit } from './cellForm.js';
import { CellView } from './cellView.js';
import { makeSvgNode } from './svgNodes.js';

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
    const isGrid = cellRole === 'gridcell';
    const mouldOf = makeMoulds(isGrid);
    const drawCell = (place: CellPlace): SVGGElement => {
      const { form, node: mould } = mouldOf(place);
      const node = mould.cloneNode(true) as SVGGElement;
      const [{ x, y }] = place.corners;
      node.setAttribute('data-cell', String(place.cell));
      node.setAttribute('transform', `translate(${(x * unit).toFixed(1)} ${(y * unit).toFixed(1)})`);
      this.cells.set(place.cell, new CellView(node, place, form, symbols));
      return node;
    };
    const drawn = groups.flatMap(({ name: face, firstRow, rowCount, labelAt }) => {
      const name = face && say.face(face);
      const body = rows
        .slice(firstRow, firstRow + rowCount)
        .map(row => makeSvgNode('g', isGrid ? { role: 'row' } : {}, ...row.map(drawCell)));
      return [
        ...(name && isGrid ? [makeSvgNode('g', { role: 'rowgroup', 'aria-label': name }, ...body)] : body),
        ...(name && labelAt ? [makeFaceName(name, labelAt)] : []),
      ];
    });
    element.replaceChildren(...drawn, makeLines(hairlines, rules));
  }

  clear(): void {
    this.element.replaceChildren();
    this.cells.clear();
  }
}

/** A cell of each form that is on a board, to be copied: that is faster than to make each anew. */
function makeMoulds(isGrid: boolean): (place: CellPlace) => Mould {
  const moulds = new Map<string, Mould>();
  return place => {
    const [{ x, y }, ...others] = place.corners;
    const key = others.map(corner => `${(corner.x - x).toFixed(3)} ${(corner.y - y).toFixed(3)}`).join();
    const known = moulds.get(key);
    if (known) return known;
    const form = new CellForm(place);
    const ground = makeSvgNode('path', { class: 'ground', d: form.ground });
    const node = makeSvgNode('g', { ...(isGrid && { role: 'gridcell' }), class: 'cell' }, ground);
    const mould = { form, node };
    moulds.set(key, mould);
    return mould;
  };
}

interface Mould {
  readonly form: CellForm;
  readonly node: SVGGElement;
}

const makeFaceName = (name: string, { x, y }: Point): SVGTextElement =>
  makeSvgNode(
    'text',
    { class: 'face-name', 'aria-hidden': 'true', x: String(x * unit), y: String(y * unit + 12) },
    name,
  );

const makeLines = (hairlines: readonly Polyline[], rules: readonly Polyline[]): SVGGElement =>
  makeSvgNode(
    'g',
    { class: 'lines', 'aria-hidden': 'true' },
    makeSvgNode('path', { class: 'hairlines', d: makePathData(hairlines, unit) }),
    makeSvgNode('path', { class: 'rules', d: makePathData(rules, unit) }),
  );

/** The cell that an event points at. */
export function cellUnder(target: EventTarget | null): Cell | undefined {
  const element = target instanceof Element ? target.closest('[data-cell]') : null;
  return element ? Number(element.getAttribute('data-cell')) : undefined;
}
