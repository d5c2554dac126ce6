/**
 * One cell on the page: a group in an SVG whose parts are made when they are first needed, and only touched when they change.
 * What the parts look like is said by the engine's drawing of a cell.
 */
import {
  type CellPlace,
  drawColours,
  drawNoteColours,
  drawShades,
  drawWriting,
  type CellForm as FormOnBoard,
  formOf,
  type Item,
  type SymbolNumber,
  type TintedNote,
  type Writing,
} from '@hyperdoku/engine';
import { type CellForm, startOf, unit } from './cellForm.js';
import { classPainter, markBits, ringBits, signBits } from './cellLook.js';
import { classOf } from './lights.js';
import { drawItems, makeSvgNode } from './svgNodes.js';

/** What a cell holds, besides its lights. */
export interface CellContent extends Required<Writing> {
  readonly colours: readonly number[];
  readonly tinted: readonly TintedNote[];
}

/** Layers inside a cell, lowest first; the lines of constraints lie above the lower ones. */
const lowerLayers = ['ground', 'shades', 'tints'] as const;
const layers = [...lowerLayers, 'mark', 'ring', 'noteTints', 'content', 'sign'] as const;
type Layer = (typeof layers)[number];

const isLower = (layer: Layer): boolean => lowerLayers.some(lower => lower === layer);

export class CellView {
  readonly element: SVGGElement;
  private readonly place: CellPlace;
  /** What lies under the lines of constraints; the cell itself where there are none. */
  private readonly lower: SVGGElement;
  private readonly form: CellForm;
  /** Where the data of its paths begin. */
  private readonly start: string;
  private ownForm: FormOnBoard | undefined;
  private readonly symbols: number;
  private readonly parts: Partial<Record<Layer, SVGElement>> = {};
  private lights = 0;
  private contentKey = '';

  /** Of a copy of what is alike in all cells of this form. */
  constructor(
    element: SVGGElement,
    place: CellPlace,
    form: CellForm,
    symbols: number,
    lower: SVGGElement = element,
  ) {
    this.element = element;
    this.lower = lower;
    this.place = place;
    this.form = form;
    this.symbols = symbols;
    this.start = startOf(place);
    this.parts.ground = lower.firstElementChild as SVGElement;
    this.setPath('ground', form.ground);
    if (lower !== element) element.firstElementChild?.setAttribute('d', this.start + form.ground);
    if (place.shades) this.setItems('shades', drawShades(this.formOnBoard, place.shades));
  }

  /** Most cells have nothing written in them for a long time. */
  private get formOnBoard(): FormOnBoard {
    this.ownForm ??= formOf(this.place);
    return this.ownForm;
  }

  shine(lights: number): void {
    const changed = lights ^ this.lights;
    if (changed === 0) return;
    this.lights = lights;
    const lit = classOf(lights);
    if (this.lower !== this.element) this.lower.setAttribute('class', lit.replace('cell', 'lower'));
    this.element.setAttribute('class', lit);
    if (changed & markBits) this.setPath('mark', this.form.marks(lights & markBits));
    if (changed & ringBits) this.setPath('ring', lights & ringBits ? this.form.ring : '');
    if (changed & signBits) this.setPath('sign', this.form.signs(lights));
  }

  /** The symbol alone, as small boards show it. */
  setSymbol(symbol: SymbolNumber, isEntry: boolean): void {
    const key = `${symbol}${isEntry}`;
    if (key === this.contentKey) return;
    this.contentKey = key;
    this.setItems('content', drawWriting(this.formOnBoard, { symbol, isEntry }, this.symbols));
  }

  setContent(content: CellContent): void {
    const { symbol, isEntry, corner, centre, colours, gone, kept, tinted } = content;
    const marks = tinted.map(note => `${note.symbol}:${note.colours}`);
    const key = `${symbol}${isEntry}|${corner}|${centre}|${colours}|${gone}|${kept}|${marks}`;
    if (key === this.contentKey) return;
    this.contentKey = key;
    this.setItems('tints', drawColours(this.formOnBoard, colours));
    this.setItems('noteTints', drawNoteColours(this.formOnBoard, tinted, this.symbols));
    this.element.toggleAttribute('data-painted', colours.length > 0);
    this.setItems('content', drawWriting(this.formOnBoard, content, this.symbols));
  }

  private setItems(layer: Layer, items: readonly Item[]): void {
    if (items.length === 0 && !this.parts[layer]) return;
    drawItems(this.part(layer, 'g'), items, unit, classPainter);
  }

  private setPath(layer: Layer, path: string): void {
    if (path === '' && !this.parts[layer]) return;
    this.part(layer, 'path').setAttribute('d', path && this.start + path);
  }

  private part(layer: Layer, tag: 'g' | 'path'): SVGElement {
    const known = this.parts[layer];
    if (known) return known;
    const element: SVGElement = makeSvgNode(tag, { class: layer });
    const holder = isLower(layer) ? this.lower : this.element;
    const above = layers
      .slice(layers.indexOf(layer) + 1)
      .map(other => this.parts[other])
      .find(part => part?.parentNode === holder);
    holder.insertBefore(element, above ?? null);
    this.parts[layer] = element;
    return element;
  }
}
