/** What a shape is called. Nothing here builds the shape. */
import { parseSpec, type Shape } from '@hyperdoku/engine';
import { say, texts } from '../texts/index.js';

/** The title of a spec in the catalog, in its own rule or in what that is built on, else the spec itself. */
export function titleOfSpec(spec: string): string {
  const entry = say.shape(spec);
  if (entry) return entry.title;
  if (!spec.startsWith('custom:')) return spec;
  const parsed = parseSpec(spec);
  if (!parsed.ok || parsed.value.family !== 'custom') return texts.home.customShape;
  const { title, base, constraints = [] } = parsed.value.rule;
  if (title) return title;
  return base && constraints.length > 0 ? texts.home.variantOf(titleOfSpec(base)) : texts.home.customShape;
}

/** The spec, where it is short enough to tell something. */
export const shortSpec = ({ name, spec }: Shape): string => (spec.family === 'custom' ? '' : name);
