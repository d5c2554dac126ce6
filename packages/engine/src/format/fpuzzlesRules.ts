/**
 * The constraints of f-puzzles, and of the extensions that its solvers know, as ours and back. What is of no kind of ours, or not
 * sure to mean the same, goes by its name to the rules that are not known; what demands nothing is left out, by its name too.
 */
import { fail, ok, type Result } from '../base/result.js';
import type { Constraint, ConstraintSpec, KindName } from '../shape/constraint.js';
import { constraintNameOf } from '../shape/readConstraints.js';
import { type Cell, cellsOf, type Shape } from '../shape/shape.js';
import { readCount, saysSomething } from './foreignValues.js';
import { isRecord } from './json.js';
import {
  besides,
  isStretch,
  nameCell,
  namePlace,
  type Place,
  placeOf,
  readCell,
  readCells,
  readPlace,
  walk,
} from './squareCells.js';

type Entry = Readonly<Record<string, unknown>>;
/** What an entry demands; that it is not of the form that f-puzzles writes; or that it is a rule that we do not know. */
type Reading = readonly ConstraintSpec[] | 'damaged' | 'unknown';

/** Of constraints that hold on the whole board. */
const flags = {
  'diagonal-': { kind: 'diagonal', direction: [1, 1] },
  'diagonal+': { kind: 'diagonal', direction: [1, -1] },
  antiknight: { kind: 'anti-knight' },
  antiking: { kind: 'anti-king' },
  nonconsecutive: { kind: 'non-consecutive' },
  disjointgroups: { kind: 'disjoint-groups' },
} as const satisfies Readonly<Record<string, ConstraintSpec>>;
type Flag = keyof typeof flags;

const directions: Readonly<Record<string, Place>> = {
  DR: { x: 1, y: 1 },
  DL: { x: -1, y: 1 },
  UR: { x: 1, y: -1 },
  UL: { x: -1, y: -1 },
};

/** A number where there is one; NaN where there is something else. */
function readValue(value: unknown): number | undefined {
  return saysSomething(value) ? (readCount(value) ?? Number.NaN) : undefined;
}

const readLines =
  (kind: KindName, least: number, fieldsOf: (entry: Entry) => object | 'unknown' = () => ({})) =>
  (entry: Entry, size: number): Reading => {
    if (!Array.isArray(entry.lines)) return 'damaged';
    const fields = fieldsOf(entry);
    if (fields === 'unknown') return fields;
    const lines = entry.lines.map(line => readCells(line, size));
    if (!lines.every(line => line !== undefined)) return 'damaged';
    return lines.filter(line => line.length >= least).map(cells => ({ kind, cells, ...fields }));
  };

/** A mark on the border of two cells, with a value of its own or the usual one. */
const readMark =
  (kind: KindName, field: string, least: number) =>
  (entry: Entry, size: number): Reading => {
    const cells = readBorder(entry, size);
    const value = readValue(entry.value) ?? least;
    if (!cells) return 'damaged';
    if (!(value >= least)) return 'unknown';
    return [{ kind, cells, ...(value !== least && { [field]: value }) }];
  };

function readBorder(entry: Entry, size: number): Cell[] | undefined {
  const cells = readCells(entry.cells, size);
  return cells?.length === 2 && besides(cells[0], size).includes(cells[1]) ? cells : undefined;
}

function readLittleKiller(entry: Entry, size: number): Reading {
  const from = readPlace(entry.cell);
  const step = directions[String(entry.direction).toUpperCase()];
  if (!from || !step || readCell(entry.cell, size) !== undefined) return 'damaged';
  const cells = walk(from, step, size);
  const listed = saysSomething(entry.cells) ? readCells(entry.cells, size) : cells;
  if (cells.length === 0 || listed?.join() !== cells.join()) return 'damaged';
  const sum = readValue(entry.value);
  if (sum === undefined) return [];
  return sum >= 1 ? [{ kind: 'little-killer', cells, sum }] : 'unknown';
}

