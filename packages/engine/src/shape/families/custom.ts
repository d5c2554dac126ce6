/**
 * Houses given one by one as JSON: jigsaw, Sudoku X, samurai and whatever else is made of sets of N cells. A rule
 * may start from another shape (`base`) and add houses to it, or name its own grid, with gaps if it likes.
 * In a spec the rule travels as base64url of its JSON, so that it survives shells, links and file names.
 */
import { makeBase64url, parseBase64url } from '../../base/base64url.js';
import { product } from '../../base/ints.js';
import { fail, ok, type Result } from '../../base/result.js';
import { parseCustomRule } from '../customRule.js';
import { checkLimits, type Family } from '../family.js';
import { randomRigidMotion } from '../rigidMotion.js';
import type { HouseList, Outline } from '../shape.js';
import {
  type CustomHouse,
  type CustomKind,
  type CustomRule,
  type CustomSpec,
  customKinds,
  type Spec,
} from '../spec.js';

const prefix = 'custom:';

/** The families a rule may build on, passed in so that this file does not depend on their registry. */
interface BaseFamilies {
  parse(text: string): Result<Spec>;
  familyOf(spec: Spec): Family<Spec>;
}

function readRule(text: string): Result<CustomRule> {
  if (text.startsWith('{')) return parseCustomRule(text);
  const bytes = parseBase64url(text);
  if (!bytes) return fail('spec-syntax', 'custom-encoding', {});
  return parseCustomRule(new TextDecoder().decode(bytes));
}

/** What was worked out of a rule before, since the puzzles of a list share it and rules are never written to. */
const names = new WeakMap<CustomRule, string>();
const outlines = new WeakMap<CustomRule, Result<Outline>>();

export function customFamily(bases: BaseFamilies): Family<CustomSpec> {
  const baseOutline = (rule: CustomRule): Result<{ spec: Spec; outline: Outline } | undefined> => {
    if (rule.base === undefined) return ok(undefined);
    const spec = bases.parse(rule.base);
    if (!spec.ok) return spec;
    const outline = bases.familyOf(spec.value).outline(spec.value);
    return outline.ok ? ok({ spec: spec.value, outline: outline.value }) : outline;
  };

  const outlineOf = (rule: CustomRule): Result<Outline> => {
    const base = baseOutline(rule);
    if (!base.ok) return base;
    if (base.value) return ok(base.value.outline);
    const symbols = rule.symbols ?? 0;
    const extents = rule.extents ?? [];
    const cellCount = rule.cells ? rule.cells.length : product(extents);
    const refusal = checkLimits(symbols, extents);
    if (refusal) return refusal;
    return cellCount === 0 ? fail('custom-rule', 'no-cells', {}) : ok({ symbols, extents, cellCount });
  };

  return {
    name: 'custom',
    example: 'custom:{"base":"3x3","houses":[…]}',
    parse: text => {
      if (!text.startsWith(prefix)) return undefined;
      const rule = readRule(text.slice(prefix.length));
      return rule.ok ? ok({ family: 'custom', rule: rule.value }) : rule;
    },
    make: ({ rule }) => {
      const known = names.get(rule);
      if (known !== undefined) return known;
      const name = prefix + makeBase64url(new TextEncoder().encode(JSON.stringify(rule)));
      names.set(rule, name);
      return name;
    },
    rule: ({ rule: { base, houses, constraints = [] } }) => {
      const spec = base === undefined ? undefined : bases.parse(base);
      return {
        kind: 'custom',
        ...(base && { base }),
        ...(spec?.ok && { on: bases.familyOf(spec.value).rule(spec.value) }),
        houses: houses.length,
        constraints: constraints.length,
      };
    },
    outline: ({ rule }) => {
      const known = outlines.get(rule);
      if (known) return known;
      const outline = outlineOf(rule);
      const checked = outline.ok ? (checkHouses(rule, outline.value) ?? outline) : outline;
      outlines.set(rule, checked);
      return checked;
    },
    listHouses: ({ rule }, outline) => {
      const base = baseOutline(rule);
      const start =
        base.ok && base.value
          ? bases.familyOf(base.value.spec).listHouses(base.value.spec, outline)
          : undefined;
      return addHouses(rule, outline, start);
    },
    instantGrid: () => undefined,
    randomMotion: (_, shape, random) => randomRigidMotion(shape, random),
    frame: () => undefined,
  };
}

/** The number of each position among the cells, when the rule leaves gaps. */
const cellNumbers = (rule: CustomRule): Map<number, number> | undefined =>
  rule.cells && new Map([...rule.cells].sort((a, b) => a - b).map((position, cell) => [position, cell]));

function checkHouses(rule: CustomRule, { symbols, extents }: Outline): Result<never> | undefined {
  const positions = product(extents);
  const numbers = cellNumbers(rule);
  for (const position of rule.cells ?? []) {
    if (position >= positions) {
      return fail('custom-rule', 'cell-outside', { position, last: positions - 1 });
    }
  }
  if (numbers && numbers.size !== rule.cells?.length) {
    return fail('custom-rule', 'cell-twice', {});
  }
  const covered = new Set<number>();
  for (const [index, { name, cells }] of rule.houses.entries()) {
    const house = name || index + 1;
    if (cells.length !== symbols)
      return fail('custom-rule', 'house-size', { house, cells: cells.length, symbols });
    if (new Set(cells).size !== symbols) return fail('custom-rule', 'house-cell-twice', { house });
    for (const position of cells) {
      if (numbers ? !numbers.has(position) : position >= positions)
        return fail('custom-rule', 'house-cell-missing', { house, position });
      covered.add(position);
    }
  }
  if (rule.base !== undefined) return undefined;
  const loose = rule.cells ? rule.cells.find(cell => !covered.has(cell)) : firstOutside(covered, positions);
  return loose === undefined ? undefined : fail('custom-rule', 'cell-loose', { position: loose });
}

function firstOutside(covered: ReadonlySet<number>, positions: number): number | undefined {
  for (let position = 0; position < positions; position++) if (!covered.has(position)) return position;
  return undefined;
}

function addHouses(rule: CustomRule, { symbols }: Outline, base: HouseList | undefined): HouseList {
  const numbers = cellNumbers(rule);
  const added = rule.houses.flatMap(house =>
    house.cells.map(position => numbers?.get(position) ?? position).sort((a, b) => a - b),
  );
  const kindOf = (house: CustomHouse): CustomKind => house.kind ?? 'region';
  const kinds = customKinds.filter(kind => rule.houses.some(house => kindOf(house) === kind));
  const baseHouses = base ? base.houses.length / symbols : 0;
  const baseOrientations = base?.orientations ?? [];
  return {
    orientations: [...baseOrientations, ...kinds.map(kind => ({ kind, axes: [] }))],
    houses: Int32Array.from([...(base?.houses ?? []), ...added]),
    houseOrientation: Uint8Array.from([
      ...(base?.houseOrientation ?? []),
      ...rule.houses.map(house => baseOrientations.length + kinds.indexOf(kindOf(house))),
    ]),
    houseNames: [...Array<string>(baseHouses).fill(''), ...rule.houses.map(house => house.name ?? '')],
    ...(base?.surface && { surface: base.surface }),
    ...(numbers && { positions: Int32Array.from(numbers.keys()) }),
  };
}
