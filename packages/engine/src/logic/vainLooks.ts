/**
 * Where a technique has looked in vain, it need not look again until something changes there: candidates only go, so what was no pattern
 * is one only after a change. Kept by position and by whatever the technique looks at one by one, with the count of changes there.
 */
import type { SymbolNumber } from '../board/symbols.js';
import type { House } from '../shape/shape.js';
import type { Position } from './position.js';
import type { Step } from './step.js';
import { pausesEvery } from './technique.js';

export class VainLooks {
  private readonly known = new WeakMap<Position, Int32Array>();
  private readonly countUnits: (position: Position) => number;
  private readonly countChanges: (position: Position, unit: number) => number;

  constructor(
    countUnits: (position: Position) => number,
    countChanges: (position: Position, unit: number) => number,
  ) {
    this.countUnits = countUnits;
    this.countChanges = countChanges;
  }

  has(position: Position, unit: number): boolean {
    return this.known.get(position)?.[unit] === this.countChanges(position, unit) + 1;
  }

  /** What is found there; if that is nothing, it is remembered. */
  *watch(position: Position, unit: number, steps: Iterable<Step>): Generator<Step> {
    let isVain = true;
    for (const step of steps) {
      isVain = false;
      yield step;
    }
    if (isVain) this.add(position, unit);
  }

  add(position: Position, unit: number): void {
    let known = this.known.get(position);
    if (!known) {
      known = new Int32Array(this.countUnits(position));
      this.known.set(position, known);
    }
    known[unit] = this.countChanges(position, unit) + 1;
  }
}

/** For what is seen in one house. */
export const vainByHouse = (): VainLooks =>
  new VainLooks(
    ({ shape }) => shape.houseCount,
    ({ houseChanges }, house) => houseChanges[house],
  );

/** For what is seen of one symbol. */
export const vainBySymbol = (): VainLooks =>
  new VainLooks(
    ({ shape }) => shape.symbols + 1,
    ({ symbolChanges }, symbol) => symbolChanges[symbol],
  );

/** Every symbol in turn but where that was in vain. */
export function* symbolBySymbol(
  position: Position,
  vain: VainLooks,
  find: (symbol: SymbolNumber) => Iterable<Step>,
): Generator<Step | undefined> {
  for (let symbol = 1; symbol <= position.shape.symbols; symbol++) {
    yield undefined;
    if (!vain.has(position, symbol)) yield* vain.watch(position, symbol, find(symbol));
  }
}

/** Every house in turn that has more open cells than so many, but where that was in vain. */
export function* houseByHouse(
  position: Position,
  vain: VainLooks,
  fewest: number,
  find: (house: House) => Iterable<Step>,
): Generator<Step | undefined> {
  for (let house = 0; house < position.shape.houseCount; house++) {
    if (house % pausesEvery === pausesEvery - 1) yield undefined;
    if (position.openCounts[house] > fewest && !vain.has(position, house))
      yield* vain.watch(position, house, find(house));
  }
}