/** Every line begins in the circle. A circle of several cells is read as a number, to the right or down. */
function readArrow(entry: Entry, size: number): Reading {
  const circle = readCells(entry.cells, size)?.sort((a, b) => a - b);
  const lines = Array.isArray(entry.lines) ? entry.lines.map(line => readCells(line, size)) : [undefined];
  if (!circle || circle.length === 0) return 'damaged';
  if (!lines.every(line => line !== undefined && circle.includes(line[0]))) return 'damaged';
  if (circle.length > 3 || !isStretch(circle, size)) return 'unknown';
  return lines.flatMap(line =>
    line && line.length > 1 ? [{ kind: 'arrow', circle, cells: line.slice(1) }] : [],
  );
}

function readKiller(entry: Entry, size: number): Reading {
  const cells = readCells(entry.cells, size);
  const sum = readValue(entry.value);
  if (!cells) return 'damaged';
  if (sum !== undefined && !(sum >= 1)) return 'unknown';
  const demandsNothing = cells.length === 0 || (cells.length === 1 && sum === undefined);
  return demandsNothing ? [] : [{ kind: 'killer', cells, ...(sum !== undefined && { sum }) }];
}

function readRegion(entry: Entry, size: number): Reading {
  const cells = readCells(entry.cells, size);
  if (!cells) return 'damaged';
  return cells.length > 1 ? [{ kind: 'region', cells }] : [];
}

function readXv(entry: Entry, size: number): Reading {
  const cells = readBorder(entry, size);
  if (!cells) return 'damaged';
  if (!saysSomething(entry.value)) return [];
  const sign = String(entry.value).toUpperCase();
  return sign === 'X' || sign === 'V' ? [{ kind: 'xv', cells, sum: sign === 'X' ? 10 : 5 }] : 'unknown';
}

function readClone(entry: Entry, size: number): Reading {
  const [cells, others] = [readCells(entry.cells, size), readCells(entry.cloneCells, size)];
  if (!cells || cells.length !== others?.length) return 'damaged';
  return cells.length > 0 ? [{ kind: 'clone', cells, others }] : [];
}

/** Of lists: what each of their entries demands. */
const entryReaders: Readonly<Record<string, (entry: Entry, size: number) => Reading>> = {
  extraregion: readRegion,
  killercage: readKiller,
  littlekillersum: readLittleKiller,
  arrow: readArrow,
  thermometer: readLines('thermo', 2),
  slowthermometer: readLines('thermo', 2, () => ({ slow: true })),
  difference: readMark('white-dot', 'difference', 1),
  ratio: readMark('black-dot', 'ratio', 2),
  xv: readXv,
  whispers: readLines('whisper', 2, ({ value }) => {
    const difference = readValue(value);
    if (difference === undefined) return {};
    return difference >= 1 ? { difference } : 'unknown';
  }),
  palindrome: readLines('palindrome', 2),
  renban: readLines('renban', 2),
  betweenline: readLines('between', 3),
  clone: readClone,
};

/** Of lists of single cells: what all of them demand together. */
const cellReaders: Readonly<Record<string, (cells: readonly Cell[], size: number) => ConstraintSpec[]>> = {
  odd: cells => [{ kind: 'odd', cells }],
  even: cells => [{ kind: 'even', cells }],
  maximum: (cells, size) =>
    cells.flatMap(cell => {
      const lower = besides(cell, size).filter(other => !cells.includes(other));
      return lower.length > 0 ? [{ kind: 'greater' as const, cells: [cell, ...lower] }] : [];
    }),
  minimum: (cells, size) =>
    cells.flatMap(cell =>
      besides(cell, size)
        .filter(other => !cells.includes(other))
        .map(other => ({ kind: 'greater' as const, cells: [other, cell] })),
    ),
};

export const ruleFields: readonly string[] = [
  ...Object.keys(flags),
  ...Object.keys(entryReaders),
  ...Object.keys(cellReaders),
];

export interface FoundRules {
  readonly constraints: readonly ConstraintSpec[];
  /** The names of rules that are not known. */
  readonly unknown: readonly string[];
  /** The names of what demands nothing. */
  readonly idle: readonly string[];
}

