/** The techniques in the order in which they are tried: what a person would look for first comes first. */

import type { Technique } from './technique.js';
import { type TechniqueName, techniqueNames, techniquesOfUniqueness } from './techniqueNames.js';
import { alternatingChain } from './techniques/alternatingChain.js';
import { sueDeCoq, wxyzWing } from './techniques/bentSets.js';
import { cageCombinations } from './techniques/cageCombinations.js';
import { emptyRectangle } from './techniques/emptyRectangle.js';
import { finnedSwordfish, finnedXWing, jellyfish, mixedFish, swordfish, xWing } from './techniques/fish.js';
import { forcingChain } from './techniques/forcingChain.js';
import { fullHouse } from './techniques/fullHouse.js';
import { groupedChain } from './techniques/groupedChain.js';
import { hiddenSingle } from './techniques/hiddenSingle.js';
import { hiddenPair, hiddenQuad, hiddenTriple } from './techniques/hiddenSubset.js';
import { houseSum, jointSum } from './techniques/houseSums.js';
import { lastInConstraint } from './techniques/lastInConstraint.js';
import { lineBounds } from './techniques/lineBounds.js';
import { lockedCandidates } from './techniques/lockedCandidates.js';
import { multiColouring } from './techniques/multiColouring.js';
import { nakedSingle } from './techniques/nakedSingle.js';
import { nakedPair, nakedQuad, nakedTriple } from './techniques/nakedSubset.js';
import { pigeonhole } from './techniques/pigeonhole.js';
import { search } from './techniques/search.js';
import { setChain } from './techniques/setChain.js';
import { alsXyWing, alsXz } from './techniques/setWings.js';
import { simpleColouring } from './techniques/simpleColouring.js';
import { template } from './techniques/template.js';
import { longTrial, nestedTrial, shortTrial } from './techniques/trial.js';
import { skyscraper, turbotFish, twoStringKite } from './techniques/turbotFish.js';
import { avoidableRectangle } from './techniques/uniqueness/avoidableRectangle.js';
import { bug } from './techniques/uniqueness/bug.js';
import { hiddenRectangle } from './techniques/uniqueness/hiddenRectangle.js';
import { uniqueRectangle } from './techniques/uniqueness/uniqueRectangle.js';
import { wWing } from './techniques/wWing.js';
import { xChain } from './techniques/xChain.js';
import { xyChain } from './techniques/xyChain.js';
import { xyWing } from './techniques/xyWing.js';
import { xyzWing } from './techniques/xyzWing.js';

/** Each under its own name: one that is missing, or stands under another's name, does not compile. */
const techniques: { readonly [Name in TechniqueName]: Technique<Name> } = {
  'full-house': fullHouse,
  'hidden-single': hiddenSingle,
  'last-in-constraint': lastInConstraint,
  'naked-single': nakedSingle,
  'cage-combinations': cageCombinations,
  'line-bounds': lineBounds,
  'locked-candidates': lockedCandidates,
  'house-sum': houseSum,
  'naked-pair': nakedPair,
  'hidden-pair': hiddenPair,
  'naked-triple': nakedTriple,
  'hidden-triple': hiddenTriple,
  'joint-sum': jointSum,
  'x-wing': xWing,
  'xy-wing': xyWing,
  'naked-quad': nakedQuad,
  'hidden-quad': hiddenQuad,
  pigeonhole,
  swordfish,
  skyscraper,
  'two-string-kite': twoStringKite,
  'turbot-fish': turbotFish,
  'empty-rectangle': emptyRectangle,
  'xyz-wing': xyzWing,
  'wxyz-wing': wxyzWing,
  'simple-colouring': simpleColouring,
  'multi-colouring': multiColouring,
  'unique-rectangle': uniqueRectangle,
  bug,
  'sue-de-coq': sueDeCoq,
  'finned-x-wing': finnedXWing,
  jellyfish,
  'finned-swordfish': finnedSwordfish,
  'hidden-rectangle': hiddenRectangle,
  'w-wing': wWing,
  'x-chain': xChain,
  'xy-chain': xyChain,
  'avoidable-rectangle': avoidableRectangle,
  'alternating-chain': alternatingChain,
  'mixed-fish': mixedFish,
  template,
  'grouped-chain': groupedChain,
  'als-xz': alsXz,
  'als-xy-wing': alsXyWing,
  'set-chain': setChain,
  'forcing-chain': forcingChain,
  'short-trial': shortTrial,
  'long-trial': longTrial,
  'nested-trial': nestedTrial,
  search,
};

/** Which techniques may be used. */
export interface LadderOptions {
  /** The hardest technique allowed; search by default. */
  readonly upTo?: TechniqueName;
  /** No others than these; any if not said. */
  readonly using?: readonly TechniqueName[];
  /**
   * Whether techniques may be used that take for granted that there is one solution only. Nothing here proves that, so they are left out
   * unless whoever knows it says so: in a puzzle with several solutions they remove right candidates.
   */
  readonly assumeUnique?: boolean;
}

/** The rungs up to a technique. */
export function ladderUpTo({
  upTo = 'search',
  using = techniqueNames,
  assumeUnique = false,
}: LadderOptions = {}): readonly Technique[] {
  return techniqueNames
    .slice(0, techniqueNames.indexOf(upTo) + 1)
    .filter(name => using.includes(name) && (assumeUnique || !techniquesOfUniqueness.includes(name)))
    .map(name => techniques[name]);
}
