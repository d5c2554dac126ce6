/** A row of frames and the board at one of them: any frame can be gone to, forwards by what changes, backwards from the start. */
import { blank, type Position, type SymbolNumber } from '@hyperdoku/engine';
import type { Frame } from './frames.js';

interface Picture {
  readonly symbols: Uint8Array;
  /** The candidates, where the frames are steps by logic. */
  readonly position: Position | undefined;
}

export class Film {
  readonly #start: Picture;
  #now: Picture;
  #at = 0;

  constructor(symbols: ArrayLike<SymbolNumber>, position?: Position) {
    this.#start = { symbols: Uint8Array.from(symbols), position };
    this.#now = this.#copyStart();
  }

  /** The board after so many frames. */
  goTo(at: number, frames: readonly Frame[]): Picture {
    if (at < this.#at) {
      this.#now = this.#copyStart();
      this.#at = 0;
    }
    for (; this.#at < at; this.#at++) this.#take(frames[this.#at]);
    return { symbols: this.#now.symbols.slice(), position: this.#now.position };
  }

  #copyStart(): Picture {
    const { symbols, position } = this.#start;
    return { symbols: symbols.slice(), position: position?.copy() };
  }

  #take({ step, cell, symbol = blank }: Frame): void {
    const { symbols, position } = this.#now;
    if (step && position) {
      position.apply(step);
      for (const placement of step.placements) symbols[placement.cell] = placement.symbol;
    } else if (cell !== undefined) symbols[cell] = symbol;
  }
}
