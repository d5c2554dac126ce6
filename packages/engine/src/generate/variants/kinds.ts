/** How each kind is made: the only place that knows all of them. */
import type { KindName } from '../../shape/constraint.js';
import { clone, killer, littleKiller, region } from './areas.js';
import { arrow, between, palindrome, renban, thermo, whisper } from './lines.js';
import { candidates, even, odd } from './marks.js';
import { blackDot, greater, whiteDot, xv } from './pairs.js';
import type { Way } from './way.js';
import {
  antiKing,
  antiKnight,
  diagonal,
  disjointGroups,
  nonConsecutive,
  offsets,
  windoku,
} from './wholeBoard.js';

export const ways: Readonly<Record<KindName, Way>> = {
  region,
  diagonal,
  windoku,
  'disjoint-groups': disjointGroups,
  'anti-knight': antiKnight,
  'anti-king': antiKing,
  offsets,
  'non-consecutive': nonConsecutive,
  killer,
  'little-killer': littleKiller,
  arrow,
  thermo,
  greater,
  'white-dot': whiteDot,
  'black-dot': blackDot,
  xv,
  whisper,
  palindrome,
  renban,
  between,
  clone,
  odd,
  even,
  candidates,
};
