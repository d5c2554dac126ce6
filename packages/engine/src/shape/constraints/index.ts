/** The registry of constraints: the only place that knows all kinds. */
import type { KindName } from '../constraint.js';
import { arrow } from './arrow.js';
import { between } from './between.js';
import { blackDot } from './blackDot.js';
import { disjointGroups, windoku } from './boxGroups.js';
import { candidates } from './candidates.js';
import { clone } from './clone.js';
import { diagonal } from './diagonal.js';
import { greater } from './greater.js';
import { killer } from './killer.js';
import type { Kind } from './kind.js';
import { littleKiller } from './littleKiller.js';
import { nonConsecutive } from './nonConsecutive.js';
import { antiKing, antiKnight, offsets } from './offsets.js';
import { palindrome } from './palindrome.js';
import { even, odd } from './parity.js';
import { region } from './region.js';
import { renban } from './renban.js';
import { thermo } from './thermo.js';
import { whisper } from './whisper.js';
import { whiteDot } from './whiteDot.js';
import { xv } from './xv.js';

const kinds = {
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
} satisfies Readonly<Record<KindName, unknown>>;

export const kindOf = (name: KindName): Kind => kinds[name] as unknown as Kind;
