/**
 * How constraints are set: a tool is taken in hand, cells are drawn with it, by strokes or one by one and on as many layers as it
 * takes, and the constraint is made of them. While a tool is in hand, the selection is what is drawn; the cursor walks freely.
 */
import type { Cell, ConstraintSpec, SymbolNumber } from '@hyperdoku/engine';
import { say } from '../texts/play.js';
import { setterTexts } from '../texts/setter.js';
import type { Core } from './core.js';
import { drawingBindings } from './drawingKeys.js';
import type { Binding } from './keys.js';
import type { Moves } from './moves.js';
import type { Selection } from './selection.js';
import type { Drawing } from './state.js';
import { firstTyped, makeConstraint, nextTyped, type ToolName, type Typed, toolOf } from './tools.js';

interface Stroke {
  /** Whether the cell where it began was drawn before. */
  readonly wasDrawn: boolean;
  moved: boolean;
}

const longestNumber = 6;

export class Setter {
  readonly #core: Core;
  readonly #moves: Moves;
  readonly #selection: Selection;
  #stroke: Stroke | undefined;

  constructor(core: Core, moves: Moves, selection: Selection) {
    this.#core = core;
    this.#moves = moves;
    this.#selection = selection;
  }

  /** What keys mean now; nothing else than usual where no tool is in hand. */
  get keys(): readonly Binding[] | undefined {
    const { drawing, session } = this.#core.state;
    return drawing && drawingBindings(session.shape, toolOf(drawing.tool).takesSymbols ?? false);
  }

  chooseTool(tool: ToolName | undefined): void {
    const { drawing, selection, cursor, session } = this.#core.state;
    this.#stroke = undefined;
    if (tool === undefined) {
      this.#core.change({ drawing: undefined, selection: [cursor] });
      return;
    }
    // Several cells that are selected already are meant for it.
    const drawn = drawing || selection.length > 1 ? selection : [];
    this.#core.change({
      drawing: { tool, typed: firstTyped(tool, session.shape) },
      selection: drawn,
      armed: undefined,
      xray: undefined,
      chosen: undefined,
    });
  }

  beginStroke(cell: Cell): void {
    const { drawing, selection } = this.#core.state;
    if (!drawing) return;
    const wasDrawn = selection.includes(cell);
    this.#stroke = { wasDrawn, moved: false };
    if (wasDrawn) this.#core.change({ cursor: cell });
    else this.#selection.selectCell(cell, 'toggle');
  }

  drawOver(cell: Cell): void {
    const { drawing, cursor } = this.#core.state;
    if (!drawing || !this.#stroke || cell === cursor) return;
    this.#stroke.moved = true;
    this.#selection.selectCell(cell, 'add');
    if (this.#isWhole(drawing)) this.endStroke();
  }

  endStroke(): void {
    const { drawing, cursor, layout } = this.#core.state;
    const stroke = this.#stroke;
    this.#stroke = undefined;
    if (!drawing || !stroke) return;
    if (!stroke.moved && stroke.wasDrawn) this.#selection.selectCell(cursor, 'toggle');
    // Where there are other layers, a line may go on there.
    const ends = stroke.moved && layout.boardCount === 1 && toolOf(drawing.tool).isLine;
    if (ends || this.#isWhole(drawing)) this.finishDrawing();
  }

  drawCursor(): void {
    if (this.#core.state.drawing) this.#selection.selectCell(this.#core.state.cursor, 'toggle');
  }

  typeValue(text: string, symbol?: SymbolNumber): void {
    const { drawing } = this.#core.state;
    if (!drawing) return;
    const { number, takesSymbols } = toolOf(drawing.tool);
    const { typed } = drawing;
    if (takesSymbols && symbol !== undefined) this.changeTyped({ symbols: toggle(typed.symbols, symbol) });
    else if (number && /^\d$/.test(text)) this.changeTyped({ number: `${typed.number}${text}` });
  }

  changeTyped(typed: Partial<Typed>): void {
    const { drawing } = this.#core.state;
    if (!drawing) return;
    const number = (typed.number ?? drawing.typed.number).replaceAll(/\D/g, '').slice(0, longestNumber);
    this.#core.change({ drawing: { ...drawing, typed: { ...drawing.typed, ...typed, number } } });
  }

  takeBack(): void {
    const { drawing, selection } = this.#core.state;
    if (!drawing) return;
    const { number } = drawing.typed;
    if (number !== '' && !toolOf(drawing.tool).number?.stays)
      this.changeTyped({ number: number.slice(0, -1) });
    else this.#core.change({ selection: selection.slice(0, -1) });
  }

  putDown(): void {
    const { drawing, selection } = this.#core.state;
    if (!drawing) return;
    if (selection.length === 0) this.chooseTool(undefined);
    else this.#core.change({ selection: [], ...this.#core.spoken(setterTexts.discarded) });
  }

  finishDrawing(): boolean {
    const { drawing, selection, cursor, session } = this.#core.state;
    if (!drawing) return false;
    const { tool, typed } = drawing;
    const cells = selection.length === 0 ? [cursor] : selection;
    if (!this.addConstraint(makeConstraint(tool, session.shape, cells, typed))) return false;
    this.#core.change({ selection: [], drawing: { tool, typed: nextTyped(tool, typed) } });
    return true;
  }

  addConstraint(constraint: ConstraintSpec): boolean {
    const { constraints } = this.#core.state.session;
    return this.#change([...constraints, constraint], constraints.length);
  }

  replaceConstraint(index: number, constraint: ConstraintSpec): boolean {
    const { constraints } = this.#core.state.session;
    const done = this.#change(constraints.with(index, constraint), index);
    if (done) this.#core.change({ chosen: index });
    return done;
  }

  removeConstraint(index: number): boolean {
    const { constraints } = this.#core.state.session;
    return this.#change(constraints.toSpliced(index, 1));
  }

  chooseConstraint(index: number | undefined): void {
    const { session, layout, cursor, drawing } = this.#core.state;
    const constraint = index === undefined ? undefined : session.shape.constraints[index];
    this.#core.change({ chosen: constraint && index });
    const [cell] = constraint?.cells ?? [];
    if (cell !== undefined && !drawing && layout.boardOf(cell) !== layout.boardOf(cursor))
      this.#selection.selectCell(cell);
  }

  #isWhole({ tool }: Drawing): boolean {
    return this.#core.state.selection.length === toolOf(tool).most;
  }

  /** Says what the constraint at this index demands then. */
  #change(constraints: readonly ConstraintSpec[], index?: number): boolean {
    const done = this.#moves.act(session => session.changeRule(constraints), { quietly: true });
    if (!done) return false;
    const { shape } = this.#core.state.session;
    this.#core.say(
      index === undefined ? setterTexts.removed : say.constraint(shape, shape.constraints[index]),
    );
    return true;
  }
}

const toggle = (symbols: readonly SymbolNumber[], symbol: SymbolNumber): SymbolNumber[] =>
  symbols.includes(symbol) ? symbols.filter(other => other !== symbol) : [...symbols, symbol];

export const makeSetter = (core: Core, moves: Moves, selection: Selection): Setter =>
  new Setter(core, moves, selection);
