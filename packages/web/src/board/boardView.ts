/** The drawing of one board: an SVG that is an ARIA grid, its cells, its lines. */
import {
  type BoardLayout,
  type Cell,
  type CellPlace,
  type DrawnConstraint,
  type Item,
  makePathData,
  type Point,
  type Polyline,
} from '@hyperdoku/engine';
import { say } from '../texts/play.js';
import { CellForm, unit } from './cellForm.js';
import { classPainter } from './cellLook.js';
import { CellView } from './cellView.js';
import { drawItems, makeSvgNode } from './svgNodes.js';

/** Room around the cells, so that heavy lines are not cut. */
const margin = 4;
/** The same in cells. */
export const marginInCells = margin / unit;

export class BoardView {
  readonly layout: BoardLayout;
  readonly cells = new Map<Cell, CellView>();
  private readonly element: SVGSVGElement;
  private readonly constraints: readonly ConstraintView[];
  private marked = '';
  private readonly overlays: Partial<Record<'links' | 'own-lines', SVGGElement>> = {};

  constructor(element: SVGSVGElement, layout: BoardLayout, symbols: number, cellRole: 'gridcell' | 'none') {
    this.element = element;
    this.layout = layout;
    const { rows, groups, hairlines, rules, bounds } = layout;
    const [left, top] = [bounds.left * unit - margin, bounds.top * unit - margin];
    const [width, height] = [bounds.width * unit + 2 * margin, bounds.height * unit + 2 * margin];
    element.setAttribute('viewBox', `${left} ${top} ${width} ${height}`);
    const isGrid = cellRole === 'gridcell';
    const isConstrained = layout.constraints.length > 0;
    element.toggleAttribute('data-constrained', isConstrained);
    const mouldOf = makeMoulds(isGrid, isConstrained);
    const lowers = makeSvgNode('g', { class: 'lowers', 'aria-hidden': 'true' });
    const drawCell = (place: CellPlace): SVGGElement => {
      const { form, node: mould, lower: lowerMould } = mouldOf(place);
      const [{ x, y }] = place.corners;
      const transform = `translate(${(x * unit).toFixed(1)} ${(y * unit).toFixed(1)})`;
      const copy = (of: SVGGElement): SVGGElement => {
        const node = of.cloneNode(true) as SVGGElement;
        node.setAttribute('transform', transform);
        return node;
      };
      const node = copy(mould);
      node.setAttribute('data-cell', String(place.cell));
      const lower = lowerMould && copy(lowerMould);
      if (lower) lowers.append(lower);
      this.cells.set(place.cell, new CellView(node, place, form, symbols, lower));
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
    this.constraints = layout.constraints.map(makeConstraint);
    const layer = (name: 'under' | 'over'): SVGGElement =>
      makeSvgNode(
        'g',
        { class: `constraints ${name}`, 'aria-hidden': 'true' },
        ...this.constraints.map(view => view[name]),
      );
    element.replaceChildren(
      ...(isConstrained ? [lowers, layer('under')] : []),
      ...drawn,
      makeLines(hairlines, rules),
      ...(isConstrained ? [layer('over')] : []),
    );
  }

  /** Lights the constraints that a cell is in, and marks those that are broken. */
  markConstraints(lit: Cell | undefined, broken: readonly number[]): void {
    const key = `${lit} ${broken}`;
    if (this.constraints.length === 0 || key === this.marked) return;
    this.marked = key;
    for (const { under, over, drawn } of this.constraints) {
      const isLit = lit !== undefined && drawn.cells.includes(lit);
      const isBroken = broken.includes(drawn.constraint);
      for (const node of [under, over]) {
        node.classList.toggle('lit', isLit);
        node.classList.toggle('broken', isBroken);
      }
    }
  }

  /** Draws the argument of a step over all cells, or the player's own lines, or none. */
  setLinks(items: readonly Item[], name: 'links' | 'own-lines' = 'links'): void {
    let overlay = this.overlays[name];
    if (!overlay) {
      if (items.length === 0) return;
      overlay = makeSvgNode('g', { class: name === 'links' ? name : `links ${name}`, 'aria-hidden': 'true' });
      this.overlays[name] = overlay;
      this.element.append(overlay);
    }
    drawItems(overlay, items, unit, classPainter);
  }

  clear(): void {
    this.element.replaceChildren();
    this.cells.clear();
  }
}

interface ConstraintView {
  readonly drawn: DrawnConstraint;
  readonly under: SVGGElement;
  readonly over: SVGGElement;
}

function makeConstraint(drawn: DrawnConstraint): ConstraintView {
  const draw = (items: DrawnConstraint['under']): SVGGElement => {
    const node = makeSvgNode('g', { class: 'constraint' });
    drawItems(node, items, unit, classPainter);
    return node;
  };
  return { drawn, under: draw(drawn.under), over: draw(drawn.over) };
}

/**
 * A cell of each form that is on a board, to be copied: that is faster than to make each anew. Where constraints lie between its
 * ground and what is written, it is made in two parts.
 */
function makeMoulds(isGrid: boolean, isSplit: boolean): (place: CellPlace) => Mould {
  const moulds = new Map<string, Mould>();
  return place => {
    const [{ x, y }, ...others] = place.corners;
    const key = [
      place.headroom,
      ...others.map(corner => `${(corner.x - x).toFixed(3)} ${(corner.y - y).toFixed(3)}`),
    ].join();
    const known = moulds.get(key);
    if (known) return known;
    const form = new CellForm(place);
    const ground = makeSvgNode('path', { class: 'ground', d: form.ground });
    const first = isSplit ? makeSvgNode('path', { class: 'hit', d: form.ground }) : ground;
    const node = makeSvgNode('g', { ...(isGrid && { role: 'gridcell' }), class: 'cell' }, first);
    const mould = { form, node, ...(isSplit && { lower: makeSvgNode('g', { class: 'lower' }, ground) }) };
    moulds.set(key, mould);
    return mould;
  };
}

interface Mould {
  readonly form: CellForm;
  readonly node: SVGGElement;
  readonly lower?: SVGGElement;
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
