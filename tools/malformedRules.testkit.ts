/** Rules that are refused, one for each problem that a constraint can have. */
import type { ProblemTable } from '@hyperdoku/engine';

type Details = ProblemTable['custom-rule'];
type ConstraintDetail = Extract<keyof Details, `constraint${string}`>;

/** By problem: a rule that has it, and how its sentence names the constraint. One that is missing does not compile. */
export const malformedRules: Readonly<
  Record<ConstraintDetail, { base?: string; constraints: unknown; says: RegExp }>
> = {
  constraints: { constraints: 5, says: /^"constraints"/ },
  'constraint-form': { constraints: [5], says: /^Constraint 1 / },
  'constraint-kind': { constraints: [{ kind: 'cage' }], says: /^Constraint 1 is of kind "cage"/ },
  'constraint-name': {
    constraints: [{ kind: 'killer', name: 'x'.repeat(1000), cells: [0] }],
    says: /constraint 1 /,
  },
  'constraint-field-unknown': {
    constraints: [{ kind: 'killer', cells: [0], total: 3 }],
    says: /^Constraint 1 \(cage\) .*"total"/,
  },
  'constraint-field-missing': {
    constraints: [{ kind: 'anti-knight' }, { kind: 'killer', sum: 3 }],
    says: /^Constraint 2 \(cage\) needs "cells"/,
  },
  'constraint-cells': {
    constraints: [{ kind: 'killer', name: 'Tower', cells: 'all' }],
    says: /^Cage "Tower": "cells"/,
  },
  'constraint-cell-count': {
    constraints: [{ kind: 'white-dot', cells: [0] }],
    says: /^Constraint 1 \(white dot\) has 1 cell /,
  },
  'constraint-cell-missing': {
    constraints: [{ kind: 'killer', cells: [0, 16] }],
    says: /^Constraint 1 \(cage\) names position 16/,
  },
  'constraint-cell-twice': {
    constraints: [{ kind: 'thermo', cells: [0, 1, 0] }],
    says: /^Constraint 1 \(therm/,
  },
  'constraint-number': {
    constraints: [{ kind: 'killer', cells: [0, 1], sum: 0 }],
    says: /^Constraint 1 \(cage\): "sum"/,
  },
  'constraint-flag': {
    constraints: [{ kind: 'thermo', cells: [0, 1], slow: 'yes' }],
    says: /^Constraint 1 \(thermometer\): "slow"/,
  },
  'constraint-symbols': {
    constraints: [{ kind: 'candidates', cells: [0], symbols: [] }],
    says: /^Constraint 1 \(given candidates\)/,
  },
  'constraint-symbol': {
    constraints: [{ kind: 'candidates', cells: [0], symbols: [5] }],
    says: /^Constraint 1 \(given candidates\) names symbol 5/,
  },
  'constraint-step': {
    constraints: [{ kind: 'diagonal', direction: 'down' }],
    says: /^Constraint 1 \(diagonal\): "direction"/,
  },
  'constraint-steps': { constraints: [{ kind: 'offsets', offsets: [] }], says: /^Constraint 1 \(offsets\)/ },
  'constraint-diagonal': {
    constraints: [{ kind: 'diagonal', direction: [1] }],
    says: /^Constraint 1 \(diagonal\).* 2 axes/,
  },
  'constraint-offsets': {
    constraints: [{ kind: 'offsets', offsets: [[0, 0]] }],
    says: /^Constraint 1 \(offsets\)/,
  },
  'constraint-axes': {
    base: 'latin:2^7',
    constraints: [{ kind: 'anti-king' }],
    says: /^Constraint 1 \(anti-king\)/,
  },
  'constraint-boxes': {
    base: 'latin:4^2',
    constraints: [{ kind: 'windoku' }],
    says: /^Constraint 1 \(windoku\) needs boxes/,
  },
  'constraint-clone': {
    constraints: [{ kind: 'clone', cells: [0, 1], others: [2] }],
    says: /^Constraint 1 \(clone\)/,
  },
  'constraint-too-large': {
    base: 'latin:2^14',
    constraints: [{ kind: 'anti-knight' }],
    says: /^Constraint 1 \(anti-knight\)/,
  },
  'constraint-different': {
    constraints: [{ kind: 'region', cells: [0, 1, 2, 3, 4] }],
    says: /^Constraint 1 \(extra region\) has 5 cells/,
  },
  'constraint-impossible': {
    constraints: [{ kind: 'xv', cells: [0, 1], sum: 9 }],
    says: /^Constraint 1 \(XV\)/,
  },
  'constraint-sum': {
    constraints: [{ kind: 'killer', cells: [0, 1], sum: 8 }],
    says: /^Constraint 1 \(cage\) cannot add up to 8: its cells reach 3 to 7/,
  },
};
