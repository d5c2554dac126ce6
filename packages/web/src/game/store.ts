/** Values that change, and those who want to know: all that a view needs of a game, of a clock, of how space is seen. */
export interface Source<T> {
  readonly state: T;
  /** Hears of every change from now on; returns how to stop. */
  readonly subscribe: (hear: () => void) => () => void;
}

export class Store<T> implements Source<T> {
  #state: T;
  readonly #hearers = new Set<() => void>();

  constructor(first: T) {
    this.#state = first;
  }

  get state(): T {
    return this.#state;
  }

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#hearers.add(hear);
    return () => this.#hearers.delete(hear);
  };

  set(next: T): void {
    if (next === this.#state) return;
    this.#state = next;
    for (const hear of [...this.#hearers]) hear();
  }
}
