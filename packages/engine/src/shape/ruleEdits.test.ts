import { expect, test } from 'vitest';
import fc from '../base/property.testkit.js';
import { expectOk } from '../base/result.js';
import type { ConstraintSpec } from './constraint.js';
import {
  applyEdits,
  constraintsOf,
  editsBetween,
  rebaseEdits,
  revertEdits,
  withConstraints,
} from './ruleEdits.js';
import { makeSpec, parseSpec } from './shapes.js';

const cage: ConstraintSpec = { kind: 'killer', cells: [0, 1], sum: 5 };
const knight: ConstraintSpec = { kind: 'anti-knight' };

const lists = fc.array(
  fc.nat(4).map((cell): ConstraintSpec => ({ kind: 'odd', cells: [cell] })),
  { maxLength: 6 },
);

test('edits make one list of another, and taken back the other of the one', () => {
  fc.assert(
    fc.property(lists, lists, (from, to) => {
      const edits = editsBetween(from, to);
      expect(applyEdits(from, edits)).toEqual(to);
      expect(applyEdits(to, revertEdits(edits))).toEqual(from);
    }),
  );
});

test('one constraint put in, taken out or changed is one edit', () => {
  expect(editsBetween([knight], [knight, cage])).toEqual([{ index: 1, after: cage }]);
  expect(editsBetween([cage, knight], [knight])).toEqual([{ index: 0, before: cage }]);
  const other = { ...cage, sum: 6 };
  expect(editsBetween([cage, knight], [other, knight])).toEqual([{ index: 0, before: cage, after: other }]);
  expect(editsBetween([cage, knight], [cage, knight])).toEqual([]);
});

test('edits that do not fit are not made', () => {
  expect(applyEdits([cage], [{ index: 0, before: knight }])).toBeUndefined();
  expect(applyEdits([cage], [{ index: 2, after: knight }])).toBeUndefined();
  expect(applyEdits([cage], [{ index: 0 }])).toBeUndefined();
});

test('edits made elsewhere fit what is here, and nothing is put in twice', () => {
  fc.assert(
    fc.property(lists, lists, lists, (base, theirs, mine) => {
      const merged = applyEdits(theirs, rebaseEdits(theirs, editsBetween(base, mine)));
      expect(merged).toBeDefined();
    }),
  );
  const mine = editsBetween([], [knight, cage]);
  expect(applyEdits([knight], rebaseEdits([knight], mine))).toEqual([knight, cage]);
  // What the other side has changed is put in beside it; what it has taken out stays out.
  const other = { ...cage, sum: 6 };
  const change = editsBetween([cage], [other]);
  expect(applyEdits([], rebaseEdits([], change))).toEqual([other]);
  expect(rebaseEdits([], editsBetween([cage], []))).toEqual([]);
});

test.each([
  ['3x3', 'custom:{"base":"3x3","houses":[],"constraints":[{"kind":"anti-knight"}]}'],
  [
    'custom:{"title":"Mine","base":"3x3","houses":[],"constraints":[{"kind":"killer","cells":[0,1],"sum":5}]}',
    'custom:{"title":"Mine","base":"3x3","houses":[],"constraints":[{"kind":"anti-knight"}]}',
  ],
  [
    'custom:{"symbols":2,"extents":[2,2],"houses":[[0,1],[2,3]]}',
    'custom:{"symbols":2,"extents":[2,2],"houses":[[0,1],[2,3]],"constraints":[{"kind":"anti-knight"}]}',
  ],
])('%s gets constraints and keeps all else', (from, to) => {
  const spec = expectOk(parseSpec(from));
  const changed = withConstraints(spec, [knight]);
  expect(makeSpec(changed)).toBe(makeSpec(expectOk(parseSpec(to))));
  expect(makeSpec(withConstraints(changed, constraintsOf(spec)))).toBe(makeSpec(spec));
});
