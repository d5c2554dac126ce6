/** The structure of a rule on its frame, ready for the clues of one puzzle after the other. */
import type { Frame } from '../shape/frame.js';
import type { Shape } from '../shape/shape.js';
import { mix } from './mix.js';
import { Structure } from './structure.js';

const setKind = mix(1);
const clueKind = mix(2);

export class ClueStructure {
  readonly structure: Structure;
  private readonly frame: Frame;
  private readonly symbols: number;
  private readonly own: number;

  /** Where symbols are interchangeable they are points too; otherwise each is a kind of clue of its own. */
  constructor(shape: Shape, frame: Frame, addRule: (structure: Structure) => void) {
    this.frame = frame;
    this.symbols = shape.interchangeable ? shape.symbols : 0;
    const roles = frame.ordered ? frame.arity : 1;
    this.structure = new Structure(frame.points + this.symbols, frame.points, roles);
    addRule(this.structure);
    this.own = this.structure.edges;
  }

  /** Puts in the clues of a puzzle, in place of those before. */
  load(filling: ArrayLike<number>): void {
    const { structure, symbols, frame } = this;
    const { points, arity, cellPoints, ordered, sorts } = frame;
    structure.cut(this.own);
    structure.sorts.set(sorts);
    const absent = points + 1;
    structure.sorts.fill(absent, points);
    for (let cell = 0; cell < filling.length; cell++) {
      const symbol = filling[cell];
      if (symbol === 0) continue;
      const kind = symbols > 0 ? clueKind : mix(clueKind + symbol);
      let at = structure.beginEdge(kind, arity + (symbols > 0 ? 1 : 0));
      for (let k = 0; k < arity; k++)
        structure.ports[at++] = cellPoints[cell * arity + k] + (ordered ? k * structure.points : 0);
      if (symbols === 0) continue;
      structure.ports[at] = points + symbol - 1;
      structure.sorts[points + symbol - 1] = points;
    }
  }
}

/** The sets of a frame, as edges. */
export function addSets(structure: Structure, { sets }: Frame): void {
  for (const set of sets) structure.addEdge(setKind, set);
}
