/** What is ordered to get a puzzle like those of an offer. */
import { type Order, parseOrder } from '@hyperdoku/engine';
import type { Offer } from './offers.js';

/** How another puzzle like these is ordered, as text. */
export const textOfOffer = (spec: string, { order }: Pick<Offer, 'order'>): string =>
  order === '' ? spec : `${spec},${order}`;

export function orderOf(spec: string, offer: Pick<Offer, 'order'>): Order {
  const read = parseOrder(textOfOffer(spec, offer));
  return read.ok ? read.value.order : {};
}
