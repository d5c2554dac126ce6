/** How the player writes and what helps to see: modes, digit-first play, x-ray, the pause; and putting all that away. */
import { blank, makeSymbolText, type SymbolNumber } from '@hyperdoku/engine';
import { texts } from '../texts/play.js';
import type { Clock } from './clock.js';
import type { Core } from './core.js';
import type { Marking } from './marking.js';
import { type Mode, modes } from './state.js';

export class Modes {
  readonly #core: Core;
  readonly #marking: Marking;
  readonly #clock: Clock;

  constructor(core: Core, marking: Marking, clock: Clock) {
    this.#core = core;
    this.#marking = marking;
    this.#clock = clock;
  }

  chooseMode(mode: Mode): void {
    // Whoever sets a puzzle has lines of another kind.
    if (mode === 'line' && this.#core.options.setting) return;
    this.#core.change({ mode, lineStart: undefined, ...this.#core.spoken(texts.modes[mode].title) });
  }

  cycleMode(): void {
    const count = modes.length - (this.#core.options.setting ? 1 : 0);
    this.chooseMode(modes[(modes.indexOf(this.#core.state.mode) + 1) % count]);
  }

  pressSymbol(symbol: SymbolNumber, mode?: Mode): void {
    const { session, armed: before } = this.#core.state;
    if (symbol > session.shape.symbols) return;
    if (!this.#core.options.settings().digitFirst) {
      this.#marking.write(symbol, mode);
      return;
    }
    const armed = before === symbol ? undefined : symbol;
    const words = armed === undefined ? texts.play.disarmed : texts.play.armed(this.#write(symbol));
    this.#core.change({ armed, ...this.#core.spoken(words) });
  }

  writeArmed(): void {
    const { armed } = this.#core.state;
    if (armed !== undefined) this.#marking.write(armed);
  }

  toggleXray(symbol: SymbolNumber | undefined): void {
    const xray = symbol === this.#core.state.xray ? undefined : symbol;
    const words = xray === undefined ? {} : this.#core.spoken(texts.play.xray(this.#write(xray)));
    this.#core.change({ xray, ...words });
  }

  xrayCursor(): void {
    const { armed, session, cursor, xray } = this.#core.state;
    const symbol = armed ?? session.symbols[cursor];
    if (symbol !== blank || xray !== undefined) this.toggleXray(symbol === blank ? undefined : symbol);
    else this.#core.notify(texts.play.xrayNeeds, now => now.cursor === cursor && now.xray === undefined);
  }

  putAway(): void {
    const { xray, armed, cursor, lineStart, candidate } = this.#core.state;
    if (lineStart) this.#marking.dropLine();
    else if (xray !== undefined) this.toggleXray(undefined);
    else if (armed !== undefined) this.#core.change({ armed: undefined });
    else if (candidate !== undefined) this.#marking.chooseCandidate(undefined);
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

  #write(symbol: SymbolNumber): string {
    return makeSymbolText(symbol, this.#core.state.session.shape.symbols);
  }
}
