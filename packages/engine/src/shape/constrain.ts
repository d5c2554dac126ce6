/**
 * From the houses of a family and the constraints of a rule to a shape. Constraints are expanded to primitives; what has as many
 * cells as there are symbols and no repeats is a house, and becomes one. What can be seen to be impossible at once
 * is refused by the name of the constraint.
 */
import type { ConstraintName } from '../base/constraintName.js';
import { fail, ok, type Result } from '../base/result.js';
import { areKeptBy } from './combinations.js';
import type { Constraint, ConstraintSpec, Primitive } from './constraint.js';
import { kindOf } from './constraints/index.js';
import { cellAtPosition } from './coordinates.js';
import { shareHouse } from './otherPeers.js';
import { constraintNameOf } from './readConstraints.js';
import {
  assembleShape,
  type Cell,
  cellsOf,
  type House,
  type HouseList,
  type Outline,
  type Shape,
} from './shape.js';
import type { Spec } from './spec.js';
import { cliquesOf, reachOf } from './sumReach.js';

export function constrain(name: string, spec: Spec, outline: Outline, list: HouseList): Result<Shape> {
  const plain = assembleShape(name, spec, outline, list);
  const specs = spec.family === 'custom' ? (spec.rule.constraints ?? []) : [];
  if (specs.length === 0) return ok(plain);
  const houses = new AddedHouses(plain);
  const constraints: Constraint[] = [];
  for (const [index, stated] of specs.entries()) {
    const constraint = expand(plain, stated, constraintNameOf(stated, index), houses);
    if (!constraint.ok) return constraint;
    constraints.push(constraint.value);
  }
  const primitives = constraints.flatMap(constraint => constraint.primitives);
  return ok(
    assembleShape(name, spec, outline, houses.addTo(list), {
      constraints,
      interchangeable: primitives.every(primitive => isKeptByAll(primitive, plain.symbols)),
    }),
  );
}

/** Whether a primitive stays the same when symbols are renamed: images of 1 … N at 1 … N. */
function isKeptByRenaming(primitive: Primitive, renaming: ArrayLike<number>): boolean {
  switch (primitive.type) {
    case 'different':
      return true;
    case 'sum':
      return Array.from(renaming).every((image, symbol) => image === symbol);
    case 'relation':
      return areKeptBy(primitive.allowed, renaming);
  }
}

/** Exchanging neighbours makes all renamings. */
const isKeptByAll = (primitive: Primitive, symbols: number): boolean =>
  Array.from({ length: symbols - 1 }, (_, i) => i + 1).every(first =>
    isKeptByRenaming(
      primitive,
      Array.from({ length: symbols + 1 }, (_, symbol) =>
        symbol === first ? first + 1 : symbol === first + 1 ? first : symbol,
      ),
    ),
  );

function expand(
  shape: Shape,
  spec: ConstraintSpec,
  constraint: ConstraintName,
  added: AddedHouses,
): Result<Constraint> {
  const kind = kindOf(spec.kind);
  const values: Record<string, unknown> = { ...spec };
  const named: Cell[] = [];
  for (const [field, { type }] of Object.entries(kind.fields)) {
    if (type === 'symbols') {
      const beyond = (spec[field] as number[]).find(symbol => symbol < 1 || symbol > shape.symbols);
      if (beyond !== undefined)
        return fail('custom-rule', 'constraint-symbol', {
          constraint,
          symbol: beyond,
          symbols: shape.symbols,
        });
    }
    if (type !== 'cells') continue;
    const cells = findCells(shape, spec[field] as number[], constraint);
    if (!cells.ok) return cells;
    values[field] = cells.value;
    named.push(...cells.value);
  }
  if (new Set(named).size !== named.length)
    return fail('custom-rule', 'constraint-cell-twice', { constraint });
  const expanded = kind.expand(values as never, shape, constraint);
  if (!expanded.ok) return expanded;
  const primitives: Primitive[] = [];
  const houses: House[] = [];
  for (const primitive of expanded.value) {
    const refusal = refuseImpossible(shape, primitive, expanded.value, constraint);
    if (refusal) return refusal;
    if (primitive.type === 'different' && primitive.cells.length === shape.symbols)
      houses.push(...added.add(primitive.cells, spec.name ?? ''));
    else primitives.push(primitive);
  }
  return ok({ spec, cells: named, primitives, houses });
}

function findCells(
  shape: Shape,
  positions: readonly number[],
  constraint: ConstraintName,
): Result<readonly Cell[]> {
  const cells: Cell[] = [];
  for (const position of positions) {
    const cell = cellAtPosition(shape, position);
    if (cell === undefined || cell >= shape.cellCount)
      return fail('custom-rule', 'constraint-cell-missing', { constraint, position });
    cells.push(cell);
  }
  return ok(cells);
}

function refuseImpossible(
  shape: Shape,
  primitive: Primitive,
  all: readonly Primitive[],
  constraint: ConstraintName,
): Result<never> | undefined {
  const { symbols } = shape;
  switch (primitive.type) {
    case 'different': {
      const cells = primitive.cells.length;
      return cells > symbols
        ? fail('custom-rule', 'constraint-different', { constraint, cells, symbols })
        : undefined;
    }
    case 'relation':
      return primitive.allowed.table.includes(1)
        ? undefined
        : fail('custom-rule', 'constraint-impossible', { constraint });
    case 'sum': {
      const apart = (a: Cell, b: Cell): boolean =>
        shareHouse(shape, a, b) ||
        all.some(({ type, cells }) => type === 'different' && cells.includes(a) && cells.includes(b));
      const [least, most] = reachOf(cliquesOf(primitive, apart), symbols, () => 0);
      const { least: from, most: to } = primitive;
      return to < least || from > most
        ? fail('custom-rule', 'constraint-sum', { constraint, sum: from, least, most })
        : undefined;
    }
  }
}

/** The houses that constraints add, each once. */
class AddedHouses {
  private readonly plain: Shape;
  private readonly added: { cells: Cell[]; name: string }[] = [];

  constructor(plain: Shape) {
    this.plain = plain;
  }

  /** The number of the house in a list; none where the shape had it before. */
  add(cells: readonly Cell[], name: string): House[] {
    const { plain, added } = this;
    const sorted = [...cells].sort((a, b) => a - b);
    const isSame = (other: ArrayLike<number>): boolean => sorted.every((cell, i) => other[i] === cell);
    for (let house = 0; house < plain.houseCount; house++) if (isSame(cellsOf(plain, house))) return [];
    if (added.some(house => isSame(house.cells))) return [];
    added.push({ cells: sorted, name });
    return [plain.houseCount + added.length - 1];
  }

  addTo(list: HouseList): HouseList {
    const { plain, added } = this;
    if (added.length === 0) return list;
    const names = list.houseNames ?? Array<string>(plain.houseCount).fill('');
    return {
      ...list,
      orientations: [...list.orientations, { kind: 'region', axes: [] }],
      houses: Int32Array.from([...list.houses, ...added.flatMap(house => house.cells)]),
      houseOrientation: Uint8Array.from([
        ...list.houseOrientation,
        ...added.map(() => list.orientations.length),
      ]),
      houseNames: [...names, ...added.map(house => house.name)],
    };
  }
}
