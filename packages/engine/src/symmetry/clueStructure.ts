/** The structure of a rule with the clues of a puzzle on it, of one puzzle after the other. */
import type { Frame } from '../shape/frame.js';
import type { Shape } from '../shape/shape.js';
import { Comparer } from './comparer.js';
import { mix } from './mix.js';
import { Structure } from './structure.js';

const setKind = mix(1);
const clueKind = mix(2);

/** The structure of a frame by itself, with some points more. */
export function frameStructure({ points, arity, ordered, sets }: Frame, more: number): Structure {
  const structure = new Structure(points + more, points, ordered ? arity : 1);
  for (const set of sets) structure.addEdge(setKind, set);
  return structure;
}

export class ClueStructure {
  readonly structure: Structure;
  private readonly shape: Shape;
  private readonly frame: Frame;
  /** The edges of the rule. */
  private readonly own: number;
  private comparer: Comparer | undefined;

  /** Where symbols are interchangeable they are points too, the last of the structure; otherwise each is a kind of clue. */
  constructor(shape: Shape, frame: Frame, structure: Structure) {
    this.shape = shape;
    this.frame = frame;
    this.structure = structure;
    this.own = structure.edges;
  }

  load(filling: ArrayLike<number>): void {
    const { structure, shape, frame } = this;
    const { points, arity, cellPoints, ordered, sorts } = frame;
    const { interchangeable } = shape;
    structure.cut(this.own);
    structure.sorts.set(sorts);
    // Symbols that no clue shows come last.
    structure.sorts.fill(points + 1, points);
    for (let cell = 0; cell < filling.length; cell++) {
      const symbol = filling[cell];
      if (symbol === 0) continue;
      let at = structure.beginEdge(
        interchangeable ? clueKind : mix(clueKind + symbol),
        interchangeable ? arity + 1 : arity,
      );
      for (let k = 0; k < arity; k++)
        structure.ports[at++] = cellPoints[cell * arity + k] + (ordered ? k * structure.points : 0);
      if (!interchangeable) continue;
      structure.ports[at] = points + symbol - 1;
      structure.sorts[points + symbol - 1] = points;
    }
    structure.comparisons = this.compare(filling, structure.edges - this.own);
  }

  /** Where at least half of the cells are filled, layers are compared. */
  private compare(filling: ArrayLike<number>, filled: number): Structure['comparisons'] {
    if (this.frame.arity === 1 || 2 * filled < filling.length) return undefined;
    this.comparer ??= new Comparer(this.shape, this.frame, this.structure.points);
    return this.comparer.compare(filling);
  }
}
