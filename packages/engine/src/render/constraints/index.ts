/**
 * The constraints of a shape on its boards: the only place that knows how every kind is drawn. Each kind sketches what it puts on a
 * board; then what stands at the upper ends of cells is fitted together, since cages, letters and signs meet there.
 */
import type { Cell } from '../../shape/cell.js';
import type { Constraint, KindName } from '../../shape/constraint.js';
import { cellsOf, type Shape } from '../../shape/shape.js';
import { byCell } from '../byCell.js';
import type { Box, Item } from '../drawing.js';
import { cutOut } from '../outline.js';
import type { CellPlace, Polyline } from '../panel.js';
import type { Perspective } from '../perspective.js';
import { type CageTint, cageTints } from '../role.js';
import type { ShadedSet } from '../shading.js';
import { drawCage, drawClones, drawRegion, drawWindows } from './areas.js';
import { drawCandidates, drawEven, drawOdd } from './cellMarks.js';
import { headCell } from './labels.js';
import {
  drawArrow,
  drawBetween,
  drawDiagonal,
  drawPalindrome,
  drawRenban,
  drawThermo,
  drawWhisper,
} from './lines.js';
import { drawLittleKiller } from './outsideSums.js';
import { drawBlackDot, drawGreater, drawWhiteDot, drawXv } from './pairs.js';
import { Sheet } from './sheet.js';
import type { Draw, Sketch, Subject } from './sketch.js';
import { chooseTints } from './tints.js';

/** What a constraint shows of itself on one board. */
export interface DrawnConstraint {
  /** By its index. */
  readonly constraint: number;
  /** All cells that it is about, on any board. */
  readonly cells: readonly Cell[];
  /** Below symbols and lines, and above them. */
  readonly under: readonly Item[];
  readonly over: readonly Item[];
}

/** What holds on the whole board is said in words. */
const inWords: Draw = () => ({});

const draws: Readonly<Record<KindName, Draw>> = {
  region: drawRegion,
  diagonal: drawDiagonal,
  windoku: drawWindows,
  'disjoint-groups': inWords,
  'anti-knight': inWords,
  'anti-king': inWords,
  offsets: inWords,
  'non-consecutive': inWords,
  killer: drawCage,
  'little-killer': drawLittleKiller,
  arrow: drawArrow,
  thermo: drawThermo,
  greater: drawGreater,
  'white-dot': drawWhiteDot,
  'black-dot': drawBlackDot,
  xv: drawXv,
  whisper: drawWhisper,
  palindrome: drawPalindrome,
  renban: drawRenban,
  between: drawBetween,
  clone: drawClones,
  odd: drawOdd,
  even: drawEven,
  candidates: drawCandidates,
};

const subjectsOf = new WeakMap<Shape, readonly Subject[]>();

/** The constraints of a shape as they are drawn from every side; found once. */
function findSubjects(shape: Shape): readonly Subject[] {
  const known = subjectsOf.get(shape);
  if (known) return known;
  const { constraints } = shape;
  const tints = tintsOf(shape);
  const depths = depthsOf(constraints);
  const letters = lettersOf(constraints);
  const subjects = constraints.map((constraint, index): Subject => {
    const { spec } = constraint;
    const sets = draws[spec.kind] === inWords ? [] : setsOf(shape, constraint);
    const cells = constraint.cells.length > 0 ? constraint.cells : [...new Set(sets.flat())];
    return { spec, cells, sets, tint: tints[index], depth: depths[index], letter: letters[index] };
  });
  subjectsOf.set(shape, subjects);
  return subjects;
}

/** The sets of cells that it keeps different, be they houses or not. */
const setsOf = (shape: Shape, { primitives, houses }: Constraint): (readonly Cell[])[] => [
  ...houses.map(house => [...cellsOf(shape, house)]),
  ...primitives.flatMap(({ type, cells }) => (type === 'different' ? [cells] : [])),
];

const isArea = ({ spec: { kind } }: Constraint): boolean => kind === 'killer' || kind === 'region';

function tintsOf(shape: Shape): CageTint[] {
  const tints = chooseTints(
    shape,
    shape.constraints.filter(isArea).map(({ cells }) => cells),
  );
  return shape.constraints.map(constraint =>
    isArea(constraint) ? (tints.shift() ?? cageTints[0]) : cageTints[0],
  );
}

const mostDepths = 3;

