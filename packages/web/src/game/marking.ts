/**
 * What the player writes as the mode says: symbols and notes, or marks of which the session keeps more kinds. Colours go to cells or to
 * one candidate of them; lines lead from end to end, as chains do.
 */
import { type Cell, type LineEnd, type LineKind, makeSymbolText, type SymbolNumber } from '@hyperdoku/engine';
import { texts } from '../texts/play.js';
import type { Core } from './core.js';
import { countMistake } from './mistakes.js';
import type { Moves } from './moves.js';
import type { Mode } from './state.js';

export class Marking {
  readonly #core: Core;
  readonly #moves: Moves;

  constructor(core: Core, moves: Moves) {
    this.#core = core;
    this.#moves = moves;
  }

  write(symbol: SymbolNumber, mode?: Mode, cells?: readonly Cell[]): void {
    const { session, selection, cursor, mode: chosen, automatic } = this.#core.state;
    if (symbol > session.shape.symbols) return;
    const targets = cells ?? selection;
    const written = mode ?? chosen;
    if (written === 'line') this.putLineEnd({ cell: cells?.[0] ?? cursor, symbol });
    else if (written === 'colour') this.paintColour(symbol, targets);
    else if (written === 'enter') this.#enter(targets, symbol);
    else if (automatic) this.#moves.act(() => session.toggleCross(targets, symbol));
    else this.#moves.act(() => session.toggleNote(targets, symbol, written));
  }

  paintColour(colour: number, cells?: readonly Cell[]): void {
    this.#moves.act((session, { selection, candidate }) => {
      const targets = cells ?? selection;
      return candidate === undefined
        ? session.toggleColour(targets, colour)
        : session.toggleCandidateColour(targets, candidate, colour);
    });
  }

  chooseCandidate(symbol: SymbolNumber | undefined): void {
    const { candidate: before, session } = this.#core.state;
    const candidate = symbol === before ? undefined : symbol;
    const name = candidate === undefined ? undefined : makeSymbolText(candidate, session.shape.symbols);
    this.#core.change({ candidate, ...this.#core.spoken(texts.marks.colours(name)) });
  }

  chooseLineKind(lineKind: LineKind): void {
    this.#core.change({ lineKind, ...this.#core.spoken(texts.marks.kinds[lineKind]) });
  }

  /** A line begins here or, where one has begun, ends here and the next begins. */
  putLineEnd(end: LineEnd): void {
    const { lineStart: from, lineKind: kind, session } = this.#core.state;
    const isDrawn = from !== undefined && (from.cell !== end.cell || from.symbol !== end.symbol);
    if (isDrawn) {
      const before = session.lines.length;
      const drawn = this.#moves.act(() => session.drawLine({ from, to: end, kind }), { quietly: true });
      if (!drawn) return;
      this.#core.say(session.lines.length < before ? texts.marks.erased : texts.marks.drawn);
    } else this.#core.say(texts.marks.begun);
    this.#core.change({ lineStart: end });
  }

  /** The line that has begun is not drawn. */
  dropLine(): void {
    if (this.#core.state.lineStart) this.#core.change({ lineStart: undefined });
  }

  /** All lines go. */
  eraseLines(): void {
    this.dropLine();
    this.#moves.act(session => session.eraseLines(), { says: texts.marks.allErased });
  }

  clearCells(): void {
    const { mode } = this.#core.state;
    this.dropLine();
    this.#moves.act((session, { selection }) =>
      mode === 'line' ? session.eraseLines(selection) : session.clear(selection),
    );
  }

  #enter(targets: readonly Cell[], symbol: SymbolNumber): void {
    const { session } = this.#core.state;
    const { tidiesNotes } = this.#core.options.settings();
    if (this.#moves.act(() => session.enter(targets, symbol, { tidiesNotes })))
      countMistake(this.#core, targets);
  }
}
