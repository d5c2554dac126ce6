/** The registry of rule families: the only place that knows them all. */
import { fail, type Result } from '../../base/result.js';
import type { Family } from '../family.js';
import type { FamilyName, Spec } from '../spec.js';
import { box } from './box.js';
import { customFamily } from './custom.js';
import { faces } from './faces.js';
import { iso } from './iso.js';
import { latin } from './latin.js';
import { plane } from './plane.js';
import { slice } from './slice.js';

const plainFamilies = { slice, box, latin, plane, iso, faces };

const custom = customFamily({
  parse: text => parseAmong(Object.values<Family<Spec>>(plainFamilies), text),
  familyOf: spec => familyOf(spec),
});

const families: Readonly<Record<FamilyName, Family<Spec>>> = { ...plainFamilies, custom };

export const familyOf = (spec: Spec): Family<Spec> => families[spec.family];

function parseAmong(candidates: readonly Family<Spec>[], text: string): Result<Spec> {
  for (const family of candidates) {
    const spec = family.parse(text);
    if (spec) return spec;
  }
  return fail('spec-syntax', 'unknown', { text, examples: candidates.map(family => family.example) });
}

export const parseSpecText = (text: string): Result<Spec> => parseAmong(Object.values(families), text);