/** Outlines of areas that share cells lie inside of each other. */
function depthsOf(constraints: readonly Constraint[]): number[] {
  const taken = new Map<Cell, Set<number>>();
  return constraints.map(constraint => {
    if (!isArea(constraint)) return 0;
    const there = constraint.cells.map(cell => taken.get(cell) ?? new Set<number>());
    let depth = 0;
    while (depth < mostDepths - 1 && there.some(depths => depths.has(depth))) depth++;
    for (const [i, cell] of constraint.cells.entries()) taken.set(cell, there[i].add(depth));
    return depth;
  });
}

/** Clones have capitals and regions small letters, where there are several. */
function lettersOf(constraints: readonly Constraint[]): string[] {
  const counts = { clone: 0, region: 0 };
  const several = (kind: KindName): boolean =>
    constraints.filter(({ spec }) => spec.kind === kind).length > 1;
  return constraints.map(({ spec: { kind } }) => {
    if ((kind !== 'clone' && kind !== 'region') || !several(kind)) return '';
    const letter = makeLetter(counts[kind]++);
    return kind === 'clone' ? letter.toUpperCase() : letter;
  });
}

/** a, b … z, aa, ab … */
const makeLetter = (index: number): string =>
  (index >= 26 ? makeLetter(Math.floor(index / 26) - 1) : '') + String.fromCharCode(97 + (index % 26));

interface Constrained {
  readonly drawn: readonly DrawnConstraint[];
  /** How much of the height of cells is taken, where it is. */
  readonly headrooms: ReadonlyMap<Cell, number>;
  readonly tinted: readonly ShadedSet[];
}

const unconstrained: Constrained = { drawn: [], headrooms: new Map(), tinted: [] };

/** What the constraints of a shape put on a board. */
export function drawConstraints(
  shape: Shape,
  perspective: Perspective,
  places: readonly CellPlace[],
): Constrained {
  if (shape.constraints.length === 0) return unconstrained;
  const sheet = new Sheet(shape, perspective, places);
  const sketches = findSubjects(shape).flatMap((subject, constraint) => {
    const isHere = subject.cells.some(cell => sheet.placeOf(cell));
    return isHere ? [{ constraint, subject, sketch: draws[subject.spec.kind](sheet, subject) }] : [];
  });
  const own = <T extends { readonly cell: Cell }>(pick: (sketch: Sketch) => readonly T[] | undefined) =>
    byCell(
      sketches.flatMap(({ constraint, sketch }) =>
        (pick(sketch) ?? []).map(item => [item.cell, { ...item, constraint }] as const),
      ),
    );
  const labelsAt = own(({ labels }) => labels);
  const tokensAt = own(({ tokens }) => tokens);
  const heads = places.flatMap(place => {
    const [labels, tokens] = [labelsAt(place.cell), tokensAt(place.cell)];
    return labels.length + tokens.length > 0
      ? [{ cell: place.cell, ...headCell(place, labels, tokens) }]
      : [];
  });
  const clear = heads.flatMap(head => head.clear ?? []);
  const headItems = new Map<number, Item[]>();
  for (const { constraint, item } of heads.flatMap(({ items }) => items))
    headItems.set(constraint, [...(headItems.get(constraint) ?? []), item]);
  const drawn = sketches.map(({ constraint, subject: { cells }, sketch }) => ({
    constraint,
    cells,
    under: (sketch.under ?? []).filter(isSeen),
    over: [
      ...(sketch.over ?? []).map(item => clearLabels(item, clear)).filter(isSeen),
      ...(headItems.get(constraint) ?? []),
    ],
  }));
  return {
    drawn: drawn.filter(({ under, over }) => under.length + over.length > 0),
    headrooms: new Map(heads.map(({ cell, headroom }) => [cell, headroom])),
    tinted: sketches.flatMap(({ subject: { cells }, sketch: { tint } }) =>
      tint ? [{ cells, role: tint, layer: 0 }] : [],
    ),
  };
}

/** What has no lines on this board is left out. */
const isSeen = (item: Item): boolean => item.kind !== 'path' || item.lines.length > 0;

/** Outlines do not run through labels. */
function clearLabels(item: Item, boxes: readonly Box[]): Item {
  if (item.kind !== 'path' || (item.role !== 'cage' && item.role !== 'region')) return item;
  return { ...item, lines: boxes.reduce<readonly Polyline[]>(cutOut, item.lines) };
}
