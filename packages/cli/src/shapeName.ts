import type { Shape } from '@hyperdoku/engine';
import { texts } from './texts/index.js';

/** What a shape is called in a sentence: by its spec, or by the title of its rule, since the spec of a custom rule is all of it. */
export const nameShape = ({ name, spec }: Shape): string =>
  spec.family === 'custom' ? (spec.rule.title ?? texts.shape.ownRule) : name;
