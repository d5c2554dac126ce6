/** Shapes: specs and their texts, cells, houses, names, slices, symmetries, constraints, and the catalog. */
export { type CatalogSpec, catalog } from './catalog.js';
export type { Combinations } from './combinations.js';
export {
  type Constraint,
  type ConstraintSpec,
  type Different,
  type KindName,
  kindNames,
  type Primitive,
  type Relation,
  type Sum,
} from './constraint.js';
export { diagonalsOf } from './constraints/diagonal.js';
export { cellAt, coordinatesOf, positionOf } from './coordinates.js';
export { type Fact, type FactKind, type FactSource, factsOf, type Work } from './facts.js';
export type { MotionName } from './frame.js';
export { instantGrid } from './instantGrid.js';
export {
  axesName,
  axisName,
  faceName,
  houseNameOf,
  makeCellName,
  parseAxis,
  parseCellName,
} from './names.js';
export { peersOf } from './peers.js';
export type { Rule } from './rule.js';
export { makeRuleSchema } from './ruleSchema.js';
export {
  type Axis,
  type Cell,
  cellsOf,
  countHousesByOrientation,
  type House,
  type HouseKind,
  housesOf,
  maxCells,
  maxSymbols,
  type Orientation,
  type Outline,
  orientationOf,
  type Shape,
  type Surface,
  sharedCells,
} from './shape.js';
export { makeSpec, outlineOf, parseShape, parseSpec, ruleOf, shapeOf } from './shapes.js';
export { type Slice, sliceAt, slicesAlong } from './slice.js';
export type * from './spec.js';
export { stateConstraint } from './stateConstraint.js';
export * from './symmetry.js';
