/**
 * A grid cut into blocks of d0 × … × dn cells, and the group Z_d0 × … × Z_dn, whose elements are written as numbers of mixed
 * radix, component 0 lowest. Coordinate x of axis i becomes the element with x mod d_i as component i and the digits of the
 * quotient as the other components. No two coordinates of an axis share an element, as long as there are at most as many as
 * the group is large; and within a block the sums over the axes run through the whole group.
 */
import { quotient } from '../base/ints.js';

export function addInGroup(dims: readonly number[], p: number, q: number): number {
  let sum = 0;
  let place = 1;
  let restP = p;
  let restQ = q;
  for (const radix of dims) {
    sum += (((restP % radix) + (restQ % radix)) % radix) * place;
    restP = quotient(restP, radix);
    restQ = quotient(restQ, radix);
    place *= radix;
  }
  return sum;
}

/** The group element of coordinate x on this axis. */
export function elementOf(dims: readonly number[], axis: number, x: number): number {
  let rest = quotient(x, dims[axis]);
  let element = 0;
  let place = 1;
  for (const [component, radix] of dims.entries()) {
    if (component === axis) element += (x % radix) * place;
    else {
      element += (rest % radix) * place;
      rest = quotient(rest, radix);
    }
    place *= radix;
  }
  return element;
}
