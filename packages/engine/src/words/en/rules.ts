import type { Rule } from '../../shape/rule.js';
import { shorten } from '../shorten.js';
import { count } from './grammar.js';

/** The rule of a shape as a player reads it. */
export function sayRule(rule: Rule): string {
  switch (rule.kind) {
    case 'lines':
      return rule.axes === 2
        ? 'Every row and every column holds each symbol once.'
        : 'Every line along an axis holds each symbol once.';
    case 'boxes':
      return sayBoxes(rule.box);
    case 'slices':
      if (rule.axes === 2) return sayBoxes([rule.side, rule.side]);
      return `Every line along an axis and every ${rule.side}×${rule.side} box of every slice holds each symbol once.`;
    case 'planes':
      return 'Every flat section through the grid, across any axis, holds each symbol once.';
    case 'strips':
      return `Every strip over two faces and every 2×${rule.side} box on a face holds each symbol once.`;
    case 'faces':
      return 'Every face and every hoop around the cube holds each symbol once.';
    case 'custom': {
      const { base, houses, constraints } = rule;
      const of = base === undefined ? '' : ` of ${shorten(base)}`;
      const added = base !== undefined && houses > 0 ? ' and every house added to it' : '';
      const more = constraints === 0 ? '' : `, and ${count(constraints, 'constraint')} must be met`;
      return `Every house${of}${added} holds each symbol once${more}.`;
    }
  }
}

/** In two dimensions lines have names that everybody knows. */
const sayBoxes = (box: readonly number[]): string =>
  `${box.length === 2 ? 'Every row, every column' : 'Every line along an axis'} and every ${box.join('×')} box holds each symbol once.`;
