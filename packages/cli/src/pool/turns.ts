/** Finds of many hunters in the order of grids: what is found on a grid waits until all grids before it are done, and is kept meanwhile. */
import type { Find } from '@hyperdoku/engine';

/** Whoever hears of the hunt. */
export interface HuntListener {
  /** A find whose turn it is. */
  tell(find: Find): Promise<void>;
  /** A find that has to wait for its turn, to be kept until then. */
  foresee(find: Find): Promise<void>;
  /** So many grids have been gone through, and all that was found on them is told. */
  pass(grids: number): void;
}

/** A grid that is hunted on, or whose turn has not come. */
interface Turn {
  readonly finds: Find[];
  told: number;
  isWhole: boolean;
}

export class Turns {
  private readonly listener: HuntListener;
  private readonly onFailure: () => void;
  private readonly turns = new Map<number, Turn>();
  private turn: number;
  /** Whatever is told is told one by one. */
  private saying = Promise.resolve();
  private waiting: (() => void)[] = [];

  /** Begins behind the grids that were gone through before; a listener that fails is told of by `onFailure`, and by `settle`. */
  constructor(passed: number, listener: HuntListener, onFailure: () => void) {
    this.turn = passed + 1;
    this.listener = listener;
    this.onFailure = onFailure;
  }

  /** How many grids there are from the one whose turn it is to this one. */
  aheadOf(grid: number): number {
    return grid - this.turn;
  }

  /** Waits until another grid has its turn, or somebody wakes all. */
  wait(): Promise<void> {
    return new Promise(resolve => {
      this.waiting.push(resolve);
    });
  }

  wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  begin(grid: number): void {
    this.turns.set(grid, { finds: [], told: 0, isWhole: false });
  }

  /** The find at a place of its grid; ends when it has been told or kept. */
  hear(grid: number, place: number, find: Find): Promise<void> {
    const own = this.turns.get(grid);
    // It may come by two ways; and where a worker has died, another one finds the same again.
    if (!own || place < own.finds.length) return this.saying;
    own.finds.push(find);
    if (grid === this.turn) this.moveOn();
    else this.say(() => this.listener.foresee(find));
    return this.saying;
  }

  end(grid: number, isWhole: boolean): void {
    const own = this.turns.get(grid);
    if (own) own.isWhole = isWhole;
    this.moveOn();
  }

  /** Tells what has had no turn: it was found all the same. */
  async settle(): Promise<void> {
    for (const grid of [...this.turns.keys()].sort((a, b) => a - b)) {
      const own = this.turns.get(grid);
      if (own) this.tellFinds(own);
    }
    await this.saying;
  }

  private moveOn(): void {
    for (let own = this.turns.get(this.turn); own; own = this.turns.get(this.turn)) {
      this.tellFinds(own);
      if (!own.isWhole) return;
      this.turns.delete(this.turn);
      const passed = this.turn++;
      this.say(async () => this.listener.pass(passed));
      this.wake();
    }
  }

  private tellFinds(own: Turn): void {
    for (; own.told < own.finds.length; own.told++) {
      const find = own.finds[own.told];
      this.say(() => this.listener.tell(find));
    }
  }

  private say(work: () => Promise<void>): void {
    this.saying = this.saying.then(work);
    this.saying.catch(this.onFailure);
  }
}
