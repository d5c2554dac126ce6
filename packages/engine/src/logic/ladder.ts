/** The techniques in the order in which they are tried: what a person would look for first comes first. */

import type { Technique } from './technique.js';
import { type TechniqueName, techniqueNames } from './techniqueNames.js';
import { fullHouse } from './techniques/fullHouse.js';
import { hiddenSingle } from './techniques/hiddenSingle.js';
import { lockedCandidates } from './techniques/lockedCandidates.js';
import { nakedSingle } from './techniques/nakedSingle.js';
import { pigeonhole } from './techniques/pigeonhole.js';

const techniques: Readonly<Partial<Record<TechniqueName, Technique>>> = {
  'full-house': fullHouse,
  'hidden-single': hiddenSingle,
  'naked-single': nakedSingle,
  'locked-candidates': lockedCandidates,
  pigeonhole,
};

export interface LadderOptions {
  /** The hardest technique allowed; trial if not said otherwise. */
  readonly upTo?: TechniqueName;
  /** Whether patterns may be used that take for granted that there is one solution only. */
  readonly assumeUnique?: boolean;
}

/** The rungs up to a technique. */
export function ladderUpTo({
  upTo = 'trial',
  assumeUnique = false,
}: LadderOptions = {}): readonly Technique[] {
  return techniqueNames
    .slice(0, techniqueNames.indexOf(upTo) + 1)
    .filter(name => assumeUnique || name !== 'uniqueness')
    .flatMap(name => techniques[name] ?? []);
}
