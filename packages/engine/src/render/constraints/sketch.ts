/** What a constraint puts on one board, and how it is told about it. */
import type { Cell } from '../../shape/cell.js';
import type { ConstraintSpec } from '../../shape/constraint.js';
import type { Item } from '../drawing.js';
import type { Point } from '../panel.js';
import type { CageTint } from '../role.js';
import type { Sheet } from './sheet.js';

/** A constraint as it is drawn. */
export interface Subject {
  readonly spec: ConstraintSpec;
  /** The cells that it names; those of its sets where it names none. */
  readonly cells: readonly Cell[];
  /** Its cells in sets, as windows and diagonals have them. */
  readonly sets: readonly (readonly Cell[])[];
  /** Tells it from its neighbours. */
  readonly tint: CageTint;
  /** Among those that share cells with it and are drawn alike, from 0. */
  readonly depth: number;
  /** A letter of its own; none where the rule has no other of its kind. */
  readonly letter: string;
}

/** A short text at the upper corner of a cell. */
export interface Label {
  readonly cell: Cell;
  readonly text: string;
}

/** A small sign at the other upper corner. */
export interface Token {
  readonly cell: Cell;
  readonly width: number;
  draw(centre: Point): readonly Item[];
}

/** Items below the symbols and above them, and what is fitted in between with that of others. */
export interface Sketch {
  readonly under?: readonly Item[];
  readonly over?: readonly Item[];
  readonly labels?: readonly Label[];
  readonly tokens?: readonly Token[];
  /** The tint of its cells. */
  readonly tint?: CageTint;
}

export type Draw = (sheet: Sheet, subject: Subject) => Sketch;
