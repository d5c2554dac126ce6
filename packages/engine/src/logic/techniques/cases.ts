/** The cases of a position, each followed once for all techniques and numbers of rounds that ask for it. */
import type { Position } from '../position.js';
import type { Case } from './case.js';
import { Consequences } from './consequences.js';

export class Cases {
  readonly consequences: Consequences;
  /** By option: how it went, and for how many rounds it was followed. */
  private readonly known: ({ readonly followed: Case; readonly most: number } | undefined)[] = [];

  constructor(position: Position) {
    this.consequences = new Consequences(position);
  }

  /** What follows if the option holds, within so many rounds; whoever will ask for more of them says how many. */
  follow(option: number, rounds: number, atLast: number): Case {
    let known = this.known[option];
    if (!known || (known.most < rounds && hasMore(known.followed, known.most))) {
      known = { followed: this.consequences.follow(option, { rounds: atLast }), most: atLast };
      this.known[option] = known;
    }
    return within(known.followed, rounds);
  }
}

/** Whether a case that was followed for so many rounds may go on. */
const hasMore = ({ rounds, failed }: Case, most: number): boolean => failed.length === 0 && rounds >= most;

/** The case as it stands after so many rounds. A clash that is there by then comes to light one round later. */
function within(followed: Case, rounds: number): Case {
  if (followed.rounds <= rounds || followed.clashesAfter <= rounds) return followed;
  const count = followed.ends[rounds - 1];
  return {
    literals: followed.literals.slice(0, count),
    reasons: followed.reasons.slice(0, count),
    causes: followed.causes,
    ends: followed.ends,
    clashesAfter: followed.clashesAfter,
    rounds,
    failed: [],
  };
}

const latest = new WeakMap<Position, { readonly changes: number; readonly cases: Cases }>();

/** Those of the position as it is now. */
export function casesOf(position: Position): Cases {
  const known = latest.get(position);
  if (known?.changes === position.changes) return known.cases;
  const cases = new Cases(position);
  latest.set(position, { changes: position.changes, cases });
  return cases;
}
