import type { Rule } from '../../shape/rule.js';
import { ruleOf } from '../../shape/shapes.js';
import type { RuleWords } from '../words.js';
import { count } from './grammar.js';

/** The rule of a shape as a player reads it. */
function sayRule(rule: Rule): string {
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
      const { on, houses, constraints } = rule;
      const own = on ? sayRule(on).replace(holds, '') : 'Every house, as the rule names its groups of cells,';
      const added = on && houses > 0 ? ', and every house added to them,' : '';
      const more = constraints === 0 ? '' : `, and ${count(constraints, 'constraint')} must be met`;
      return `${own}${added} holds each symbol once${more}.`;
    }
  }
}

const holds = / holds each symbol once.*$/;

/** In two dimensions lines have names that everybody knows. */
const sayBoxes = (box: readonly number[]): string =>
  `${box.length === 2 ? 'Every row, every column' : 'Every line along an axis'} and every ${box.join('×')} box holds each symbol once.`;

export const ruleEnglish: RuleWords = { rule: spec => sayRule(ruleOf(spec)) };
