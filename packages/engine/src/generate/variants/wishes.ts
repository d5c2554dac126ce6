/** Which constraints an order wants, as text: `killer`, `killer=30`, `thermo=4,arrow=3,anti-knight`. */
import { fail, ok, type Result } from '../../base/result.js';
import { type KindName, kindNames } from '../../shape/constraint.js';

/** So many constraints of a kind; as many as suit the shape if not said, which for cages is the whole board. */
export interface KindWish {
  readonly kind: KindName;
  readonly count?: number;
}

/** Cages without a number cover the board, and are cut when all else is there. */
export const isWholeKiller = ({ kind, count }: KindWish): boolean => kind === 'killer' && count === undefined;

/** Between two wishes stands a comma or, where commas part other things, a plus. */
export function parseWishes(text: string): Result<readonly KindWish[]> {
  const wishes: KindWish[] = [];
  for (const part of text.split(/[,+]/)) {
    const [name, count, ...more] = part
      .toLowerCase()
      .split('=')
      .map(word => word.trim());
    const kind = kindNames.find(known => known === name);
    if (!kind) return fail('text-syntax', 'kind-unknown', { text: name, kinds: kindNames });
    if (count === undefined) {
      wishes.push({ kind });
      continue;
    }
    if (more.length > 0 || !/^[1-9]\d{0,6}$/.test(count))
      return fail('text-syntax', 'kind-count', { text: part.trim(), kind });
    wishes.push({ kind, count: Number(count) });
  }
  return ok(wishes);
}

/** Wishes for constraints as text, such as `killer,thermo=3`. */
export const makeWishes = (wishes: readonly KindWish[], separator: ',' | '+' = ','): string =>
  wishes.map(({ kind, count }) => (count === undefined ? kind : `${kind}=${count}`)).join(separator);