/** All constraints of a puzzle but those of its cells; a refusal has the name of the field that is damaged. */
export function readRules(value: Entry, size: number): { readonly damaged: string } | FoundRules {
  const constraints: ConstraintSpec[] = [];
  const unknown: string[] = [];
  const idle: string[] = [];
  for (const [name, spec] of Object.entries(flags)) {
    if (value[name] === true) constraints.push(spec);
    else if (saysSomething(value[name])) return { damaged: name };
  }
  for (const [name, read] of Object.entries(entryReaders)) {
    const entries = saysSomething(value[name]) ? value[name] : [];
    if (!Array.isArray(entries)) return { damaged: name };
    for (const entry of entries) {
      const reading = isRecord(entry) ? read(entry, size) : 'damaged';
      if (reading === 'damaged') return { damaged: name };
      if (reading === 'unknown') unknown.push(name);
      else if (reading.length === 0) idle.push(name);
      else constraints.push(...reading);
    }
  }
  for (const [name, read] of Object.entries(cellReaders)) {
    const entries = saysSomething(value[name]) ? value[name] : [];
    const names = Array.isArray(entries) ? entries.map(entry => isRecord(entry) && entry.cell) : entries;
    const cells = readCells(names, size);
    if (!cells) return { damaged: name };
    if (cells.length > 0) constraints.push(...read([...new Set(cells)], size));
  }
  if (hasExceptions(constraints)) unknown.push('nonconsecutive');
  return { constraints, unknown, idle };
}

/** In f-puzzles a white dot takes its two cells out of the rule that no neighbours are consecutive; in ours that is impossible. */
const hasExceptions = (constraints: readonly ConstraintSpec[]): boolean =>
  constraints.some(({ kind }) => kind === 'non-consecutive') &&
  constraints.some(({ kind, difference = 1 }) => kind === 'white-dot' && difference === 1);

/** What the symbols given to some cells demand, where the same ones are given to several at once. */
export function readGiven(given: ReadonlyMap<Cell, readonly number[]>): ConstraintSpec[] {
  const groups = new Map<string, { cells: Cell[]; symbols: readonly number[] }>();
  for (const [cell, symbols] of given) {
    const group = groups.get(symbols.join());
    if (group) group.cells.push(cell);
    else groups.set(symbols.join(), { cells: [cell], symbols });
  }
  return Array.from(groups.values(), ({ cells, symbols }) => ({ kind: 'candidates', cells, symbols }));
}

/** Extensions that f-puzzles and SudokuPad show by a drawing beside them, and what that looks like. */
const pictures = {
  whispers: { names: ['German Whispers', 'Dutch Whispers', 'Whispers'], colour: '#67F067', width: 0.1875 },
  renban: { names: ['Renban'], colour: '#F067F0', width: 0.25 },
  slowthermometer: { names: ['Slow Thermometer'], colour: '#6495ED', width: 0.3 },
} as const;

/** Whether a drawing only shows a constraint that the puzzle states. */
export const isPictureOf = (drawing: unknown, value: Entry): boolean =>
  isRecord(drawing) &&
  Object.entries(pictures).some(
    ([field, { names }]) =>
      saysSomething(value[field]) && names.some(name => name === drawing.fromConstraint),
  );

/** The fields of f-puzzles that constraints fill. */
class Writing {
  readonly fields: Record<string, unknown> = {};
  readonly given = new Map<Cell, readonly number[]>();
  private readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  name(cells: readonly Cell[]): string[] {
    return cells.map(cell => nameCell(cell, this.size));
  }

  set(flag: Flag): void {
    this.fields[flag] = true;
  }

  add(field: string, entry: object): void {
    this.fields[field] ??= [];
    (this.fields[field] as object[]).push(entry);
  }

  addRegion(cells: Iterable<Cell>): void {
    this.add('extraregion', { cells: this.name([...cells]) });
  }

  addLine(field: string, cells: readonly Cell[], more: object = {}): void {
    const lines = [this.name(cells)];
    this.add(field, { lines, ...more });
    if (!Object.hasOwn(pictures, field)) return;
    const { names, colour, width } = pictures[field as keyof typeof pictures];
    const fromConstraint = names[0];
    this.add('line', { lines, outlineC: colour, width, fromConstraint });
    if (field === 'slowthermometer')
      this.add('circle', {
        cells: [lines[0][0]],
        baseC: colour,
        outlineC: colour,
        width: 0.85,
        height: 0.85,
        fromConstraint,
      });
  }
}

interface Whole {
  readonly shape: Shape;
  readonly size: number;
  /** Whether the boxes are those that f-puzzles takes where nothing is said. */
  readonly areUsual: boolean;
}

