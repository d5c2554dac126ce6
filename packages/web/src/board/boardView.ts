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

/** A board that is to be drawn into an element, with cells for this many symbols. */
interface BoardDrawing {
  readonly element: SVGSVGElement;
  readonly layout: BoardLayout;
  readonly symbols: number;
  readonly cellRole: 'gridcell' | 'none';
}

/** Draws a board: with what is drawn there already where that will do, which is far less work, or anew. */
export const drawBoard = (before: BoardView | undefined, drawing: BoardDrawing): BoardView =>
  before?.turnTo(drawing) ? before : new BoardView(drawing);

export class BoardView {
  #layout: BoardLayout;
  readonly cells = new Map<Cell, CellView>();
  private readonly element: SVGSVGElement;
  private readonly symbols: number;
  private readonly cellRole: BoardDrawing['cellRole'];
  private readonly constraints: readonly ConstraintView[];
  private lines: SVGGElement;
  private marked = '';
  private readonly overlays: Partial<Record<'links' | 'own-lines', SVGGElement>> = {};

  constructor({ element, layout, symbols, cellRole }: BoardDrawing) {
    this.element = element;
    this.symbols = symbols;
    this.cellRole = cellRole;
    this.#layout = layout;
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
      const node = mould.cloneNode(true) as SVGGElement;
      node.setAttribute('data-cell', String(place.cell));
      const lower = lowerMould?.cloneNode(true) as SVGGElement | undefined;
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
    this.lines = makeLines(hairlines, rules);
    element.replaceChildren(
      ...(isConstrained ? [lowers, layer('under')] : []),
      ...drawn,
      this.lines,
      ...(isConstrained ? [layer('over')] : []),
    );
  }

  get layout(): BoardLayout {
    return this.#layout;
  }

  /** Shows another board in place of this one, with the same elements. Whether it could. */
  turnTo({ element, layout, symbols, cellRole }: BoardDrawing): boolean {
    if (element !== this.element || symbols !== this.symbols || cellRole !== this.cellRole) return false;
    if (!isAlike(this.#layout, layout)) return false;
    const views = [...this.cells.values()];
    this.cells.clear();
    for (const [i, { cell }] of layout.rows.flat().entries()) {
      views[i].element.setAttribute('data-cell', String(cell));
      this.cells.set(cell, views[i]);
    }
    const lines = makeLines(layout.hairlines, layout.rules);
    this.lines.replaceWith(lines);
    this.lines = lines;
    this.#layout = layout;
    return true;
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
}

/** Whether two boards differ in nothing but which cells they show and where heavy lines run. */
function isAlike(one: BoardLayout, other: BoardLayout): boolean {
  const isPlain = ({ constraints, groups }: BoardLayout): boolean =>
    constraints.length === 0 && groups.every(({ name }) => !name);
  if (!isPlain(one) || !isPlain(other)) return false;
  const [places, others] = [one.rows.flat(), other.rows.flat()];
  return (
    one.rows.length === other.rows.length &&
    places.length === others.length &&
    places.every((place, i) => isSamePlace(place, others[i]))
  );
}

const isSamePlace = (a: CellPlace, b: CellPlace): boolean =>
  a.headroom === b.headroom &&
  !a.shades &&
  !b.shades &&
  a.corners.every(({ x, y }, i) => x === b.corners[i].x && y === b.corners[i].y);

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
    const ground = makeSvgNode('path', { class: 'ground' });
    const first = isSplit ? makeSvgNode('path', { class: 'hit' }) : ground;
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
