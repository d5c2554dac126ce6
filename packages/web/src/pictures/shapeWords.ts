/** What a shape is called. Nothing here builds the shape. */
import { parseSpec, type Shape } from '@hyperdoku/engine';
import { say, texts } from '../texts/index.js';

/** The title of a spec in the catalog or in its own rule, else the spec itself. */
export function titleOfSpec(spec: string): string {
  const entry = say.shape(spec);
  if (entry) return entry.title;
  if (!spec.startsWith('custom:')) return spec;
  const parsed = parseSpec(spec);
  const title = parsed.ok && parsed.value.family === 'custom' ? parsed.value.rule.title : undefined;
  return title || texts.home.customShape;
}

/** The spec, where it is short enough to tell something. */
export const shortSpec = ({ name, spec }: Shape): string => (spec.family === 'custom' ? '' : name);