/** Writes a constraint; false where f-puzzles has no way to say it. */
type Writer = (to: Writing, constraint: Constraint, whole: Whole) => boolean;

/** The values of a constraint whose fields were checked when its rule was read. */
const cellsIn = ({ spec }: Constraint, field = 'cells'): readonly Cell[] => spec[field] as readonly Cell[];
const numberIn = ({ spec }: Constraint, field: string): number | undefined =>
  spec[field] as number | undefined;

const flag =
  (name: Flag): Writer =>
  to => {
    to.set(name);
    return true;
  };

const writeLine =
  (field: string, more: (constraint: Constraint) => object = () => ({})): Writer =>
  (to, constraint) => {
    to.addLine(field, cellsIn(constraint), more(constraint));
    return true;
  };

const valueOf = (number: number | undefined): object =>
  number === undefined ? {} : { value: String(number) };

const onBorder =
  (field: string, value: (constraint: Constraint) => string | undefined): Writer =>
  (to, constraint, { size }) => {
    const cells = cellsIn(constraint);
    const text = value(constraint);
    if (text === undefined || !besides(cells[0], size).includes(cells[1])) return false;
    to.add(field, { cells: to.name(cells), ...(text && { value: text }) });
    return true;
  };

const inCells =
  (field: string): Writer =>
  (to, constraint) => {
    for (const cell of to.name(cellsIn(constraint))) to.add(field, { cell });
    return true;
  };

/** As the sets of different cells that it demands. */
const asRegions: Writer = (to, { houses, primitives }, { shape }) => {
  for (const house of houses) to.addRegion(cellsOf(shape, house));
  for (const { cells } of primitives) to.addRegion(cells);
  return true;
};

const writeLittleKiller: Writer = (to, constraint, { size }) => {
  const cells = cellsIn(constraint);
  const wanted = sorted(cells);
  const ends = [cells[0], Math.min(...cells), Math.max(...cells)];
  for (const end of ends) {
    const { x, y } = placeOf(end, size);
    for (const [direction, step] of Object.entries(directions)) {
      const from = { x: x - step.x, y: y - step.y };
      const name = namePlace(from);
      const diagonal = walk(from, step, size);
      if (readCell(name, size) !== undefined || sorted(diagonal) !== wanted) continue;
      const sum = valueOf(numberIn(constraint, 'sum'));
      to.add('littlekillersum', { cell: name, cells: to.name(diagonal), direction, ...sum });
      return true;
    }
  }
  return false;
};

const sorted = (cells: readonly Cell[]): string => [...cells].sort((a, b) => a - b).join();

const writeArrow: Writer = (to, constraint, { size }) => {
  const [circle, cells] = [cellsIn(constraint, 'circle'), cellsIn(constraint)];
  if (!isStretch(circle, size)) return false;
  const at = placeOf(cells[0], size);
  const touches = (cell: Cell): boolean => {
    const { x, y } = placeOf(cell, size);
    return Math.abs(x - at.x) <= 1 && Math.abs(y - at.y) <= 1;
  };
  const start = circle.find(touches) ?? circle[circle.length - 1];
  to.add('arrow', { cells: to.name(circle), lines: [to.name([start, ...cells])] });
  return true;
};

