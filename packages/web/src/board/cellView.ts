/** The drawing of one cell: a group in an SVG whose parts are made when they are first needed. */
import { type CellPlace, makeSymbolText, type Symbol } from '@hyperdoku/engine';
import { type CellForm, unit } from './cellForm.js';
import { classOf, light } from './lights.js';

const svgNames = 'http://www.w3.org/2000/svg';

/** What a cell holds, besides its lights. */
export interface CellContent {
  readonly symbol: Symbol;
  readonly corner: readonly Symbol[];
  readonly centre: readonly Symbol[];
  readonly colours: readonly number[];
  /** Candidates that a step strikes out or keeps. */
  readonly gone: readonly Symbol[];
  readonly kept: readonly Symbol[];
}

/** Layers inside a cell, lowest first. */
const layers = ['ground', 'tints', 'mark', 'ring', 'content', 'sign'] as const;
type Layer = (typeof layers)[number];

const markBits = ((1 << 7) - 1) << light.line;
const signBits = (1 << light.conflict) | (1 << light.wrong);
const ringBits = (1 << light.selected) | (1 << light.cursor) | (1 << light.placed) | (1 << light.fresh);

export class CellView {
  readonly element: SVGGElement;
  readonly place: CellPlace;
  private readonly form: CellForm;
  private readonly symbols: number;
  private readonly parts: Partial<Record<Layer, SVGElement>> = {};
  private lights = 0;
  private contentKey = '';

  constructor(element: SVGGElement, place: CellPlace, form: CellForm, symbols: number) {
    this.element = element;
    this.place = place;
    this.form = form;
    this.symbols = symbols;
    this.parts.ground = element.firstElementChild as SVGElement;
  }

  shine(lights: number): void {
    const changed = lights ^ this.lights;
    if (changed === 0) return;
    this.lights = lights;
    this.element.setAttribute('class', classOf(lights));
    if (changed & markBits) this.setPath('mark', lights & markBits ? this.form.marks(lights) : '');
    if (changed & ringBits) this.setPath('ring', lights & ringBits ? this.form.inset(0.03) : '');
    if (changed & signBits) {
      const tick = (lights >>> light.conflict) & 1 ? this.form.tick : '';
      const strike = (lights >>> light.wrong) & 1 ? this.form.strike : '';
      this.setPath('sign', tick + strike);
    }
  }

  /** The symbol alone, as small boards show it. */
  setSymbol(symbol: Symbol): void {
    const key = String(symbol);
    if (key === this.contentKey) return;
    this.contentKey = key;
    if (symbol === 0) this.parts.content?.replaceChildren();
    else this.part('content', 'g').replaceChildren(this.symbolText(symbol));
  }

  setContent(content: CellContent): void {
    const { symbol, corner, centre, colours, gone, kept } = content;
    const key = `${symbol}|${corner}|${centre}|${colours}|${gone}|${kept}`;
    if (key === this.contentKey) return;
    this.contentKey = key;
    if (colours.length > 0 || this.parts.tints) {
      const stripes = colours.map((colour, i) => {
        const stripe = make('path');
        stripe.setAttribute('d', this.form.stripe(i, colours.length));
        stripe.setAttribute('class', `tint tint${colour}`);
        return stripe;
      });
      this.part('tints', 'g').replaceChildren(...stripes);
    }
    const texts = symbol !== 0 ? [this.symbolText(symbol)] : this.noteTexts(content);
    if (texts.length > 0 || this.parts.content) this.part('content', 'g').replaceChildren(...texts);
  }

  private symbolText(symbol: Symbol): SVGElement {
    const { x, y } = this.form.centre;
    const text = makeSymbolText(symbol, this.symbols);
    return makeText(text, x, y + unit * 0.21, unit * (text.length > 1 ? 0.46 : 0.6), 'symbol');
  }

  /** Corner notes keep their places in a small square; beside centre notes they move to a line at the top. */
  private noteTexts({ corner, centre, gone, kept }: CellContent): SVGElement[] {
    const written = (symbol: Symbol): string => makeSymbolText(symbol, this.symbols);
    if (centre.length > 0) {
      const texts: SVGElement[] = [];
      const middle = centre.map(written).join('');
      const { x, y } = this.form.centre;
      const size = Math.min(unit * 0.3, (unit * 1.5) / middle.length);
      texts.push(makeText(middle, x, y + size * 0.36, size, 'note centre'));
      if (corner.length > 0) {
        const top = corner.map(written).join('');
        const topSize = Math.min(unit * 0.22, (unit * 1.5) / top.length);
        const at = this.form.at(0.5, 0.17);
        texts.push(makeText(top, at.x, at.y + topSize * 0.36, topSize, 'note corner'));
      }
      return texts;
    }
    const side = Math.ceil(Math.sqrt(this.symbols));
    const size = Math.min(unit * 0.27, (unit * 0.94) / side);
    return corner.map(symbol => {
      const across = 0.05 + (0.9 * (((symbol - 1) % side) + 0.5)) / side;
      const down = 0.05 + (0.9 * (Math.floor((symbol - 1) / side) + 0.5)) / side;
      const { x, y } = this.form.at(across, down);
      const fate = gone.includes(symbol) ? ' struck' : kept.includes(symbol) ? ' kept' : '';
      return makeText(written(symbol), x, y + size * 0.36, size, `note corner${fate}`);
    });
  }

  private setPath(layer: Layer, path: string): void {
    if (path === '' && !this.parts[layer]) return;
    this.part(layer, 'path').setAttribute('d', path);
  }

  private part(layer: Layer, tag: 'g' | 'path'): SVGElement {
    const known = this.parts[layer];
    if (known) return known;
    const element = make(tag);
    element.setAttribute('class', layer);
    const above = layers.slice(layers.indexOf(layer) + 1).find(other => this.parts[other]);
    this.element.insertBefore(element, above ? (this.parts[above] as SVGElement) : null);
    this.parts[layer] = element;
    return element;
  }
}

const make = (tag: string): SVGElement => document.createElementNS(svgNames, tag) as SVGElement;

function makeText(text: string, x: number, y: number, size: number, name: string): SVGElement {
  const element = make('text');
  element.setAttribute('x', x.toFixed(1));
  element.setAttribute('y', y.toFixed(1));
  element.setAttribute('font-size', size.toFixed(1));
  element.setAttribute('class', name);
  element.textContent = text;
  return element;
}
