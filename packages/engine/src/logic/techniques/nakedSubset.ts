/**
 * A number of cells that all see each other, in a house, a cage or otherwise, and have just as many candidates together use these
 * symbols up: each goes from every cell that sees all of those that could hold it. Cells with one candidate are left to
 * the naked single.
 */
import { countBits } from '../../base/ints.js';
import { type Cell, housesOf } from '../../shape/shape.js';
import type { Position } from '../position.js';
import { housesWithAll, seenFrom, sees } from '../sight.js';
import { type Candidate, makeStep, type Step } from '../step.js';
import { pausesEvery, type Technique } from '../technique.js';
import type { TechniqueName } from '../techniqueNames.js';
import { VainLooks } from '../vainLooks.js';
import { excludedFrom } from './wings.js';

/** A cell sees no others than those of its houses, unless constraints tell cells apart. */
const vainByCell = (): VainLooks =>
  new VainLooks(
    ({ shape }) => shape.cellCount,
    ({ shape, houseChanges }, cell) => {
      let changes = 0;
      for (let k = shape.cellHouseStart[cell]; k < shape.cellHouseStart[cell + 1]; k++)
        changes += houseChanges[shape.cellHouses[k]];
      return changes;
    },
  );

const nakedSubset = <Name extends TechniqueName>(
  technique: Name,
  size: number,
  vain = vainByCell(),
): Technique<Name> => ({
  name: technique,
  *find(position) {
    const { candidateCounts, shape } = position;
    const forgets = shape.constraints.length > 0;
    const search = new SubsetSearch(position, size);
    for (let cell = 0; cell < candidateCounts.length; cell++) {
      if (cell % pausesEvery === pausesEvery - 1) yield undefined;
      if (candidateCounts[cell] < 2 || candidateCounts[cell] > size) continue;
      if (forgets || !vain.has(position, cell))
        yield* vain.watch(position, cell, stepsFrom(position, technique, search.findFrom(cell)));
    }
  },
});

export const nakedPair = nakedSubset('naked-pair', 2);
export const nakedTriple = nakedSubset('naked-triple', 3);
export const nakedQuad = nakedSubset('naked-quad', 4);

/** Sets of cells that see each other and have no more symbols than cells, each found from its first cell. */
class SubsetSearch {
  private readonly position: Position;
  private readonly size: number;
  private readonly chosen: Cell[] = [];
  private found: Cell[][] = [];

  constructor(position: Position, size: number) {
    this.position = position;
    this.size = size;
  }

  findFrom(cell: Cell): readonly Cell[][] {
    const { position, size, chosen } = this;
    const { shape, candidateCounts } = position;
    this.found = [];
    const near: Cell[] = [];
    const peers = seenFrom(shape, cell);
    for (let i = 0; i < peers.length; i++) {
      const peer = peers[i];
      if (peer > cell && candidateCounts[peer] >= 2 && candidateCounts[peer] <= size) near.push(peer);
    }
    if (near.length >= size - 1) {
      chosen.push(cell);
      this.extend(near, 0, position.masks[2 * cell], position.masks[2 * cell + 1]);
      chosen.pop();
    }
    return this.found;
  }

  private extend(near: readonly Cell[], from: number, low: number, high: number): void {
    const { chosen, size, position } = this;
    const { masks } = position;
    if (chosen.length === size) {
      if (countBits(low) + countBits(high) === size) this.found.push(chosen.slice());
      return;
    }
    for (let i = from; i <= near.length - size + chosen.length; i++) {
      const lowNext = low | masks[2 * near[i]];
      const highNext = high | masks[2 * near[i] + 1];
      if (countBits(lowNext) + countBits(highNext) > size) continue;
      if (!this.seesChosen(near[i])) continue;
      chosen.push(near[i]);
      this.extend(near, i + 1, lowNext, highNext);
      chosen.pop();
    }
  }

  /** All that are near see the first. */
  private seesChosen(cell: Cell): boolean {
    const { chosen, position } = this;
    for (let k = 1; k < chosen.length; k++) if (!sees(position.shape, chosen[k], cell)) return false;
    return true;
  }
}

function* stepsFrom(
  position: Position,
  technique: TechniqueName,
  sets: readonly (readonly Cell[])[],
): Generator<Step> {
  for (const cells of sets) {
    const step = makeSubsetStep(position, technique, cells);
    if (step) yield step;
  }
}

function makeSubsetStep(
  position: Position,
  technique: TechniqueName,
  cells: readonly Cell[],
): Step | undefined {
  const { shape } = position;
  const symbols = [...new Set(cells.flatMap(cell => position.candidatesOf(cell)))].sort((a, b) => a - b);
  const eliminations: Candidate[] = symbols.flatMap(symbol =>
    excludedFrom(
      position,
      cells.filter(cell => position.has(cell, symbol)),
      symbol,
    ),
  );
  if (eliminations.length === 0) return undefined;
  const houses = housesWithAll(shape, cells).filter(house =>
    eliminations.some(({ cell }) => housesOf(shape, cell).includes(house)),
  );
  return makeStep({ technique, houses, cells, symbols, eliminations });
}
