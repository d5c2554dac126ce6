/** How the player writes and what helps to see: modes, digit-first play, x-ray, the pause; and putting all that away. */
import { blank, makeSymbolText, type Symbol } from '@hyperdoku/engine';
import { texts } from '../texts/play.js';
import type { Clock } from './clock.js';
import type { Core } from './core.js';
import type { Moves } from './moves.js';
import { type Mode, modes } from './state.js';

export class Modes {
  readonly #core: Core;
  readonly #moves: Moves;
  readonly #clock: Clock;

  constructor(core: Core, moves: Moves, clock: Clock) {
    this.#core = core;
    this.#moves = moves;
    this.#clock = clock;
  }

  chooseMode(mode: Mode): void {
    this.#core.change({ mode, ...this.#core.spoken(texts.modes[mode].title) });
  }

  cycleMode(): void {
    this.chooseMode(modes[(modes.indexOf(this.#core.state.mode) + 1) % modes.length]);
  }

  pressSymbol(symbol: Symbol, mode?: Mode): void {
    const { session, armed: before } = this.#core.state;
    if (symbol > session.shape.symbols) return;
    if (!this.#core.options.settings().digitFirst) {
      this.#moves.writeSymbol(symbol, mode);
      return;
    }
    const armed = before === symbol ? undefined : symbol;
    const words = armed === undefined ? texts.play.disarmed : texts.play.armed(this.#write(symbol));
    this.#core.change({ armed, ...this.#core.spoken(words) });
  }

  writeArmed(): void {
    const { armed } = this.#core.state;
    if (armed !== undefined) this.#moves.writeSymbol(armed);
  }

  toggleXray(symbol: Symbol | undefined): void {
    const xray = symbol === this.#core.state.xray ? undefined : symbol;
    const words = xray === undefined ? {} : this.#core.spoken(texts.play.xray(this.#write(xray)));
    this.#core.change({ xray, ...words });
  }

  xrayCursor(): void {
    const { armed, session, cursor } = this.#core.state;
    const symbol = armed ?? session.symbols[cursor];
    this.toggleXray(symbol === blank ? undefined : symbol);
  }

  putAway(): void {
    const { xray, armed, cursor } = this.#core.state;
    if (xray !== undefined) this.toggleXray(undefined);
    else if (armed !== undefined) this.#core.change({ armed: undefined });
    else this.#core.change({ selection: [cursor] });
  }

  togglePause(): void {
    const { status, show, paused } = this.#core.state;
    if (status !== 'playing' || show) return;
    this.#clock.tick();
    this.#core.change(
      {
        paused: !paused,
        hover: undefined,
        ...this.#core.spoken(paused ? texts.play.goesOn : texts.play.paused),
      },
      { isLasting: true },
    );
  }

  #write(symbol: Symbol): string {
    return makeSymbolText(symbol, this.#core.state.session.shape.symbols);
  }
}
