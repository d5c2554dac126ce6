/** What a shape is called. Nothing here builds the shape. */
import { parseSpec, type Shape } from '@hyperdoku/engine';
import { startTexts, startWords } from '../texts/start.js';

/** The title of a spec in the catalog, in its own rule or of what it is a variant of, else the spec itself. */
export function titleOfSpec(spec: string): string {
  const entry = startWords.shape(spec);
  if (entry) return entry.title;
  if (!spec.startsWith('custom:')) return spec;
  const parsed = parseSpec(spec);
  const rule = parsed.ok && parsed.value.family === 'custom' ? parsed.value.rule : undefined;
  if (rule?.title) return rule.title;
  return rule?.base && rule.houses.length === 0
    ? startTexts.home.variant(titleOfSpec(rule.base))
    : startTexts.home.customShape;
}

/** The spec, where it is short enough to tell something. */
export const shortSpec = ({ name, spec }: Shape): string => (spec.family === 'custom' ? '' : name);