const writers: Readonly<Record<KindName, Writer>> = {
  region: (to, constraint) => {
    to.addRegion(cellsIn(constraint));
    return true;
  },
  diagonal: (to, { spec }) => {
    const [x, y] = spec.direction as readonly number[];
    to.set(x === y ? 'diagonal-' : 'diagonal+');
    return true;
  },
  windoku: asRegions,
  'disjoint-groups': (to, constraint, whole) =>
    whole.areUsual ? flag('disjointgroups')(to, constraint, whole) : asRegions(to, constraint, whole),
  'anti-knight': flag('antiknight'),
  'anti-king': flag('antiking'),
  offsets: () => false,
  'non-consecutive': (to, constraint, whole) =>
    !hasExceptions(whole.shape.constraints.map(({ spec }) => spec)) &&
    flag('nonconsecutive')(to, constraint, whole),
  killer: (to, constraint) => {
    to.add('killercage', { cells: to.name(cellsIn(constraint)), ...valueOf(numberIn(constraint, 'sum')) });
    return true;
  },
  'little-killer': writeLittleKiller,
  arrow: writeArrow,
  thermo: (to, constraint) => {
    const field = constraint.spec.slow === true ? 'slowthermometer' : 'thermometer';
    to.addLine(field, cellsIn(constraint));
    return true;
  },
  // Its pairs are written together, as far as they make extremes.
  greater: () => true,
  'white-dot': onBorder('difference', constraint => {
    const difference = numberIn(constraint, 'difference') ?? 1;
    return difference === 1 ? '' : String(difference);
  }),
  'black-dot': onBorder('ratio', constraint => {
    const ratio = numberIn(constraint, 'ratio') ?? 2;
    return ratio === 2 ? '' : String(ratio);
  }),
  xv: onBorder('xv', constraint => ({ 5: 'V', 10: 'X' })[numberIn(constraint, 'sum') ?? 0]),
  whisper: writeLine('whispers', constraint => valueOf(numberIn(constraint, 'difference'))),
  palindrome: writeLine('palindrome'),
  renban: writeLine('renban'),
  between: writeLine('betweenline'),
  clone: (to, constraint) => {
    to.add('clone', {
      cells: to.name(cellsIn(constraint)),
      cloneCells: to.name(cellsIn(constraint, 'others')),
    });
    return true;
  },
  odd: inCells('odd'),
  even: inCells('even'),
  candidates: (to, constraint) => {
    const symbols = constraint.spec.symbols as readonly number[];
    for (const cell of cellsIn(constraint)) {
      const left = to.given.get(cell)?.filter(symbol => symbols.includes(symbol)) ?? symbols;
      if (left.length === 0) return false;
      to.given.set(cell, left);
    }
    return true;
  },
};

/** Extremes among the pairs of which one is greater; the first of the constraints that are none. */
function writeGreater(to: Writing, constraints: readonly Constraint[], size: number): Constraint | undefined {
  const pairs = new Map<string, Constraint>();
  const key = (high: Cell, low: Cell): string => `${high}>${low}`;
  for (const constraint of constraints) {
    const [high, ...lows] = cellsIn(constraint);
    for (const low of lows) pairs.set(key(high, low), constraint);
  }
  const all = Array.from({ length: size * size }, (_, cell) => cell);
  const take = (field: string, keyOf: (cell: Cell, other: Cell) => string): void => {
    // Extremes of one sort that lie side by side say nothing of each other.
    let found = all.filter(cell => besides(cell, size).some(other => pairs.has(keyOf(cell, other))));
    const isExtreme = (cell: Cell): boolean =>
      besides(cell, size).every(other => found.includes(other) || pairs.has(keyOf(cell, other)));
    for (let last = -1; last !== found.length; ) {
      last = found.length;
      found = found.filter(isExtreme);
    }
    for (const cell of found) {
      to.add(field, { cell: nameCell(cell, size) });
      for (const other of besides(cell, size)) if (!found.includes(other)) pairs.delete(keyOf(cell, other));
    }
  };
  take('maximum', key);
  take('minimum', (cell, other) => key(other, cell));
  return pairs.values().next().value;
}

export interface WrittenRules {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The only symbols that some cells may have. */
  readonly given: ReadonlyMap<Cell, readonly number[]>;
}

/** The constraints of a square, by the fields of f-puzzles; the first that cannot be said is refused. */
export function makeRules(
  { shape, areUsual }: Pick<Whole, 'shape' | 'areUsual'>,
  format: string,
  cannotSay: readonly KindName[],
): Result<WrittenRules> {
  const size = shape.symbols;
  const to = new Writing(size);
  const refuse = (constraint: Constraint): Result<never> =>
    fail('format-unfit', 'constraint', {
      format,
      constraint: constraintNameOf(constraint.spec, shape.constraints.indexOf(constraint)),
    });
  for (const constraint of shape.constraints) {
    const { kind } = constraint.spec;
    const isSaid = !cannotSay.includes(kind) && writers[kind](to, constraint, { shape, size, areUsual });
    if (!isSaid) return refuse(constraint);
  }
  const orders = shape.constraints.filter(({ spec }) => spec.kind === 'greater');
  const loose = writeGreater(to, orders, size);
  return loose ? refuse(loose) : ok({ fields: to.fields, given: to.given });
}
